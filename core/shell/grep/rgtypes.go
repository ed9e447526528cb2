package grep

import (
	"slices"
	"strings"

	"ambit/core/shell/command"
)

// typeGlobs are the types of files that ripgrep 13 knows: a name and its globs a line.
const typeGlobs = `agda *.agda *.lagda
aidl *.aidl
amake *.bp *.mk
asciidoc *.adoc *.asc *.asciidoc
asm *.S *.asm *.s
asp *.ascx *.ascx.cs *.ascx.vb *.aspx *.aspx.cs *.aspx.vb
ats *.ats *.dats *.hats *.sats
avro *.avdl *.avpr *.avsc
awk *.awk
bazel *.BUILD *.bazel *.bazelrc *.bzl BUILD WORKSPACE
bitbake *.bb *.bbappend *.bbclass *.conf *.inc
brotli *.br
buildstream *.bst
bzip2 *.bz2 *.tbz2
c *.[chH] *.[chH].in *.cats
cabal *.cabal
cbor *.cbor
ceylon *.ceylon
clojure *.clj *.cljc *.cljs *.cljx
cmake *.cmake CMakeLists.txt
coffeescript *.coffee
config *.cfg *.conf *.config *.ini
coq *.v
cpp *.[ChH] *.[ChH].in *.[ch]pp *.[ch]pp.in *.[ch]xx *.[ch]xx.in *.cc *.cc.in *.hh *.hh.in *.inl
creole *.creole
crystal *.cr Projectfile
cs *.cs
csharp *.cs
cshtml *.cshtml
css *.css *.scss
csv *.csv
cython *.pxd *.pxi *.pyx
d *.d
dart *.dart
dhall *.dhall
diff *.diff *.patch
docker *Dockerfile*
dvc *.dvc Dvcfile
ebuild *.ebuild
edn *.edn
elisp *.el
elixir *.eex *.ex *.exs
elm *.elm
erb *.erb
erlang *.erl *.hrl
fidl *.fidl
fish *.fish
flatbuffers *.fbs
fortran *.F *.F77 *.F90 *.F95 *.f *.f77 *.f90 *.f95 *.pfo
fsharp *.fs *.fsi *.fsx
fut .fut
gap *.g *.gap *.gd *.gi *.tst
gn *.gn *.gni
go *.go
gradle *.gradle
groovy *.gradle *.groovy
gzip *.gz *.tgz
h *.h *.hpp
haml *.haml
haskell *.c2hs *.cpphs *.hs *.hsc *.lhs
hbs *.hbs
hs *.hs *.lhs
html *.ejs *.htm *.html
idris *.idr *.lidr
java *.java *.jsp *.jspx *.properties
jinja *.j2 *.jinja *.jinja2
jl *.jl
js *.js *.jsx *.vue
json *.json composer.lock
jsonl *.jsonl
julia *.jl
jupyter *.ipynb *.jpynb
k *.k
kotlin *.kt *.kts
less *.less
license *[.-]LICEN[CS]E* AGPL-*[0-9]* APACHE-*[0-9]* BSD-*[0-9]* CC-BY-* COPYING COPYING[.-]* COPYRIGHT COPYRIGHT[.-]* EULA EULA[.-]* GFDL-*[0-9]* GNU-*[0-9]* GPL-*[0-9]* LGPL-*[0-9]* LICEN[CS]E LICEN[CS]E[.-]* MIT-*[0-9]* MPL-*[0-9]* NOTICE NOTICE[.-]* OFL-*[0-9]* PATENTS PATENTS[.-]* UNLICEN[CS]E UNLICEN[CS]E[.-]* agpl[.-]* gpl[.-]* lgpl[.-]* licen[cs]e licen[cs]e.*
lisp *.el *.jl *.lisp *.lsp *.sc *.scm
lock *.lock package-lock.json
log *.log
lua *.lua
lz4 *.lz4
lzma *.lzma
m4 *.ac *.m4
make *.mak *.mk [Gg][Nn][Uu]makefile [Gg][Nn][Uu]makefile.am [Gg][Nn][Uu]makefile.in [Mm]akefile [Mm]akefile.am [Mm]akefile.in
mako *.mako *.mao
man *.[0-9][cEFMmpSx] *.[0-9lnpx]
markdown *.markdown *.md *.mdown *.mkdn
matlab *.m
md *.markdown *.md *.mdown *.mkdn
meson meson.build meson_options.txt
minified *.min.css *.min.html *.min.js
mint *.mint
mk mkfile
ml *.ml
msbuild *.csproj *.fsproj *.proj *.props *.targets *.vcxproj
nim *.nim *.nimble *.nimf *.nims
nix *.nix
objc *.h *.m
objcpp *.h *.mm
ocaml *.ml *.mli *.mll *.mly
org *.org *.org_archive
pascal *.dpr *.inc *.lpr *.pas *.pp
pdf *.pdf
perl *.PL *.perl *.pl *.plh *.plx *.pm *.t
php *.php *.php3 *.php4 *.php5 *.phtml
po *.po
pod *.pod
postscript *.eps *.ps
protobuf *.proto
ps *.cdxml *.ps1 *.ps1xml *.psd1 *.psm1
puppet *.erb *.pp *.rb
purs *.purs
py *.py
qmake *.prf *.pri *.pro
qml *.qml
r *.R *.Rmd *.Rnw *.r
racket *.rkt
rdoc *.rdoc
readme *README README*
red *.r *.red *.reds
robot *.robot
rst *.rst
ruby *.gemspec *.rb *.rbw .irbrc Gemfile Rakefile config.ru
rust *.rs
sass *.sass *.scss
scala *.sbt *.scala
sh *.bash *.bashrc *.csh *.cshrc *.ksh *.kshrc *.sh *.tcsh *.zsh .bash_login .bash_logout .bash_profile .bashrc .cshrc .kshrc .login .logout .profile .tcshrc .zlogin .zlogout .zprofile .zshenv .zshrc bash_login bash_logout bash_profile bashrc profile zlogin zlogout zprofile zshenv zshrc
slim *.skim *.slim *.slime
smarty *.tpl
sml *.sig *.sml
soy *.soy
spark *.spark
spec *.spec
sql *.psql *.sql
stylus *.styl
sv *.h *.sv *.svh *.v *.vg
svg *.svg
swift *.swift
swig *.def *.i
systemd *.automount *.conf *.device *.link *.mount *.path *.scope *.service *.slice *.socket *.swap *.target *.timer
taskpaper *.taskpaper
tcl *.tcl
tex *.bib *.cls *.dtx *.ins *.ltx *.sty *.tex
textile *.textile
tf *.tf
thrift *.thrift
toml *.toml Cargo.lock
ts *.ts *.tsx
twig *.twig
txt *.txt
typoscript *.ts *.typoscript
vala *.vala
vb *.vb
vcl *.vcl
verilog *.sv *.svh *.v *.vh
vhdl *.vhd *.vhdl
vim *.vim
vimscript *.vim
webidl *.idl *.webidl *.widl
wiki *.mediawiki *.wiki
xml *.dtd *.rng *.sch *.xhtml *.xjb *.xml *.xml.dist *.xsd *.xsl *.xslt
xz *.txz *.xz
yacc *.y
yaml *.yaml *.yml
yang *.yang
z *.Z
zig *.zig
zsh *.zsh .zlogin .zlogout .zprofile .zshenv .zshrc zlogin zlogout zprofile zshenv zshrc
zstd *.zst *.zstd
`

