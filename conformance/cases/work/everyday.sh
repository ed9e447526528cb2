#### everyday 1
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
awk '{print $1}' logs/access.log | sort | uniq -c | sort -rn | head -3

#### everyday 2
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
awk '$9>=400{c[$9]++} END{for(k in c) print k, c[k]}' logs/access.log | sort

#### everyday 3
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
awk -F'"' '{split($2,a," "); print a[1]}' logs/access.log | sort | uniq -c

#### everyday 4
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
awk '{s+=$10; n++} END{printf "%d bytes, mean %.2f\n", s, s/n}' logs/access.log

#### everyday 5
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
awk '{print $NF, $7}' logs/access.log | sort -rn | head -2

#### everyday 6
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
sed -E 's/^([0-9.]+) .*\[([^]]+)\] "(\w+) ([^ ?]+).*" ([0-9]+).*/\2|\1|\3|\4|\5/' logs/access.log | column -t -s'|'

#### everyday 7
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
grep -oE '\[[^:]+:[0-9]{2}' logs/access.log | tr -d '[' | sort | uniq -c

#### everyday 8
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
awk -F'[][]' '{split($2,t,":"); h[t[2]]++} END{n=asorti(h,k); for(i=1;i<=n;i++) printf "%s:00 %s\n", k[i], h[k[i]]}' logs/access.log

#### everyday 9
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
grep -c ' 200 ' logs/access.log; grep -vc ' 200 ' logs/access.log; grep -n 'POST' logs/access.log | cut -d: -f1 | paste -sd,

#### everyday 10
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
awk '{ip=$1; b[ip]+=$10} END{for(i in b) printf "%-12s %8d\n", i, b[i]}' logs/access.log | sort -k2,2nr

#### everyday 11
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
awk 'BEGIN{PROCINFO["sorted_in"]="@val_num_desc"} {u[$7]++} END{for(k in u){print u[k],k; if(++n==2) exit}}' logs/access.log

#### everyday 12
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
sort -t' ' -k9,9n -k10,10nr logs/access.log | awk '{print $9,$10}'

#### everyday 13
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
awk '{print $NF*1000}' logs/access.log | sort -n | awk '{a[NR]=$1} END{print "p50", a[int(NR*.5)], "p95", a[int(NR*.95)], "max", a[NR]}'

#### everyday 14
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
while read -r ip _ _ ts _ m path _; do echo "${ts:1:11} ${m#\"} ${path%%\?*}"; done < logs/access.log | sort -u

#### everyday 15
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
awk -F, 'NR>1{s[$3]+=$4; n[$3]++} END{for(d in s) printf "%s,%d,%.1f\n", d, s[d], s[d]/n[d]}' data/people.csv | sort

#### everyday 16
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
awk 'BEGIN{FPAT="([^,]*)|(\"[^\"]+\")"} {print NF": "$2}' data/people.csv

#### everyday 17
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
head -1 data/people.csv; tail -n +2 data/people.csv | sort -t, -k4,4nr | head -2

#### everyday 18
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
cut -d, -f1,3 data/people.csv | sed 1d | sort -t, -k2,2 -s

#### everyday 19
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
tail -n +2 data/people.csv | while IFS=, read -r id name dept sal; do printf '%3d|%-10s|%s\n' "$id" "$name" "$dept"; done

#### everyday 20
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
sed 's/,/\t/g' data/people.csv | expand -t 12

#### everyday 21
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
awk -F, -v OFS='\t' 'NR==1{for(i=1;i<=NF;i++) h[i]=$i; next} {for(i=1;i<=NF;i++) print NR-1, h[i], $i}' data/people.csv | head -6

#### everyday 22
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
paste -d, <(cut -d, -f2 data/people.csv) <(cut -d, -f1 data/people.csv) | head -3

#### everyday 23
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
join -t, -1 1 -2 1 <(tail -n+2 data/people.csv | sort -t, -k1,1) <(printf '1,x\n3,y\n9,z\n') -o 1.2,2.2 -a1 -e none

