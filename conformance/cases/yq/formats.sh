#### json 00 .
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq . j.json

#### json 01 -o yaml .
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq -o yaml . j.json

#### json 02 -o y
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq -o y j.json

#### json 03 -I0 .
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq -I0 . j.json

#### json 04 -I4 .
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq -I4 . j.json

#### json 05 -I 1 .n
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq -I 1 .n j.json

#### json 06 -r .a[5]
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq -r .a[5] j.json

#### json 07 .a[5]
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq .a[5] j.json

#### json 08 -o json -r .a[5]
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq -o json -r .a[5] j.json

#### json 09 -P -o yaml
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq -P -o yaml j.json

#### json 10 -o props
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq -o props j.json

#### json 11 -o xml
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq -o xml j.json

#### json 12 -o toml
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq -o toml j.json

#### json 13 -o csv .a
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq -o csv .a j.json

#### json 14 -o tsv .a
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq -o tsv .a j.json

#### json 15 -o shell
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq -o shell j.json

#### json 16 -o json .n.z
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq -o json .n.z j.json

#### json 17 -p json -o yaml .
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq -p json -o yaml . j.json

#### json 18 .a[4]
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq .a[4] j.json

#### json 19 .a[2]
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq .a[2] j.json

#### json 20 .c = 5
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq .c = 5 j.json

#### json 21 del(.b)
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq del(.b) j.json

#### json 22 -i .b=2 j.json; cat
#@ stderr any
cat > j.json <<'EOF'
{"b": 1, "a": [1, 2.50, 1e3, -0.0, 12345678901234567890, "x\u00e9\n\"q\"", true, null], "o": {}, "l": [], "n": {"z": {"y": 1}}}
EOF
yq -i .b=2 j.json; cat j.json

#### json from stdin
printf '{"a":1}\n{"a":2}\n' | yq -p json '.a' 

#### json several documents to yaml
printf '{"a":1} {"a":2}' | yq -p json -o yaml

#### json several documents to json
printf '{"a":1} {"a":2}' | yq -p json -o json -I0 .

#### json bad
#@ stderr any
printf '{"a":}' | yq -p json .

#### json empty
#@ stderr any
printf '' | yq -p json .

#### json scalars
printf '1 "a" null true [1]' | yq -p json -o json .

#### json bools and nulls of yaml
#@ stderr any
printf 'a: yes\nb: on\nc: ~\nd: .inf\n' | yq -o json 'del(.d)' 

#### json numbers of yaml
#@ stderr any
printf 'a: 0x1F\nb: 0o17\nc: 1_000\nd: 1.0\ne: 1e3\nf: .5\ng: 5.\nh: "5"\ni: 2020-01-01\nj: 1.10\n' | yq -o json .

#### json inf
#@ stderr any
printf 'd: .inf\n' | yq -o json .

#### json of aliases
#@ stderr any
printf 'a: &x {b: 1}\nc: *x\nd:\n  <<: *x\n  e: 2\n' | yq -o json .

#### json html characters
printf 'a: "<b>&\\u2028"\n' | yq -o json .

#### json keys that are numbers
printf '1: a\ntrue: b\n~: c\n' | yq -o json .

#### json unwrap
printf 'a: "x y"\n' | yq -o json .a

#### json unwrap -r
printf 'a: "x y"\n' | yq -o json -r .a

#### package.json keeps its order
printf '{\n  "name": "x",\n  "version": "1.0.0",\n  "scripts": {\n    "test": "a && b"\n  }\n}\n' > package.json
yq -i '.version = "1.0.1" | .scripts.build = "tsc > out"' package.json
cat package.json

#### to_json indents
yq -n '{"a": [1, {"b": 2}]} | to_json(4)' 

#### to_json 0
yq -n '{"a": [1, {"b": 2}]} | to_json(0)' 

#### @json
yq -n '{"a": [1, {"b": "c d"}]} | @json' 

#### xml 00 .
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq '.' x.xml

#### xml 01 -o yaml .
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq -o yaml '.' x.xml

#### xml 02 -p xml -o json .
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq -p xml -o json '.' x.xml

