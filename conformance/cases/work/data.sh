#### package.json edits keep order
cat >package.json <<'X'
{
  "name": "demo",
  "version": "0.1.0",
  "scripts": {"test": "jest", "build": "tsc -p ."},
  "dependencies": {"zod": "^3.0.0", "axios": "1.6.0"},
  "private": true
}
X
jq '.scripts.lint="eslint ." | .dependencies["left-pad"]="1.3.0"' package.json >t && mv t package.json; cat package.json; jq -r '.dependencies|to_entries[]|"\(.key)@\(.value)"' package.json; jq --tab 'del(.private)' package.json | head -3; jq '.dependencies|=with_entries(select(.key|test("^a")))' package.json -c; jq -r '.scripts|keys[]' package.json; jq -e '.private' package.json; jq '.version|=(split(".")|.[2]=(.[2]|tonumber+1|tostring)|join("."))' package.json | grep version; jq -S . package.json | head -4; jq '.files+=["dist"]' package.json | tail -5; jq 'has("main"), (.keywords//[]|length)' package.json
#### merge configs
printf '{"a":{"x":1,"y":[1]},"b":2}' >base.json; printf '{"a":{"y":[2],"z":3}}' >over.json; jq -s '.[0]*.[1]' base.json over.json -c; jq -s 'add' -c base.json over.json; jq --slurpfile o over.json '.a.z=$o[0].a.z' -c base.json; jq -n --argfile b base.json '$b.b' 2>/dev/null || echo no argfile; jq -c 'paths(scalars)|join("/")|tostring' base.json 2>&1; jq -c '[paths(type=="number")]' base.json; jq -c 'walk(if type=="number" then .+1 else . end)' base.json; jq -r '.. | numbers' base.json | paste -sd+ | bc; jq -c 'tostream' over.json; jq -cn 'reduce range(5) as $i ([]; .+[$i*$i])'
#### csv to json and back
printf 'id,name,tags\n1,"Smith, J",a;b\n2,Ann,c\n' >t.csv; tail -n +2 t.csv | jq -Rc 'split(",")|{id:.[0]|tonumber,last:.[-1]}' ; jq -Rsc 'split("\n")[1:]|map(select(length>0)|capture("^(?<id>\\d+),(\"(?<q>[^\"]*)\"|(?<n>[^,]*)),(?<t>.*)$")|{id:(.id|tonumber),name:(.q//.n),tags:(.t/";")})' t.csv | tee o.json; jq -r '.[]|[.id,.name,(.tags|join(";"))]|@csv' o.json; awk 'BEGIN{FPAT="([^,]+)|(\"[^\"]+\")"} NR>1{print NF": "$2}' t.csv; awk -v FPAT='"[^"]*"|[^,]*' 'NR==2{gsub(/"/,"",$2);print $2}' t.csv; jq -r '(.[0]|keys_unsorted) as $k | $k, (.[]|[.[$k[]]|if type=="array" then join("|") else . end]) | @tsv' o.json
#### pivot and group a csv
printf 'date,region,sales\n2026-01,north,10\n2026-01,south,20\n2026-02,north,15\n2026-02,south,5\n2026-02,north,1\n' >s.csv; awk -F, 'NR>1{s[$2,$1]+=$3;r[$2];d[$1]}END{n=asorti(d,D);m=asorti(r,R);printf "region";for(i=1;i<=n;i++)printf ",%s",D[i];print"";for(j=1;j<=m;j++){printf "%s",R[j];for(i=1;i<=n;i++)printf ",%d",s[R[j],D[i]];print ""}}' s.csv; sed 1d s.csv | sort -t, -k2,2 -k3,3nr | awk -F, '$2!=p{print "["$2"]";p=$2}{print "  "$1" "$3}'; cut -d, -f2 s.csv | sed 1d | sort | uniq -c | awk '{print $2"="$1}'; awk -F, 'NR>1{t+=$3; if($3>m){m=$3;l=$0}}END{print t, l}' s.csv; (head -1 s.csv; tail -n +2 s.csv | sort -t, -k3,3n) | column -s, -t; paste -d, <(cut -d, -f1 s.csv) <(cut -d, -f3 s.csv) | head -2
#### validate and repair a table
printf 'a,b,c\n1,2,3\n4,5\n6,7,8,9\n,,\n' >t; awk -F, 'NR==1{n=NF;next} NF!=n{print FILENAME":"FNR": "NF" fields"}' t; awk -F, -v OFS=, 'NR==1{n=NF} {NF=n}1' t; grep -nE '^,+$' t; awk -F, '{for(i=1;i<=NF;i++) if($i=="") e++} END{print e+0}' t; sed 's/,,/,NULL,/g; s/,$/,NULL/; s/^,/NULL,/' t; tr -d '\n' <t | wc -c; awk 'length>m{m=length;l=NR}END{print l,m}' t
#### yaml with yq
cat >c.yml <<'X'
# top
services:
  web:
    image: nginx:1.25   # pinned
    ports: ["80:80"]
  db:
    image: postgres:16
