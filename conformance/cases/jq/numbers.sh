#### numbers: 1e-5
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '1e-5'
#### numbers: 1e-6
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '1e-6'
#### numbers: 0.00001234
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '0.00001234'
#### numbers: 1e17
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '1e17'
#### numbers: 1e15,1e16,1e18,1e19,1.5e300,1e-300
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '1e15,1e16,1e18,1e19,1.5e300,1e-300'
#### numbers: 3.0
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '3.0'
#### numbers: 3.0,1.10,-0,0.1+0.2
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '3.0,1.10,-0,0.1+0.2'
#### numbers: [1e1000,-1e1000,nan]
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '[1e1000,-1e1000,nan]'
#### numbers: [limit(3;range(10))]
jq -nc '[limit(3;range(10))]'
#### numbers: 1%0
jq -nc '1%0'
#### numbers: 5%-2,-5%3,5.9%2.1
jq -nc '5%-2,-5%3,5.9%2.1'
#### numbers: "nan"|tonumber
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '"nan"|tonumber'
#### numbers: "nan"|fromjson
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '"nan"|fromjson'
#### numbers: [nan]|sort
jq -nc '[nan]|sort'
#### numbers: [nan<nan,nan==nan,nan>nan]
jq -nc '[nan<nan,nan==nan,nan>nan]'
#### numbers: [nan,1]|min
jq -nc '[nan,1]|min'
#### numbers: reduce range(5) as $i (0;.+$i)
jq -nc 'reduce range(5) as $i (0;.+$i)'
#### numbers: [foreach range(5) as $i (0;.+$i;[$i,.])]
jq -nc '[foreach range(5) as $i (0;.+$i;[$i,.])]'
#### numbers: [range(0;10;3)],[range(5;0;-2)],[range(0;1;0)]|length
jq -nc '[range(0;10;3)],[range(5;0;-2)],[range(0;1;0)]|length'
#### numbers: [range(1,2;3,4)]
jq -nc '[range(1,2;3,4)]'
#### numbers: first(range(10;0;-1))
jq -nc 'first(range(10;0;-1))'
#### numbers: 8|significand,logb,gamma,frexp,exp10,trunc
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '8|significand,logb,gamma,frexp,exp10,trunc'
#### numbers: [1.5,2.5,-1.5]|map(round,ceil,floor,sqrt)
jq -nc '[1.5,2.5,-1.5]|map(round,ceil,floor,sqrt)'
#### numbers: pow(2;10),log2
jq -nc 'pow(2;10),log2'
#### numbers: tojson,([1,{a:nan}]|tojson)
jq -nc 'tojson,([1,{a:nan}]|tojson)'
#### numbers: isnan
jq -nc 'isnan'
#### numbers: 1==1.0
jq -nc '1==1.0'
#### numbers: range
jq -nc 'range'
#### numbers: range(3)
jq -nc 'range(3)'
#### numbers: [range("a")]
jq -nc '[range("a")]'
#### numbers: range(1;"a")
jq -nc 'range(1;"a")'
#### numbers: 5 % 0.5
jq -nc '5 % 0.5'
#### numbers: -5 % 3
jq -nc '-5 % 3'
#### numbers: 5 % -3
jq -nc '5 % -3'
#### numbers: 1e19 % 7
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '1e19 % 7'
#### numbers: nan % 5
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc 'nan % 5'
#### numbers: 5 % nan
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '5 % nan'
#### numbers: infinite % 3
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc 'infinite % 3'
#### numbers: "1e3"|tonumber
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '"1e3"|tonumber'
#### numbers: [limit(3;range(10;0;-1))]
jq -nc '[limit(3;range(10;0;-1))]'
#### numbers: [range(0;1;0.3)]
jq -nc '[range(0;1;0.3)]'
#### numbers: [range(2.5)]
jq -nc '[range(2.5)]'
#### numbers: [range(10)]|nth(5)
jq -nc '[range(10)]|nth(5)'
#### numbers: [1,1.0,"1"]|unique
jq -nc '[1,1.0,"1"]|unique'
#### numbers: [nan]|unique
jq -nc '[nan]|unique'
#### numbers: [nan,nan]|sort|unique|length
jq -nc '[nan,nan]|sort|unique|length'
#### numbers: {"a":nan}|.a<1
jq -nc '{"a":nan}|.a<1'
#### numbers: [1,nan,0]|sort
jq -nc '[1,nan,0]|sort'
#### numbers: [nan,1]|max
jq -nc '[nan,1]|max'
#### numbers: infinite|floor
jq -nc 'infinite|floor'
#### numbers: [infinite,-infinite,nan]|map(isinfinite,isnan,isnormal)
jq -nc '[infinite,-infinite,nan]|map(isinfinite,isnan,isnormal)'
#### numbers: "a"|isnan
jq -nc '"a"|isnan'
#### numbers: 1.0|tojson
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '1.0|tojson'
#### numbers: [.1,1e-7,1.1e20]|tojson
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '[.1,1e-7,1.1e20]|tojson'
#### numbers: [first(range(10))]
jq -nc '[first(range(10))]'
#### numbers: [range(3)]|any(.==1)
jq -nc '[range(3)]|any(.==1)'
#### numbers: reduce range(5) as $i ([]; . + [$i])
jq -nc 'reduce range(5) as $i ([]; . + [$i])'
#### numbers: [foreach range(5) as $i (0; .+$i; select(.%2==0))]
jq -nc '[foreach range(5) as $i (0; .+$i; select(.%2==0))]'
#### numbers: [limit(3; foreach range(10) as $i (0; .+1))]
jq -nc '[limit(3; foreach range(10) as $i (0; .+1))]'
#### numbers: last(range(100000))
jq -nc 'last(range(100000))'
#### numbers: [range(100000)] | length
jq -nc '[range(100000)] | length'
#### numbers: label $out | foreach range(10) as $i (0; . + $i; if . > 10 then ., break $out else empty end)
jq -nc 'label $out | foreach range(10) as $i (0; . + $i; if . > 10 then ., break $out else empty end)'
#### numbers: [range(3) | label $x | ., break $x, 9]
jq -nc '[range(3) | label $x | ., break $x, 9]'
#### numbers: 10 / 4, 7 % 3, -7 % 3
jq -nc '10 / 4, 7 % 3, -7 % 3'
#### numbers: 1e3, 1.5e3
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '1e3, 1.5e3'
#### numbers: [.1, 1.0, 100, 1e2] | map(. + 0)
jq -nc '[.1, 1.0, 100, 1e2] | map(. + 0)'
#### numbers: null == false, 1 == 1.0, "a" == "a"
jq -nc 'null == false, 1 == 1.0, "a" == "a"'
#### numbers: [limit(3; range(100))]
jq -nc '[limit(3; range(100))]'
#### numbers: [first(range(10; 0; -2)), last(range(10; 0; -2))]
jq -nc '[first(range(10; 0; -2)), last(range(10; 0; -2))]'
#### numbers: [range(0, 1; 3, 4)]
jq -nc '[range(0, 1; 3, 4)]'
#### numbers: [nan, 1] | sort, min, max
jq -nc '[nan, 1] | sort, min, max'
#### numbers: nan < 1, nan == nan, (nan | isnan)
jq -nc 'nan < 1, nan == nan, (nan | isnan)'
#### numbers: [1e1000] | length
jq -nc '[1e1000] | length'
#### numbers: 1.7976931348623157e308 * 10 | isinfinite
jq -nc '1.7976931348623157e308 * 10 | isinfinite'
#### numbers: [pow(2;10), pow(2;0.5), log, exp]?
jq -nc '[pow(2;10), pow(2;0.5), log, exp]?'
#### numbers: 4 | sqrt, pow(.; 2), log2, log10
jq -nc '4 | sqrt, pow(.; 2), log2, log10'
#### numbers: [1.5, -1.5, 2.5] | map(floor), map(ceil), map(round), map(fabs), map(trunc)
jq -nc '[1.5, -1.5, 2.5] | map(floor), map(ceil), map(round), map(fabs), map(trunc)'
#### numbers: 1 | exp, log, exp2, exp10, cbrt, significand, logb
jq -nc '1 | exp, log, exp2, exp10, cbrt, significand, logb'
#### numbers: 17 | frexp, (5 | gamma), (0.5 | tgamma)
jq -nc '17 | frexp, (5 | gamma), (0.5 | tgamma)'
#### numbers: ldexp(1; 3), scalb(1; 3), scalbln(1; 3), nearbyint?
jq -nc 'ldexp(1; 3), scalb(1; 3), scalbln(1; 3), nearbyint?'