#### xml 03 .project.name
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq '.project.name' x.xml

#### xml 04 .project.dep
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq '.project.dep' x.xml

#### xml 05 .project.dep[0]
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq '.project.dep[0]' x.xml

#### xml 06 -o json .project.dep
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq -o json '.project.dep' x.xml

#### xml 07 .project."+@id"
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq '.project."+@id"' x.xml

#### xml 08 .project.name = "new <x>"
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq '.project.name = "new <x>"' x.xml

#### xml 09 .project.new.deep = 1
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq '.project.new.deep = 1' x.xml

#### xml 10 del(.project.dep[0])
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq 'del(.project.dep[0])' x.xml

#### xml 11 -o props .
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq -o props '.' x.xml

#### xml 12 -I4 .
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq -I4 '.' x.xml

#### xml 13 -I0 .
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq -I0 '.' x.xml

#### xml 14 -p xml --xml-attribute-prefix @ -o yaml .
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq -p xml --xml-attribute-prefix @ -o yaml '.' x.xml

#### xml 15 -p xml --xml-content-name text -o yaml .
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq -p xml --xml-content-name text -o yaml '.' x.xml

#### xml 16 -p xml --xml-skip-proc-inst -o yaml .
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq -p xml --xml-skip-proc-inst -o yaml '.' x.xml

#### xml 17 -p xml --xml-keep-namespace=false -o yaml .
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq -p xml --xml-keep-namespace=false -o yaml '.' x.xml

#### xml 18 -i .project.name=1 x.xml; cat
#@ stderr any
cat > x.xml <<'EOF'
<?xml version="1.0" encoding="UTF-8"?>
<!-- top -->
<project xmlns="urn:x" id="7">
  <!-- inside -->
  <name>demo &amp; co</name>
  <dep scope="test">one</dep>
  <dep>two</dep>
  <empty/>
  <mixed>text<b>bold</b>more</mixed>
  <cdata><![CDATA[<raw>]]></cdata>
  <x:y attr='v &lt; w'>1</x:y>
</project>
EOF
yq -i '.project.name=1' x.xml; cat x.xml

#### xml write
printf 'a:\n  +@id: 1\n  +content: hi\n  b: [1, 2]\n  c:\n    d: x\n' | yq -o xml .

#### xml write comments
printf '# top\na:\n  # about b\n  b: 1 # one\n  c: 2\n' | yq -o xml .

#### xml write list at the root
#@ stderr any
printf '%s\n' '- a' | yq -o xml .

#### xml write scalar
yq -n -o xml '"a<b"' 

#### xml write null and bool
printf 'a:\n  b: ~\n  c: true\n  d: ""\n' | yq -o xml .

#### xml comments
printf '<a><!-- first --><b>1<!-- line --></b><!-- after b --><c><!-- in c --><d/></c></a><!-- end -->' | yq -p xml -o yaml .

#### xml bad
#@ stderr any
printf '<a><b></a>' | yq -p xml -o yaml .

#### xml unclosed
#@ stderr any
printf '<a><b>1</b>' | yq -p xml -o yaml .

#### xml text outside
#@ stderr any
printf 'hello' | yq -p xml -o yaml .

#### xml doctype
printf '<!DOCTYPE a [<!ENTITY x "y">]>\n<a>1</a>' | yq -p xml -o yaml .

#### xml doctype round trip
printf '<?xml version="1.0"?>\n<!DOCTYPE a SYSTEM "b">\n<a>1</a>\n' > d.xml; yq . d.xml

#### to_xml
yq -n '{"a": {"+@x": 1, "b": 2}} | to_xml' 

#### @xml
yq -n '{"a": {"+@x": 1, "b": 2}} | @xml' 

#### from_xml
yq -n '"<a><b>1</b></a>" | from_xml' 

#### xml whitespace and entities
printf '<a>  x &#65;&#x42; &unknown;\n y </a>' | yq -p xml -o yaml .

#### toml 00 .
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq '.' t.toml

#### toml 01 -o yaml .
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq -o yaml '.' t.toml

#### toml 02 -o json .
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq -o json '.' t.toml

