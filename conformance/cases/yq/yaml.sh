#### comments everywhere 0
#@ stderr any
cat > f.yml <<'EOF'
# head 1

# head 2
a: 1 # line a
# before b
b: # line b
  # in b
  - x # line x
  # before y
  - y
# foot of b

# before c
c:
  d: {e: 1} # flow
# end
EOF
yq . f.yml

#### comments everywhere 1
#@ stderr any
cat > f.yml <<'EOF'
# head 1

# head 2
a: 1 # line a
# before b
b: # line b
  # in b
  - x # line x
  # before y
  - y
# foot of b

# before c
c:
  d: {e: 1} # flow
# end
EOF
yq '.a = 2' f.yml

#### comments everywhere 2
#@ stderr any
cat > f.yml <<'EOF'
# head 1

# head 2
a: 1 # line a
# before b
b: # line b
  # in b
  - x # line x
  # before y
  - y
# foot of b

# before c
c:
  d: {e: 1} # flow
# end
EOF
yq '.b += "z"' f.yml

#### comments everywhere 3
#@ stderr any
cat > f.yml <<'EOF'
# head 1

# head 2
a: 1 # line a
# before b
b: # line b
  # in b
  - x # line x
  # before y
  - y
# foot of b

# before c
c:
  d: {e: 1} # flow
# end
EOF
yq 'del(.b[0])' f.yml

#### comments everywhere 4
#@ stderr any
cat > f.yml <<'EOF'
# head 1

# head 2
a: 1 # line a
# before b
b: # line b
  # in b
  - x # line x
  # before y
  - y
# foot of b

# before c
c:
  d: {e: 1} # flow
# end
EOF
yq '.c' f.yml

#### comments everywhere 5
#@ stderr any
cat > f.yml <<'EOF'
# head 1

# head 2
a: 1 # line a
# before b
b: # line b
  # in b
  - x # line x
  # before y
  - y
# foot of b

# before c
c:
  d: {e: 1} # flow
# end
EOF
yq 'del(.a)' f.yml

#### comments everywhere 6
#@ stderr any
cat > f.yml <<'EOF'
# head 1

# head 2
a: 1 # line a
# before b
b: # line b
  # in b
  - x # line x
  # before y
  - y
# foot of b

# before c
c:
  d: {e: 1} # flow
# end
EOF
yq '.b' f.yml

#### comments everywhere 7
#@ stderr any
cat > f.yml <<'EOF'
# head 1

# head 2
a: 1 # line a
# before b
b: # line b
  # in b
  - x # line x
  # before y
  - y
# foot of b

# before c
c:
  d: {e: 1} # flow
# end
EOF
yq -P . f.yml

#### comments everywhere 8
#@ stderr any
cat > f.yml <<'EOF'
# head 1

# head 2
a: 1 # line a
# before b
b: # line b
  # in b
  - x # line x
  # before y
  - y
# foot of b

# before c
c:
  d: {e: 1} # flow
# end
EOF
yq '... comments=""' f.yml

#### comments everywhere 9
#@ stderr any
cat > f.yml <<'EOF'
# head 1

# head 2
a: 1 # line a
# before b
b: # line b
  # in b
  - x # line x
  # before y
  - y
# foot of b

# before c
c:
  d: {e: 1} # flow
# end
EOF
yq 'sort_keys(.)' f.yml

#### comments everywhere 10
#@ stderr any
cat > f.yml <<'EOF'
# head 1

# head 2
a: 1 # line a
# before b
b: # line b
  # in b
  - x # line x
  # before y
  - y
# foot of b

# before c
c:
  d: {e: 1} # flow
# end
EOF
yq '.c.new = 1' f.yml

#### styles 0
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq . f.yml

#### styles 1
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq -P . f.yml

#### styles 2
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.plain = "x: y"' f.yml

#### styles 3
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.. style=""' f.yml

#### styles 4
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.. style="double"' f.yml