// fileTypes are types of files by name.
type fileTypes map[string][]string

func knownTypes() fileTypes {
	types := fileTypes{}
	for line := range strings.Lines(typeGlobs) {
		words := strings.Fields(line)
		types[words[0]] = words[1:]
	}
	return types
}

// typeChoice is one -t or -T, or a change of the known types.
type typeChoice struct {
	option int // 't', 'T', rgTypeAdd, rgTypeClear
	arg    string
}

const badTypeDefinition = "invalid definition (format is type:glob, e.g., html:*.html)"

// define adds NAME:GLOB or NAME:include:OTHER,OTHER; the result is a message if that
// is wrong.
func (f fileTypes) define(definition string) string {
	name, glob, ok := strings.Cut(definition, ":")
	if !ok || name == "" || name == "all" || glob == "" {
		return badTypeDefinition
	}
	for _, r := range name {
		if r < 0x80 && !isWordByte(byte(r)) || r == '_' {
			return badTypeDefinition
		}
	}
	others, including := strings.CutPrefix(glob, "include:")
	if !including {
		if strings.Contains(glob, ":") {
			return badTypeDefinition
		}
		f[name] = append(slices.Clone(f[name]), glob)
		return ""
	}
	for _, other := range strings.Split(others, ",") {
		globs, known := f[other]
		if !known {
			return badTypeDefinition
		}
		f[name] = append(slices.Clone(f[name]), globs...)
	}
	return ""
}

// chooseTypes turns the options about types into rules.
func (r *rgOptions) chooseTypes(p *command.Proc) (types fileTypes, message string) {
	types = knownTypes()
	each := func(option int, f func(arg string) string) {
		for _, c := range r.typeChoices {
			if c.option == option && message == "" {
				message = f(c.arg)
			}
		}
	}
	each(rgTypeClear, func(name string) string {
		delete(types, name)
		return ""
	})
	each(rgTypeAdd, types.define)
	choose := func(unwanted bool) func(name string) string {
		return func(arg string) string {
			names := []string{arg}
			if arg == "all" {
				names = types.names()
			}
			for _, name := range names {
				globs, ok := types[name]
				if !ok {
					return "unrecognized file type: " + name
				}
				for _, glob := range globs {
					rule, _ := newRule(glob, false, p.Meter)
					r.types = append(r.types, typeRule{rule, unwanted})
				}
			}
			r.typesSelected = r.typesSelected || !unwanted
			return ""
		}
	}
	each('t', choose(false))
	each('T', choose(true))
	return types, message
}

// typeRule is a glob of a type that is wanted, or not.
type typeRule struct {
	ignoreRule
	unwanted bool
}

// ofType reports whether a file is of the types that are wanted: -T goes before -t.
func (r *rgOptions) ofType(base string) bool {
	for i := len(r.types) - 1; i >= 0; i-- {
		if decide([]ignoreRule{r.types[i].ignoreRule}, base, false) == ignored {
			return !r.types[i].unwanted
		}
	}
	return !r.typesSelected
}

func (f fileTypes) names() []string {
	names := make([]string, 0, len(f))
	for n := range f {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}

func (f fileTypes) print(p *command.Proc) {
	for _, n := range f.names() {
		globs := slices.Clone(f[n])
		slices.Sort(globs)
		p.Stdout.WriteString(n + ": " + strings.Join(slices.Compact(globs), ", ") + "\n")
	}
}