X
yq '.services.web.image = "nginx:1.27"' c.yml; yq -r '.services | keys | .[]' c.yml; yq '.services[] | .image' c.yml; yq -o=json '.services.db' c.yml; yq 'del(.services.db) | .version = 3' c.yml; yq -i '.services.web.ports += ["443:443"]' c.yml; cat c.yml; yq '.services | to_entries | map(.key + "=" + .value.image) | join(",")' c.yml
#### sums and units
printf '1K\n20M\n3G\n512\n' | numfmt --from=iec; seq 3 | awk '{s+=$1^2}END{print s}'; printf '1234567\n999\n' | numfmt --to=si --format=%.2f; echo 'scale=4; 22/7; 2^64; sqrt(2)' | bc; printf '%d %o %x %e\n' 255 255 255 12345.678; printf '%.3f\n' 2.0005 1e3; echo $((16#ff)) $((2#1011)) $((7/2)) $((-7%3)); factor 360 97; seq -s, 0 .25 1; seq -w 8 11; expr 7 \* 6; echo '3 4 + p 5 * p' | dc; awk 'BEGIN{printf "%d %.2f %s\n", 1e6, 1/3, 1e6; print 0.1+0.2, 1e300*1e10, int(-3.7)}'
#### encode and decode
printf 'hello\n' | base64; printf 'aGVsbG8K' | base64 -d; printf 'a b&c=é' | jq -sRr @uri; printf 'x%%20y\n' | sed 's/%20/ /g'; printf '\x00\xff' | xxd -p; echo 48656c6c6f | xxd -r -p; echo; printf 'abc' | od -An -tx1 | tr -d ' \n'; echo; printf 'abc' | sha256sum | cut -c1-16; printf 'é' | iconv -t latin1 | od -An -tx1; printf '%s' '{"a":"<b>"}' | jq -r '.a|@html,@base64,@sh'; echo 'a<b>&"' | sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g'; printf 'Zm9v\nYmFy\n' | while read -r l; do echo "$l" | base64 -d; echo; done; echo abc | tr a-z n-za-m; echo -n abc | rev; printf '%b\n' 'tab\there \u00e9'
#### a key value store in a file
db=kv.txt; : >$db; set_() { grep -v "^$1=" $db >t || :; echo "$1=$2" >>t; mv t $db; }; get_() { sed -n "s/^$1=//p" $db | tail -1; }; set_ a 1; set_ b 'two words'; set_ a 3; get_ a; get_ b; get_ zz; sort $db; declare -A m; while IFS='=' read -r k v; do m[$k]=$v; done <$db; for k in $(printf '%s\n' "${!m[@]}" | sort); do echo "$k -> ${m[$k]}"; done; awk -F= '{print toupper($1)"="$2}' OFS= $db | sort; wc -l <$db
#### environment templates
printf 'host=${HOST}\nport=$PORT\nkeep=$OTHER\n' >t.tpl; HOST=db PORT=1 envsubst <t.tpl; HOST=db envsubst '$HOST' <t.tpl; printf 'A=1\n# c\nB="x y"\n' >.env; set -a; . ./.env; set +a; sh -c 'echo $A-$B'; grep -v '^#' .env | cut -d= -f1 | paste -sd' '; env -i A=9 sh -c 'echo ${A:-none} ${B:-none}'; sed -e "s|\${HOST}|h/1|" t.tpl | head -1; printf 'Dear {{name}}\n' | awk -v name='Ann & Co' '{gsub(/\{\{name\}\}/, name)}1'
#### unicode text
printf 'Ünïcödé straße 日本語 😀\n' >u; wc -c -m -w u; cut -c1-3 u; awk '{print length($0), toupper($1), substr($0,9,6)}' u; sed 's/[^[:alpha:] ]//g' u; grep -o '[一-龥]' u | wc -l; rev u; tr '[:lower:]' '[:upper:]' <u; fold -w 10 u | head -2; LC_ALL=C wc -m u; LC_ALL=C awk '{print length}' u; printf '%-8s|\n' é; grep -c 'ß' u; sort <<<$'é\nz\na'; jq -R length u; jq -R 'explode|length' u; expand u | md5sum | cut -c1-6; printf 'a\xffb\n' | grep -a b | od -An -c; printf 'a\xff\n' | grep -c .; iconv -f utf8 -t ascii//TRANSLIT <<<x; sed 's/./X/3' u; awk -F '' '{print NF, $2}' u
#### text wrapping and joining
seq -f 'word%g' 1 20 | paste -sd' ' >p; fold -sw 30 p; fmt -w 40 p; fmt -w 30 -u <<<'a   b. c    d'; tr -s ' ' '\n' <p | sort -R --random-source=/dev/zero | wc -l; xargs -n4 <p; xargs -L1 -I{} echo '[{}]' <<<$'a b\nc'; pr -3 -t -w 40 <(tr ' ' '\n' <p); column -c 40 <(tr ' ' '\n' <p); awk '{for(i=1;i<=NF;i++){l+=length($i)+1; if(l>25){print "";l=length($i)+1} printf "%s ",$i}}END{print ""}' p; sed 's/ /\n/4;P;D' p | head -3; nl -s': ' -w2 <(tr ' ' '\n' <p) | sed -n '5p;20p'; printf 'a\nb\nc\nd\n' | paste - - ; printf '1\n2\n3\n' | paste -sd'+-'; sed -e :a -e '/\\$/N; s/\\\n//; ta' <<<$'x \\\ny \\\nz\nw'