#### styles 5
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.flowmap.c = [1]' f.yml

#### styles 6
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.nested[2].f = {}' f.yml

#### styles 7
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq -I4 . f.yml

#### styles 8
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq -c . f.yml

#### styles 9
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.literal' f.yml

#### styles 10
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.single' f.yml

#### styles 11
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq -r=false '.single' f.yml

#### styles 12
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.nested' f.yml

#### styles 13
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.keep, .strip' f.yml

#### styles 14
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.plain = "true"' f.yml

#### styles 15
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.plain = true' f.yml

#### styles 16
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.plain = "multi\nline"' f.yml

#### styles 17
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.plain = ""' f.yml

#### styles 18
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.plain = " lead"' f.yml

#### styles 19
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.plain = "a # b"' f.yml

#### styles 20
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.plain = "- x"' f.yml

#### styles 21
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.plain = "123"' f.yml

#### styles 22
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.plain = "null"' f.yml

#### styles 23
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.plain = "yes"' f.yml

#### styles 24
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.plain = "2020-01-01"' f.yml

#### styles 25
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.plain = "0x1F"' f.yml

#### styles 26
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.plain = "*a"' f.yml

#### styles 27
#@ stderr any
cat > f.yml <<'EOF'
plain: text
single: 'it''s'
double: "tab\there"
literal: |
  one
   two

  three
strip: |-
  x
keep: |+
  x

folded: >
  a
  b

  c
flowseq: [a, 'b', "c"]
flowmap: {a: 1, "b": 'c'}
nested:
- a
-   - b
    - c
- d: 1
  e: 2
? complex
: value
"quoted key": 1
EOF
yq '.plain = "@a"' f.yml

#### anchors 0
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq . f.yml

#### anchors 1
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq '.one.image' f.yml

#### anchors 2
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq '.two.env' f.yml

#### anchors 3
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq '.four.image' f.yml

#### anchors 4
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq 'explode(.)' f.yml

#### anchors 5
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq --yaml-fix-merge-anchor-to-spec 'explode(.)' f.yml

#### anchors 6
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq --yaml-fix-merge-anchor-to-spec '.four.image' f.yml

#### anchors 7
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq '.three[0]' f.yml

#### anchors 8
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq '.one | keys' f.yml

#### anchors 9
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq '.one.new = 1' f.yml

#### anchors 10
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq '.base.image = "q"' f.yml

#### anchors 11
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq '.three | alias' f.yml

#### anchors 12
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq '.one | has("env")' f.yml

#### anchors 13
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq '.five alias = "env"' f.yml

#### anchors 14
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq '.base anchor' f.yml

#### anchors 15
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq '.base | anchor' f.yml

#### anchors 16
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq '.one | .. ' f.yml

#### anchors 17
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq 'del(.base)' f.yml

#### anchors 18
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq '.one.<<' f.yml

#### anchors 19
#@ stderr any
cat > f.yml <<'EOF'
base: &base
  image: x
  env: &env [a, b]
one:
  <<: *base
  image: y
two:
  <<: [*base, {extra: 1}]
three: *env
four:
  image: z
  <<: *base
EOF
yq '.[] | .image' f.yml

#### documents 0
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq . f.yml

#### documents 1
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq '.a' f.yml

#### documents 2
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq -N '.a' f.yml

#### documents 3
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq 'document_index' f.yml

#### documents 4
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq 'select(document_index == 1)' f.yml

#### documents 5
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq 'select(di == 0) | .a' f.yml

#### documents 6
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq ea '[.]' f.yml

#### documents 7
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq ea '. as $i ireduce ({}; . * $i)' f.yml

#### documents 8
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq ea 'select(di == 0) * select(di == 1)' f.yml

#### documents 9
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq '.a |= . + 1' f.yml

#### documents 10
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq 'length' f.yml

#### documents 11
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq eval-all 'select(documentIndex == 2)' f.yml

#### documents 12
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq -o json -I0 . f.yml

