#### eval
eval echo a b; x='echo "q r"'; eval "$x"; eval 'y=1; echo $y'; eval; echo $?
#### eval status
eval false; echo $?; eval 'exit 3'; echo no
#### eval in a loop
for i in 1 2; do eval 'continue'; echo no; done; echo end
#### eval syntax error
eval 'if'; echo "status $?"; eval 'a b)'; echo "status $?"
#### source with arguments
echo 'echo "$# $1"; x=set' > l.sh; . ./l.sh a b; echo "$x $#"; source ./l.sh; echo $#
#### source and return
echo 'echo one; return 4; echo two' > l; . ./l; echo $?
#### source of a missing file
. ./nope; echo "status $?"; source; echo "status $?"
#### source through PATH
mkdir p; echo 'echo found' > p/lib; PATH=$PATH:$PWD/p; . lib
#### source of a directory
mkdir d; . ./d; echo $?
#### BASH_SOURCE in a sourced file
echo 'echo "${BASH_SOURCE[0]} ${FUNCNAME[0]}"; f() { echo "${BASH_SOURCE[0]} $LINENO"; }' > l; . ./l; f
#### error line in a sourced file
printf 'echo a\nnosuch\n' > l; . ./l
#### exec replaces
exec echo gone; echo no
#### exec of a missing command
exec nosuch; echo no
#### exec missing in a subshell
(exec nosuch; echo no); echo $?
#### exec -a and -c
exec -a name sh -c 'echo $0'
#### command -v
f() { :; }; alias zz=ls; command -v f; command -v echo; command -v ls; command -v if; command -v nope; echo $?; shopt -s expand_aliases; command -v zz
#### command -V
f() { echo x; }; command -V f; command -V echo; command -V if; command -V ls; command -V nope; echo $?
#### command skips functions
echo() { builtin echo fn; }; command echo hi; command -p echo path
#### builtin
builtin echo hi; builtin nope; echo $?; builtin ls; echo $?
#### type
type echo; type ls; type if; type nope; echo $?
#### type -a and -p and -t
type -a echo; type -p ls; type -t echo ls if nope; echo $?; type -P echo
#### hash
hash; hash ls; hash -t ls; hash nope; echo $?; hash -r; hash
#### hash counts
ls > /dev/null; ls > /dev/null; hash
#### hash -p and -d
hash -p /bin/echo myecho; myecho works; hash -d myecho; myecho; echo $?
#### alias needs the option
alias e='echo aliased'; e; echo $?
#### alias
shopt -s expand_aliases
alias e='echo aliased'
e one; alias e; unalias e
e; echo $?
#### alias with a trailing blank
shopt -s expand_aliases
alias run='echo ' word='replaced'
run word word
#### alias of an alias
shopt -s expand_aliases
alias a=b b='echo chain'
a x
#### alias does not recurse
shopt -s expand_aliases
alias echo='echo pre'
echo x
#### alias in a function body
shopt -s expand_aliases
alias g='echo old'
f() { g; }
alias g='echo new'
f
#### alias of a keyword
shopt -s expand_aliases
alias begin='{' end='}' loop='while'
n=0; loop [ $n -lt 2 ]; do begin echo $n; end; n=$((n+1)); done
#### alias on the same line
shopt -s expand_aliases
alias q='echo q'; q
q
#### quoted words are no aliases
shopt -s expand_aliases
alias ls='echo fake'
\ls -d .; 'ls' -d .; ls
#### alias list
alias b='x y' a="it's"; alias; alias nope; echo $?; unalias nope; echo $?; unalias -a; alias
#### enable
enable -n echo; type -t echo; enable echo; type -t echo; enable nope; echo $?
#### cd and pwd
mkdir -p a/b; cd a/b; pwd; cd ..; pwd; cd -; echo "$OLDPWD"; cd; pwd
#### cd errors
cd nope; echo $?; touch f; cd f; echo $?; cd a b; echo $?; unset HOME; cd; echo $?; cd ''; echo $?
#### cd through links
mkdir -p d/e; ln -s d/e l; cd l; pwd; pwd -P; cd ..; pwd; cd -P l; pwd
#### CDPATH
mkdir -p p/q; CDPATH=p; cd q; pwd
#### pushd and popd
mkdir a b; pushd a; pushd ../b; dirs; dirs -v; popd; popd; popd; echo $?
#### dirs options
mkdir a b; pushd a > /dev/null; pushd ../b > /dev/null; dirs -p; dirs +0; dirs -0; dirs +9; echo $?; dirs -c; dirs
#### pushd rotates
mkdir a b; pushd a >/dev/null; pushd ../b > /dev/null; pushd +1; pushd -0; pushd +7; echo $?; pushd nope; echo $?
#### DIRSTACK
mkdir a; pushd a > /dev/null; echo "${#DIRSTACK[@]} ${DIRSTACK[1]}"
#### umask
umask; umask 077; touch f; ls -l f | cut -c1-10; umask -S; umask u=rwx,g=rx,o=; umask; umask -p; umask 9; echo $?; umask z; echo $?
#### shift
set -- a b c; shift; echo $*; shift 5; echo "$? $*"; shift x; echo $?; shift -1; echo $?
#### set positional
set -- x 'y z'; echo "$# $2"; set a; echo $1; set --; echo $#; set - p; echo $1
#### set options
set -f; echo *; set +f; set -o noglob; [[ -o noglob ]] && echo on; set +o noglob; set -o | grep glob
#### set invalid
set -Z; echo $?; set -o nope; echo $?; set +o | head -n 3
#### flags
echo $-; set -ux 2>/dev/null; echo $-; set +x 2>/dev/null; set -C; echo $-
#### shopt
shopt nullglob; echo $?; shopt -s nullglob; shopt nullglob; shopt -q nullglob; echo $?; shopt -p nullglob extglob; shopt nope; echo $?; shopt -u nullglob; shopt -o errexit
#### SHELLOPTS and BASHOPTS
echo $SHELLOPTS; set -u; echo $SHELLOPTS; shopt -s extglob; echo $BASHOPTS
#### exit codes
(exit 256); echo $?; (exit -1); echo $?; (exit abc); echo $?; (exit 1 2; echo more); echo $?
#### true and false with arguments
true x; echo $?; false x; echo $?; : >/dev/null; echo $?
#### times
times | wc -l
#### command not found
nosuchcommand; echo $?; ./nope; echo $?; /nope/x; echo $?
#### not executable
echo 'echo x' > f; ./f; echo $?; mkdir d; ./d; echo $?; d; echo $?
#### empty command name
''; echo $?; ""; echo $?
#### underscore variable
echo a b; echo $_; : x y z; echo $_
#### command_not_found_handle
command_not_found_handle() { echo "handle $1 $#"; return 9; }; nosuch a b; echo $?
#### help
help -s cd; help nope; echo $?
#### invalid options
cd -Z; echo $?; type -Z; echo $?; trap -Z; echo $?; alias -Z; echo $?; umask -Z; echo $?; jobs -Z; echo $?; wait -Z; echo $?
#### compgen
compgen -W 'apple banana avocado' a; compgen -A function; f() { :; }; compgen -A function; compgen -W 'x' y; echo $?; compgen -k | head -n 3; touch f1 f2; compgen -f f | sort
#### complete is accepted
complete -F _f cmd; complete -W 'a b' cmd2; echo $?
#### history and fc
history; echo $?
#### logout and suspend
logout; echo $?
#### ulimit
ulimit -n 100000000; echo $?
#### temporary assignment
x=1 env | grep ^x=; echo "[${x-unset}]"; x=1 y=2 bash -c 'echo $x$y'
#### IFS for one command
IFS=: read -r a b <<< 'x:y'; echo "$a $b [${IFS@Q}]"
#### assignments in order
a=1; a=2 b=$a; echo $a $b
#### assignment and redirection only
x=1 > f; echo $x; ls f
#### readonly assignment
readonly x=1; x=2; echo "status $?"
#### readonly temporary
readonly x=1; x=2 true; echo "status $?"
#### long option of bash
bash --version | head -n 1; bash --nope; echo $?
