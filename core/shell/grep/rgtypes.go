package grep

// fileTypes are the names that rg -t knows, with their globs. It is a selection of
// what ripgrep has.
var fileTypes = map[string][]string{
	"awk": {"*.awk"}, "bash": {"*.bash", "*.sh", ".bashrc", ".bash_profile", ".bash_aliases", ".bash_logout", ".profile"},
	"c": {"*.[chH]", "*.[chH].in", "*.cats"}, "clojure": {"*.clj", "*.cljc", "*.cljs", "*.cljx"}, "cmake": {"*.cmake", "CMakeLists.txt"},
	"config": {"*.cfg", "*.conf", "*.config", "*.ini"}, "cpp": {"*.[ChH]", "*.[ChH].in", "*.[ch]pp", "*.[ch]pp.in", "*.[ch]xx", "*.[ch]xx.in", "*.cc", "*.cc.in", "*.hh", "*.hh.in", "*.inl"},
	"cs": {"*.cs"}, "csharp": {"*.cs"}, "css": {"*.css", "*.scss"}, "csv": {"*.csv"}, "dart": {"*.dart"},
	"docker": {"*Dockerfile*"}, "elixir": {"*.eex", "*.ex", "*.exs"}, "erlang": {"*.erl", "*.hrl"}, "fish": {"*.fish"}, "go": {"*.go"},
	"graphql": {"*.graphql", "*.graphqls"}, "groovy": {"*.gradle", "*.groovy"}, "h": {"*.h", "*.hpp"}, "haskell": {"*.c2hs", "*.cpphs", "*.hs", "*.hsc", "*.lhs"},
	"html": {"*.ejs", "*.htm", "*.html"}, "java": {"*.java", "*.jsp", "*.jspx", "*.properties"}, "js": {"*.js", "*.jsx", "*.vue"},
	"json": {"*.json", "composer.lock"}, "jsonl": {"*.jsonl"}, "julia": {"*.jl"}, "kotlin": {"*.kt", "*.kts"}, "less": {"*.less"}, "log": {"*.log"},
	"lua": {"*.lua"}, "make": {"*.mak", "*.mk", "[Gg][Nn][Uu]makefile", "[Gg][Nn][Uu]makefile.am", "[Gg][Nn][Uu]makefile.in", "[Mm]akefile", "[Mm]akefile.am", "[Mm]akefile.in"},
	"markdown": {"*.markdown", "*.md", "*.mdown", "*.mkdn"}, "md": {"*.markdown", "*.md", "*.mdown", "*.mkdn"}, "nix": {"*.nix"}, "ocaml": {"*.ml", "*.mli", "*.mll", "*.mly"},
	"perl": {"*.PL", "*.perl", "*.pl", "*.plh", "*.plx", "*.pm", "*.t"}, "php": {"*.php", "*.php3", "*.php4", "*.php5", "*.phtml"},
	"protobuf": {"*.proto"}, "py": {"*.py"}, "python": {"*.py"}, "r": {"*.R", "*.Rmd", "*.Rnw", "*.r"}, "rst": {"*.rst"},
	"ruby": {"*.gemspec", "*.rb", "*.rbw", ".irbrc", "Gemfile", "Rakefile", "config.ru"}, "rust": {"*.rs"}, "sass": {"*.sass", "*.scss"}, "scala": {"*.sbt", "*.scala"},
	"sh":  {"*.bash", "*.bashrc", "*.csh", "*.cshrc", "*.ksh", "*.kshrc", "*.sh", "*.tcsh", "*.zsh", ".bash_aliases", ".bash_login", ".bash_logout", ".bash_profile", ".bashrc", ".cshrc", ".kshrc", ".login", ".logout", ".profile", ".tcshrc", ".zlogin", ".zlogout", ".zprofile", ".zshenv", ".zshrc", "bash_login", "bash_logout", "bash_profile", "bashrc", "profile", "zlogin", "zlogout", "zprofile", "zshenv", "zshrc"},
	"sql": {"*.psql", "*.sql"}, "svg": {"*.svg"}, "swift": {"*.swift"}, "terraform": {"*.tf"}, "tex": {"*.bib", "*.cls", "*.dtx", "*.ins", "*.ltx", "*.sty", "*.tex"},
	"tf": {"*.tf"}, "toml": {"*.toml", "Cargo.lock"}, "ts": {"*.cts", "*.mts", "*.ts", "*.tsx"}, "typescript": {"*.cts", "*.mts", "*.ts", "*.tsx"}, "txt": {"*.txt"}, "vim": {"*.vim"}, "vue": {"*.vue"},
	"xml": {"*.dtd", "*.rng", "*.sch", "*.xhtml", "*.xjb", "*.xml", "*.xml.dist", "*.xsd", "*.xsl", "*.xslt"}, "yaml": {"*.yaml", "*.yml"}, "zig": {"*.zig"}, "zsh": {"*.zsh", ".zlogin", ".zlogout", ".zprofile", ".zshenv", ".zshrc", "zlogin", "zlogout", "zprofile", "zshenv", "zshrc"},
}
