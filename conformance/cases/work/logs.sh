#### top clients and status counts of an access log
for i in $(seq 1 60); do printf '10.0.0.%d - - [%02d/Mar/2026:10:%02d:00 +0000] "%s /p/%d HTTP/1.1" %d %d "-" "agent/%d"\n' $((i%7)) $((i%28+1)) $((i%60)) "$([ $((i%5)) = 0 ] && echo POST || echo GET)" $((i%4)) $((i%9==0?500:i%6==0?404:200)) $((i*37%911)) $((i%3)); done >access.log
awk '{print $1}' access.log | sort | uniq -c | sort -k1,1nr -k2,2 | head -3
awk '{s[$9]++; b[$9]+=$10} END{for(k in s) printf "%s %d %.1f\n",k,s[k],b[k]/s[k] | "sort"}' access.log
grep -c '" 500 ' access.log; grep -oE '"(GET|POST) [^ ]+' access.log | cut -c2- | sort | uniq -c | sort -rn | sed 's/^ *//'
sed -nE 's/^([^ ]+) .*\[([0-9]+)\/([A-Za-z]+)\/([0-9]+):.*/\4-\3-\2 \1/p' access.log | sort -u | tail -4
#### errors by hour with context
cat >app.log <<'X'
2026-03-01T09:01:02Z INFO  start pid=41
2026-03-01T09:05:13Z ERROR db: timeout after 30s
  at pool.get (pool.js:12)
  at run (main.js:3)
