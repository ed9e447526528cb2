#### once a known difference 1
declare -A m=([a]=1 [b]=2); IFS=,; case "${!m[@]}" in "a b"|"b a") echo blank;; *,*) echo comma;; esac; [[ "${!m[@]}" == *,* ]]; echo $?
a=(x y z); case "${!a[@]}" in "0 1 2") echo b;; *) echo c;; esac; case "${a[@]}" in "x y z") echo b;; x,y,z) echo c;; esac; [[ ${!a[@]} == "0 1 2" ]]; echo $?
case "${!a[*]}" in "0 1 2") echo b;; *,*) echo c;; esac;  case ${!a[*]} in "0 1 2") echo b;; *,*) echo c;; esac
x="${!a[@]}"; echo "$x"; x=${!a[*]}; echo "$x"; x="${!m[*]}"; echo "$x"; cat <<< "${!a[@]}"; cat <<< "${!a[*]}"
echo "${u:-"${!a[@]}"}" ; y=${u:-"${!a[@]}"}; echo "$y"
case "${!BASH_V@}" in *' '*) echo b;; *,*) echo c;; esac; case "${!BASH_V*}" in *' '*) echo b;; *,*) echo c;; esac
[[ "${!m[@]}" =~ ' ' ]]; echo $?; [[ -n "${!m[@]}" ]]; echo $?
#### once a known difference 2
IFS=
a=(x y z); case "${!a[@]}" in "0 1 2") echo b;; 012) echo n;; *) echo c;; esac; case "${a[@]}" in "x y z") echo b;; xyz) echo c;; esac
x=${!BASH_V*}; echo "$x"; x="${!BASH_V*}"; echo "$x"; echo ${!BASH_V*}; echo "${!BASH_V*}"; echo "${!BASH_V@}"; case ${!BASH_V*} in *' '*) echo b;; *) echo n;; esac
#### once a known difference 3
x=([a b]*); declare -p x
x=([a b]*)
echo "${x[0]}" "${x[1]}"
x=([a b]c d)
declare -p x
touch a1 ' 2' b3; x=([a b]*); declare -p x
y=([ab]* [!a]*); declare -p y
z=(x[a b]y [c d]=e); declare -p z
#### once a known difference 4
a=(1 2 3); declare -n r='a[1]'; set -- "${r[@]}"; echo $#; echo "${r[@]}" "$r"; set -- "${r[*]}"; echo $#; set -- x"${r[@]}"y; echo $#; set -- ${r[@]}; echo $#
#### once a known difference 7
echo ${}
#### once a known difference 8
echo ${ }; echo next
#### once a known difference 9
echo ${a[}; echo next
#### once a known difference 11
cat > s <<'X'
#!/nonexistent/interp
X
chmod +x s; (exec ./s); echo $?; ./s; echo $?
#### once a known difference 12
sleep 0.1 & jobs -x echo %1 x | sed 's/[0-9][0-9]*/N/'; jobs -x; echo $?; jobs -x nosuch; echo $?; jobs -x true; echo $?
#### once a known difference 13
f() { while cat <<X
a
X
do break; done; }; declare -f f
#### once a known difference 15
declare x=${y!z}; echo no
#### once a known difference 16
export a=${b!}; echo no
#### once a known difference 18
echo x{A..z}y
#### once a known difference 19
echo `A..z`
#### once a known difference: stages without an interpreter
cat > s <<'X'
#!/nonexistent/interp
X
chmod +x s; mkdir d; echo abc > plain; chmod +x plain
./s | cat; echo ${PIPESTATUS[@]}
./s & wait $!; echo $?
./d | cat; echo ${PIPESTATUS[@]}
nosuchcommand | cat; ./plain | cat; (./s); x=$(./s); echo "$x" $?
exec ./s
#### once a known difference: stages take signals
sleep 5 | cat & kill %1; wait %1; echo $?
yes | head -1; echo ${PIPESTATUS[@]}
sleep 3 & p=$!; kill $p; wait $p; echo $?
for i in 1 2; do sleep 1 & done; kill $(jobs -p); wait; echo $?
trap 'echo bye' EXIT; true | cat; ls /nonexistent 2>/dev/null | cat; echo $?
