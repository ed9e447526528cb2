#### a conditional that is wrong 1
bash -c '[[ a'
echo $?
bash -c '[[ a
echo two
'
echo $?
bash -c 'false
[[ a'
echo $?
bash -c 'false
[[ a
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a'); echo $?
#### a conditional that is wrong 2
bash -c '[[ ( a'
echo $?
bash -c '[[ ( a
echo two
'
echo $?
bash -c 'false
[[ ( a'
echo $?
bash -c 'false
[[ ( a
echo two
'
echo $?
cat > f <<'X'
echo one; [[ ( a
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ ( a'); echo $?
#### a conditional that is wrong 3
bash -c '[[ a b'
echo $?
bash -c '[[ a b
echo two
'
echo $?
bash -c 'false
[[ a b'
echo $?
bash -c 'false
[[ a b
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a b
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a b'); echo $?
#### a conditional that is wrong 4
bash -c '[[ a =='
echo $?
bash -c '[[ a ==
echo two
'
echo $?
bash -c 'false
[[ a =='
echo $?
bash -c 'false
[[ a ==
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a ==
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a =='); echo $?
#### a conditional that is wrong 5
bash -c '[[ -f'
echo $?
bash -c '[[ -f
echo two
'
echo $?
bash -c 'false
[[ -f'
echo $?
bash -c 'false
[[ -f
echo two
'
echo $?
cat > f <<'X'
echo one; [[ -f
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ -f'); echo $?
#### a conditional that is wrong 6
bash -c '[[ a && '
echo $?
bash -c '[[ a && 
echo two
'
echo $?
bash -c 'false
[[ a && '
echo $?
bash -c 'false
[[ a && 
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a && 
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a && '); echo $?
#### a conditional that is wrong 7
bash -c '[[ a == b'
echo $?
bash -c '[[ a == b
echo two
'
echo $?
bash -c 'false
[[ a == b'
echo $?
bash -c 'false
[[ a == b
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a == b
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a == b'); echo $?
#### a conditional that is wrong 8
bash -c '[[ (a) '
echo $?
bash -c '[[ (a) 
echo two
'
echo $?
bash -c 'false
[[ (a) '
echo $?
bash -c 'false
[[ (a) 
echo two
'
echo $?
cat > f <<'X'
echo one; [[ (a) 
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ (a) '); echo $?
#### a conditional that is wrong 9
bash -c '[[ ! '
echo $?
bash -c '[[ ! 
echo two
'
echo $?
bash -c 'false
[[ ! '
echo $?
bash -c 'false
[[ ! 
echo two
'
echo $?
cat > f <<'X'
echo one; [[ ! 
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ ! '); echo $?
#### a conditional that is wrong 10
bash -c '[[ '
echo $?
bash -c '[[ 
echo two
'
echo $?
bash -c 'false
[[ '
echo $?
bash -c 'false
[[ 
echo two
'
echo $?
cat > f <<'X'
echo one; [[ 
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ '); echo $?
#### a conditional that is wrong 11
bash -c '[[ a;'
echo $?
bash -c '[[ a;
echo two
'
echo $?
bash -c 'false
[[ a;'
echo $?
bash -c 'false
[[ a;
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a;
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a;'); echo $?
#### a conditional that is wrong 12
bash -c '[[ a ]] b'
echo $?
bash -c '[[ a ]] b
echo two
'
echo $?
bash -c 'false
[[ a ]] b'
echo $?
bash -c 'false
[[ a ]] b
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a ]] b
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a ]] b'); echo $?
#### a conditional that is wrong 13
bash -c '[[ a -eq'
echo $?
bash -c '[[ a -eq
echo two
'
echo $?
bash -c 'false
[[ a -eq'
echo $?
bash -c 'false
[[ a -eq
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a -eq
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a -eq'); echo $?
#### a conditional that is wrong 14
bash -c '[[ -z x y ]]'
echo $?
bash -c '[[ -z x y ]]
echo two
'
echo $?
bash -c 'false
[[ -z x y ]]'
echo $?
bash -c 'false
[[ -z x y ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ -z x y ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ -z x y ]]'); echo $?
#### a conditional that is wrong 15
bash -c '[[ a == b c ]]'
echo $?
bash -c '[[ a == b c ]]
echo two
'
echo $?
bash -c 'false
[[ a == b c ]]'
echo $?
bash -c 'false
[[ a == b c ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a == b c ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a == b c ]]'); echo $?
#### a conditional that is wrong 16
bash -c '[[ ( a == b ]]'
echo $?
bash -c '[[ ( a == b ]]
echo two
'
echo $?
bash -c 'false
[[ ( a == b ]]'
echo $?
bash -c 'false
[[ ( a == b ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ ( a == b ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ ( a == b ]]'); echo $?
#### a conditional that is wrong 17
bash -c '[[ a ( b ]]'
echo $?
bash -c '[[ a ( b ]]
echo two
'
echo $?
bash -c 'false
[[ a ( b ]]'
echo $?
bash -c 'false
[[ a ( b ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a ( b ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a ( b ]]'); echo $?
#### a conditional that is wrong 18
bash -c '[[ && a ]]'
echo $?
bash -c '[[ && a ]]
echo two
'
echo $?
bash -c 'false
[[ && a ]]'
echo $?
bash -c 'false
[[ && a ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ && a ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ && a ]]'); echo $?
#### a conditional that is wrong 19
bash -c '[[ a < ]]'
echo $?
bash -c '[[ a < ]]
echo two
'
echo $?
bash -c 'false
[[ a < ]]'
echo $?
bash -c 'false
[[ a < ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a < ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a < ]]'); echo $?
#### a conditional that is wrong 20
bash -c '[[ ]]'
echo $?
bash -c '[[ ]]
echo two
'
echo $?
bash -c 'false
[[ ]]'
echo $?
bash -c 'false
[[ ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ ]]'); echo $?
#### a conditional that is wrong 21
bash -c '[[ a = ; ]]'
echo $?
bash -c '[[ a = ; ]]
echo two
'
echo $?
bash -c 'false
[[ a = ; ]]'
echo $?
bash -c 'false
[[ a = ; ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a = ; ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a = ; ]]'); echo $?
#### a conditional that is wrong 22
bash -c '[[ -n a | b ]]'
echo $?
bash -c '[[ -n a | b ]]
echo two
'
echo $?
bash -c 'false
[[ -n a | b ]]'
echo $?
bash -c 'false
[[ -n a | b ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ -n a | b ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ -n a | b ]]'); echo $?
#### a conditional that is wrong 23
bash -c '[[ ( a'
echo $?
bash -c '[[ ( a
echo two
'
echo $?
bash -c 'false
[[ ( a'
echo $?
bash -c 'false
[[ ( a
echo two
'
echo $?
cat > f <<'X'
echo one; [[ ( a
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ ( a'); echo $?
#### a conditional that is wrong 24
bash -c '[[ ( ( a'
echo $?
bash -c '[[ ( ( a
echo two
'
echo $?
bash -c 'false
[[ ( ( a'
echo $?
bash -c 'false
[[ ( ( a
echo two
'
echo $?
cat > f <<'X'
echo one; [[ ( ( a
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ ( ( a'); echo $?
#### a conditional that is wrong 25
bash -c '[[ ( a == b'
echo $?
bash -c '[[ ( a == b
echo two
'
echo $?
bash -c 'false
[[ ( a == b'
echo $?
bash -c 'false
[[ ( a == b
echo two
'
echo $?
cat > f <<'X'
echo one; [[ ( a == b
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ ( a == b'); echo $?
#### a conditional that is wrong 26
bash -c '[[ a &'
echo $?
bash -c '[[ a &
echo two
'
echo $?
bash -c 'false
[[ a &'
echo $?
bash -c 'false
[[ a &
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a &
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a &'); echo $?
#### a conditional that is wrong 27
bash -c '[[ a
]]'
echo $?
bash -c '[[ a
]]
echo two
'
echo $?
bash -c 'false
[[ a
]]'
echo $?
bash -c 'false
[[ a
]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a
]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a
]]'); echo $?
#### a conditional that is wrong 28
bash -c '[[ a
&& b ]]'
echo $?
bash -c '[[ a
&& b ]]
echo two
'
echo $?
bash -c 'false
[[ a
&& b ]]'
echo $?
bash -c 'false
[[ a
&& b ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a
&& b ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a
&& b ]]'); echo $?
#### a conditional that is wrong 29
bash -c '[[ a ==
b ]]'
echo $?
bash -c '[[ a ==
b ]]
echo two
'
echo $?
bash -c 'false
[[ a ==
b ]]'
echo $?
bash -c 'false
[[ a ==
b ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a ==
b ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a ==
b ]]'); echo $?
#### a conditional that is wrong 30
bash -c '[[ ( a
) ]]'
echo $?
bash -c '[[ ( a
) ]]
echo two
'
echo $?
bash -c 'false
[[ ( a
) ]]'
echo $?
bash -c 'false
[[ ( a
) ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ ( a
) ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ ( a
) ]]'); echo $?
#### a conditional that is wrong 31
bash -c '[[ -n
a ]]'
echo $?
bash -c '[[ -n
a ]]
echo two
'
echo $?
bash -c 'false
[[ -n
a ]]'
echo $?
bash -c 'false
[[ -n
a ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ -n
a ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ -n
a ]]'); echo $?
#### a conditional that is wrong 32
bash -c '[[ a )'
echo $?
bash -c '[[ a )
echo two
'
echo $?
bash -c 'false
[[ a )'
echo $?
bash -c 'false
[[ a )
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a )
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a )'); echo $?
#### a conditional that is wrong 33
bash -c '[[ ( a b )'
echo $?
bash -c '[[ ( a b )
echo two
'
echo $?
bash -c 'false
[[ ( a b )'
echo $?
bash -c 'false
[[ ( a b )
echo two
'
echo $?
cat > f <<'X'
echo one; [[ ( a b )
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ ( a b )'); echo $?
#### a conditional that is wrong 34
bash -c '[[ ( ) ]]'
echo $?
bash -c '[[ ( ) ]]
echo two
'
echo $?
bash -c 'false
[[ ( ) ]]'
echo $?
bash -c 'false
[[ ( ) ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ ( ) ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ ( ) ]]'); echo $?
#### a conditional that is wrong 35
bash -c '[[ a || ( b ]]'
echo $?
bash -c '[[ a || ( b ]]
echo two
'
echo $?
bash -c 'false
[[ a || ( b ]]'
echo $?
bash -c 'false
[[ a || ( b ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a || ( b ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a || ( b ]]'); echo $?
#### a conditional that is wrong 36
bash -c '[[ a

'
echo $?
bash -c '[[ a


echo two
'
echo $?
bash -c 'false
[[ a

'
echo $?
bash -c 'false
[[ a


echo two
'
echo $?
cat > f <<'X'
echo one; [[ a


X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a

'); echo $?
#### a conditional that is wrong 37
bash -c '[[ a
#x'
echo $?
bash -c '[[ a
#x
echo two
'
echo $?
bash -c 'false
[[ a
#x'
echo $?
bash -c 'false
[[ a
#x
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a
#x
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a
#x'); echo $?
#### a conditional that is wrong 38
bash -c '[[ a == b

'
echo $?
bash -c '[[ a == b


echo two
'
echo $?
bash -c 'false
[[ a == b

'
echo $?
bash -c 'false
[[ a == b


echo two
'
echo $?
cat > f <<'X'
echo one; [[ a == b


X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a == b

'); echo $?
#### a conditional that is wrong 39
bash -c '[[ ! ]]'
echo $?
bash -c '[[ ! ]]
echo two
'
echo $?
bash -c 'false
[[ ! ]]'
echo $?
bash -c 'false
[[ ! ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ ! ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ ! ]]'); echo $?
#### a conditional that is wrong 40
bash -c '[[ ( ]]'
echo $?
bash -c '[[ ( ]]
echo two
'
echo $?
bash -c 'false
[[ ( ]]'
echo $?
bash -c 'false
[[ ( ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ ( ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ ( ]]'); echo $?
#### a conditional that is wrong 41
bash -c '[[ ! ! a b ]]'
echo $?
bash -c '[[ ! ! a b ]]
echo two
'
echo $?
bash -c 'false
[[ ! ! a b ]]'
echo $?
bash -c 'false
[[ ! ! a b ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ ! ! a b ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ ! ! a b ]]'); echo $?
#### a conditional that is wrong 42
bash -c 'if [[ a b ]]; then
 echo x
fi'
echo $?
bash -c 'if [[ a b ]]; then
 echo x
fi
echo two
'
echo $?
bash -c 'false
if [[ a b ]]; then
 echo x
fi'
echo $?
bash -c 'false
if [[ a b ]]; then
 echo x
fi
echo two
'
echo $?
cat > f <<'X'
echo one; if [[ a b ]]; then
 echo x
fi
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval 'if [[ a b ]]; then
 echo x
fi'); echo $?
#### a conditional that is wrong 43
bash -c 'f() {
 echo a
 [[ a -f b ]]
}'
echo $?
bash -c 'f() {
 echo a
 [[ a -f b ]]
}
echo two
'
echo $?
bash -c 'false
f() {
 echo a
 [[ a -f b ]]
}'
echo $?
bash -c 'false
f() {
 echo a
 [[ a -f b ]]
}
echo two
'
echo $?
cat > f <<'X'
echo one; f() {
 echo a
 [[ a -f b ]]
}
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval 'f() {
 echo a
 [[ a -f b ]]
}'); echo $?
#### a conditional that is wrong 44
bash -c '[[ a -gt 1 -o b ]]'
echo $?
bash -c '[[ a -gt 1 -o b ]]
echo two
'
echo $?
bash -c 'false
[[ a -gt 1 -o b ]]'
echo $?
bash -c 'false
[[ a -gt 1 -o b ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a -gt 1 -o b ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a -gt 1 -o b ]]'); echo $?
#### a conditional that is wrong 45
bash -c '[[ a =~ ]]'
echo $?
bash -c '[[ a =~ ]]
echo two
'
echo $?
bash -c 'false
[[ a =~ ]]'
echo $?
bash -c 'false
[[ a =~ ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a =~ ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a =~ ]]'); echo $?
#### a conditional that is wrong 46
bash -c '[[ a =~
b ]]'
echo $?
bash -c '[[ a =~
b ]]
echo two
'
echo $?
bash -c 'false
[[ a =~
b ]]'
echo $?
bash -c 'false
[[ a =~
b ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a =~
b ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a =~
b ]]'); echo $?
#### a conditional that is wrong 47
bash -c '[[ -f ]]'
echo $?
bash -c '[[ -f ]]
echo two
'
echo $?
bash -c 'false
[[ -f ]]'
echo $?
bash -c 'false
[[ -f ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ -f ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ -f ]]'); echo $?
#### a conditional that is wrong 48
bash -c '[[ $x $y ]]'
echo $?
bash -c '[[ $x $y ]]
echo two
'
echo $?
bash -c 'false
[[ $x $y ]]'
echo $?
bash -c 'false
[[ $x $y ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ $x $y ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ $x $y ]]'); echo $?
#### a conditional that is wrong 49
bash -c '[[ "a" "b" ]]'
echo $?
bash -c '[[ "a" "b" ]]
echo two
'
echo $?
bash -c 'false
[[ "a" "b" ]]'
echo $?
bash -c 'false
[[ "a" "b" ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ "a" "b" ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ "a" "b" ]]'); echo $?
#### a conditional that is wrong 50
bash -c '[[ a = b = c ]]'
echo $?
bash -c '[[ a = b = c ]]
echo two
'
echo $?
bash -c 'false
[[ a = b = c ]]'
echo $?
bash -c 'false
[[ a = b = c ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a = b = c ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a = b = c ]]'); echo $?
#### a conditional that is wrong 51
bash -c '[[ -f && b ]]'
echo $?
bash -c '[[ -f && b ]]
echo two
'
echo $?
bash -c 'false
[[ -f && b ]]'
echo $?
bash -c 'false
[[ -f && b ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ -f && b ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ -f && b ]]'); echo $?
#### a conditional that is wrong 52
bash -c '[[ a == ( ]]'
echo $?
bash -c '[[ a == ( ]]
echo two
'
echo $?
bash -c 'false
[[ a == ( ]]'
echo $?
bash -c 'false
[[ a == ( ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a == ( ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a == ( ]]'); echo $?
#### a conditional that is wrong 53
bash -c '[[ a && ]]'
echo $?
bash -c '[[ a && ]]
echo two
'
echo $?
bash -c 'false
[[ a && ]]'
echo $?
bash -c 'false
[[ a && ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a && ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a && ]]'); echo $?
#### a conditional that is wrong 54
bash -c '[[ a || || b ]]'
echo $?
bash -c '[[ a || || b ]]
echo two
'
echo $?
bash -c 'false
[[ a || || b ]]'
echo $?
bash -c 'false
[[ a || || b ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a || || b ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a || || b ]]'); echo $?
#### a conditional that is wrong 55
bash -c '[[ a; b ]]'
echo $?
bash -c '[[ a; b ]]
echo two
'
echo $?
bash -c 'false
[[ a; b ]]'
echo $?
bash -c 'false
[[ a; b ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a; b ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a; b ]]'); echo $?
#### a conditional that is wrong 56
bash -c '[[ ( a ) b ]]'
echo $?
bash -c '[[ ( a ) b ]]
echo two
'
echo $?
bash -c 'false
[[ ( a ) b ]]'
echo $?
bash -c 'false
[[ ( a ) b ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ ( a ) b ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ ( a ) b ]]'); echo $?
#### a conditional that is wrong 57
bash -c '[[ a
== b ]]'
echo $?
bash -c '[[ a
== b ]]
echo two
'
echo $?
bash -c 'false
[[ a
== b ]]'
echo $?
bash -c 'false
[[ a
== b ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a
== b ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a
== b ]]'); echo $?
#### a conditional that is wrong 58
bash -c '[[ a &&
b ]]'
echo $?
bash -c '[[ a &&
b ]]
echo two
'
echo $?
bash -c 'false
[[ a &&
b ]]'
echo $?
bash -c 'false
[[ a &&
b ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a &&
b ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a &&
b ]]'); echo $?
#### a conditional that is wrong 59
bash -c '[[ a == b
&& c ]]'
echo $?
bash -c '[[ a == b
&& c ]]
echo two
'
echo $?
bash -c 'false
[[ a == b
&& c ]]'
echo $?
bash -c 'false
[[ a == b
&& c ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ a == b
&& c ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ a == b
&& c ]]'); echo $?
#### a conditional that is wrong 60
bash -c '[[ -n a
]]'
echo $?
bash -c '[[ -n a
]]
echo two
'
echo $?
bash -c 'false
[[ -n a
]]'
echo $?
bash -c 'false
[[ -n a
]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ -n a
]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ -n a
]]'); echo $?
#### a conditional that is wrong 61
bash -c '[[ ( -n a
) ]]'
echo $?
bash -c '[[ ( -n a
) ]]
echo two
'
echo $?
bash -c 'false
[[ ( -n a
) ]]'
echo $?
bash -c 'false
[[ ( -n a
) ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ ( -n a
) ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ ( -n a
) ]]'); echo $?
#### a conditional that is wrong 62
bash -c '[[ (
-n a ) ]]'
echo $?
bash -c '[[ (
-n a ) ]]
echo two
'
echo $?
bash -c 'false
[[ (
-n a ) ]]'
echo $?
bash -c 'false
[[ (
-n a ) ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[ (
-n a ) ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[ (
-n a ) ]]'); echo $?
#### a conditional that is wrong 63
bash -c '[[
-n a ]]'
echo $?
bash -c '[[
-n a ]]
echo two
'
echo $?
bash -c 'false
[[
-n a ]]'
echo $?
bash -c 'false
[[
-n a ]]
echo two
'
echo $?
cat > f <<'X'
echo one; [[
-n a ]]
X
bash f; echo $?
(. ./f); echo $?
bash < f; echo $?
(eval '[[
-n a ]]'); echo $?
#### an operator that fails is only false 1
[[ 1 -eq x+ || a ]]; echo $?
[[ ! 1 -eq x+ ]]; echo $?
[[ ! ( 1 -eq x+ || 1 -eq 2+ ) ]]; echo $?
[[ 1+ -eq x+ ]]; echo $?
[[ 1 -eq x+ && a ]]; echo $?
[[ ! 1 -eq x+ && a ]]; echo $?
[[ -v a[1+] ]]; echo $?
[[ ! -v a[1+] ]]; echo $?
[[ ! $x =~ ( ]]; echo $?
[[ ! a -eq 1/0 ]]; echo $?
echo end

#### an operator that fails is only false 2
[[ ! ( $x =~ "(" || a =~ [ ) ]]; echo $?
[[ a =~ [ ]]; echo $?
[[ a =~ [ || b ]]; echo $?
[[ ! a =~ [ ]]; echo $?
[[ ! a =~ [ && b ]]; echo $?

#### an operator that fails is only false 3
set -e
[[ ! 1 -eq x+ ]]
echo x
[[ 1 -eq x+ || a ]]
echo y
[[ 1 -eq x+ ]]
echo z

#### an operator that fails is only false 4
set -u
[[ $x || a ]]; echo no

#### an operator that fails is only false 5
[[ ${x?gone} || a ]]; echo no

#### an operator that fails is only false 6
[[ ${!x} || a ]]; echo no; foo
echo end

#### an operator that fails is only false 7
[[ ${x@Z} || a ]]; echo no; foo
echo end

#### an operator that fails is only false 8
[[ $((1/0)) || a ]]; echo no; foo
echo end

#### an operator that fails is only false 9
[[ ! $((1/0)) || a ]]; echo no; foo
[[ 1/0 -eq 1 || a ]]; echo no; foo
[[ ! 1/0 -eq 1 ]]; echo no; foo
a[0]=1
[[ -v a[1/0] || c ]] ; echo $?
echo end

