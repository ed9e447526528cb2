#### BASH_ARGV and BASH_ARGC
f() { echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"; g x; }; g() { echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"; }; f 1 2; shopt -s extdebug; f 1 2; bash -c 'echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"; f() { echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"; }; f q; shopt -s extdebug; f q' s a b; echo 'echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"' > s; . ./s; . ./s p q; declare -p BASH_ARGC BASH_ARGV; BASH_ARGV=x; echo "$BASH_ARGV"; unset BASH_ARGC; f 1
#### BASH_CMDS and BASH_ALIASES
hash -p /bin/true foo; echo "${BASH_CMDS[foo]}" "${!BASH_CMDS[@]}"; BASH_CMDS[bar]=/bin/false; bar; echo $?; hash | sort; BASH_ALIASES[a]='echo b'; alias; shopt -s expand_aliases; eval 'a c'; unset 'BASH_ALIASES[a]'; alias; unset 'BASH_CMDS[foo]'; hash -t foo; declare -p BASH_CMDS BASH_ALIASES; BASH_ALIASES=(x y); alias; unset BASH_ALIASES; BASH_ALIASES[q]=1; alias; alias z=9; echo "${BASH_ALIASES[@]}"
#### BASH_EXECUTION_STRING
echo "${BASH_EXECUTION_STRING:0:4}"; bash -c 'echo $BASH_EXECUTION_STRING' x; declare -p BASH_EXECUTION_STRING | cut -c1-40; echo 'echo ${BASH_EXECUTION_STRING-unset}' > s; bash s; bash < s; BASH_EXECUTION_STRING=5; echo $BASH_EXECUTION_STRING; export BASH_EXECUTION_STRING=1; bash -c 'echo $BASH_EXECUTION_STRING'
#### BASH and BASH_VERSION and their like
echo $BASH $BASH_VERSION ${BASH_VERSINFO[@]:0:2} ${#BASH_VERSINFO[@]} $HOSTTYPE $MACHTYPE $OSTYPE; BASH_VERSINFO=x; echo $?; unset BASH_VERSINFO; BASH=foo; echo $BASH; BASH_VERSION=1; echo $BASH_VERSION; env | grep -c '^BASH'; unset BASH; echo ${BASH-gone}
#### BASH_COMPAT
echo "[$BASH_COMPAT]"; BASH_COMPAT=4.2; echo $BASH_COMPAT; shopt | grep compat; BASH_COMPAT=51; echo $BASH_COMPAT; BASH_COMPAT=5.1; shopt | grep compat4; BASH_COMPAT=3.0; echo $?; echo "[$BASH_COMPAT]"; BASH_COMPAT=x; echo "[$BASH_COMPAT]"; BASH_COMPAT=5.3; echo "[$BASH_COMPAT]"; BASH_COMPAT=; echo "[$BASH_COMPAT]"; shopt -s compat43; echo "[$BASH_COMPAT]"; shopt -u compat43; echo "[$BASH_COMPAT]"; shopt -s compat31 compat44; shopt | grep compat; unset BASH_COMPAT; shopt | grep compat; BASH_COMPAT=43 bash -c 'shopt compat43; echo $BASH_COMPAT'; export BASH_COMPAT=5; BASH_COMPAT=52; echo $BASH_COMPAT; BASH_COMPAT=50 eval 'echo $BASH_COMPAT'; f() { local BASH_COMPAT=44; shopt compat44; }; f; shopt compat44
#### compatibility levels: quoting in the right side of =~
[[ abc =~ "a.c" ]]; echo $?; shopt -s compat31; [[ abc =~ "a.c" ]]; echo $?; shopt -u compat31; BASH_COMPAT=31; [[ abc =~ 'a.c' ]]; echo $?
#### compatibility levels: string comparison
BASH_COMPAT=40; [[ a < B ]]; echo $?; [[ b > A ]]; echo $?; BASH_COMPAT=; [[ a < B ]]; echo $?
#### compatibility levels: attributes and local
BASH_COMPAT=43; declare -a a='(1 2)'; declare -p a; declare a='(3 4)'; declare -p a; BASH_COMPAT=; declare -a b='(1 2)'; declare -p b; for i in 1 2; do (BASH_COMPAT=43; f() { break; }; f; echo $i); done; f() { break; }; for i in 1 2; do BASH_COMPAT=43; f; echo $i; done
#### compatibility levels: readonly and printf and wait
BASH_COMPAT=44; f() { local v=1; readonly v; }; f; BASH_COMPAT=50; RANDOM=42; a=$RANDOM; BASH_COMPAT=; RANDOM=42; b=$RANDOM; [ $a = $b ]; echo $?; BASH_COMPAT=51; unset 'a[@]'; a=(1 2); unset 'a[@]'; declare -p a; BASH_COMPAT=; a=(1 2); unset 'a[@]'; declare -p a; declare -A m=([@]=1 [x]=2); unset 'm[@]'; declare -p m; BASH_COMPAT=51; declare -A m=([@]=1 [x]=2); unset 'm[@]'; declare -p m
#### compatibility levels: arithmetic in test and hash
BASH_COMPAT=50; hash -r; hash; BASH_COMPAT=; hash; unset a; BASH_COMPAT=51; [[ -v a[0] ]]; echo $?
#### BASH_LOADABLES_PATH and enable -f
echo $BASH_LOADABLES_PATH; enable -f /nosuch foo 2>&1 | sed 's/open .*: cannot/open: cannot/'; enable -f nosuch; enable -d nosuch; enable -d echo; enable -f
#### BASH_XTRACEFD
exec 5> t; BASH_XTRACEFD=5; set -x; echo a; : b; set +x; cat t; BASH_XTRACEFD=9; echo $?; set -x; echo c; set +x; exec 6>t2; BASH_XTRACEFD=6; set -x; : d; unset BASH_XTRACEFD; : e; set +x; cat t2; BASH_XTRACEFD=x; : $?; BASH_XTRACEFD=; set -x; : f; set +x; echo q >&6
#### BASH_ENV
echo 'echo from env $0 $#; v=1' > e; BASH_ENV=./e bash -c 'echo c $v'; BASH_ENV=/workspace/e bash -c 'echo c'; BASH_ENV='$PWD/e' bash -c 'echo d'; BASH_ENV='~/nosuch' bash -c 'echo e'; BASH_ENV=nosuch bash -c 'echo f'; BASH_ENV=./e bash --posix -c 'echo g'; BASH_ENV=./e sh -c 'echo h'; echo 'echo script' > s; BASH_ENV=./e bash s 1 2; echo 'exit 3' > e; BASH_ENV=./e bash -c 'echo no'; echo $?; echo 'if' > e; BASH_ENV=./e bash -c 'echo i'; ENV=./e bash --posix -c 'echo j'; echo 'echo stdin' | BASH_ENV=./e bash; echo 'echo ${BASH_SOURCE[0]} $LINENO' > e; BASH_ENV=./e bash -p -c 'echo k'; BASH_ENV=./e bash -c 'echo l'
#### CHILD_MAX COLUMNS LINES
echo "[${CHILD_MAX-unset}][${COLUMNS-unset}][${LINES-unset}]"; CHILD_MAX=5; echo $CHILD_MAX; COLUMNS=40; select x in aaaaaaaaaa bbbbbbbbbb cccccccccc dddddddddd eeeee; do break; done <<< 1
#### COMP variables
echo "[$COMP_WORDBREAKS]" | od -c | head -3; declare -p COMP_CWORD COMP_LINE COMP_POINT COMP_WORDS COMPREPLY COMP_KEY COMP_TYPE; COMP_WORDBREAKS=x; echo $COMP_WORDBREAKS; unset COMP_WORDBREAKS; echo "[$COMP_WORDBREAKS]"
#### COPROC
coproc { cat; }; echo ${#COPROC[@]} ${COPROC_PID:+set}; echo hi >&${COPROC[1]}; read x <&${COPROC[0]}; echo $x; eval "exec ${COPROC[1]}>&-"; wait $COPROC_PID; echo $? "${COPROC[@]-gone}" "${COPROC_PID-gone}"
#### DIRSTACK
mkdir a b; pushd a >/dev/null; pushd ../b >/dev/null; echo "${DIRSTACK[@]}"; DIRSTACK[1]=/x; dirs; DIRSTACK[0]=/y; dirs; DIRSTACK=/z; dirs; echo ${#DIRSTACK[@]}; declare -p DIRSTACK; unset 'DIRSTACK[1]'; dirs; unset DIRSTACK; echo "[${DIRSTACK[@]}]"; DIRSTACK=(1 2); echo "${DIRSTACK[@]}"
#### EPOCHSECONDS and EPOCHREALTIME
[[ $EPOCHSECONDS =~ ^[0-9]+$ ]]; echo $?; [[ $EPOCHREALTIME =~ ^[0-9]+\.[0-9]{6}$ ]]; echo $?; EPOCHSECONDS=5; [ $EPOCHSECONDS -gt 5 ]; echo $?; unset EPOCHSECONDS; EPOCHSECONDS=7; echo $EPOCHSECONDS; declare -p EPOCHREALTIME | cut -c1-25
#### EUID UID PPID GROUPS
echo $EUID $UID; EUID=5; echo $?; UID=5 true; (UID=3; echo no); unset UID; declare -p UID EUID; declare -p PPID | cut -c1-12; echo ${GROUPS[0]} ${#GROUPS[@]}; GROUPS=9; echo ${GROUPS[0]}; GROUPS[0]=8; echo ${GROUPS[0]}; declare -p GROUPS; unset GROUPS; echo "[$GROUPS]"; GROUPS=x; echo "$GROUPS"
#### EXECIGNORE
mkdir d; printf '#!/bin/sh\necho ran\n' > d/cmdx; chmod +x d/cmdx; PATH=$PATH:/workspace/d; cmdx; hash -r; EXECIGNORE='/workspace/d/*'; cmdx; echo $?; type cmdx; /workspace/d/cmdx; command -v cmdx; EXECIGNORE='*x:foo'; cmdx; EXECIGNORE='cmd*'; cmdx; echo $?
#### FIGNORE and FCEDIT and HIST variables
echo "[${FIGNORE-u}][${FCEDIT-u}][${HISTCMD-u}][${HISTCONTROL-u}][${HISTFILE-u}][${HISTFILESIZE-u}][${HISTIGNORE-u}][${HISTSIZE-u}][${HISTTIMEFORMAT-u}][${histchars-u}]"; declare -p HISTCMD; HISTCMD=5; echo $HISTCMD; unset HISTCMD; HISTCMD=3; echo $HISTCMD
#### FUNCNAME and BASH_LINENO and BASH_SOURCE
f() { echo "${FUNCNAME[@]}|${BASH_LINENO[@]}|${BASH_SOURCE[@]}"; }
g() {
  f
}
g
f
FUNCNAME=x; echo "[$FUNCNAME]"; FUNCNAME[0]=y; f; h() { FUNCNAME=z; echo $FUNCNAME; unset FUNCNAME; echo "[$FUNCNAME]"; }; h; f
BASH_LINENO=7; BASH_SOURCE=a; f
#### FUNCNEST
FUNCNEST=3; f() { echo $1; f $(($1+1)); }; f 1; echo $?; FUNCNEST=x; f2() { echo ok; }; f2; FUNCNEST=-1; f2; FUNCNEST=0; f2; export FUNCNEST=1; bash -c 'f() { g; }; g() { echo g; }; f; echo $?'
#### GLOBIGNORE
touch a.c b.c .h c.o; GLOBIGNORE=*.c; echo *; GLOBIGNORE=*.c:*.o; echo *; echo .*; shopt dotglob; GLOBIGNORE=; echo *; shopt dotglob; GLOBIGNORE=.h; echo *; unset GLOBIGNORE; shopt dotglob; echo *; GLOBIGNORE='a\.c'; echo *; GLOBIGNORE='[ab]*'; echo * ./*; GLOBIGNORE='./a*'; echo ./* ; mkdir d; touch d/x d/y; GLOBIGNORE='d/x'; echo d/*; GLOBIGNORE=x; echo d/*
#### HOME HOSTNAME SHELL TERM
echo $HOME; unset HOME; cd; echo $?; echo ~; HOME=; cd; echo $? $PWD; HOME=/; cd; pwd; echo ~/x; bash -c 'HOME=/nosuch; cd; echo $?'; HOSTNAME=x; echo $HOSTNAME
#### IFS
echo "$IFS" | od -c | head -1; IFS=:; x=a:b:c; echo $x; set -- $x; echo $#; IFS= ; echo $x; unset IFS; x=' a  b '; set -- $x; echo $#; IFS=' :'; x=' a : b ::c '; set -- $x; echo $# "$*"; export IFS=,; bash -c 'echo "[$IFS]"' | od -c | head -2; declare -p IFS
#### IGNOREEOF INPUTRC MAIL MAILCHECK PROMPT variables
echo "[${IGNOREEOF-u}][${INPUTRC-u}][${MAIL-u}][${MAILCHECK-u}][${MAILPATH-u}][${PROMPT_COMMAND-u}][${PROMPT_DIRTRIM-u}][${PS0-u}][${PS1-u}][${PS2-u}][${PS3-u}][${PS4-u}][${INSIDE_EMACS-u}][${EMACS-u}]"; IGNOREEOF=5; shopt -o ignoreeof; unset IGNOREEOF; shopt -o ignoreeof; set -o ignoreeof; echo "$IGNOREEOF"; set +o ignoreeof; echo "[${IGNOREEOF-u}]"; PROMPT_DIRTRIM=1; mkdir -p a/b/c; cd a/b/c; x='\w \W'; echo "${x@P}"; PROMPT_DIRTRIM=2; echo "${x@P}"; cd ~; echo "${x@P}"
#### LINENO
echo $LINENO
echo $LINENO $(echo $LINENO)
f() {
  echo $LINENO
  (echo $LINENO)
}
f
LINENO=100; echo $LINENO
echo $LINENO
unset LINENO; echo "[$LINENO]"; LINENO=3
echo $LINENO
eval 'echo $LINENO
echo $LINENO'
#### MAPFILE READARRAY REPLY
mapfile <<< $'a\nb'; declare -p MAPFILE; readarray -t <<< x; declare -p MAPFILE; read <<< ' a b '; declare -p REPLY; read -r <<< 'a\b'; echo "$REPLY"; read -n 2 <<< abc; echo $REPLY; read <<< ''; echo "[$REPLY]" $?; read < /dev/null; echo $? "[$REPLY]"
#### OLDPWD PWD
echo "[${OLDPWD-u}]" $PWD; cd /; echo $OLDPWD; PWD=/nosuch; pwd; cd /tmp; echo $OLDPWD; unset OLDPWD; cd -; echo $?; readonly OLDPWD; cd /; echo $? $PWD; declare -p PWD OLDPWD; unset PWD; cd /tmp; declare -p PWD; pwd; OLDPWD=; bash -c 'cd -; echo $?'; OLDPWD=/nosuch bash -c 'echo "[$OLDPWD]"; declare -p OLDPWD'; OLDPWD=/ bash -c 'declare -p OLDPWD'; PWD=/nosuch bash -c 'echo $PWD'; cd /workspace; ln -s . l; cd l; bash -c 'echo $PWD'; PWD=/workspace bash -c 'echo $PWD'
#### OPTARG OPTERR OPTIND
echo $OPTIND $OPTERR "[$OPTARG]"; set -- -a -b val -x; while getopts ab: o; do echo "$o $OPTIND [$OPTARG]"; done; echo $OPTIND; OPTIND=1; OPTERR=0; while getopts ab: o; do echo "$o $OPTIND [$OPTARG]"; done; OPTIND=1; OPTERR=1; while getopts :ab: o -z -b; do echo "$o $OPTIND [$OPTARG]"; done; unset OPTIND; getopts a o -a; echo $o $OPTIND; OPTIND=x; getopts a o -a; echo $o $OPTIND; export OPTIND=3 OPTERR=0; bash -c 'echo $OPTIND $OPTERR; getopts a o -z; echo $o'
#### PATH
unset PATH; ls; echo $?; PATH=; ls; echo $?; printf '#!/bin/bash\necho here\n' > cmd; /bin/chmod +x cmd; cmd; PATH=:; cmd; PATH=/nosuch::/x; cmd; PATH=/nosuch; cmd; echo $?; command -p ls; type ls; PATH=/bin; type ls; PATH=/usr/bin:; type -a cmd
#### PIPESTATUS
false | true | (exit 3); echo "${PIPESTATUS[@]}"; PIPESTATUS=5; echo "${PIPESTATUS[@]}"; true | false; x=${PIPESTATUS[1]}; echo $x; ! false | true; echo "${PIPESTATUS[@]}"; declare -p PIPESTATUS; unset PIPESTATUS; false; echo "[${PIPESTATUS[@]}]"; (exit 4); { exit_status=$?; }; echo $exit_status
#### PPID SHLVL _
echo $SHLVL; bash -c 'echo $SHLVL; bash -c "echo \$SHLVL"; (echo $SHLVL)'; SHLVL=x bash -c 'echo $SHLVL'; SHLVL=999 bash -c 'echo $SHLVL'; SHLVL=-5 bash -c 'echo $SHLVL'; SHLVL=1000 bash -c 'echo $SHLVL'; unset SHLVL; bash -c 'echo $SHLVL'; env -u _ bash -c 'echo $_'; echo a b; echo $_; : x y; echo $_; f() { :; }; f q r; echo $_; x=5; echo "[$_]"; [[ a == a ]]; echo "[$_]"; echo `echo z` w > /dev/null; echo $_
#### RANDOM SRANDOM
RANDOM=5; a=$RANDOM$RANDOM; RANDOM=5; [ $a = $RANDOM$RANDOM ] && echo same; RANDOM=42; echo $RANDOM $RANDOM $RANDOM; RANDOM=0; echo $RANDOM; RANDOM=-1; echo $RANDOM; RANDOM=99999999999; echo $RANDOM; RANDOM=abc; echo $RANDOM; RANDOM=2+3; echo $RANDOM; (RANDOM=7; echo $RANDOM); declare -p RANDOM | cut -c1-18; unset RANDOM; RANDOM=x; echo $RANDOM; [ $SRANDOM -ge 0 ] && echo ok; SRANDOM=5; declare -p SRANDOM | cut -c1-15
#### READLINE variables
echo "[${READLINE_ARGUMENT-u}][${READLINE_LINE-u}][${READLINE_MARK-u}][${READLINE_POINT-u}]"
#### SECONDS
echo $SECONDS; SECONDS=100; echo $SECONDS; SECONDS=x; echo $SECONDS; SECONDS=5+5; echo $SECONDS; declare -p SECONDS; unset SECONDS; SECONDS=q; echo $SECONDS; bash -c 'echo $SECONDS'; SECONDS=7 bash -c 'echo $SECONDS'
#### SHELLOPTS and BASHOPTS
echo $SHELLOPTS; set -u -o pipefail; echo $SHELLOPTS; SHELLOPTS=x; echo $?; echo $BASHOPTS; shopt -s nullglob; echo $BASHOPTS; export SHELLOPTS; bash -c 'echo $SHELLOPTS; echo $nope'; export BASHOPTS; bash -c 'shopt nullglob; echo x*'; env SHELLOPTS=xtrace bash -c 'echo traced'; env BASHOPTS=extglob bash -c 'shopt extglob'; env SHELLOPTS=nosuch:errexit bash -c 'false; echo no'; declare -p SHELLOPTS
#### TIMEFORMAT
TIMEFORMAT='%%'; time :; TIMEFORMAT='%0R'; time :; TIMEFORMAT='%1lU'; time :; TIMEFORMAT='%q'; time :; TIMEFORMAT=; time :; TIMEFORMAT='a%'; time :; TIMEFORMAT='%9R'; { time :; } 2>&1 | tr 0-9 N; TIMEFORMAT=$'x\ny'; time :
#### TMOUT
TMOUT=0.1; read x < <(sleep 0.3; echo late); echo $? "[$x]"; TMOUT=1; read x <<< now; echo $? $x; TMOUT=x; read x <<< now; echo $x; TMOUT=0; read x <<< now; echo $x; TMOUT=1; select x in a b; do echo $x; break; done < <(sleep 2; echo 1); echo "$? [$x]"
#### TMPDIR auto_resume
TMPDIR=/workspace; cat <<< x; mkdir t; TMPDIR=$PWD/t; cat <<E
doc
#### TMPDIR
mkdir t; TMPDIR=$PWD/t; cat <<< x; mktemp -u | grep -c "^$PWD/t/"; ls t
#### LANG and LC variables
x=é; echo ${#x}; LC_ALL=C; echo ${#x}; unset LC_ALL; echo ${#x}; LC_CTYPE=C; echo ${#x}; LC_CTYPE=C.UTF-8; echo ${#x}; unset LC_CTYPE; LANG=C; echo ${#x}; LC_ALL=POSIX; printf '%.2f\n' 1.5; echo ${#x}
#### LC variables with locales that are not there
x=é; LC_ALL=en_US.UTF-8; echo ${#x}; LC_ALL=nosuch; LC_ALL=; LC_CTYPE=nosuch; echo ${#x}; LC_COLLATE=nosuch; LC_MESSAGES=nosuch; LC_TIME=nosuch; LANG=nosuch; export LC_ALL=de_DE.UTF-8; bash -c 'echo x'
#### a locale that is not there in front of a command
LC_ALL=en_US.UTF-8 true; x=é; LC_ALL=nosuch echo ${#x}; f() { echo ${#x}; }; LC_ALL=C f; LC_ALL=xx f; export LC_ALL=en_US.UTF-8; echo ${#x}; LANG=fr_FR bash -c 'echo ok'
