#### simple
set -x; echo a 'b c' "$HOME"; x=1; y="a b"; : ''
#### PS4
PS4='> '; set -x; echo a; PS4='[$LINENO] '; echo b
#### nested levels
set -x; echo $(echo in); eval 'echo e'; (echo sub); f() { echo f; }; f
#### compound
set -x; for i in 1 2; do echo $i; done; case a in a) echo c;; esac; if true; then :; fi; ((1+1)); [[ a == a* ]]; while false; do :; done
#### assignments and commands
set -x; x=1 y=2 true; a=(1 2 'x y'); a[3]=z; declare -i n=5; local=1; export E=v
#### quoting
set -x; echo "it's" 'a"b' '$x' '*' $'a\nb' '' 'a;b' '#c' '~' é
#### pipeline
set -x; echo a | cat
#### redirections are not shown
set -x; echo a > f; cat < f
#### off
set -x; echo a; set +x; echo b
#### BASH_XTRACEFD
exec 5>f; BASH_XTRACEFD=5; set -x; echo a; set +x; cat f
#### arithmetic for
set -x; for ((i=0;i<2;i++)); do :; done
#### conditionals
x=5; set -x; [[ -n $x && $x -gt 3 ]]; [[ $x =~ ^[0-9]+$ ]]; [ "$x" = 5 ]; [[ ! -f nope || -z '' ]]
#### functions
f() { local v=$1; echo $v; }; set -x; f 'a b'
#### verbose
set -v
echo a
# comment
echo b
#### case word
set -x; case "$HOME" in /*) :;; esac
#### select
set -x; select i in a; do echo $i; break; done <<< 1 2>/dev/null
#### trap
set -x; trap 'echo bye' EXIT; :
#### noexec
set -n; echo no
