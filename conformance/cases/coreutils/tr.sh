#### tr 'a-z' 'A-Z' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'a-z' 'A-Z' < f

#### tr '[a-z]' '[A-Z]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[a-z]' '[A-Z]' < f

#### tr '[:lower:]' '[:upper:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[:lower:]' '[:upper:]' < f

#### tr '[:upper:]' '[:lower:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[:upper:]' '[:lower:]' < f

#### tr 'a-zA-Z' 'n-za-mN-ZA-M' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'a-zA-Z' 'n-za-mN-ZA-M' < f

#### tr 'abc' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'abc' 'x' < f

#### tr 'abc' 'xy' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'abc' 'xy' < f

#### tr 'a-c' '[x*]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'a-c' '[x*]' < f

#### tr 'a-e' '[x*2]y' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'a-e' '[x*2]y' < f

#### tr 'a-e' 'x[y*]z' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'a-e' 'x[y*]z' < f

#### tr 'a-e' '[x*010]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'a-e' '[x*010]' < f

#### tr '\n' ' ' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '\n' ' ' < f

#### tr ' ' '\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr ' ' '\n' < f

#### tr '\t' '    ' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '\t' '    ' < f

#### tr '\141' '\172' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '\141' '\172' < f

#### tr '[:digit:]' '#' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[:digit:]' '#' < f

#### tr '[:space:]' '_' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[:space:]' '_' < f

#### tr '[:punct:]' '.' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[:punct:]' '.' < f

#### tr '[=a=]' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[=a=]' 'x' < f

#### tr 'a\-z' '123' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'a\-z' '123' < f

#### tr '-a' 'xy' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '-a' 'xy' < f

#### tr 'a-' 'xy' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'a-' 'xy' < f

#### tr '[b-d]' '123' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[b-d]' '123' < f

#### tr '\\' '/' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '\\' '/' < f

#### tr 'lo' '[:upper:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'lo' '[:upper:]' < f

#### tr '[:lower:]' 'a' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[:lower:]' 'a' < f

#### tr 'a' 'b-a' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'a' 'b-a' < f

#### tr 'z-a' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'z-a' 'x' < f

#### tr '[:foo:]' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[:foo:]' 'x' < f

#### tr '[:alpha:]' '[:digit:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[:alpha:]' '[:digit:]' < f

#### tr '[a*3]' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[a*3]' 'x' < f

#### tr '[a*]' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[a*]' 'x' < f

#### tr 'a' '[x*y]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'a' '[x*y]' < f

#### tr 'ab' '[x*][y*]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'ab' '[x*][y*]' < f

#### tr 'a' '' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'a' '' < f

#### tr '' 'a' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '' 'a' < f

#### tr '[::]' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[::]' 'x' < f

#### tr '[==]' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[==]' 'x' < f

#### tr '[=ab=]' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[=ab=]' 'x' < f

#### tr '[:lower:][:digit:]' '[:upper:]x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[:lower:][:digit:]' '[:upper:]x' < f

#### tr 'x[:lower:]' 'y[:upper:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'x[:lower:]' 'y[:upper:]' < f

#### tr '[:lower:]x' '[:upper:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[:lower:]x' '[:upper:]' < f

#### tr 'a-z' '[:upper:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'a-z' '[:upper:]' < f

#### tr 'abc\' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'abc\' 'x' < f

#### tr '\400' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '\400' 'x' < f

#### tr '\0' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '\0' 'x' < f

#### tr '\x' 'y' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '\x' 'y' < f

#### tr '\7' 'y' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '\7' 'y' < f

#### tr '[:upper:][:lower:]' '[:lower:][:upper:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[:upper:][:lower:]' '[:lower:][:upper:]' < f

#### tr '0-9a-f' '[a*10]b-g' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '0-9a-f' '[a*10]b-g' < f

#### tr '[' '(' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[' '(' < f

#### tr '[]' '()' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[]' '()' < f

#### tr 'a-z-9' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'a-z-9' 'x' < f

#### tr '[:lower' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[:lower' 'x' < f

#### tr '[:*3]' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[:*3]' 'x' < f

#### tr '[=*3]' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[=*3]' 'x' < f

#### tr '--/' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '--/' 'x' < f

#### tr 'a-a' 'b' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr 'a-a' 'b' < f