#### documents 13
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq ea '[.[]]' f.yml

#### documents 14
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq 'del(select(di == 1))' f.yml

#### documents 15
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq 'filename' f.yml

#### documents 16
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq -s '"out_" + $index' . f.yml; ls; cat out_1.yml

#### documents 17
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq -s '.a // "none"' f.yml; ls; cat 1.yml

#### documents 18
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq -i 'select(di == 0)' f.yml; cat f.yml

#### documents 19
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq '{"k": .a}' f.yml

#### documents 20
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq '[.a]' f.yml

#### documents 21
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq '.a + 1' f.yml

#### documents 22
#@ stderr any
cat > f.yml <<'EOF'
# first
a: 1
---
# second
a: 2
---
a: 3
...
---
- x
EOF
yq -0 .a f.yml | od -c

#### leading separator 0
#@ stderr any
cat > f.yml <<'EOF'
---
# c
a: 1
---
b: 2
EOF
yq . f.yml

#### leading separator 1
#@ stderr any
cat > f.yml <<'EOF'
---
# c
a: 1
---
b: 2
EOF
yq '.a' f.yml

#### leading separator 2
#@ stderr any
cat > f.yml <<'EOF'
---
# c
a: 1
---
b: 2
EOF
yq -i '.a = 2' f.yml; cat f.yml

#### leading separator 3
#@ stderr any
cat > f.yml <<'EOF'
---
# c
a: 1
---
b: 2
EOF
yq -N . f.yml

#### leading separator 4
#@ stderr any
cat > f.yml <<'EOF'
---
# c
a: 1
---
b: 2
EOF
yq -o json . f.yml

#### directive
#@ stderr any
cat > f.yml <<'EOF'
%YAML 1.1
---
a: 1
EOF
yq . f.yml

#### only comments 0
#@ stderr any
cat > f.yml <<'EOF'
# nothing
# here
EOF
yq . f.yml

#### only comments 1
#@ stderr any
cat > f.yml <<'EOF'
# nothing
# here
EOF
yq '.a = 1' f.yml

#### only comments 2
#@ stderr any
cat > f.yml <<'EOF'
# nothing
# here
EOF
yq '.a' f.yml

#### only comments 3
#@ stderr any
cat > f.yml <<'EOF'
# nothing
# here
EOF
yq length f.yml

#### scalars 0
#@ stderr any
cat > f.yml <<'EOF'
- 1
- 1.5
- -3
- +4
- 0x1f
- 0o17
- 017
- 1e3
- .inf
- -.inf
- .nan
- true
- False
- yes
- no
- null
- ~
-
- ""
- "1"
- 2001-12-14
- 2001-12-14t21:59:43.10-05:00
- 1_000
- !!str 1
- !custom x
- !!binary aGk=
- <<
- =
- 12:30:45
EOF
yq '.[] | tag' f.yml

#### scalars 1
#@ stderr any
cat > f.yml <<'EOF'
- 1
- 1.5
- -3
- +4
- 0x1f
- 0o17
- 017
- 1e3
- .inf
- -.inf
- .nan
- true
- False
- yes
- no
- null
- ~
-
- ""
- "1"
- 2001-12-14
- 2001-12-14t21:59:43.10-05:00
- 1_000
- !!str 1
- !custom x
- !!binary aGk=
- <<
- =
- 12:30:45
EOF
yq . f.yml

#### scalars 2
#@ stderr any
cat > f.yml <<'EOF'
- 1
- 1.5
- -3
- +4
- 0x1f
- 0o17
- 017
- 1e3
- .inf
- -.inf
- .nan
- true
- False
- yes
- no
- null
- ~
-
- ""
- "1"
- 2001-12-14
- 2001-12-14t21:59:43.10-05:00
- 1_000
- !!str 1
- !custom x
- !!binary aGk=
- <<
- =
- 12:30:45
EOF
yq -P . f.yml

