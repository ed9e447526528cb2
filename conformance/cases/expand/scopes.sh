#### nameref in a for loop
a=1 b=2 c=3; declare -n r; for r in a b c; do echo "$r"; r=x; done; echo $a $b $c
#### nameref to an array and its elements
arr=(p q r); declare -n r=arr; echo "${r[1]}" "${#r[@]}" "${!r}" "${!r[@]}"; r+=(s); r[0]=z; echo "${arr[@]}"; unset 'r[1]'; declare -p arr; f() { local -n x=$1; x=("${x[@]}" t); }; f arr; declare -p arr
#### nameref to an associative array
declare -A m=([k]=1); f() { declare -n h=$1; h[new]=2; h[k]+=x; for k in "${!h[@]}"; do echo "$k=${h[$k]}"; done; unset "h[k]"; }; f m; declare -p m
#### nameref chain and unset
declare -n a=b b=c; c=1; a=2; echo $a $b $c; unset a; echo "${c-unset}" ; declare -p a b; unset -n a; declare -p a
#### nameref to a local of the caller
f() { local v=1; g v; echo "$v"; }; g() { local -n r=$1; r=changed; }; f
#### nameref reassigned with declare -n
x=1 y=2; declare -n r=x; declare -n r=y; echo $r; r=9; echo $x $y; declare +n r; declare -p r
#### dynamic scope
x=global; f() { local x=f; g; echo "f sees $x"; }; g() { echo "g sees $x"; x=set-by-g; h; }; h() { local x; echo "h sees ${x-unset}"; x=h; }; f; echo $x
#### unset uncovers in dynamic scope
x=1; f() { local x=2; g; echo "f ${x-unset}"; }; g() { unset x; echo "g ${x-unset}"; x=3; }; f; echo $x
#### localvar_unset
shopt -s localvar_unset; x=1; f() { local x=2; g; echo "f ${x-unset}"; }; g() { unset x; echo "g ${x-unset}"; }; f; echo $x
#### localvar_inherit
shopt -s localvar_inherit; x=(1 2); declare -i n=5; f() { local x n; declare -p x n; x[0]=z; n=1+1; }; f; declare -p x n
#### local of an exported variable
export x=1; f() { local x=2; bash -c 'echo $x'; local y=3; export y; bash -c 'echo $y'; }; f; bash -c 'echo $x ${y-unset}'
#### assignment before a function call
f() { echo "$x $y"; x=changed; g; }; g() { echo "g $x"; }; x=0; x=1 y=2 f; echo "$x ${y-unset}"
#### assignment before builtins and eval
x=0; x=1 eval 'echo $x; y=$x'; echo $x $y; x=2 command eval 'echo $x'; IFS=: read a b <<< 1:2; echo $a $b; x=3 :; echo $x
#### several assignments see each other
x=1 y=$x z=$((y+1)); echo $x $y $z; a=1 a=$a$a a=$a$a; echo $a
#### readonly in functions
f() { local -r v=1; v=2; echo no; }; f; echo status $?; g() { readonly G=1; }; g; G=2; echo no
#### export -n and env
export A=1 B=2; export -n A; env | grep -E '^(A|B)='; C=3 env | grep ^C=; unset B; env | grep -c ^B=
#### declare -g from nested functions
f() { local x=1; g; echo f $x; }; g() { declare -g x=2; echo g $x; declare -ga arr=(1 2); declare -gi n=3+4; }; f; echo $x ${arr[1]} $n
#### local with several attributes
f() { local -ai a=(1+1 2+2); local -A m=([x]=1); local -u s=abc; local -l t=ABC; declare -p a m s t; }; f
#### special variables keep working
echo $((RANDOM >= 0 && RANDOM < 32768)) $((SECONDS >= 0)) ${#FUNCNAME[@]} ${BASH_VERSINFO[0]}; RANDOM=5; a=$RANDOM; RANDOM=5; [ $a = $RANDOM ] && echo same; SECONDS=100; echo $((SECONDS >= 100)); unset RANDOM; RANDOM=x; echo $RANDOM
#### LINENO and FUNCNAME
echo $LINENO
f() { echo $LINENO ${FUNCNAME[@]} ${BASH_LINENO[0]}; }
f
#### PIPESTATUS
true | false | true; echo "${PIPESTATUS[@]}"; false; echo ${PIPESTATUS[0]} $?
#### underscore
: a b c; echo $_; echo $_; x=1; echo $_
#### subshells do not leak
x=1; a=(1 2); declare -A m=([k]=v); (x=2; a[0]=z; m[k]=w; unset a[1]; echo $x ${a[@]} ${m[k]}); echo $x ${a[@]} ${m[k]}; y=$(x=3; echo $x); echo $x $y; echo $(a+=(3); echo ${#a[@]}) ${#a[@]}; x=5 | x=6; echo $x
#### array holes and negative subscripts
a=([3]=d [1]=b [7]=h); echo "${a[@]}" "${!a[@]}" ${#a[@]} ${a[-1]} ${a[-5]}; a+=(i); declare -p a; unset 'a[-1]'; declare -p a; a[-1]=H; declare -p a; b=("${a[@]}"); declare -p b
#### array in arithmetic and slices
a=(5 6 7 8); echo $((a[0]+a[-1])) $((${#a[@]}*2)) "${a[@]:1:2}" "${a[@]: -2}" "${a[@]:4}" "${a[*]:0:2}"; i=1; echo ${a[i]} ${a[i+1]} ${a[$i]} ${a[$((i+2))]}; a[i++]=x; echo "${a[@]}" $i
#### associative keys
declare -A m; m[a b]=1 ; m["c d"]=2; m['e"f']=3; k='g$h'; m[$k]=4; m["$k"]+=5; m[x/y.z]=6; m[-1]=7; m[0]=8; echo "${m[a b]}" "${m[c d]}" "${m["e\"f"]}" "${m[$k]}" "${m[x/y.z]}" "${m[-1]}" "$m" ${#m[@]}; [[ -v m[$k] ]] && echo set; unset "m[$k]"; [[ -v m[$k] ]] || echo unset; for k in "${!m[@]}"; do printf '<%s>=%s\n' "$k" "${m[$k]}"; done | sort
#### associative literals
declare -A m=(a 1 b 2 c); declare -p m; m=([x]=1 [y z]=2); declare -p m; m+=([x]=3 [w]=4); declare -p m; m=(); declare -p m; declare -A n=([k]=v [k]=w); declare -p n
#### compound assignment forms
a=(1 2 3); a=("${a[@]/2/two}"); declare -p a; a=([2]=c [0]=a b); declare -p a; a+=([1]+=x [5]=y z); declare -p a; s=abc; s+=(d); declare -p s; a=( # comment
1
2 # two
); declare -p a; a=(); a+=(x); declare -p a; b=(*); declare -p b; touch f1 f2; b=(f*); declare -p b; c=('f*' "f*" f\*); declare -p c
#### here documents
x='a b' a=(1 2); cat <<E
$x "$x" '$x' \$x \\ \a \" `echo hi` $(echo "q r") $((1+1)) ${a[@]} ${x/a/"z"} ${u:-"d"} ~ *
E
cat <<'E'
$x \$x
E
cat <<-E
	tab $x
	E
#### here strings
x='a  b' a=(1 2); cat <<< $x; cat <<< "$x"; cat <<< 'a $x'; cat <<< ${a[@]}; cat <<< "${a[@]}"; cat <<< ~; cat <<< *; cat <<< {a,b}; cat <<< a\ b; cat <<< $'t\tb'
#### process substitution
cat <(echo a) <(echo b); diff <(printf '1\n2\n') <(printf '1\n3\n'); echo x > >(cat); wait; while read -r l; do echo "[$l]"; done < <(printf 'p\nq\n')
#### command substitution forms
echo $(echo a; echo b) "$(echo a; echo b)" `echo \`echo nested\``; x=$(exit 3); echo $?; echo "$(echo "a  $(echo "b  c")")"; echo $(</dev/null)x; printf 'one\ntwo\n\n' > f; echo "[$(<f)]" "[$(< f)]"; y=$(cat f; echo x); echo "${#y}"
#### quotes inside expansions
x=; echo "${x:-"a b"}" "${x:-'a b'}" ${x:-'a b'} "${x:-a\"b}" "${x:-\$y}" "${x:-`echo z`}" ${x:-"*"} "${x:-$'\t'}|"; y="it's"; echo "${y//\'/Q}" "${y//"'"/Q}" ${y//\'/\"}
#### tilde in assignments
HOME=/h; a=~ b=~/x c=x:~:~/y d="~" e=\~ f=x~; echo $a $b $c $d $e $f; export g=~/z; echo $g; declare h=~:~; echo $h; echo x=~ --opt=~/a ~+ 2>&1; PATH=~/bin:$PATH; echo ${PATH%%:*}
#### globs keep their words
touch a.txt 'b c.txt' .hid; mkdir d; touch d/e.txt; for f in *.txt; do echo "<$f>"; done; echo *.nope; x='*.txt'; echo $x "$x"; echo d/*; echo */; echo .h*; echo [a-b]*; shopt -s nullglob; echo *.nope x; shopt -s dotglob; echo *; shopt -s globstar; echo **; echo **/*.txt
#### word splitting and empty words
set -- a '' 'b c'; for w in "$@"; do echo "<$w>"; done; for w in $@; do echo "<$w>"; done; for w in "$*"; do echo "<$w>"; done; IFS=,; for w in $*; do echo "<$w>"; done; for w in "$*"; do echo "<$w>"; done; x='1,2,,3'; for w in $x; do echo "<$w>"; done
#### set -f and IFS
set -f; echo *; IFS=/; p=/usr/local/bin; set -- $p; echo $# "$2"; unset IFS; set +f; echo $#
#### locale of a character
x=añb; echo ${#x} ${x:1:1} ${x^^} ${x%?}; (LC_ALL=C; echo ${#x} ${x:1:1} | od -An -c; case ñ in ?) echo one;; ??) echo two;; esac); printf '%s\n' "${x@Q}"; y=$'\xc3'; echo ${#y}; z="$x$y"; echo ${#z}
#### printf of times in zones
TZ=UTC printf '%(%F %T %Z)T\n' 0 86399 1700000000; TZ=EST5EDT; printf '%(%F %T %Z)T\n' 0 1700000000 1690000000; TZ=Europe/Berlin; printf '%(%H:%M %z)T\n' 1700000000 1690000000; printf '%(%Y)T|%10(%Y)T|%-10(%d)T|%.2(%F)T\n' 0 0 0 0
