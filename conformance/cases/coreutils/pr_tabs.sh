#### pr -e, -i, -c and -v
printf 'a\tb\n' | pr -e -t; printf 'a\tb\tc\n' | pr -e4 -t; printf 'a        b\n' | pr -i -t | od -c; printf 'a        b\n' | pr -ix4 -t | od -c; printf 'a\033b\n' | pr -c -t; printf 'a\033\200b\n' | pr -v -t; printf 'axb\n' | pr -ex4 -t
#### pr: characters and widths of -e and -i
printf 'a\tb\n' | pr -ea5 -t; printf 'a\tb\n' | pr -e0 -t; printf 'a\tb\n' | pr -exx -t; printf 'a\tb\n' | pr -i0 -t; printf 'a    b\n' | pr -i: -t; printf 'a    b\n' | pr -i:3 -t; printf 'a    b\n' | pr -ixx -t
#### pr: tabs in columns
printf 'a\tb\n' | pr -2 -t; printf 'a\tb\nc\td\n' | pr -2 -t | cat -A; printf 'a\tb\nc\td\n' | pr -2 -t -i | cat -A;  printf 'a\tb\nc\td\n' | pr -2 -t -s: | cat -A; printf 'a\tb\nc\td\n' | pr -2 -t -s | cat -A; printf 'a\tb\nc\td\n' | pr -2 -t -e4 | cat -A
#### pr -m
seq 3 > a; seq 4 6 > b; pr -m -t a b | cat -A; pr -m -t -n a b | cat -A; pr -m -t -s: a b; pr -m -t -J a b; pr -m -t -S'+++' a b; pr -m -t -w 20 a b | cat -A; pr -m -t -e a b - <<< $'x\ty' | cat -A
#### pr -o
seq 5 | pr -t -o 4; seq 5 | pr -t -o 8 | cat -A; seq 5 | pr -t -o 10 -i | cat -A; seq 5 | pr -t -o 10 -2 | cat -A; printf 'a\tb\n' | pr -o 3 -t | cat -A; printf 'a\tb\n' | pr -o 3 -e -t | cat -A
#### pr: bytes beyond ASCII
printf 'é\tü\n日本\tx\n' | pr -t -e | cat -A; printf 'éééé\n日本\n' | pr -2 -t | cat -A
#### pr -c and -v show control characters
pr -c -t <<< $'a\001\177\t\200é'; pr -v -t <<< $'a\001\177\t\200é\b'; pr -v -2 -t <<< $'a\001b\nc'; pr -c -m -t - /dev/null <<< $'\033[1m'
#### pr: long names of -e, -i, -c, -v
pr --expand-tabs=4 -t <<< $'a\tb'; pr --output-tabs -t <<< 'a        b'; pr --show-control-chars -t <<< $'\001'; pr --show-nonprinting -t <<< $'\001'
#### pr: width too narrow
seq 10 | pr -5 -t -w 8; echo $?; seq 10 | pr -5 -t -w 9; seq 3 | pr -m -n -t -w 7 - /dev/null; echo $?
#### pr -n with -e and -i
seq 3 | pr -t -n -e | cat -A; seq 3 | pr -t -n -i | cat -A; seq 3 | pr -t -n -i4 | cat -A
