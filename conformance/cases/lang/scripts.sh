#### bash file
echo 'echo "$0 $# $1"; exit 3' > s.sh; bash s.sh a b; echo $?
#### sh file
#@ skip sh is bash in POSIX mode here; that of the oracle is dash
echo 'echo "$0"; [ -n "$BASH_VERSION" ] && echo bash' > s; sh s
#### shebang bash
printf '#!/bin/bash\necho "$0 $1"\n' > s; chmod +x s; ./s x
#### shebang env
printf '#!/usr/bin/env bash\necho "env $1"\n' > s; chmod +x s; ./s x
#### shebang sh
printf '#!/bin/sh\necho "sh $1"\n' > s; chmod +x s; ./s x
#### shebang with option
printf '#!/bin/bash -e\nfalse\necho no\n' > s; chmod +x s; ./s; echo $?
#### shebang awk
printf '#!/usr/bin/awk -f\n{ print $2 }\n' > s; chmod +x s; echo 'a b' | ./s
#### shebang sed
printf '#!/bin/sed -f\ns/a/b/\n' > s; chmod +x s; echo banana | ./s
#### no shebang
echo 'echo plain $1' > s; chmod +x s; ./s x
#### bad interpreter
printf '#!/no/such\n' > s; chmod +x s; ./s; echo $?
#### found through PATH
mkdir bin; printf '#!/bin/bash\necho mine\n' > bin/mine; chmod +x bin/mine; PATH=$PWD/bin:$PATH; mine
#### overrides a command through PATH
mkdir bin; printf '#!/bin/bash\necho fake\n' > bin/ls; chmod +x bin/ls; PATH=$PWD/bin:$PATH; ls
#### bash -c with arguments
bash -c 'echo "$0 $1 $#"' name a b; bash -c 'echo $0'
#### bash -s
echo 'echo "$1 $#"' | bash -s x y
#### script on stdin
printf 'read -r l\nthis line is data\necho "$l"\n' | bash
#### bash -e -u -o
bash -e -c 'false; echo no'; echo $?; bash -u -c 'echo $x'; echo $?; bash -o pipefail -c 'false | true'; echo $?; bash -euo pipefail -c 'echo ok'
#### bash -x
bash -xc 'echo a; x=1' 2>&1
#### bash -n
bash -nc 'echo no'; echo $?; bash -n -c 'if'; echo $?
#### environment passes
export A=1; B=2; bash -c 'echo "$A [$B]"'; C=3 bash -c 'echo $C'
#### script changes nothing outside
x=1; cat > s <<'E'
x=2; cd /; f() { :; }
E
bash s; echo $x; pwd; type f 2>/dev/null || echo none
#### exit status of a script
echo 'false' > s; bash s; echo $?; echo 'exit 300' > s; bash s; echo $?; : > s; bash s; echo $?
#### nested bash
bash -c 'bash -c "bash -c \"echo \\\$SHLVL\""'
#### missing script
bash nope.sh; echo $?
#### directory as script
mkdir d; bash d; echo $?
#### errors name the script
printf 'echo a\nnosuch\n' > s.sh; bash s.sh; printf 'f() {\n nosuch\n}\nf\n' > s.sh; bash s.sh
#### FUNCNAME in a script
printf 'f() { echo "${FUNCNAME[@]} ${BASH_SOURCE[@]} ${BASH_LINENO[@]}"; }\nf\n' > s.sh; bash s.sh
#### recursion of scripts
cat > s <<'E'
[ $1 -gt 0 ] && { echo $1; bash "$0" $(($1-1)); }
E
bash s 3
#### script with CRLF
printf 'echo a\r\n' > s; bash s | od -c | head -1
#### sh is posix
#@ skip sh is bash in POSIX mode here; that of the oracle is dash
sh -c 'set -o | grep posix'; bash -c 'set -o | grep posix'; bash --posix -c 'set -o | grep posix'
#### posix special builtin error ends the shell
#@ skip sh is bash in POSIX mode here; that of the oracle is dash
sh -c 'readonly x=1; export x=2; echo no'; echo $?
#### posix assignments stay
#@ skip sh is bash in POSIX mode here; that of the oracle is dash
sh -c 'x=1 :; echo "[$x]"'; bash -c 'x=1 :; echo "[$x]"'
#### xargs runs bash
printf 'a\nb\n' | xargs -I{} bash -c 'echo "<$1>"' _ {}
#### find executes sh
touch a.txt b.txt; find . -name '*.txt' -exec sh -c 'echo "f: $1"' _ {} \; | sort
#### env runs a command
env X=1 bash -c 'echo $X'; env -i bash -c 'echo "[$HOME]"'
#### kill of a script
echo 'kill -TERM $$; echo no' > s; bash s; echo $?
#### trap in a script
echo 'trap "echo bye" EXIT; exit 2' > s; bash s; echo $?
#### stdin goes through
echo data | bash -c 'cat'; echo data | bash -c 'bash -c cat'
#### set -e in a script
printf 'set -e\nfalse\necho no\n' > s; bash s; echo $?
#### syntax error in a script runs the lines before
printf 'echo a\nif\n' > s; bash s; echo $?
#### here-document in a script
printf 'cat <<E\n$1\nE\n' > s; bash s arg
#### unterminated here-document
bash -c $'cat <<E\nline'; echo $?
#### source inside a script
echo 'v=lib' > lib; printf '. ./lib\necho $v\n' > s; bash s
#### script with arguments containing blanks
echo 'for a; do echo "<$a>"; done' > s; bash s 'a b' '' c
#### LINENO
printf 'echo $LINENO\n\necho $LINENO\n' > s; bash s
#### BASH_VERSION
echo ${BASH_VERSION%%(*} ${BASH_VERSINFO[0]}
