#### rename a function across a tree
mkdir -p src/lib test; printf 'import {oldName} from "./lib/a";\noldName(1); notoldName(2);\n' >src/main.js; printf 'export function oldName(x) {\n  return x; // oldName\n}\n' >src/lib/a.js; printf 'oldName();\n' >test/a.test.js; printf 'oldName\n' >README.md
grep -rlw oldName --include='*.js' . | sort | xargs sed -i 's/\boldName\b/newName/g'; grep -rn 'Name' . | sort; grep -rLw oldName . | sort; find . -name '*.js' -exec grep -c newName {} + | sort
#### sort imports and drop duplicates
printf 'import z\nimport a\nimport m\nimport a\n\ncode\nimport late\n' >f.py; awk '/^import/&&!done{i[$0];next}{if(!done){n=asorti(i,k);for(j=1;j<=n;j++)print k[j];done=1}print}' f.py; sed -n '/^import/p' f.py | sort -u | sed -i -e '1,/^$/{/^import/d}' -e '1{h;s/.*//}' f.py; cat -A f.py
#### change extensions and fix references
mkdir -p docs/img; for n in a b c; do echo "# $n" >docs/$n.txt; echo "see [x]($n.txt) and [y](img/p.png)" >>docs/$n.txt; done; find docs -name '*.txt' -print0 | sort -z | while IFS= read -r -d '' f; do mv -- "$f" "${f%.txt}.md"; done; sed -i -E 's/\(([a-z]+)\.txt\)/(\1.md)/g' docs/*.md; cat docs/a.md; find docs -type f | sort; grep -rhoE '\([^)]+\)' docs | tr -d '()' | sort -u
#### insert a licence header where it is missing
mkdir s; printf 'package a\n' >s/a.go; printf '// Copyright X\n\npackage b\n' >s/b.go; for f in s/*.go; do head -1 "$f" | grep -q Copyright || sed -i '1i // Copyright X\n' "$f"; done; head -3 s/*.go; grep -L Copyright s/*.go; md5sum s/* | cut -c1-8
#### tabs and trailing blanks
printf 'if x:\n\ty = 1  \n\t\tz\t\n  w\n' >f; cp f g; sed -i 's/[[:space:]]*$//' f; cat -A f; expand -t4 f >h; cat -A h; unexpand -t4 --first-only h | cmp - f && echo same; grep -nP '\t' f; grep -cE '[[:blank:]]+$' g; sed -i 's/\t/    /g' g; diff g h; printf 'a\r\nb\r\n' >w; sed -i 's/\r$//' w; od -c w; printf 'no newline' >n; sed -i -e '$a\' n; od -c n | head -2
#### replace a block between markers
printf 'head\n# BEGIN gen\nold 1\nold 2\n# END gen\ntail\n' >conf; printf 'new A\nnew B\n' >new; sed -i -e '/# BEGIN gen/,/# END gen/{//!d' -e '}' -e '/# BEGIN gen/r new' conf; cat conf; awk '/# BEGIN/{print;while((getline l<"new")>0)print "x"l;s=1;next}/# END/{s=0}!s' conf; sed '/# BEGIN/,/# END/d' conf; sed -n '/# BEGIN/,/# END/{/#/!p}' conf
#### edit keys of an ini file
cat >c.ini <<'X'
[db]
host = localhost
port=5432
; note
[web]
host = 0.0.0.0
X
sed -i '/^\[db\]/,/^\[/{s/^host *=.*/host = db.internal/}' c.ini; awk -F' *= *' -v s=web '/^\[/{sec=substr($0,2,length($0)-2)} sec==s&&$1=="host"{print $2}' c.ini; awk '/^\[/{s=$0;gsub(/[][]/,"",s);next} /^[^;]/&&NF{split($0,a,/ *= */);print s"."a[1]"="a[2]}' c.ini; grep -v '^;' c.ini | sed 's/ *= */=/' ; sed -i '/^port/a timeout = 5' c.ini; cat c.ini; crud=$(sed -n 's/^port=//p' c.ini); echo "port is $crud"
#### camel to snake and back
printf 'getUserName\nsetHTTPPort\nid\n' | sed -E 's/([a-z0-9])([A-Z])/\1_\2/g; s/([A-Z]+)([A-Z][a-z])/\1_\2/g; s/.*/\L&/'; printf 'get_user_name\nid\n' | sed -E 's/_(.)/\U\1/g'; printf 'hello big world\n' | sed -E 's/\b(.)/\u\1/g'; echo 'SOME_CONST_NAME' | tr A-Z_ a-z-; printf 'a-b-c\n' | awk -F- '{o=$1;for(i=2;i<=NF;i++)o=o toupper(substr($i,1,1)) substr($i,2);print o}'
#### comment out and number todos
printf 'a = 1\nb = 2  # TODO: fix\nc = 3 # TODO later\nd\n' >f.py; grep -n TODO f.py | awk -F: '{print "line "$1": "$2}' ; sed -i '2,3s/^/# /' f.py; cat f.py; sed -E 's/^# //' f.py | grep -c TODO; awk '/TODO/{sub(/TODO/,"TODO(" ++n ")")}1' f.py; sed = f.py | sed 'N;s/\n/\t/' | head -2; nl -ba -nrz -w3 f.py | tail -1; sed -n '$=' f.py
#### split a long file by sections
printf '== one\n1\n2\n== two\n3\n== three\n' >all.txt; awk '/^== /{close(f); f=$2".txt"; next}{print >f}' all.txt; ls; cat one.txt two.txt; csplit -s -f part- -b '%02d.md' all.txt '/^== /' '{*}'; wc -l part-*; grep -h '^==' part-* | sort; split -l2 -d all.txt chunk.; ls chunk.*; cat chunk.* | cmp - all.txt && echo same
#### dead links and unused files
mkdir -p img; touch img/a.png img/b.png img/c.png; printf '![x](img/a.png)\n![y](img/z.png)\n' >d.md; grep -oE 'img/[a-z]+\.png' d.md | sort -u >used; ls img/*.png | sort >have; echo missing:; comm -23 used have; echo unused:; comm -13 used have; comm -12 used have | xargs -I{} echo keep {}; while read -r f; do [ -e "$f" ] || echo "no $f"; done <used
#### version bump everywhere
printf '{\n  "name": "x",\n  "version": "1.2.9"\n}\n' >package.json; printf 'version = "1.2.9"\ndep = "1.2.9-rc"\n' >p.toml; printf 'v1.2.9\n' >VERSION; old=$(jq -r .version package.json); IFS=. read -r a b c <<<"$old"; new=$a.$b.$((c+1)); grep -rlF "$old" . | sort | xargs sed -i "s/${old//./\\.}\b/$new/g"; tail -n +1 package.json p.toml VERSION; printf '%s\n' 1.2.10 1.10.0 1.2.9 v1.2.9-rc.1 | sort -V; printf '1.2.10\n1.2.9\n' | sort -V | tail -1
#### function list of a script
cat >s.sh <<'X'
#!/bin/bash
one() { echo 1; }
function two {
  local x=1
}
three () {
  one
}
X
grep -nE '^(function +)?[a-z_]+ *(\(\))? *\{' s.sh; sed -nE 's/^(function )?([a-z_]+) ?(\(\))? *\{.*/\2/p' s.sh | sort; awk '/^three/,/^}/' s.sh; bash -n s.sh && echo ok; bash -c '. ./s.sh; declare -F; three'; grep -c '' s.sh; sed '/^#!/d;/^$/d' s.sh | wc -l
#### swap two columns and quote
printf 'a,b,c\n1,2,3\n' | awk 'BEGIN{FS=OFS=","}{t=$1;$1=$3;$3=t}1'; printf 'x y\n' | sed -E 's/(\w+) (\w+)/\2 \1/'; printf "it's\n" | sed "s/'/'\\\\''/g; s/.*/'&'/"; printf 'a|b\n' | tr '|' '\t' | cut -f2; printf 'k=v;w=z\n' | tr ';' '\n' | awk -F= '{print $2"="$1}'; printf '%s\n' one two | sed 's/.*/"&",/' | sed '$s/,$//'; printf 'p q r\n' | awk '{for(i=NF;i;i--) printf "%s%s",$i,(i>1?OFS:ORS)}'
#### find large old and empty things
mkdir -p a/b c; head -c 3000 /dev/zero >a/big; head -c 100 /dev/zero >a/b/small; : >c/empty; mkdir c/void; touch -d 2020-01-01 a/b/small; find . -type f -size +2k; find . -empty | sort; find . -type f ! -newermt 2021-01-01; find . -type f -printf '%s %p\n' | sort -rn | head -2; find . -type d -empty -delete; find . -type f -size -1k -o -type d -name b | sort; find . -path ./a -prune -o -type f -print; find . -maxdepth 1 -mindepth 1 -printf '%f %y\n' | sort; find a -type f -exec sh -c 'for f; do echo "${f##*/} $(wc -c <"$f")"; done' _ {} + | sort; du -ab --apparent-size a/b | sort -n | head -1
#### permissions of scripts
mkdir bin; printf '#!/bin/sh\necho hi\n' >bin/run; printf 'text\n' >bin/readme; grep -rl '^#!' bin | xargs chmod +x; find bin -type f -perm -u+x; stat -c '%a %n' bin/*; ./bin/run; find bin -type f ! -perm /111; chmod -R go= bin; find bin -printf '%m %p\n' | sort -k2; umask 077; touch bin/new; stat -c %A bin/new; install -m 755 bin/run bin/copy; test -x bin/copy && bin/copy
#### diff apply and reverse
mkdir old new; printf 'a\nb\nc\nd\n' >old/f; printf 'a\nB\nc\nd\ne\n' >new/f; echo gone >old/g; echo here >new/h; diff -ruN --label a/x --label b/x old/f new/f >p1; cat p1; (cd old && diff -ruN . ../new | sed -E 's/\t2[^\t]*$//' >../p2); grep -E '^(---|\+\+\+|@@)' p2; cp -r old work; patch -d work -p0 <p2 >out; sort out; diff -r work new && echo equal; patch -R -d work -p0 -s <p2; diff -r work old && echo back; diff -qr old new; diff --brief old/f new/f; diff -y -W30 old/f new/f; diff <(sort old/f) <(sort new/f) | grep '^[<>]' | sort; cmp old/f new/f