#### tr '[:alnum:]' '[x*]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[:alnum:]' '[x*]' < f

#### tr '[=]=]' 'x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[=]=]' 'x' < f

#### tr '[:lower:]' '[:lower:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[:lower:]' '[:lower:]' < f

#### tr '[:upper:]a-c' '[:upper:]x' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr '[:upper:]a-c' '[:upper:]x' < f

#### tr -d 'a-z' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -d 'a-z' < f

#### tr -d '[:space:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -d '[:space:]' < f

#### tr -d '[:alpha:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -d '[:alpha:]' < f

#### tr -d 'l' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -d 'l' < f

#### tr -d '[:digit:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -d '[:digit:]' < f

#### tr -d '\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -d '\n' < f

#### tr -d 'a-zA-Z\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -d 'a-zA-Z\n' < f

#### tr -d '[:print:]\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -d '[:print:]\n' < f

#### tr -d '[a*3]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -d '[a*3]' < f

#### tr -d '[:foo:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -d '[:foo:]' < f

#### tr -d '' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -d '' < f

#### tr -s 'a-z' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -s 'a-z' < f

#### tr -s '[:space:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -s '[:space:]' < f

#### tr -s '[:alpha:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -s '[:alpha:]' < f

#### tr -s 'l' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -s 'l' < f

#### tr -s '[:digit:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -s '[:digit:]' < f

#### tr -s '\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -s '\n' < f

#### tr -s 'a-zA-Z\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -s 'a-zA-Z\n' < f

#### tr -s '[:print:]\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -s '[:print:]\n' < f

#### tr -s '[a*3]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -s '[a*3]' < f

#### tr -s '[:foo:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -s '[:foo:]' < f

#### tr -s '' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -s '' < f

#### tr -cd 'a-z' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cd 'a-z' < f

#### tr -cd '[:space:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cd '[:space:]' < f

#### tr -cd '[:alpha:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cd '[:alpha:]' < f

#### tr -cd 'l' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cd 'l' < f

#### tr -cd '[:digit:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cd '[:digit:]' < f

#### tr -cd '\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cd '\n' < f

#### tr -cd 'a-zA-Z\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cd 'a-zA-Z\n' < f

#### tr -cd '[:print:]\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cd '[:print:]\n' < f

#### tr -cd '[a*3]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cd '[a*3]' < f

#### tr -cd '[:foo:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cd '[:foo:]' < f

#### tr -cd '' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cd '' < f

#### tr -cs 'a-z' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cs 'a-z' < f

#### tr -cs '[:space:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cs '[:space:]' < f

#### tr -cs '[:alpha:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cs '[:alpha:]' < f

#### tr -cs 'l' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cs 'l' < f

#### tr -cs '[:digit:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cs '[:digit:]' < f

#### tr -cs '\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cs '\n' < f

#### tr -cs 'a-zA-Z\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cs 'a-zA-Z\n' < f

#### tr -cs '[:print:]\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cs '[:print:]\n' < f

#### tr -cs '[a*3]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cs '[a*3]' < f

#### tr -cs '[:foo:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cs '[:foo:]' < f

#### tr -cs '' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cs '' < f

#### tr -Cd 'a-z' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -Cd 'a-z' < f

#### tr -Cd '[:space:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -Cd '[:space:]' < f

#### tr -Cd '[:alpha:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -Cd '[:alpha:]' < f

#### tr -Cd 'l' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -Cd 'l' < f

#### tr -Cd '[:digit:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -Cd '[:digit:]' < f

#### tr -Cd '\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -Cd '\n' < f

#### tr -Cd 'a-zA-Z\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -Cd 'a-zA-Z\n' < f

#### tr -Cd '[:print:]\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -Cd '[:print:]\n' < f

#### tr -Cd '[a*3]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -Cd '[a*3]' < f

#### tr -Cd '[:foo:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -Cd '[:foo:]' < f

#### tr -Cd '' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -Cd '' < f

#### tr -c 'a-z\n' '_' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -c 'a-z\n' '_' < f

#### tr -c '[:alnum:]' '\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -c '[:alnum:]' '\n' < f

#### tr -cs '[:alnum:]' '\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cs '[:alnum:]' '\n' < f