2026-03-01T10:00:00Z WARN  slow query 1200ms
2026-03-01T10:15:44Z ERROR db: refused
2026-03-01T10:15:45Z ERROR http: 502 from upstream
2026-03-01T11:59:59Z INFO  stop
X
grep -A2 'timeout' app.log; grep -n ERROR app.log | cut -d: -f1 | paste -sd,; awk '/ERROR/{split($1,t,/[T:]/); h[t[2]]++} END{n=asorti(h,k); for(i=1;i<=n;i++) print k[i], h[k[i]]}' app.log
awk -F'[ :]+' '$0~/ERROR/{c[$6]++} END{for(i in c) print i, c[i]}' app.log | sort; sed -n '/ERROR/,/^2026.*\(WARN\|INFO\)/p' app.log; tac app.log | grep -m1 ERROR; grep -vE '^\s' app.log | wc -l; grep -P '(?<=slow query )\d+' -o app.log
#### join two logs by request id
printf 'r1 200\nr3 500\nr2 404\n' >status; printf 'r2 /b\nr1 /a\nr4 /d\n' >paths; join <(sort status) <(sort paths); join -a1 -e NONE -o 0,1.2,2.2 <(sort status) <(sort paths); join -v2 <(sort status) <(sort paths); awk 'NR==FNR{s[$1]=$2;next} {print $1,$2,($1 in s)?s[$1]:"-"}' status paths; comm -12 <(cut -d' ' -f1 status|sort) <(cut -d' ' -f1 paths|sort)
#### percentiles of response times
seq 1 97 | awk '{print ($1*7919)%1000}' >ms; sort -n ms | awk '{a[NR]=$1} END{printf "p50=%d p90=%d p99=%d max=%d mean=%.2f\n", a[int(NR*.5)],a[int(NR*.9)],a[int(NR*.99)],a[NR],0}' ; awk '{s+=$1; q+=$1*$1} END{m=s/NR; printf "%.3f %.3f\n", m, sqrt(q/NR-m*m)}' ms; sort -n ms | sed -n '1p;$p'; awk '{b=int($1/100)*100; h[b]++} END{for(i=0;i<1000;i+=100){printf "%3d ",i; for(j=0;j<h[i];j++) printf "#"; print ""}}' ms
#### rotate and compress logs
#@ tree any
mkdir logs; for d in 01 02 03 04; do echo "day $d" >logs/app-2026-03-$d.log; touch -d 2026-03-$d logs/app-2026-03-$d.log; done; touch -d 2026-03-04 now; find logs -name '*.log' ! -newer now ! -name '*04*' -exec gzip -9 {} +; ls logs; for f in logs/*.gz; do echo "$f: $(zcat "$f")"; done; zcat logs/*.gz | sort -r; find logs -name '*.gz' | sort | head -n -2 | xargs rm -v; ls logs
#### json lines
cat >ev.jsonl <<'X'
{"t":"2026-03-01T00:00:01Z","lvl":"info","msg":"a","ms":12}
{"t":"2026-03-01T00:00:02Z","lvl":"error","msg":"b \"q\"","ms":250,"err":{"code":"E1"}}
{"t":"2026-03-01T00:00:03Z","lvl":"error","msg":"c","ms":31,"err":{"code":"E2"}}
{"t":"2026-03-01T00:00:04Z","lvl":"warn","msg":"d","ms":7}
X
jq -r 'select(.lvl=="error") | "\(.t) \(.err.code // "-") \(.msg)"' ev.jsonl; jq -s 'group_by(.lvl) | map({lvl: .[0].lvl, n: length, ms: (map(.ms)|add)})' -c ev.jsonl; jq -r '[.t,.lvl,.ms]|@tsv' ev.jsonl | awk -F'\t' '$3>10{print $2,$3}'; jq -s 'max_by(.ms).msg' ev.jsonl; jq -c 'del(.t)|with_entries(.key|=ascii_upcase)' ev.jsonl; jq -n '[inputs|.ms]|{min:min,max:max,avg:(add/length)}' ev.jsonl; jq -r 'to_entries|map("\(.key)=\(.value|tostring)")|join(" ")' ev.jsonl | head -2; jq -rs 'map(select(.ms>10))|sort_by(-.ms)[]|"\(.ms)\t\(.msg)"' ev.jsonl; jq --arg l warn 'select(.lvl==$l).msg' ev.jsonl; grep -c error ev.jsonl
#### follow a session across a log
printf '%s\n' 's1 login bob' 's2 login eve' 's1 view /a' 's1 logout' 's2 view /b' 's2 view /c' >l; for s in $(awk '{print $1}' l | sort -u); do echo "== $s: $(grep -c "^$s " l) events"; grep "^$s " l | cut -d' ' -f2- | nl -w2 -s') '; done; awk '{e[$1]=e[$1] (e[$1]?">":"") $2} END{for(s in e) print s, e[s]}' l | sort; awk '$2=="login"{u[$1]=$3} $2=="view"{v[u[$1]]++} END{for(x in v) print x,v[x]}' l | sort
#### deduplicate while keeping order
printf 'b\na\nb\nc\na\nd\n' >f; awk '!s[$0]++' f | paste -sd' '; cat -n f | sort -uk2 | sort -n | cut -f2- | paste -sd' '; sort f | uniq -d | paste -sd' '; sort f | uniq -u | paste -sd' '; nl f | sort -k2,2 -k1,1n | awk '$2!=p{print $2;p=$2}' | paste -sd' '
#### time differences
printf '08:00:05 start\n08:03:10 step\n09:00:00 end\n' | awk -F'[: ]' '{t=$1*3600+$2*60+$3; if(NR>1) printf "%s after %d s\n",$4,t-p; p=t}'; d1=$(date -ud '2026-03-01 00:00' +%s); d2=$(date -ud '2026-03-14 12:30' +%s); echo $(( (d2-d1)/86400 )) days $(( (d2-d1)%86400/3600 )) h; date -ud @$((d1+90061)) '+%F %T %a %j %V'; date -ud '2026-03-01 +2 weeks -1 day' +%F; date -ud 'last monday' +%F >/dev/null && echo fine; for m in 1 2 3; do date -ud "2026-$m-1 +1 month -1 day" +%d; done | paste -sd' '
#### multi-line records
cat >rec <<'X'
name: alice
age: 30
city: Paris

name: bob
age: 25

name: carl
city: Rome
age: 41
X
awk -v RS= -F'\n' '{delete r; for(i=1;i<=NF;i++){split($i,p,": "); r[p[1]]=p[2]} printf "%s,%s,%s\n", r["name"], r["age"], r["city"]}' rec; awk 'BEGIN{RS=""} /Rome/{print NR": "$0}' rec; sed -e ':a' -e '/./{N;ba' -e '}' -e 's/\n/|/g' rec; csplit -sz rec '/^$/' '{*}' && head -1 xx*; grep -c '^name' xx0*; rm xx*; paste -d' ' - - - <<<"$(grep . rec | head -6)"
#### columns to a report
printf 'name qty price\nwidget 10 2.50\ngadget 3 19.99\nthing 120 0.05\n' >t; awk 'NR==1{printf "%-10s %5s %8s %10s\n",$1,$2,$3,"total";next}{t=$2*$3;s+=t;printf "%-10s %5d %8.2f %10.2f\n",$1,$2,$3,t}END{printf "%-10s %25.2f\n","SUM",s}' t; column -t t; tail -n +2 t | sort -k3,3gr | cut -d' ' -f1 | tr '\n' ',' | sed 's/,$/\n/'; awk 'NR>1{print $2*$3}' t | paste -sd+ | bc; tr ' ' ',' <t | sed '1!s/^\([^,]*\)/"\1"/'
