#### xz -l
#@ tree any
: | xz > e.xz; printf '\375\067zXZ' > t.xz; base64 -d > a.xz <<< '/Td6WFoAAATm1rRGAgAhARYAAAB0L+WjAQACaGkKAAD7e+joKlhDTwABGwMLL7kQH7bzfQEAAAAABFla'; xz -l a.xz; cat a.xz a.xz > m.xz; xz -l m.xz a.xz; xz -l e.xz; xz -l t.xz; echo $?

#### xz -l: what it cannot list
#@ tree any
#@ stderr any
xz -l nofile; echo $?; : > zero; xz -l zero; echo $?; seq 100 > text; xz -l text; echo $?; xz -l < text; echo $?; mkdir d; xz -l d; echo $?
