#### getopt ab:c -a -b x y z; echo $?
getopt ab:c -a -b x y z; echo $?

#### getopt ab:c -- -ac; echo $?
getopt ab:c -- -ac; echo $?

#### getopt -o ab: -l alpha,beta: -n prog -- -a --beta=5 --al pos -b 'it s'; echo $?
getopt -o ab: -l alpha,beta: -n prog -- -a --beta=5 --al pos -b 'it s'; echo $?

#### getopt -o a -- -x; echo $?
getopt -o a -- -x; echo $?

#### getopt -T; echo $?
getopt -T; echo $?

#### getopt -o a: -- -a; echo $?
getopt -o a: -- -a; echo $?

#### getopt -o a -l foo -- --bar; echo $?
getopt -o a -l foo -- --bar; echo $?

#### getopt -u -o a -- -a 'b c'; echo $?
getopt -u -o a -- -a 'b c'; echo $?

#### getopt -q -o a -- -x; echo $?
getopt -q -o a -- -x; echo $?

#### getopt -s csh -o a -- "it's!"; echo $?
getopt -s csh -o a -- "it's!"; echo $?

#### getopt -s bash -o a -- "it's!"; echo $?
getopt -s bash -o a -- "it's!"; echo $?

#### getopt -s foo -o a; echo $?
getopt -s foo -o a; echo $?

#### getopt -o +a -- x -a; echo $?
getopt -o +a -- x -a; echo $?

#### getopt -o -a -- x -a; echo $?
getopt -o -a -- x -a; echo $?

#### getopt -a -l foo -o '' -- -foo; echo $?
getopt -a -l foo -o '' -- -foo; echo $?

#### getopt -o a:: -l opt:: -- -ax -a --opt=1 --opt; echo $?
getopt -o a:: -l opt:: -- -ax -a --opt=1 --opt; echo $?

#### getopt; echo $?
getopt; echo $?

#### getopt -o a; echo $?
getopt -o a; echo $?

#### getopt -o hv --long help,verbose,out: -- -v --out file --help rest; echo $?
getopt -o hv --long help,verbose,out: -- -v --out file --help rest; echo $?

#### getopt -o ab -- -ab x -- -a y; echo $?
getopt -o ab -- -ab x -- -a y; echo $?

#### getopt -l foo:,food -o '' -- --fo; echo $?
getopt -l foo:,food -o '' -- --fo; echo $?

#### getopt -l foo -o '' -- --foo=1; echo $?
getopt -l foo -o '' -- --foo=1; echo $?

#### getopt -l foo: -o '' -- --foo; echo $?
getopt -l foo: -o '' -- --foo; echo $?

#### getopt -Q -o a -- -a; echo $?
getopt -Q -o a -- -a; echo $?

#### getopt -o a: -- -aval; echo $?
getopt -o a: -- -aval; echo $?

#### getopt -o '' --long name: -- --name "a b" 'c d'; echo $?
getopt -o '' --long name: -- --name "a b" 'c d'; echo $?

#### getopt -n x -o a -- -b; echo $?
getopt -n x -o a -- -b; echo $?

#### getopt -o abc: -- -a -b -c '' ''; echo $?
getopt -o abc: -- -a -b -c '' ''; echo $?

#### eval set -- $(getopt -o a: -- -a '1 2' x); echo "$#:$2"; echo $?
eval set -- $(getopt -o a: -- -a '1 2' x); echo "$#:$2"; echo $?

#### getopt ab; echo $?
getopt ab; echo $?

#### getopt -l; echo $?
getopt -l; echo $?

#### getopt --foo; echo $?
getopt --foo; echo $?
