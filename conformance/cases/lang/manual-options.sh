#### set: every option by letter and name
for o in a b e f h k m n p t u v x B C E H P T; do for s in - +; do bash -c "set $s$o; echo \$-" 2>/dev/null | sed 's/^/'$s$o' /'; done; done; set -o | wc -l; set +o | head -5; for o in allexport braceexpand emacs errexit errtrace functrace hashall histexpand history ignoreeof interactive-comments keyword monitor noclobber noglob nolog notify nounset onecmd physical pipefail posix privileged verbose vi xtrace; do set -o $o 2>/dev/null; shopt -o $o; set +o $o; shopt -o $o; done 2>/dev/null
#### set -t: one command
set -t; echo one
echo two
#### set -n
echo a; set -n; echo b
echo c
#### set -h and hash
set +h; hash; echo $?; ls >/dev/null; type ls; set -h; ls > /dev/null; type ls; set +h; hash -r; echo $?
#### set -a
set -a; v=1; f() { echo f; }; bash -c 'echo $v; f'; declare -p v; declare w=2; bash -c 'echo $w'; set +a; x=3; bash -c 'echo [$x]'; read r <<< 5; set -a; read r2 <<< 6; for i in 1; do :; done; printf -v p q; a=(1 2); declare -p r r2 i p a; local y 2>/dev/null; ((n=5)); declare -p n; unset v; : ${d:=7}; declare -p d
#### set -P and cd
mkdir -p a/b; ln -s a/b l; cd l; pwd; cd ..; pwd; set -P; cd l; pwd; cd ..; pwd; cd ..; cd -L l; pwd; pwd -P; set +P; cd /workspace; cd -P l; pwd; cd -P -L ..; pwd; cd -e .; echo $?; cd -Pe /workspace; pwd -LP; dirs
#### set -H and history expansion in scripts
set -H; echo "!x" !y; echo a!b; set +H; echo '!!'; !! ; echo $?
#### set -v
set -v
echo a # comment
f() {
  echo b
}
f
set +v
echo c
#### set -b -m
set -b; echo $-; set -m; sleep 0.1 & wait; echo $?; (exit 3) & wait $!; echo $?; jobs; set +m; echo $-
#### set -E and -T
trap 'echo err' ERR; f() { false; }; f; set -E; f; (false); x=$(false); set +E; trap 'echo debug' DEBUG; g() { :; }; g; set -T; g; set +T; trap - DEBUG ERR; trap 'echo ret' RETURN; h() { :; }; h; set -T; h; k() { h; }; k; . /dev/null; set +T; . /dev/null
#### set -p
set -p; echo $-; echo 'echo x' > e; BASH_ENV=./e bash -p -c 'echo $-; set +p; echo $-'; export SHELLOPTS; bash -p -c 'echo $SHELLOPTS'
#### set -u
set -u; echo ${x-d} ${x:+y} "${a[@]}" ${#a[@]}; (echo $x); echo $?; (echo ${#x}); (echo ${x%y}); (echo ${a[0]}); (echo $1); echo "$@" "$*" $#; (echo $!); (x=; echo $x ok); (declare v; echo $v); (echo $((y))); (echo ${!z}); ([[ $q ]]); ([ -n "$q" ]); (: "${q}" ); (echo "${@:1}"); (echo ${m[k]}); (unset a; echo "${a[*]}"); (for i in $q; do :; done); (case $q in esac); echo end
#### set -e: which commands end it
for s in 'false' 'false || true; echo on' 'false && true; echo on' 'if false; then :; fi; echo on' '! true; echo on' '(false); echo no' '{ false; }; echo no' 'f() { false; echo inf; }; f; echo no' 'f() { false; echo inf; }; f || echo or' 'x=$(false); echo no' 'echo $(false); echo on' 'local x=$(false); echo' 'export x=$(false); echo on' 'false | true; echo on' 'set -o pipefail; false | true; echo no' 'while false; do :; done; echo on' 'until true; do :; done; echo on' '[[ a == b ]]; echo no' '((0)); echo no' 'let 0; echo no' 'true && false; echo no' 'false; true' 'case x in x) false;; esac; echo no' 'for i in 1; do false; done; echo no' 'eval false; echo no' 'command false; echo no' 'test -z x; echo no' 'nosuch; echo no' 'readonly r=1; r=2; echo no' 'echo x > /nosuch/f; echo no' 'cd /nosuch; echo no' 'false & wait $!; echo no' 'trap "echo ex \$?" EXIT; false' 'time false; echo no' 'coproc false; wait $COPROC_PID; echo no' 'set +e; false; echo on' 'f() { set +e; false; echo f; }; f; false; echo on' '. /nosuch; echo no' 'return 3; echo no' 'shift 9; echo no' 'read x < /dev/null; echo no' 'getopts a o; echo no' 'unset -f x y; echo on' 'kill -0 99999; echo no' 'source /dev/stdin <<< false; echo no' '$(exit 5); echo no' '`false`; echo no' 'x=1 false; echo no' '> /nosuch/x; echo no' 'let x=0 || echo or' '[ 1 = 2 ] || [ 1 = 1 ]; echo on' 'if ! false; then echo in; fi' '{ false; } || true; echo on' '(false) || true; echo on' '(false; echo in) || true' 'false | false || true; echo on'; do echo "-- $s"; bash -e -c "$s"; echo "= $?"; done 2>&1 | sed 's/([0-9]*) - No/(N) - No/; /^real\|^user\|^sys\|^$/d'
#### shopt: every option with its default
shopt | sort; shopt -p | head -3; shopt -s | wc -l; shopt -u | wc -l; shopt -q extglob; echo $?; shopt -q extglob nullglob; shopt -s nosuch; echo $?; shopt nosuch extglob; shopt -o | head -2; shopt -po errexit; shopt -so errexit; echo $-; shopt -uo errexit; shopt -su x; shopt -s -o; shopt -qo posix; echo $?; shopt -sq extglob; echo $?; shopt -pq extglob; shopt -p extglob nullglob; echo $?; shopt -p nosuch; shopt --; shopt -z 2>&1 | head -1
#### shopt autocd cdable_vars cdspell dirspell
mkdir dir; shopt -s autocd; dir; pwd; shopt -s cdable_vars; v=/workspace/dir; cd v; pwd; cd nosuchvar; shopt -s cdspell dirspell; cd ..; cd dri; pwd
#### shopt execfail
bash -c 'shopt -s execfail; exec nosuch; echo on $?; exec ./nosuch; echo on $?; touch f; exec ./f; echo on $?'; bash -c 'exec nosuch; echo no'; echo $?
#### shopt expand_aliases and extquote
shopt -s expand_aliases; alias e='echo aliased '
alias x=y
e x; \e x; 'e' x
shopt -u expand_aliases
e x; shopt -s extquote; a="${v:-$'a\tb'}"; echo "$a"; shopt -u extquote; echo "${v:-$'a\tb'}"
#### shopt extdebug
shopt -s extdebug; f() { :; }; declare -F f; g() { return 2; }; trap 'false' DEBUG; echo skipped; trap - DEBUG; echo x; echo $-; trap 'echo "$BASH_COMMAND"' DEBUG; h() { echo in; }; h; trap - DEBUG; shopt -u extdebug; echo $-; declare -F f
#### shopt extglob
shopt -s extglob; touch a b ab abc; echo !(a) @(a|b) +(a|b) *(a) ?(a)b; case abc in a@(b|x)c) echo yes;; esac; x=aabbcc; echo ${x/+(a)/X} ${x##*(a)} ${x%%+(c)}; [[ foo == f+(o) ]]; echo $?; shopt -u extglob; [[ foo == f+(o) ]]; echo $?; x='f+(o)'; case foo in $x) echo var;; *) echo no;; esac; echo a?(b) 2>/dev/null
#### shopt failglob nullglob
shopt -s nullglob; echo x* ; for i in x*; do echo $i; done; a=(x*); echo ${#a[@]}; shopt -s failglob; echo x* || echo or
echo next $?; y=x*; echo "$y"; for i in x*; do :; done; echo $?
shopt -u failglob; shopt -u nullglob; echo x*
#### shopt globasciiranges globstar nocaseglob nocasematch
touch a B c D; echo [a-c] [A-D]; shopt -u globasciiranges; echo [a-c]; mkdir -p d/e; touch d/f d/e/g; echo **; shopt -s globstar; echo ** **/ **/g d/**; shopt -s nocaseglob; echo A* b*; shopt -s nocasematch; [[ ABC == abc ]]; echo $?; case X in x) echo m;; esac; [[ ABC =~ b ]]; echo $?; v=ABC; echo ${v/b/x} ${v#a}; [ A = a ]; echo $?; shopt -u nocasematch; [[ A == a ]]; echo $?
#### shopt inherit_errexit
set -e; echo $(false; echo in); shopt -s inherit_errexit; echo $(false; echo in); x=$(false; echo no) || echo or
#### shopt lastpipe
shopt -s lastpipe; echo a | read x; echo $x; set -m; echo b | read y; echo "[$y]"; set +m; echo c | { read z; }; echo $z; true | false; echo $? ${PIPESTATUS[@]}; echo q | exit 3
#### shopt localvar_inherit localvar_unset
shopt -s localvar_inherit; x=1; declare -i n=5; f() { local x; echo $x; local n; n=2+2; echo $n; }; f; shopt -u localvar_inherit; f 2>/dev/null; g() { local y=1; h; echo "[${y-unset}]"; }; h() { unset y; echo "in [${y-unset}]"; }; y=0; g; shopt -s localvar_unset; g
#### shopt patsub_replacement
x=abcabc; echo ${x//b/[&]} "${x//b/[&]}" ${x//b/\&} "${x//b/\&}"; r='<&>'; echo ${x/b/$r} "${x/b/"$r"}"; shopt -u patsub_replacement; echo ${x//b/[&]} ${x//b/\&} ${x/b/$r}
#### shopt sourcepath varredir_close xpg_echo
mkdir d; echo 'echo from path' > d/lib; echo 'echo from here' > lib; PATH=$PATH:/workspace/d; . lib; shopt -u sourcepath; . lib; shopt -s varredir_close; echo x {fd}> f; echo y >&$fd; { echo in >&$g; } {g}>h; echo z >&$g; shopt -u varredir_close; { :; } {g}>h; echo z >&$g; cat h; exec {g}>&-; shopt -s xpg_echo; echo 'a\tb\n'; echo -n 'c\td'; echo -E 'a\tb'
#### set: wrong usage
set -o nosuch; echo $?; set -z; echo $?; set +z; set -ez; echo $-; set -o errexit nosuch; echo "$1"; set +o; echo; set -oe nosuch; echo $?
#### set -t in a line of its own
echo 'echo a
set -t
echo b
echo c' | bash; bash -t -c 'echo x; echo y
echo z'; echo $?
#### set -k
set -k; f() { echo "$# $x"; }; f a x=1 b; echo ${x-unset}; env | grep ^y; env y=5 | grep ^y=; echo a y=6 b; printf '%s\n' z=1 q; set +k; f a x=1
#### set -C and >|
set -C; echo a > f; echo b > f; echo $?; echo c >| f; cat f; echo d >> f; echo e &> f; echo $?; echo g > /dev/null; ln -s f l; echo h > l; ln -s nosuch dl; echo i > dl; echo $?; echo j <> f; mkdir d; echo k > d; exec 3> f; echo $?; set +C; echo l > f; cat f
#### shopt assoc_expand_once and array subscripts
declare -A m; k='a]b'; shopt -s assoc_expand_once; m[$k]=1; echo "${m[$k]}"; unset 'm[$k]'; echo ${#m[@]}; i='$(echo 5 >&2)'; ((m[\$i]++)); [[ -v m[x] ]]; echo $?; m[x]=1; let 'm[x]++'; echo ${m[x]}; shopt -u assoc_expand_once; declare -A n; n['$x']=3; x=y; echo "${n[\$x]}"
#### shopt dotglob globskipdots
touch .a b; echo .*; shopt -u globskipdots; echo .*; shopt -s dotglob; echo *; shopt -s globskipdots; echo * .*
#### shopt gnu_errfmt
shopt -s gnu_errfmt; nosuch; cd nosuch; echo ${x?bad}
#### shopt gnu_errfmt in files
echo 'shopt -s gnu_errfmt
nosuch
if' > s; bash s; bash -O gnu_errfmt -c 'nosuch; ('
#### shopt interactive_comments
shopt -u interactive_comments; echo a # b
set +o interactive-comments; echo c # d
shopt interactive_comments; shopt -o interactive-comments; set -o interactive-comments; shopt interactive_comments
#### shopt login_shell restricted_shell
shopt -s login_shell; echo $?; shopt -u login_shell; shopt -s restricted_shell; echo $?; shopt restricted_shell; shopt -u restricted_shell; bash -l -c 'shopt login_shell; logout 3; echo no'; echo $?; bash --login -c 'shopt -q login_shell; echo $?'
#### shopt noexpand_translation promptvars progcomp and other inert ones
for o in checkwinsize cmdhist complete_fullquote direxpand force_fignore histappend histreedit histverify hostcomplete huponexit lithist mailwarn no_empty_cmd_completion noexpand_translation progcomp progcomp_alias promptvars checkjobs; do shopt -s $o; shopt $o; shopt -u $o; shopt $o; done; x=$"a b"; echo "$x"; shopt -s noexpand_translation; x=$"c 'd"; echo "$x"; y='$HOME \u'; shopt -u promptvars; echo "${y@P}" | sed 's/agent.*/U/;s/root/U/'
#### restricted shell by set -r
set -r; cd /; echo $?; PATH=/; SHELL=x; ENV=x; BASH_ENV=x; HISTFILE=x; unset PATH; /bin/ls; ./x; echo $?; echo a > f; echo $?; echo a >> f; echo a >| f; echo a &> f; echo a <> f; echo 2>&1; exec ls; echo $?; . ./x; . x; hash -p /bin/ls q; command -p ls; set +r; echo $?; set +o restricted; shopt -u restricted_shell; shopt restricted_shell; enable -f x y; enable -d z; builtin cd /; eval 'cd /'; export PATH=/x; declare SHELL=q; printf -v PATH x; read PATH <<< x; PATH=q ls; BASH_CMDS[a]=/bin/ls; env PATH=/x true; echo $?; hash -p q z; source /dev/null; echo $?; trap 'cd /' EXIT; echo $-; type -t ls; (cd /); history -r x; f() { cd /; }; f; bash -c 'cd /; pwd'
#### restricted shell: bash -r
bash -r -c 'cd /; echo $?; echo $-; shopt restricted_shell; echo x > f'; bash --restricted -c 'cd ..; /bin/ls'; bash -o restricted -c :; set -o restricted; echo $?; bash +r -c 'cd /; pwd'; echo 'cd /; echo x' > s; bash -r s; bash -r ./s; echo 'cd /' | bash -r; bash -r /workspace/s; SHELLOPTS=x bash -r -c 'echo ok'; chmod +x s; bash -r -c 's; PATH=$PATH'