#### everyday 24
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
jq -r '.orders[]|[.id,.user,([.items[]|.qty*.price]|add//0)]|@tsv' data/orders.json

#### everyday 25
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
jq -r '.orders|group_by(.user)[]|"\(.[0].user): \(map(.items|length)|add)"' data/orders.json

#### everyday 26
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
jq '[.orders[].items[]|{sku,qty}]|group_by(.sku)|map({sku:.[0].sku,qty:(map(.qty)|add)})' -c data/orders.json

#### everyday 27
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
jq -c '.orders[]|select(.items|length==0)|.id' data/orders.json; jq '.orders|length' data/orders.json; jq -r '.orders[].user' data/orders.json | sort | uniq -c

#### everyday 28
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
jq '(.orders[]|select(.user=="ann")|.items[].price)|=.*2' -c data/orders.json

#### everyday 29
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
jq 'reduce .orders[] as $o ({}; .[$o.user] += ($o.items|length))' -c data/orders.json

#### everyday 30
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
jq -r '["id","user"],(.orders[]|[.id,.user])|@csv' data/orders.json

#### everyday 31
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
jq -r 'paths(scalars) as $p|"\($p|map(tostring)|join("."))=\(getpath($p))"' data/orders.json | head -5

#### everyday 32
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
jq --arg v 1.3.0 '.version=$v|.scripts.lint="eslint ."|del(.dependencies["left-pad"])' package.json > p.tmp && mv p.tmp package.json; cat package.json

#### everyday 33
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
jq -r '.dependencies|to_entries[]|"\(.key)@\(.value)"' package.json; jq -r '.scripts|keys[]' package.json

#### everyday 34
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
v=$(jq -r .version package.json); IFS=. read -r a b c <<< "$v"; new="$a.$b.$((c+1))"; sed -i "s/\"version\": \"$v\"/\"version\": \"$new\"/" package.json; grep version package.json

#### everyday 35
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
jq -S . package.json | diff <(jq . package.json) - | head -5

#### everyday 36
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
jq -e '.devDependencies' package.json >/dev/null || echo none; jq '.files // ["dist"]' -c package.json; jq 'has("main")' package.json

#### everyday 37
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
grep -rl old_name src | sort | xargs sed -i 's/\bold_name\b/new_name/g'; grep -rn new_name src | sort; cat src/main.py

#### everyday 38
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
find src -name '*.py' -print0 | sort -z | xargs -0 grep -Hn TODO

#### everyday 39
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
find . -type f -name '*.py' -exec wc -l {} + | sort -n

#### everyday 40
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
find src -type f | sed 's/.*\.//' | sort | uniq -c | sort -rn

#### everyday 41
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
find . -type f -printf '%s %p\n' | sort -k2 | awk '{s+=$1} END{print NR, s}'

#### everyday 42
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
sed -i '/^import os$/d; /TODO/d' src/main.py; cat -A src/main.py

#### everyday 43
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
sed -i '1i #!/usr/bin/env python3' src/main.py; sed -i '$a # end' src/main.py; head -2 src/main.py; tail -1 src/main.py

#### everyday 44
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
sed -n '/def /,/return/p' src/main.py; awk '/def /{f=1} f{print NR": "$0} /return/{f=0}' src/main.py

#### everyday 45
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
sed -i.bak 's/const a/let a/' src/app.js; diff -u src/app.js.bak src/app.js | sed 1,2d; ls src

#### everyday 46
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
cp src/main.py m2.py; sed -i 's/old_name/renamed/' m2.py; diff -u --label a --label b src/main.py m2.py > c.patch; patch src/main.py c.patch; cmp src/main.py m2.py && echo same; patch -R src/main.py c.patch; head -3 src/main.py

#### everyday 47
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
find src -type f -exec sha256sum {} + | sort -k2 > sums; sha256sum -c sums; echo x >> src/app.js; sha256sum -c --quiet sums; echo $?