#### scalars 3
#@ stderr any
cat > f.yml <<'EOF'
- 1
- 1.5
- -3
- +4
- 0x1f
- 0o17
- 017
- 1e3
- .inf
- -.inf
- .nan
- true
- False
- yes
- no
- null
- ~
-
- ""
- "1"
- 2001-12-14
- 2001-12-14t21:59:43.10-05:00
- 1_000
- !!str 1
- !custom x
- !!binary aGk=
- <<
- =
- 12:30:45
EOF
yq '.[] | [., tag] | @json' f.yml

#### scalars 4
#@ stderr any
cat > f.yml <<'EOF'
- 1
- 1.5
- -3
- +4
- 0x1f
- 0o17
- 017
- 1e3
- .inf
- -.inf
- .nan
- true
- False
- yes
- no
- null
- ~
-
- ""
- "1"
- 2001-12-14
- 2001-12-14t21:59:43.10-05:00
- 1_000
- !!str 1
- !custom x
- !!binary aGk=
- <<
- =
- 12:30:45
EOF
yq 'map(select(tag == "!!int")) | map(. + 1)' f.yml

#### scalars 5
#@ stderr any
cat > f.yml <<'EOF'
- 1
- 1.5
- -3
- +4
- 0x1f
- 0o17
- 017
- 1e3
- .inf
- -.inf
- .nan
- true
- False
- yes
- no
- null
- ~
-
- ""
- "1"
- 2001-12-14
- 2001-12-14t21:59:43.10-05:00
- 1_000
- !!str 1
- !custom x
- !!binary aGk=
- <<
- =
- 12:30:45
EOF
yq '.[] | select(kind == "scalar") | length' f.yml

#### scalars 6
#@ stderr any
cat > f.yml <<'EOF'
- 1
- 1.5
- -3
- +4
- 0x1f
- 0o17
- 017
- 1e3
- .inf
- -.inf
- .nan
- true
- False
- yes
- no
- null
- ~
-
- ""
- "1"
- 2001-12-14
- 2001-12-14t21:59:43.10-05:00
- 1_000
- !!str 1
- !custom x
- !!binary aGk=
- <<
- =
- 12:30:45
EOF
yq '.[] |= to_string' f.yml

#### unicode 0
#@ stderr any
cat > f.yml <<'EOF'
ключ: "значение"
emoji: 😀
esc: "\u00e9\x41\U0001F600"
wide: 日本語
EOF
yq . f.yml

#### unicode 1
#@ stderr any
cat > f.yml <<'EOF'
ключ: "значение"
emoji: 😀
esc: "\u00e9\x41\U0001F600"
wide: 日本語
EOF
yq '.ключ' f.yml

#### unicode 2
#@ stderr any
cat > f.yml <<'EOF'
ключ: "значение"
emoji: 😀
esc: "\u00e9\x41\U0001F600"
wide: 日本語
EOF
yq -o json . f.yml

#### unicode 3
#@ stderr any
cat > f.yml <<'EOF'
ключ: "значение"
emoji: 😀
esc: "\u00e9\x41\U0001F600"
wide: 日本語
EOF
yq '.emoji | length' f.yml

#### unicode 4
#@ stderr any
cat > f.yml <<'EOF'
ключ: "значение"
emoji: 😀
esc: "\u00e9\x41\U0001F600"
wide: 日本語
EOF
yq '.wide | .[0:1]' f.yml

#### unicode 5
#@ stderr any
cat > f.yml <<'EOF'
ключ: "значение"
emoji: 😀
esc: "\u00e9\x41\U0001F600"
wide: 日本語
EOF
yq '.wide | upcase' f.yml

#### unicode 6
#@ stderr any
cat > f.yml <<'EOF'
ключ: "значение"
emoji: 😀
esc: "\u00e9\x41\U0001F600"
wide: 日本語
EOF
yq '.esc' f.yml