#### toml 03 .title
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq '.title' t.toml

#### toml 04 .owner
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq '.owner' t.toml

#### toml 05 .owner.address.city
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq '.owner.address.city' t.toml

#### toml 06 .products
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq '.products' t.toml

#### toml 07 .products[1].parts[0].n
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq '.products[1].parts[0].n' t.toml

#### toml 08 .owner.name = "x"
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq '.owner.name = "x"' t.toml

#### toml 09 .new.key = "v"
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq '.new.key = "v"' t.toml

#### toml 10 del(.owner)
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq 'del(.owner)' t.toml

#### toml 11 .nums += 4
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq '.nums += 4' t.toml

#### toml 12 .point
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq '.point' t.toml

#### toml 13 .a
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq '.a' t.toml

#### toml 14 -o props .
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq -o props '.' t.toml

#### toml 15 .d
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq '.d' t.toml

#### toml 16 .h
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq '.h' t.toml

#### toml 17 -o json .f
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq -o json '.f' t.toml

#### toml 18 -i .owner.age=6 t.toml; cat
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq -i '.owner.age=6' t.toml; cat t.toml

#### toml 19 .products += [{"name": "c"}]
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq '.products += [{"name": "c"}]' t.toml

#### toml 20 .nums = []
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq '.nums = []' t.toml

#### toml 21 .title line_comment = "new"
#@ stderr any
cat > t.toml <<'EOF'
# about this file

title = "demo" # the title
"quoted key" = 1
a.b.c = true
nums = [1, 2, 3]
mixed = ["a", 'b', """c
d"""]
f = 1.50
h = 0xFF
d = 1979-05-27T07:32:00Z
point = { x = 1, y = "z" }

# the owner
[owner]
name = "tom"
# age
age = 5

[owner.address]
city = "x"

[[products]]
name = "a"
sku = 1

[[products]]
name = "b"
  [[products.parts]]
  n = 1

[empty]
EOF
yq '.title line_comment = "new"' t.toml

#### toml of yaml
printf 'a: 1\nb:\n  c: [1, x]\n  d:\n    e: f g\nl:\n  - m: 1\n  - m: 2\nn: ~\n"k k": "q\\"q"\n' | yq -o toml .

#### toml of json
printf '{"a":{"b":{"c":1}},"d":[{"e":1},{"e":{"f":2}}],"g":[[1,2],[3]]}' | yq -p json -o toml .

#### toml of a list
#@ stderr any
printf '%s\n' '- a' | yq -o toml .

#### toml bad
#@ stderr any
printf 'a = \n' | yq -p toml .

#### toml empty
#@ stderr any
printf '' | yq -p toml .

#### toml multiline array
printf 'a = [\n  # one\n  1,\n  # two\n  2,\n]\n' > t.toml; yq . t.toml

#### toml escapes
printf 'a = "x\\t\\u00e9\\"q"\nb = '"'"'c:\\d'"'"'\n' | yq -p toml -o json .

#### toml cargo
printf '[package]\nname = "x"\nversion = "0.1.0"\n\n[dependencies]\nserde = { version = "1", features = ["derive"] }\n' > Cargo.toml
yq -i '.package.version = "0.2.0" | .dependencies.anyhow = "1"' Cargo.toml; cat Cargo.toml

#### csv read
#@ stderr any
printf 'name,n,ok\na,1,true\n"b, c",2.5,\n"q""q",x,~\n' > c.csv; yq -o yaml . c.csv

#### csv as json
#@ stderr any
printf 'name,n\na,1\nb,02\n' > c.csv; yq -o json . c.csv

#### csv round trip
#@ stderr any
printf 'name,n\na,1\n"b, c",2\n' > c.csv; yq . c.csv

#### csv edit
#@ stderr any
printf 'name,n\na,1\nb,2\n' > c.csv; yq '.[0].n = 7' c.csv

#### csv select
#@ stderr any
printf 'name,n\na,1\nb,2\n' | yq -p csv '.[] | select(.n > 1) | .name' 

#### csv structured values
#@ stderr any
printf 'a,b\n"{x: 1}","[1, 2]"\n' | yq -p csv -o yaml .

