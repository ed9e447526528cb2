#### the files of each type
touch .bash_login .bash_logout .bash_profile .bashrc .cshrc .irbrc .kshrc .login .logout .profile .tcshrc .zlogin \
  .zlogout .zprofile .zshenv .zshrc CMakeLists.txt Cargo.lock GNUmakefile GNUmakefile.am GNUmakefile.in Gemfile \
  Makefile Rakefile bash_login bash_logout bash_profile bashrc composer.lock config.ru f f.C f.C.in f.H f.Hpp \
  f.PL f.R f.Rmd f.Rnw f.awk f.bash f.bashrc f.bib f.c f.c.in f.c2hs f.cats f.cc f.cc.in f.cfg f.clj f.cljc \
  f.cljs f.cljx f.cls f.cmake f.conf f.config f.cpp f.cpp.in f.cpphs f.cs f.csh f.cshrc f.css f.csv f.cxx \
  f.cxx.in f.dart f.dtd f.dtx f.eex f.ejs f.erl f.ex f.exs f.fish f.gemspec f.go f.gradle f.groovy f.h f.hh \
  f.hh.in f.hpp f.hrl f.hs f.hsc f.htm f.html f.ini f.inl f.ins f.java f.jl f.js f.json f.jsonl f.jsp f.jspx \
  f.jsx f.ksh f.kshrc f.kt f.kts f.less f.lhs f.log f.ltx f.lua f.mak f.markdown f.md f.mdown f.mk f.mkdn f.ml \
  f.mli f.mll f.mly f.nix f.perl f.php f.php3 f.php4 f.php5 f.phtml f.pl f.plh f.plx f.pm f.properties f.proto \
  f.psql f.py f.r f.rb f.rbw f.rng f.rs f.rst f.sass f.sbt f.scala f.sch f.scss f.sh f.sql f.sty f.svg f.swift \
  f.t f.tcsh f.tex f.tf f.toml f.ts f.tsx f.txt f.vim f.vue f.x f.xhtml f.xjb f.xml f.xml.dist f.xsd f.xsl \
  f.xslt f.yaml f.yml f.zig f.zsh gnumakefile gomod makefile makefile.ac makefile.am makefile.in profile \
  xDockerfilex zlogin zlogout zprofile zshenv zshrc
for t in awk c clojure cmake config cpp cs csharp css csv dart docker elixir erlang fish go groovy h \
  haskell html java js json jsonl julia kotlin less log lua make markdown md nix ocaml perl php protobuf py \
  r rst ruby rust sass scala sh sql svg swift tex tf toml ts txt vim xml yaml \
  zig zsh; do
  echo $t: $(rg --files --hidden --sort path -t $t)
done
rm -f * .[a-z]*
#### -P: what \K keeps, beside groups
printf '%s\n' abc aabbcc xabcabcy foo=bar > f
for p in 'a\Kb' '(a)\Kb' '(a)(b)\Kc' '(a)\K(b)\1?' '(?:a)\Kb' '((a)b)\Kc' '(\w+)=\K(\w+)' 'a\Kb\Kc' '\Ka' '(a\Kb)+' '(a)|b\Kc'; do
  echo "== $p"
  grep -oP "$p" f
  grep -obP "$p" f
  grep -cP "$p" f
done
#### characters in Perl expressions
printf 'a\033b\n\007\n\fx\n' > f; grep -cP 'a\eb' f; grep -cP '[\e]' f; grep -cP '\a' f; grep -cP '\fx' f; grep -P 'a\x1bb' f | od -c; grep -cP '\e\e' f; grep -cP '\cA|\o{33}|\033' f