#### kubernetes 0
#@ stderr any
cat > f.yml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: web
          image: nginx:1.19 # pin me
          env:
            - name: A
              value: "1"
            - name: B
              valueFrom:
                secretKeyRef: {name: s, key: k}
        - name: side
          image: busybox
EOF
yq '.spec.template.spec.containers[] | select(.name == "web") | .image' f.yml

#### kubernetes 1
#@ stderr any
cat > f.yml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: web
          image: nginx:1.19 # pin me
          env:
            - name: A
              value: "1"
            - name: B
              valueFrom:
                secretKeyRef: {name: s, key: k}
        - name: side
          image: busybox
EOF
yq '(.spec.template.spec.containers[] | select(.name == "web") | .image) = "nginx:1.21"' f.yml

#### kubernetes 2
#@ stderr any
cat > f.yml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: web
          image: nginx:1.19 # pin me
          env:
            - name: A
              value: "1"
            - name: B
              valueFrom:
                secretKeyRef: {name: s, key: k}
        - name: side
          image: busybox
EOF
yq '.spec.replicas *= 2' f.yml

#### kubernetes 3
#@ stderr any
cat > f.yml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: web
          image: nginx:1.19 # pin me
          env:
            - name: A
              value: "1"
            - name: B
              valueFrom:
                secretKeyRef: {name: s, key: k}
        - name: side
          image: busybox
EOF
yq '.spec.template.spec.containers[].env[] | select(.name == "A") | .value' f.yml

#### kubernetes 4
#@ stderr any
cat > f.yml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: web
          image: nginx:1.19 # pin me
          env:
            - name: A
              value: "1"
            - name: B
              valueFrom:
                secretKeyRef: {name: s, key: k}
        - name: side
          image: busybox
EOF
yq '.metadata.labels.tier = "front"' f.yml

#### kubernetes 5
#@ stderr any
cat > f.yml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: web
          image: nginx:1.19 # pin me
          env:
            - name: A
              value: "1"
            - name: B
              valueFrom:
                secretKeyRef: {name: s, key: k}
        - name: side
          image: busybox
EOF
yq '.metadata.annotations."a.b/c" = "d"' f.yml

#### kubernetes 6
#@ stderr any
cat > f.yml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: web
          image: nginx:1.19 # pin me
          env:
            - name: A
              value: "1"
            - name: B
              valueFrom:
                secretKeyRef: {name: s, key: k}
        - name: side
          image: busybox
EOF
yq '[.spec.template.spec.containers[].image]' f.yml

#### kubernetes 7
#@ stderr any
cat > f.yml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: web
          image: nginx:1.19 # pin me
          env:
            - name: A
              value: "1"
            - name: B
              valueFrom:
                secretKeyRef: {name: s, key: k}
        - name: side
          image: busybox
EOF
yq '.spec.template.spec.containers |= map(.imagePullPolicy = "Always")' f.yml

#### kubernetes 8
#@ stderr any
cat > f.yml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: web
          image: nginx:1.19 # pin me
          env:
            - name: A
              value: "1"
            - name: B
              valueFrom:
                secretKeyRef: {name: s, key: k}
        - name: side
          image: busybox
EOF
yq 'del(.spec.template.spec.containers[] | select(.name == "side"))' f.yml

#### kubernetes 9
#@ stderr any
cat > f.yml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: web
          image: nginx:1.19 # pin me
          env:
            - name: A
              value: "1"
            - name: B
              valueFrom:
                secretKeyRef: {name: s, key: k}
        - name: side
          image: busybox
EOF
yq '.. | select(has("image")) | .image' f.yml

#### kubernetes 10
#@ stderr any
cat > f.yml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: web
          image: nginx:1.19 # pin me
          env:
            - name: A
              value: "1"
            - name: B
              valueFrom:
                secretKeyRef: {name: s, key: k}
        - name: side
          image: busybox
EOF
yq '.spec.template.spec.containers[0].env += {"name": "C", "value": "3"}' f.yml