#### everyday 48
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
for f in src/*.py; do mv "$f" "${f%.py}.txt"; done; ls src; for f in src/*.txt; do mv -v "$f" "$(dirname "$f")/$(basename "$f" .txt | tr a-z A-Z).md"; done

#### everyday 49
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
touch 'a b.txt' 'c d.txt'; for f in *\ *; do mv -- "$f" "${f// /_}"; done; ls *.txt

#### everyday 50
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
for i in 1 2 3; do touch "img$i.png"; done; for f in img?.png; do n=${f//[^0-9]/}; mv "$f" "$(printf 'img_%03d.png' "$n")"; done; ls *.png

#### everyday 51
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
printf 'b\na\nb\nc\na\n' | awk '!seen[$0]++'; printf 'b\na\nb\n' | sort -u; printf 'b\na\nb\n' | sort | uniq -d

#### everyday 52
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
echo one > f1; echo one > f2; echo two > f3; md5sum f? | sort | awk '{c[$1]=c[$1]" "$2; n[$1]++} END{for(k in c) if(n[k]>1) print c[k]}'

#### everyday 53
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
comm -12 <(printf 'a\nb\nc\n') <(printf 'b\nc\nd\n'); comm -3 <(printf 'a\nb\n') <(printf 'b\nd\n') | cat -A

#### everyday 54
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
find . -type d | sort | sed -e 's;[^/]*/;|  ;g;s;|  \([^|]\);|--\1;'

#### everyday 55
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
tree -a --noreport src; du -a --apparent-size src 2>/dev/null | awk '{print $2}' | sort

#### everyday 56
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
awk 'BEGIN{printf "%-8s|%6s\n","name","n"; for(i=1;i<=3;i++) printf "%-8s|%6.2f\n","r"i,i*1.5}'

#### everyday 57
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
printf 'k1=v1\nk2=v 2\n# c\n\n' > .env; while IFS='=' read -r k v; do [[ $k =~ ^#|^$ ]] && continue; declare "$k=$v"; done < .env; echo "$k1/$k2"; grep -v '^#' .env | sed '/^$/d' | sed 's/^/export /'

#### everyday 58
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
printf '[a]\nx=1\ny=2\n[b]\nx=3\n' | awk -F= '/^\[/{s=substr($0,2,length($0)-2);next} $1=="x"{print s"."$1"="$2}'

#### everyday 59
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
cat <<'T' | envsubst '$HOME $USER'

#### everyday 60
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
home=$HOME user=${USER} other=$OTHER

#### everyday 61
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
T

#### everyday 62
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
seq 1 20 | paste -d' ' - - - - -; seq 10 | split -l 4 - part_; wc -l part_*; cat part_* | tail -1

#### everyday 63
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
seq 5 | tac | nl -ba -w2 -s': '; seq 3 | xargs -I{} echo "item-{}"; seq 6 | xargs -n2 echo

#### everyday 64
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
echo 'a:b:c' | tr ':' '\n' | sed 's/.*/"&"/' | paste -sd, | sed 's/.*/[&]/' | jq -c .

#### everyday 65
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
date -d '2025-03-01 +1 month' +%F; date -u -d @1700000000 '+%Y-%m-%dT%H:%M:%SZ'; for d in 2025-02-27 2025-02-28; do date -d "$d + 1 day" +%a; done

#### everyday 66
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
printf '%s\n' 1.10 1.9 1.2 | sort -V; printf '10K\n2M\n512\n' | sort -h; printf 'x3\nx12\nx1\n' | sort -t x -k2n

#### everyday 67
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
set -euo pipefail; f() { local x=${1:?need}; echo "$((x*2))"; }; f 4; trap 'echo bye' EXIT; false || echo caught

#### everyday 68
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
declare -A m; while read -r k v; do m[$k]=$(( ${m[$k]:-0} + v )); done <<< $'a 1\nb 2\na 3'; for k in $(printf '%s\n' "${!m[@]}" | sort); do echo "$k=${m[$k]}"; done

#### everyday 69
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
arr=(3 1 2); IFS=$'\n' s=($(sort -n <<< "${arr[*]}")); unset IFS; echo "${s[@]}" "${#s[@]}" "${s[-1]}"

#### everyday 70
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
n=0; while [ $n -lt 3 ]; do case $n in 0) echo zero;; [12]) echo "few $n";; esac; n=$((n+1)); done | tee out.txt | wc -l; cat out.txt

