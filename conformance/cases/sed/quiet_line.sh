#### the line #n in files and pipes
printf 'a\nb\n' >f; printf '#n\n1p\n' >s; sed -f s f; sed '#n
1p' f; printf '#n\n1p\n' | sed -f - f; sed -f <(printf '#n\np\n') f; printf '#no\np\n' >t; sed -f t f; sed -e '#n' -e p f; sed -n -f s f; printf '#n' >u; sed -f u f; sed --posix -f s f; sed -s -f s f f