#### kubernetes 11
#@ stderr any
cat > f.yml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: web
          image: nginx:1.19 # pin me
          env:
            - name: A
              value: "1"
            - name: B
              valueFrom:
                secretKeyRef: {name: s, key: k}
        - name: side
          image: busybox
EOF
TAG=9 yq '.spec.template.spec.containers[0].image = "nginx:" + strenv(TAG)' f.yml

#### kubernetes 12
#@ stderr any
cat > f.yml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: web
          image: nginx:1.19 # pin me
          env:
            - name: A
              value: "1"
            - name: B
              valueFrom:
                secretKeyRef: {name: s, key: k}
        - name: side
          image: busybox
EOF
yq '.spec.template.spec.containers | length' f.yml

#### kubernetes 13
#@ stderr any
cat > f.yml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: web
          image: nginx:1.19 # pin me
          env:
            - name: A
              value: "1"
            - name: B
              valueFrom:
                secretKeyRef: {name: s, key: k}
        - name: side
          image: busybox
EOF
yq 'with(.spec.template.spec.containers[0]; .image |= sub(":.*", ":latest") | .tty = true)' f.yml

#### kubernetes 14
#@ stderr any
cat > f.yml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: web
          image: nginx:1.19 # pin me
          env:
            - name: A
              value: "1"
            - name: B
              valueFrom:
                secretKeyRef: {name: s, key: k}
        - name: side
          image: busybox
EOF
yq '.. | select(tag == "!!str") | path | join(".")' f.yml

#### kubernetes 15
#@ stderr any
cat > f.yml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: web
          image: nginx:1.19 # pin me
          env:
            - name: A
              value: "1"
            - name: B
              valueFrom:
                secretKeyRef: {name: s, key: k}
        - name: side
          image: busybox
EOF
yq 'pick(["kind", "metadata"])' f.yml

#### kubernetes 16
#@ stderr any
cat > f.yml <<'EOF'
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: web
          image: nginx:1.19 # pin me
          env:
            - name: A
              value: "1"
            - name: B
              valueFrom:
                secretKeyRef: {name: s, key: k}
        - name: side
          image: busybox
EOF
yq '.spec.template.spec.containers[] | key + ":" + .name' f.yml

#### crlf and tabs 0
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
printf 'a: 1\r\nb: x # c\r\n' > g.yml; yq '.a = 2' g.yml | od -c

#### crlf and tabs 1
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
printf '# c\r\na: 1\r\n' | yq . | od -c

#### crlf and tabs 2
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
printf 'a:\n\tb: 1\n' | yq .

#### crlf and tabs 3
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
printf 'a: 1' | yq .

#### crlf and tabs 4
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
printf '' | yq .

#### crlf and tabs 5
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
printf '\n\n' | yq . 

#### crlf and tabs 6
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
printf 'x' | yq .

#### crlf and tabs 7
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
printf 'a: [1,\n 2]\n' | yq .

#### crlf and tabs 8
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
printf '\xef\xbb\xbfa: 1\n' | yq .a

#### errors 0
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
printf 'a: [\n' | yq .

#### errors 1
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
printf 'a: b: c\n' | yq .

#### errors 2
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
printf 'a: *x\n' | yq .

#### errors 3
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
printf 'a: 1\na: 2\n' | yq .

#### errors 4
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
printf '"abc\n' | yq .

#### errors 5
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
printf 'a: 1\n b: 2\n' | yq .

#### errors 6
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
printf -- '- a\nb: 1\n' | yq .

#### errors 7
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
printf 'a: \x01\n' | yq .

#### errors 8
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
yq . nofile.yml

#### errors 9
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
yq .a f.yml nofile.yml

#### errors 10
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
yq '.a.b.c' f.yml

#### errors 11
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
yq '.a[0]' f.yml

#### errors 12
#@ stderr any
cat > f.yml <<'EOF'
a: 1
EOF
yq '.a |= keys' f.yml