#### tr -cs A-Za-z '\n' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cs A-Za-z '\n' < f

#### tr -s 'a-z' 'A-Z' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -s 'a-z' 'A-Z' < f

#### tr -ds 'l' 'a-z' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -ds 'l' 'a-z' < f

#### tr -ds a-z ' ' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -ds a-z ' ' < f

#### tr -d a b < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -d a b < f

#### tr -ds a < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -ds a < f

#### tr -s < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -s < f

#### tr  < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr  < f

#### tr a < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr a < f

#### tr a b c < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr a b c < f

#### tr -t abcd xy < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -t abcd xy < f

#### tr -t a-z ABC < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -t a-z ABC < f

#### tr -c 'a-z' 'xy' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -c 'a-z' 'xy' < f

#### tr -c 'a-z' '[x*]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -c 'a-z' '[x*]' < f

#### tr -c '[:lower:]' xy < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -c '[:lower:]' xy < f

#### tr -c '[:upper:][:lower:]' 'ab' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -c '[:upper:][:lower:]' 'ab' < f

#### tr -s ' ' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -s ' ' < f

#### tr -s '[:space:]' ' ' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -s '[:space:]' ' ' < f

#### tr -s '\n' < f (2)
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -s '\n' < f

#### tr --delete l < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr --delete l < f

#### tr --squeeze-repeats a-z < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr --squeeze-repeats a-z < f

#### tr --complement -d a-z < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr --complement -d a-z < f

#### tr --truncate-set1 abc x < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr --truncate-set1 abc x < f

#### tr -ct 'a-z' x < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -ct 'a-z' x < f

#### tr -dt a < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -dt a < f

#### tr -x a b < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -x a b < f

#### tr -- -a xy < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -- -a xy < f

#### tr -cd '[:print:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cd '[:print:]' < f

#### tr -d '\r' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -d '\r' < f

#### tr -s a-z '*' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -s a-z '*' < f

#### tr -d '[=l=]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -d '[=l=]' < f

#### tr -ds '[:digit:]' '[=a=]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -ds '[:digit:]' '[=a=]' < f

#### tr -ds 'a' '[b*]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -ds 'a' '[b*]' < f

#### tr -cds 'a-z' 'a-z' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -cds 'a-z' 'a-z' < f

#### tr -d '\0-\37' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -d '\0-\37' < f

#### tr -c 'a' '[:upper:]' < f
printf 'Hello, World 123\tx\n\naabbcc  dd--ee[z]\\q\n' > f
tr -c 'a' '[:upper:]' < f

#### printf 'caf\xc3\xa9\n' | tr '\xc3' x
printf 'caf\xc3\xa9\n' | tr '\xc3' x

#### printf 'caf\xc3\xa9\n' | tr é e | od -c
printf 'caf\xc3\xa9\n' | tr é e | od -c

#### printf 'a\0b\n' | tr '\0' '\n'
printf 'a\0b\n' | tr '\0' '\n'

#### printf 'aa\0\0b' | tr -s '\0' | od -c
printf 'aa\0\0b' | tr -s '\0' | od -c

#### printf 'a\377b' | tr '\377' x
printf 'a\377b' | tr '\377' x

#### printf 'a\377b' | tr -d '\200-\377'
printf 'a\377b' | tr -d '\200-\377'

#### tr a b < /dev/null; echo $?
tr a b < /dev/null; echo $?

#### echo abc | tr a-c A-C | tr -d B
echo abc | tr a-c A-C | tr -d B

#### seq 10 | tr '\n' ,
seq 10 | tr '\n' ,

#### echo 'PATH:a:b' | tr : '\n'
echo 'PATH:a:b' | tr : '\n'

#### head -c 100000 /dev/zero | tr '\0' x | wc -c
head -c 100000 /dev/zero | tr '\0' x | wc -c

#### head -c 100000 /dev/zero | tr -s '\0' x | wc -c
head -c 100000 /dev/zero | tr -s '\0' x | wc -c

#### echo aXb | tr A-Z a-z
echo aXb | tr A-Z a-z

#### echo hello | tr -d aeiou
echo hello | tr -d aeiou

#### echo 'a  b   c' | tr -s ' ' | cut -d' ' -f2
echo 'a  b   c' | tr -s ' ' | cut -d' ' -f2
