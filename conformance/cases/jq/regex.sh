#### regex: "abc"|test("B";"i")
jq -nc '"abc"|test("B";"i")'
#### regex: "aXbXc"|[match("X";"g").offset]
jq -nc '"aXbXc"|[match("X";"g").offset]'
#### regex: "test"|sub("(?<x>t)";"\(.x)!")
jq -nc '"test"|sub("(?<x>t)";"\(.x)!")'
#### regex: "abc"|gsub("(?<l>.)";"<\(.l)>")
jq -nc '"abc"|gsub("(?<l>.)";"<\(.l)>")'
#### regex: "abc"|[scan("(.)(.)")]
jq -nc '"abc"|[scan("(.)(.)")]'
#### regex: "abc"|capture("(?<a>.)(?<n>z)?")
jq -nc '"abc"|capture("(?<a>.)(?<n>z)?")'
#### regex: "abc"|match("(z)?a")
jq -nc '"abc"|match("(z)?a")'
#### regex: [splits("a")]
jq -nc '[splits("a")]'
#### regex: splits
jq -nc 'splits'
#### regex: splits(1)
jq -nc 'splits(1)'
#### regex: splits("x";null)
jq -nc 'splits("x";null)'
#### regex: "x" as $x|$x|test("\\d")
jq -nc '"x" as $x|$x|test("\\d")'
#### regex: "a1"|test("\\d";"x")
jq -nc '"a1"|test("\\d";"x")'
#### regex: "abc"|test("a","b";"g")
jq -nc '"abc"|test("a","b";"g")'
#### regex: "abc"|test("a";"q")
jq -nc '"abc"|test("a";"q")'
#### regex: "abc"|test("(")
jq -nc '"abc"|test("(")'
#### regex: [1]|test("a")
jq -nc '[1]|test("a")'
#### regex: splits("a","b")
jq -nc 'splits("a","b")'
#### regex: splits(null)
jq -nc 'splits(null)'
#### regex: splits("a";"g")
jq -nc 'splits("a";"g")'
#### regex: "a b c"|[splits(" ")]
jq -nc '"a b c"|[splits(" ")]'
#### regex: "aXbxc"|split("x";"gi")
jq -nc '"aXbxc"|split("x";"gi")'
#### regex: "abc"|sub("b";"x";"g")
jq -nc '"abc"|sub("b";"x";"g")'
#### regex: "abc"|[sub("(?<a>b)";"1\(.a)","2\(.a)")]
jq -nc '"abc"|[sub("(?<a>b)";"1\(.a)","2\(.a)")]'
#### regex: "aXbX"|gsub("X";"y","z")
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '"aXbX"|gsub("X";"y","z")'
#### regex: splits("")
jq -nc 'splits("")'
#### regex: "abc" | test("\\w+")
jq -nc '"abc" | test("\\w+")'
#### regex: gsub("a";"b")
jq -nc 'gsub("a";"b")'
#### regex: [match("a")]
jq -nc '[match("a")]'
#### regex: "aéb"|match("b").offset
jq -nc '"aéb"|match("b").offset'
#### regex: "xéy"|[match(".";"g")|.offset]
jq -nc '"xéy"|[match(".";"g")|.offset]'
#### regex: splits(1;2;3)
jq -nc 'splits(1;2;3)'
#### regex: "abc"|test("b";null)
jq -nc '"abc"|test("b";null)'
#### regex: "x"|splits("a")
jq -nc '"x"|splits("a")'
#### regex: [splits("a";"b";"c")]
jq -nc '[splits("a";"b";"c")]'
#### regex: "abc" | ascii_downcase | test("A";"ix")
jq -nc '"abc" | ascii_downcase | test("A";"ix")'
#### regex: splits(1;2)
jq -nc 'splits(1;2)'
#### regex: "abc"|sub("";"x")
jq -nc '"abc"|sub("";"x")'
#### regex: "abc"|sub("$";"x")
jq -nc '"abc"|sub("$";"x")'
#### regex: "abc"|[match("";"g")|.offset]
jq -nc '"abc"|[match("";"g")|.offset]'
#### regex: "ab"|[scan("")]
jq -nc '"ab"|[scan("")]'
#### regex: "aXbX"|[splits("X")]
jq -nc '"aXbX"|[splits("X")]'
#### regex: "abAB"|[match("a";"gi").string]
jq -nc '"abAB"|[match("a";"gi").string]'
#### regex: "foo bar"|[scan("[a-z]+")]
jq -nc '"foo bar"|[scan("[a-z]+")]'
#### regex: "a1b2"|split("[0-9]";null)
jq -nc '"a1b2"|split("[0-9]";null)'
#### regex: "xyz"|sub("(?<a>x)(?<b>y)?";"\(.b)\(.a)")
jq -nc '"xyz"|sub("(?<a>x)(?<b>y)?";"\(.b)\(.a)")'
#### regex: "aa"|gsub("a";"b";"x")
jq -nc '"aa"|gsub("a";"b";"x")'
#### regex: "ab\ncd"|[match("^.";"g").string]
jq -nc '"ab\ncd"|[match("^.";"g").string]'
#### regex: "ab\ncd"|test("b$")
jq -nc '"ab\ncd"|test("b$")'
#### regex: "ab\ncd"|test("b.c")
jq -nc '"ab\ncd"|test("b.c")'
#### regex: "ab\ncd"|test("b.c";"s")
jq -nc '"ab\ncd"|test("b.c";"s")'
#### regex: "ab\ncd"|test("b.c";"x")
jq -nc '"ab\ncd"|test("b.c";"x")'
#### regex: "ABC"|test("b";"l")
jq -nc '"ABC"|test("b";"l")'
#### regex: "abc"|match("B";"in")
jq -nc '"abc"|match("B";"in")'
#### regex: "aab"|[match("a*?";"g").length]
jq -nc '"aab"|[match("a*?";"g").length]'
#### regex: "aab"|[match("a*";"gn").length]
jq -nc '"aab"|[match("a*";"gn").length]'
#### regex: "test"|match(["T","i"]).offset
jq -nc '"test"|match(["T","i"]).offset'
#### regex: "test"|test(["T"])
jq -nc '"test"|test(["T"])'
#### regex: "test"|test([])
jq -nc '"test"|test([])'
#### regex: "test"|test([1])
jq -nc '"test"|test([1])'
#### regex: "test"|test("a";1)
jq -nc '"test"|test("a";1)'
#### regex: "é1"|[match("\\w";"g").string]
jq -nc '"é1"|[match("\\w";"g").string]'
#### regex: "aab"|[match("(?<x>a)\\k<x>").string]
jq -nc '"aab"|[match("(?<x>a)\\k<x>").string]'
#### regex: "foobar"|test("foo(?=bar)")
jq -nc '"foobar"|test("foo(?=bar)")'
#### regex: "a\u0301"|[match(".";"g").length]
jq -nc '"a\u0301"|[match(".";"g").length]'
#### regex: "abc"|[match("(a)|(b)";"g")|[.captures[].string]]
jq -nc '"abc"|[match("(a)|(b)";"g")|[.captures[].string]]'
#### regex: "abc"|capture("(?<x>a)(?<y>z)?")
jq -nc '"abc"|capture("(?<x>a)(?<y>z)?")'
#### regex: [.[]?]|capture("x")?
jq -nc '[.[]?]|capture("x")?'
#### regex: "xay"|[capture("(?<l>[a-z])";"g")]
jq -nc '"xay"|[capture("(?<l>[a-z])";"g")]'
#### regex: "aXXb"|[splits("X";"g")]
jq -nc '"aXXb"|[splits("X";"g")]'
#### regex: "\\d"|test("\\\\d")
jq -nc '"\\d"|test("\\\\d")'
#### regex: "abc" | test("B"; "i"), test("B")
jq -nc '"abc" | test("B"; "i"), test("B")'
#### regex: "foo bar foo" | [match("foo"; "g") | .offset]
jq -nc '"foo bar foo" | [match("foo"; "g") | .offset]'
#### regex: "foo bar foo" | gsub("foo"; "baz")
jq -nc '"foo bar foo" | gsub("foo"; "baz")'
#### regex: "abc123" | capture("(?<letters>[a-z]+)(?<digits>[0-9]+)")
jq -nc '"abc123" | capture("(?<letters>[a-z]+)(?<digits>[0-9]+)")'
#### regex: "a,b;c" | [splits("[,;]")]
jq -nc '"a,b;c" | [splits("[,;]")]'
#### regex: "a,b;c" | split("[,;]"; null)
jq -nc '"a,b;c" | split("[,;]"; null)'
#### regex: [splits("a")]?
jq -nc '[splits("a")]?'
#### regex: "a-b_c" | gsub("[-_]"; " ")
jq -nc '"a-b_c" | gsub("[-_]"; " ")'
#### regex: "abc" | sub("(?<x>b)"; "[\(.x)]")
jq -nc '"abc" | sub("(?<x>b)"; "[\(.x)]")'
#### regex: "aaa" | sub("a"; "b"), gsub("a"; "b")
jq -nc '"aaa" | sub("a"; "b"), gsub("a"; "b")'
#### regex: "test" | [match(".").string]
jq -nc '"test" | [match(".").string]'
#### regex: "äöü" | .[1:2], index("ö"), test("Ö"; "i")
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '"äöü" | .[1:2], index("ö"), test("Ö"; "i")'
#### regex: [splits("a","b")]?
jq -nc '[splits("a","b")]?'
