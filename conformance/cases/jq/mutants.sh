#### numbers in programs
#@ stderr any
for s in 1 1. .5 1e 1e+ 1e- '1e ' '1e+ ' 1e5 1E5 1e+2 1e-2 1e:2 1ex '1e/2' '1e+x' 1.5e3 .5e1 1.e2 1e1e1 '[1e]' '[1e2]' '{a:1e1}' 1..2 1.2.3 '1.e' '.e' '-1e2' '1e*2' '1e%3' 1e, 1e. '1e#x' '1e"a"'; do
  echo "== $s"
  jq -nc "$s" 2> err > out; echo $?
  jq -c '[.. | numbers | . + 0]' out
done
rm err out