#### everyday 71
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
grep -rn --include='*.py' -E 'def \w+\(' src | sed -E 's/:.*def (\w+).*/ \1/'; grep -rho '\bold_name\b' src | wc -l; grep -L TODO src/*.py src/*.js

#### everyday 72
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
awk 'FNR==NR{a[$1]=$2;next} $1 in a{print $1,a[$1],$2}' <(printf 'x 1\ny 2\n') <(printf 'y b\nx a\nz c\n')

#### everyday 73
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
awk -v n=3 'BEGIN{srand(1)} {l[NR]=$0} END{for(i=NR-n+1;i<=NR;i++) print l[i]}' <(seq 10); awk 'NR%2' <(seq 5); awk 'length>3' <(printf 'ab\nabcd\n')

#### everyday 74
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
awk '{for(i=NF;i>0;i--) printf "%s%s",$i,(i>1?OFS:ORS)}' <<< 'a b c'; awk '{$2="";print}' <<< 'a b c'; awk -F: '{print $NF}' <<< 'x:y:z'; awk '{a[NR]=$1} END{while(NR) print a[NR--]}' <(seq 3)

#### everyday 75
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
awk '{for(i=1;i<=NF;i++) m[NR,i]=$i; c=NF} END{for(i=1;i<=c;i++){s=m[1,i]; for(j=2;j<=NR;j++) s=s" "m[j,i]; print s}}' <<< $'1 2 3\n4 5 6'

#### everyday 76
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
echo '<a href="x.html">X</a><a href="y.html">Y</a>' | grep -oP 'href="\K[^"]+'; echo 'k: v' | sed -n 's/^k: //p'; echo 'CamelCaseName' | sed -E 's/([a-z])([A-Z])/\1_\2/g' | tr A-Z a-z; echo snake_case_x | sed -E 's/_(.)/\U\1/g'

#### everyday 77
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
printf 'a\n\n\n\nb\n' | cat -s; printf 'x\r\ny\r\n' | tr -d '\r' | od -c | head -2; printf '  trim me  ' | sed 's/^ *//;s/ *$//'; echo; printf 'a\tb\n' | expand; printf 'long line of words here' | fold -sw 10

