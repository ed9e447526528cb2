#### iteration order of small integers
awk 'BEGIN { for (i = 10; i > 0; i--) a[i] = i; for (k in a) printf "%s ", k; print "" }'
#### iteration order of words
awk 'BEGIN { n = split("the quick brown fox jumps over the lazy dog and runs away from the big bad wolf", w); for (i = 1; i <= n; i++) c[w[i]]++; for (k in c) print k, c[k] }'
#### iteration order of split
awk 'BEGIN { split("a b c d e", a); for (k in a) print k, a[k] }'
#### iteration order of mixed keys
awk 'BEGIN { a["x"]; a[3]; a["y"]; a[1]; a[-1]; a[1.5]; a["01"]; a["1e3"]; a[1000]; for (k in a) printf "%s ", k; print "" }'
#### iteration order when strings come first
awk 'BEGIN { a["foo"]; for (i = 0; i < 20; i++) a[i]; for (k in a) printf "%s ", k; print "" }'
#### iteration order of negative numbers
awk 'BEGIN { for (i = -20; i < 5; i++) a[i]; for (k in a) printf "%s ", k; print "" }'
#### iteration order of sparse integers
awk 'BEGIN { for (i = 0; i < 300; i++) a[i * 7919]; for (k in a) printf "%s ", k; print "" }'
#### iteration order of very sparse integers
awk 'BEGIN { for (i = 0; i < 40; i++) a[2 ^ (i % 31) + i]; for (k in a) printf "%s ", k; print "" }'
#### iteration order after deletions
awk 'BEGIN { for (i = 0; i < 60; i++) a["k" i]; for (i = 0; i < 60; i += 3) delete a["k" i]; a["new"]; for (k in a) printf "%s ", k; print "" }'
#### iteration order of large string tables
awk 'BEGIN { for (i = 0; i < 500; i++) a["key" i] = i; n = 0; for (k in a) if (n++ < 40) printf "%s ", k; print "" }'
#### iteration order of subscripts of two dimensions
awk 'BEGIN { for (i = 0; i < 4; i++) for (j = 0; j < 4; j++) a[i, j]; for (k in a) { split(k, p, SUBSEP); printf "%s,%s ", p[1], p[2] } print "" }'
#### iteration order of ENVIRON-like assignments
awk 'BEGIN { a["HOME"] = 1; a["PATH"] = 2; a["USER"] = 3; a["SHELL"] = 4; a["TERM"] = 5; a["LANG"] = 6; for (k in a) print k }'
#### iteration order of dates and names
printf '2024-01-03 b\n2024-01-01 a\n2024-01-02 c\n' | awk '{ d[$1] = $2 } END { for (k in d) print k, d[k] }'
#### iteration order of wide keys
awk 'BEGIN { a["é"]; a["日本"]; a["z"]; a["ü"]; a["ß"]; for (k in a) print k }'
#### iteration order after delete of integers
awk 'BEGIN { for (i = 1; i <= 30; i++) a[i]; for (i = 1; i <= 30; i += 2) delete a[i]; a[3]; a["s"]; delete a[2]; for (k in a) printf "%s ", k; print "" }'
#### iteration order of numbers from input
printf '5\n3\n10\n-2\n007\n3.0\n' | awk '{ c[$1]++ } END { for (k in c) printf "%s ", k; print "" }'
#### elements deleted in a loop are still visited
awk 'BEGIN { for (i = 1; i < 5; i++) a[i] = i; for (k in a) { printf "%s:%s ", k, a[k]; delete a[3]; a["n" k] } print length(a) }'
#### membership
awk 'BEGIN { a["x"] = 1; print ("x" in a), ("y" in a), length(a); if (a["z"] == "") print "created", length(a), ("z" in a) }'
#### reference creates an element
awk 'BEGIN { if (a["k"]) print "no"; print length(a); if ("q" in a) print "no"; print length(a); x = a["r"] ""; print length(a) }'
#### delete
awk 'BEGIN { a[1]; a[2]; delete a[1]; print (1 in a), (2 in a), length(a); delete a[99]; delete a; print length(a); a["again"]; print length(a) }'
#### delete with parentheses and several subscripts
awk 'BEGIN { a[1, 2] = 3; a[1, 3] = 4; delete a[1, 2]; print length(a); for (k in a) { sub(SUBSEP, ",", k); print k } }'
#### two dimensions
awk 'BEGIN { a[1, 2] = "x"; if ((1, 2) in a) print "yes"; if (!((2, 1) in a)) print "no"; SUBSEP = ":"; a["p", "q"] = 1; print ("p:q" in a) }'
#### numeric subscripts
awk 'BEGIN { a[1] = "int"; a["1"] = "str"; a[01] = "oct"; print a[1], length(a); a["01"] = "z"; print length(a); a[1.0] = "f"; print a[1]; a[0.1 + 0.2] = "t"; print a[0.3] }'
#### subscripts by CONVFMT
awk 'BEGIN { a[12.153] = 1; CONVFMT = "%.2f"; print (12.153 in a); a[12.153] = 2; n = 0; for (k in a) n++; print n, ("12.15" in a) }'
#### large numeric subscripts
awk 'BEGIN { a[2^31] = 1; a[2^53] = 2; a[-2^31] = 3; a[1e20] = 4; print a["2147483648"], a["9007199254740992"], a["-2147483648"], a["100000000000000000000"] }'
#### uninitialised subscript
awk 'BEGIN { a[x] = "empty"; print a[""], length(a); print ("" in a) }'
#### fields as subscripts
printf '01\n1\n1.0\n 1\n' | awk '{ a[$0]++; b[$0 + 0]++ } END { print length(a), length(b), b[1] }'
#### word counts sorted
printf 'b a c\na b a\n' | awk '{ for (i = 1; i <= NF; i++) n[$i]++ } END { for (w in n) print n[w], w | "sort -rn"; close("sort -rn"); print "done" }'
#### sorted_in by index
awk 'BEGIN { split("10 9 100 1 b a B A", x); for (i in x) a[x[i]] = i; m = "@ind_str_asc @ind_str_desc @ind_num_asc @ind_num_desc"; n = split(m, o); for (j = 1; j <= n; j++) { PROCINFO["sorted_in"] = o[j]; printf "%s:", o[j]; for (k in a) printf " %s", k; print "" } }'
#### sorted_in by value
awk 'BEGIN { a["p"] = 10; a["q"] = 9; a["r"] = "abc"; a["s"] = "Abd"; a["t"] = 100; a["u"] = "5"; a["v"] = ""; n = split("@val_str_asc @val_str_desc @val_num_asc @val_num_desc @val_type_asc @val_type_desc", o); for (j = 1; j <= n; j++) { PROCINFO["sorted_in"] = o[j]; printf "%s:", o[j]; for (k in a) printf " %s=%s", k, a[k]; print "" } }'
#### sorted_in by a function
awk 'function cmp(i1, v1, i2, v2) { return length(v1) - length(v2) } BEGIN { a[1] = "ccc"; a[2] = "a"; a[3] = "bb"; PROCINFO["sorted_in"] = "cmp"; for (k in a) print k, a[k] }'
#### sorted_in by a function, numbers down
awk 'function down(i1, v1, i2, v2) { return v2 - v1 } BEGIN { a["x"] = 3; a["y"] = 30; a["z"] = 4; PROCINFO["sorted_in"] = "down"; for (k in a) print k, a[k] }'
#### sorted_in unsorted and deleted
awk 'BEGIN { a[3]; a[1]; a[2]; PROCINFO["sorted_in"] = "@ind_num_desc"; for (k in a) printf "%s ", k; delete PROCINFO["sorted_in"]; for (k in a) printf "%s ", k; PROCINFO["sorted_in"] = "@unsorted"; for (k in a) printf "%s ", k; print "" }'
#### sorted_in ties
awk 'BEGIN { a["b"] = 1; a["a"] = 1; a["c"] = 0; a["d"] = 1; PROCINFO["sorted_in"] = "@val_num_asc"; for (k in a) printf "%s ", k; PROCINFO["sorted_in"] = "@val_num_desc"; for (k in a) printf "%s ", k; print "" }'
#### sorted_in with an unknown function
awk 'BEGIN { a[1]; a[2]; PROCINFO["sorted_in"] = "nosuch"; for (k in a) print k }'
echo $?
#### asort
awk 'BEGIN { n = split("banana apple cherry 10 9 100", a); n = asort(a); for (i = 1; i <= n; i++) printf "%s ", a[i]; print n }'
#### asort into another array
awk 'BEGIN { a["x"] = 3; a["y"] = 1; a["z"] = 2; n = asort(a, b); for (i = 1; i <= n; i++) printf "%s ", b[i]; print n, length(a), a["x"] }'
#### asort with an order
awk 'BEGIN { split("3 10 2 abc", a); n = asort(a, b, "@val_num_desc"); for (i = 1; i <= n; i++) printf "%s ", b[i]; n = asort(a, b, "@val_str_asc"); for (i = 1; i <= n; i++) printf "%s ", b[i]; print "" }'
#### asort with a function
awk 'function f(i1, v1, i2, v2) { return v1 < v2 ? 1 : v1 > v2 ? -1 : 0 } BEGIN { split("3 10 2", a); n = asort(a, b, "f"); for (i = 1; i <= n; i++) printf "%s ", b[i]; print "" }'
#### asorti
awk 'BEGIN { a["pear"] = 1; a["apple"] = 2; a["10"] = 3; a["9"] = 4; n = asorti(a, b); for (i = 1; i <= n; i++) printf "%s ", b[i]; print n; n = asorti(a, c, "@ind_num_asc"); for (i = 1; i <= n; i++) printf "%s ", c[i]; print "" }'
#### asorti in place
awk 'BEGIN { a["z"]; a["y"]; a["x"]; n = asorti(a); for (i = 1; i <= n; i++) printf "%s ", a[i]; print length(a) }'
#### arrays of arrays
awk 'BEGIN { a["x"]["y"] = 1; a["x"]["z"] = 2; a["w"][1][2] = "deep"; print length(a), length(a["x"]), a["w"][1][2]; for (k in a["x"]) print k, a["x"][k]; print isarray(a["x"]), isarray(a["x"]["y"]), isarray(q) }'
#### arrays of arrays from input
printf 'a 1\nb 2\na 3\n' | awk '{ g[$1][++n[$1]] = $2 } END { PROCINFO["sorted_in"] = "@ind_str_asc"; for (k in g) { printf "%s:", k; for (i in g[k]) printf " %s", g[k][i]; print "" } }'
#### delete of a subarray
awk 'BEGIN { a[1][1] = 1; a[1][2] = 2; delete a[1][1]; print length(a[1]); delete a[1]; print length(a), (1 in a) }'
#### subarray as a parameter
awk 'function fill(t, n,  i) { for (i = 1; i <= n; i++) t[i] = i * i } BEGIN { a["sq"][0] = 0; fill(a["sq"], 4); fill(b, 3); print length(a["sq"]), a["sq"][4], length(b), b[3] }'
#### walk of a tree
awk 'function walk(t, p,  k) { for (k in t) if (isarray(t[k])) walk(t[k], p k "."); else print p k "=" t[k] } BEGIN { PROCINFO["sorted_in"] = "@ind_str_asc"; c["a"]["b"] = 1; c["a"]["c"]["d"] = 2; c["e"] = 3; walk(c, "") }'
#### scalar used as an array
awk 'BEGIN { x = 1; x[1] = 2 }'
echo $?
#### array used as a scalar
awk 'BEGIN { x[1] = 2; print x + 1 }'
echo $?
#### array assigned to
awk 'BEGIN { x[1] = 2; x = 3 }'
echo $?
#### element used as an array and scalar
awk 'BEGIN { a[1] = 5; a[1][2] = 3 }' 2>/dev/null
echo $?
#### array parameters are references
awk 'function set(a) { a["k"] = "v" } BEGIN { set(m); print m["k"]; x = 5; chg(x); print x } function chg(y) { y = 6 }'
#### local arrays are fresh
awk 'function f(n,  a) { a[n] = n; return length(a) } BEGIN { print f(1), f(2), f(3) }'
#### recursion with arrays
awk 'function perm(a, n, i,  j, t) { if (i > n) { for (j = 1; j <= n; j++) printf "%s", a[j]; printf " "; return } for (j = i; j <= n; j++) { t = a[i]; a[i] = a[j]; a[j] = t; perm(a, n, i + 1); t = a[i]; a[i] = a[j]; a[j] = t } } BEGIN { n = split("a b c", x); perm(x, n, 1); print "" }'
#### untyped parameter becomes an array
awk 'function g(z) { z[1] = "set" } function f(y) { g(y); return y[1] } BEGIN { print f(w), w[1] }'
#### typeof
awk 'BEGIN { a[1]; x = 1; s = "a"; r = @/x/; print typeof(a), typeof(x), typeof(s), typeof(r), typeof(u), typeof(a[1]), typeof(1 == 1), typeof("x" "y") }'
#### typeof of fields
echo '1 a 0x1' | awk '{ print typeof($1), typeof($2), typeof($3), typeof($4), typeof($0), typeof(NF) }'
#### SUBSEP change
awk 'BEGIN { SUBSEP = "-"; a[1, 2] = 1; for (k in a) print k }'
#### in with parentheses
awk 'BEGIN { a["x"]; print "x" in a, !("x" in a), ("x" in a) + 1; if (!("y" in a)) print "no y" }'
#### ARGV and ARGC
awk 'BEGIN { print ARGC; for (i = 0; i < ARGC; i++) print i, ARGV[i] }' one two=2 "three four"
#### ENVIRON
FOO=bar awk 'BEGIN { print ENVIRON["FOO"], ENVIRON["HOME"], ("NOPE" in ENVIRON) }'
#### ENVIRON values are strnum
N=10 awk 'BEGIN { print (ENVIRON["N"] > 9) }'
#### ENVIRON changes reach commands
awk 'BEGIN { ENVIRON["NEWVAR"] = "hello"; system("echo $NEWVAR"); "echo $NEWVAR" | getline x; print x }'
#### unique lines
printf 'a\nb\na\nc\nb\n' | awk '!seen[$0]++'
#### duplicate lines
printf 'a\nb\na\nc\nb\na\n' | awk 'seen[$0]++ == 1'
#### group sums
printf 'x 1\ny 2\nx 3\nz 4\ny 5\n' | awk '{ s[$1] += $2; c[$1]++ } END { for (k in s) print k, s[k], s[k] / c[k] }'
#### max per group
printf 'a 3\nb 7\na 9\nb 2\n' | awk '!($1 in m) || $2 > m[$1] { m[$1] = $2 } END { for (k in m) print k, m[k] }'
#### histogram
printf '1\n3\n3\n5\n1\n1\n' | awk '{ h[$1]++ } END { for (i = 1; i <= 5; i++) { printf "%d ", i; for (j = 0; j < h[i]; j++) printf "*"; print "" } }'
#### set operations
printf '1\n2\n3\n' > a; printf '2\n3\n4\n' > b
awk 'NR == FNR { a[$1]; next } $1 in a { both[$1]; delete a[$1]; next } { only[$1] } END { for (k in both) print "both", k; for (k in a) print "a", k; for (k in only) print "b", k }' a b
#### stack and queue
awk 'BEGIN { s[++n] = 1; s[++n] = 2; s[++n] = 3; while (n) printf "%d ", s[n--]; h = 1; q[++t] = "a"; q[++t] = "b"; while (h <= t) printf "%s ", q[h++]; print "" }'
#### bubble sort
echo '5 2 9 1 7' | awk '{ n = NF; for (i = 1; i <= n; i++) a[i] = $i; for (i = 1; i < n; i++) for (j = n; j > i; j--) if (a[j] < a[j - 1]) { t = a[j]; a[j] = a[j - 1]; a[j - 1] = t } for (i = 1; i <= n; i++) printf "%s ", a[i]; print "" }'
#### quick sort
awk 'function qs(a, l, r,  i, last, t) { if (l >= r) return; t = a[l]; a[l] = a[int((l + r) / 2)]; a[int((l + r) / 2)] = t; last = l; for (i = l + 1; i <= r; i++) if (a[i] < a[l]) { last++; t = a[last]; a[last] = a[i]; a[i] = t } t = a[l]; a[l] = a[last]; a[last] = t; qs(a, l, last - 1); qs(a, last + 1, r) } BEGIN { srand(3); for (i = 1; i <= 50; i++) a[i] = int(rand() * 1000); qs(a, 1, 50); for (i = 1; i <= 50; i++) printf "%d ", a[i]; print "" }'
#### matrix product
awk 'BEGIN { for (i = 1; i <= 2; i++) for (j = 1; j <= 2; j++) { a[i, j] = i + j; b[i, j] = i * j } for (i = 1; i <= 2; i++) { for (j = 1; j <= 2; j++) { s = 0; for (k = 1; k <= 2; k++) s += a[i, k] * b[k, j]; printf "%d ", s } print "" } }'
#### ten thousand elements
awk 'BEGIN { for (i = 0; i < 10000; i++) a[i] = i; for (k in a) s += a[k]; print s, length(a); for (i = 0; i < 10000; i += 2) delete a[i]; print length(a); for (k in a) { print k; break } }'
#### FUNCTAB
awk 'function foo() { } BEGIN { print ("foo" in FUNCTAB), ("bar" in FUNCTAB) }'
#### copy of an array
awk 'BEGIN { split("x y z", a); for (i in a) b[i] = a[i]; a[1] = "changed"; print b[1], length(b) }'
#### SYMTAB
awk 'BEGIN { x = 5; n = "x"; print SYMTAB[n]; SYMTAB["x"] = 7; print x, ("x" in SYMTAB), ("nope" in SYMTAB); print SYMTAB["NR"] }'
#### asort of values that are equal
awk 'BEGIN { n = split("2 2.0 2 10 1e1 abc abc 10", q); n = asort(q, r); for (i = 1; i <= n; i++) printf "%s ", r[i]; n = asort(q, r, "@val_type_desc"); for (i = 1; i <= n; i++) printf "%s ", r[i]; print "" }'
#### sorted_in ties of integers and strings
awk 'BEGIN { for (i = 1; i <= 12; i++) a[i] = 2; a["x"] = 2; a["3y"] = 2; a[-1] = 2; PROCINFO["sorted_in"] = "@val_num_asc"; for (k in a) printf "%s ", k; PROCINFO["sorted_in"] = "@val_str_desc"; for (k in a) printf "%s ", k; print "" }'
