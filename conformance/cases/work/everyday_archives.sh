#### everyday archives 1
#@ tree any
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
mkdir a b; echo 1 > a/f; echo 2 > b/f; echo x > b/g; diff -ruN a b > d.patch; (cd a && patch -p1 < ../d.patch); diff -r a b && echo equal

#### everyday archives 2
#@ tree any
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
tar czf t.tgz src data; tar tzf t.tgz | sort; mkdir o; tar xzf t.tgz -C o --strip-components=1; find o -type f | sort

#### everyday archives 3
#@ tree any
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
tar cf - src | tar xf - -C data; find data/src -type f | sort; zip -qr z.zip src; unzip -l z.zip | awk 'NR>3{print $4}' | sort | head -5; unzip -qd u z.zip; diff -r src u/src && echo ok

#### everyday archives 4
#@ tree any
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
gzip -k data/people.csv; zcat data/people.csv.gz | wc -l; zgrep -c eng data/people.csv.gz; gzip -l data/people.csv.gz; xz -k data/people.csv; xzcat data/people.csv.xz | md5sum; bzip2 -k data/people.csv; bzcat data/people.csv.bz2 | cmp - data/people.csv && echo same; rm data/*.xz data/*.bz2