#### everyday 78
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
base64 <<< hello | base64 -d; echo -n abc | xxd -p; printf '%x\n' 255; echo $((16#ff)) $((2**10)); echo 'obase=2;10' | bc; printf '%08.3f\n' 3.14159; numfmt --to=iec 1048576

#### everyday 79
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
yq '.a.b' <<< $'a:\n  b: 1\n'; yq -o json '.' <<< $'x: [1, 2]\n'; yq -i '.v = 2' <(true) 2>/dev/null; printf 'v: 1\nw: x\n' > c.yml; yq -i '.v = 2 | .n.m = "q"' c.yml; cat c.yml; yq -p json -o yaml package.json | head -3

#### everyday 80
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
ls -1 src | wc -l; ls -F src; stat -c '%s %a %n' src/app.js; [ -d src ] && [ ! -e nosuch ] && echo yes; test -s package.json; echo $?; basename src/app.js .js; dirname src/lib/util.py; realpath --relative-to=src data

#### everyday 81
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
find . -name '*.json' -newer src/main.py 2>/dev/null | wc -l >/dev/null; find . -maxdepth 2 -type f -size -1k | wc -l; find . -empty | wc -l; find src -name lib -prune -o -type f -print | sort; find . -type f \( -name '*.js' -o -name '*.json' \) | sort

#### everyday 82
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
mkdir -p w/{a,b}/{x,y}; touch w/a/x/1 w/b/y/2; rm -rf w/a; find w | sort; rmdir w/b/x; ln -s b w/l; readlink w/l; cp -rL w/l w/c; ls w/c

#### everyday 83
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
printf 'one\ntwo\nthree\n' > t; sed -n 2p t; sed '2d' t; sed '/two/{s/t/T/;p}' t; sed '$!N;s/\n/ /' t; sed = t | sed 'N;s/\n/\t/'; sed '1~2d' t; sed -E '/^t/s//X/' t; sed 's/o/0/2g' t

#### everyday 84
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
timeout 5 sleep 1; echo $?; timeout 1 sleep 5; echo $?; { sleep 1; echo later; } & wait; echo done; time -p true 2>/dev/null; ( exit 3 ) || echo "rc $?"

#### everyday 85
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
exec 3> log.txt; echo a >&3; echo b >&3; exec 3>&-; cat log.txt; { echo out; echo err >&2; } > o 2> e; cat o e; cmd=$(echo hi 2>&1) && echo "$cmd"; cat <<< "here $cmd" | tr a-z A-Z

#### everyday 86
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
IFS=, read -ra f <<< 'a,b,c'; echo "${#f[@]} ${f[1]}"; s=/usr/local/lib/x.tar.gz; echo "${s##*/} ${s%.*} ${s%%.*} ${s/local/share} ${s^^}"; mapfile -t L < <(seq 3); echo "${L[@]/#/n}"; printf -v p '%03d' 7; echo $p

#### everyday 87
mkdir -p src/lib logs data
cat > logs/access.log <<'X'
10.0.0.1 - - [01/Mar/2025:10:00:01 +0000] "GET /index.html HTTP/1.1" 200 512 0.012
10.0.0.2 - - [01/Mar/2025:10:00:02 +0000] "POST /api/login HTTP/1.1" 401 64 0.230
10.0.0.1 - - [01/Mar/2025:10:01:10 +0000] "GET /api/users?id=7 HTTP/1.1" 200 2048 0.101
10.0.0.3 - bob [01/Mar/2025:11:20:00 +0000] "GET /img/logo.png HTTP/1.1" 304 0 0.001
10.0.0.2 - - [01/Mar/2025:11:20:05 +0000] "POST /api/login HTTP/1.1" 200 128 0.180
10.0.0.4 - - [02/Mar/2025:00:00:00 +0000] "DELETE /api/users/7 HTTP/1.1" 500 32 1.500
X
cat > data/people.csv <<'X'
id,name,dept,salary
1,Ann,eng,5000
2,Bob,ops,4000
3,Cid,eng,5500
4,"Dee, Jr",hr,3900
5,Eve,ops,4100
X
cat > data/orders.json <<'X'
{"orders":[{"id":1,"user":"ann","items":[{"sku":"a","qty":2,"price":1.5},{"sku":"b","qty":1,"price":10}]},{"id":2,"user":"bob","items":[]},{"id":3,"user":"ann","items":[{"sku":"a","qty":1,"price":1.5}]}]}
X
cat > package.json <<'X'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"left-pad": "^1.0.0", "axios": "~0.21.1"}
}
X
printf 'import os\n\ndef old_name(x):\n    # TODO: fix\n    return x\n\nprint(old_name(1))\n' > src/main.py
printf 'from main import old_name\nold_name(2)  # TODO\n' > src/lib/util.py
printf 'export const a = 1;\nconsole.log(a);\n' > src/app.js
getopts_demo() { local OPTIND o v=0 f=; while getopts 'vf:' o; do case $o in v) v=1;; f) f=$OPTARG;; *) return 2;; esac; done; shift $((OPTIND-1)); echo "v=$v f=$f rest=$*"; }; getopts_demo -v -f x a b; getopts_demo -z