#### csv without parsing
#@ stderr any
printf 'a,b\n"{x: 1}","[1, 2]"\n' | yq -p csv --csv-auto-parse=false -o yaml .

#### csv other separator
#@ stderr any
printf 'a;b\n1;2\n' | yq -p csv --csv-separator ';' -o yaml .

#### csv ragged
#@ stderr any
printf 'a,b\n1\n' | yq -p csv -o yaml .

#### csv empty lines and crlf
#@ stderr any
printf 'a,b\r\n1,2\r\n\r\n3,4' | yq -p csv -o yaml .

#### csv quoted newline
#@ stderr any
printf 'a,b\n"1\n2",3\n' | yq -p csv -o yaml .

#### csv header only
#@ stderr any
printf 'a,b\n' | yq -p csv -o yaml .

#### csv write objects
printf '%s\n' '- {a: 1, b: "x,y"}' '- {b: 2, c: 3}' | yq -o csv .

#### csv write rows
printf '%s\n' '- [a, "b c"]' '- [1, 2]' | yq -o csv .

#### csv write nested
#@ stderr any
printf '%s\n' '- {a: {b: 1}}' | yq -o csv .

#### csv write map
#@ stderr any
printf 'a: 1\n' | yq -o csv .

#### tsv read
#@ stderr any
printf 'a\tb\n1\tx y\n' > t.tsv; yq -o yaml . t.tsv

#### tsv write
printf '%s\n' '- {a: 1, b: "x	y"}' | yq -o tsv .

#### props read
#@ stderr any
printf '# about a\na.b = 1\na.c: x y\n! two\nlist.0 = p\nlist.1 = q\nlong = one \\\n   two\nu = \\u00e9\nempty =\n' > p.properties; yq -o yaml . p.properties

#### props round trip
#@ stderr any
printf '# about a\na.b = 1\na.c = x y\n' > p.properties; yq . p.properties

#### props edit
#@ stderr any
printf '# about a\na.b = 1\na.c = x y\n' > p.properties; yq '.a.b = 2 | .new = "v"' p.properties

#### props json
#@ stderr any
printf 'a.b=1\na.c=true\n' | yq -p props -o json .

#### props write
printf '# top\na:\n  b: 1 # one\n  # head\n  c: "x = y"\nl: [1, {m: n}]\n"k k": "multi\\nline"\n' | yq -o props .

#### props write separator
printf 'a: {b: 1}\n' | yq -o props --properties-separator ': ' .

#### props write brackets
printf 'a: [1, 2]\n' | yq -o props --properties-array-brackets .

#### props read brackets
#@ stderr any
printf 'a[0]=1\na[1]=2\n' | yq -p props --properties-array-brackets -o yaml .

#### props write quoted
printf 'a: "x y"\nb: c\n' | yq -o props --unwrapScalar=false .

#### shell
printf 'a: 1\nb: {c: "x y", d: ["p", "q'"'"'r"]}\n1x: z\n"a b": u\n' | yq -o shell .

#### shell separator
printf 'b: {c: 1}\n' | yq -o shell --shell-key-separator __ .

#### shell scalar
yq -n -o shell '"a b"' 

#### shell -r
#@ stderr any
printf 'b: {c: a.b, d: "x y"}\n' | yq -o shell -r .

#### base64 read
#@ stderr any
printf 'aGVsbG8=\n' | yq -p base64 -o yaml .

#### base64 write
yq -n -o base64 '"hello"' 

#### uri
yq -n '"a b&c=d/é" | @uri' 

#### urid
yq -n '"a+b%26c%3Dd" | @urid' 

#### base64url
yq -n '"a>?b" | @base64url' 

#### base64d without padding
yq -n '"aGVsbG8" | @base64d' 

#### @sh
yq -n '"a b'"'"'c" | @sh' 

#### unknown format
#@ stderr any
printf 'a: 1\n' | yq -o nope .

#### formats by name
printf '{"a": 1}\n' > a.JSON; printf 'a: 1\n' > b.YML; yq . a.JSON; yq . b.YML

