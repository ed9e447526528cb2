#### tree -r foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -R foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -R foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r foo
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r foo 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r foo .
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r foo . 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r foo d top
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r foo d top 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -rl foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -rl foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -rL foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -rL foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -rc foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -rc foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -rh foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -rh foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -rn foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -rn foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -rH foo top
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -rH foo top 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r foo top
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r foo top 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r foo d/dl
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r foo d/dl 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r foo d/dl/
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r foo d/dl/ 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r --include='*.c' foo
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r --include='*.c' foo 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r --include='*.c' --include='*.h' foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r --include='*.c' --include='*.h' foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r --exclude='*.c' foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r --exclude='*.c' foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r --exclude-dir=sub foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r --exclude-dir=sub foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r --exclude-dir=node_modules --exclude-dir=.hid foo
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r --exclude-dir=node_modules --exclude-dir=.hid foo 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r --exclude-dir='*' foo
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r --exclude-dir='*' foo 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r --exclude-dir=d foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r --exclude-dir=d foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r --exclude-dir=d/sub foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r --exclude-dir=d/sub foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r --include='*.c' --exclude='a*' foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r --include='*.c' --exclude='a*' foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r --exclude='a*' --include='*.c' foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r --exclude='a*' --include='*.c' foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree --include='*.c' foo d/a.c d/b.h
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep --include='*.c' foo d/a.c d/b.h 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree --exclude='*.h' foo d/a.c d/b.h
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep --exclude='*.h' foo d/a.c d/b.h 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree --exclude='b.h' foo d/a.c d/b.h
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep --exclude='b.h' foo d/a.c d/b.h 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -d skip foo d top
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -d skip foo d top 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -d recurse foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -d recurse foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree foo d top
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep foo d top 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -s foo d top
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -s foo d top 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -s foo nosuch top
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -s foo nosuch top 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree foo nosuch top
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep foo nosuch top 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -q foo nosuch top
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -q foo nosuch top 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -q foo top nosuch
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -q foo top nosuch 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r foo nosuch
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r foo nosuch 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -rI foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -rI foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -ra foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -ra foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -rlZ foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -rlZ foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -rw foo d --include=d.txt
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -rw foo d --include=d.txt 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -rv foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -rv foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -rE 'fo{2}' d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -rE 'fo{2}' d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -rx foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -rx foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -rF foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -rF foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r -m1 foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r -m1 foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -rlv foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -rlv foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -D skip foo /dev/null top
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -D skip foo /dev/null top 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -r --color=always foo d/sub
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -r --color=always foo d/sub 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -rT foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -rT foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

#### tree -rnb foo d
mkdir -p d/sub d/.hid d/node_modules; echo foo > d/a.c; echo foo > d/b.h; echo foo > d/sub/c.c; echo bar > d/sub/d.txt; echo foo > d/.hid/x; echo foo > d/node_modules/m.js; ln -s ../a.c d/sub/ln; ln -s sub d/dl; printf 'foo\0' > d/bin; echo foo > top
grep -rnb foo d 2>err | tr '\0' '\n' | sort; echo ${PIPESTATUS[0]}; sort err; rm err

