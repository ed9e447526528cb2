#### run what must not be executed, or does not exist
printf 'echo hi\n' > nox; mkdir dd; for c in ./nox ./dd ./dd/x nosuch; do echo "= $c"; for r in 'env' 'nice' 'nohup' 'timeout 5' 'xargs' 'find nox -exec' 'time -p' 'command' 'exec'; do case $r in find*) t=';';; *) t=;; esac; echo "- $r"; (eval "$r $c '$t'") </dev/null 2>&1 | sed 's/^\(real\|user\|sys\) .*/\1/'; echo ${PIPESTATUS[0]}; done; done
for s in 1 2 3 6 9 11 13 14 15; do echo x | xargs -n1 sh -c 'kill -'$s' $$' 2>&1; echo $?; done; find . -maxdepth 0 -exec sh -c 'kill -9 $$' \; -print; echo $?; find . -maxdepth 0 -exec sh -c 'kill -9 $$' {} +; echo $?; echo x | xargs sh -c 'exit 137'; echo $?; echo x | xargs sh -c 'exit 126'; echo $?;  echo x | xargs sh -c 'exit 127'; echo $?
#### ls -L with dangling links
ln -s nosuch bad; : > f; ln -s f g; mkdir d; ln -s ../nosuch d/b2;  ls -L1F; echo $?; ls -L; echo $?; ls -lL bad; ls -L d; ls -1LF d; ls -L1p; ls -L --file-type; ls -LR; ls -L1 --color=always; rm -r d; ls -L1i | sed 's/^ *[0-9]* /N /'; ls -LH bad
#### stat %N with widths
: > "a b"; ln -s "a b" l; stat -c '%N|%-8N' l 'a b'; stat -c '%-8N' l; stat -c '%5N|' 'a b'; stat --printf '%N\n' l; stat --printf '%12N\n' l;  stat --cached=x l; stat --cached=never -c %n l; stat --cached= l; stat --cached=al -c %n l
