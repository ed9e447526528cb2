#### expr 001 .name
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name' f.yml

#### expr 002 .version
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.version' f.yml

#### expr 003 .tags
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags' f.yml

#### expr 004 .tags[0]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags[0]' f.yml

#### expr 005 .tags[-1]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags[-1]' f.yml

#### expr 006 .tags[1:]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags[1:]' f.yml

#### expr 007 .tags[:2]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags[:2]' f.yml

#### expr 008 .tags.[1]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags.[1]' f.yml

#### expr 009 .servers[].host
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[].host' f.yml

#### expr 010 .servers[0]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[0]' f.yml

#### expr 011 .servers.[] | .port
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers.[] | .port' f.yml

#### expr 012 .meta.owner
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.owner' f.yml

#### expr 013 .meta.copy
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.copy' f.yml

#### expr 014 .meta.copy.id
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.copy.id' f.yml

#### expr 015 .text
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.text' f.yml

#### expr 016 .empty
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.empty' f.yml

#### expr 017 .missing
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.missing' f.yml

#### expr 018 .missing.deeper
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.missing.deeper' f.yml

#### expr 019 .servers[5]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[5]' f.yml

#### expr 020 .["name"]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.["name"]' f.yml

#### expr 021 ."name"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '."name"' f.yml

#### expr 022 .servers | length
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | length' f.yml

#### expr 023 length
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'length' f.yml

#### expr 024 keys
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'keys' f.yml

#### expr 025 .servers[0] | keys
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[0] | keys' f.yml

#### expr 026 .servers | keys
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | keys' f.yml

#### expr 027 .name = "new"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name = "new"' f.yml

#### expr 028 .version = "2.0"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.version = "2.0"' f.yml

#### expr 029 .servers[0].port = 81
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[0].port = 81' f.yml

#### expr 030 .servers[].on |= not
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[].on |= not' f.yml

#### expr 031 .servers[0].port += 1
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[0].port += 1' f.yml

#### expr 032 .servers += {"host": "gamma", "port": 1}
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers += {"host": "gamma", "port": 1}' f.yml

#### expr 033 .servers += [{"host": "gamma"}]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers += [{"host": "gamma"}]' f.yml

#### expr 034 .tags += "d"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags += "d"' f.yml

#### expr 035 .tags += ["d", "e"]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags += ["d", "e"]' f.yml

#### expr 036 .tags -= ["a"]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags -= ["a"]' f.yml

#### expr 037 .new.deep.key = 5
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.new.deep.key = 5' f.yml

#### expr 038 .new[2] = "x"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.new[2] = "x"' f.yml

#### expr 039 del(.text)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'del(.text)' f.yml

#### expr 040 del(.servers[0])
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'del(.servers[0])' f.yml

#### expr 041 del(.servers[].on)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'del(.servers[].on)' f.yml

#### expr 042 del(.servers[] | select(.on))
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'del(.servers[] | select(.on))' f.yml

#### expr 043 del(.tags[1])
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'del(.tags[1])' f.yml

#### expr 044 del(.name, .version)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'del(.name, .version)' f.yml

#### expr 045 del(.meta.copy)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'del(.meta.copy)' f.yml

#### expr 046 .servers[] | select(.port > 100)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[] | select(.port > 100)' f.yml

#### expr 047 .servers[] | select(.host == "alpha") | .port
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[] | select(.host == "alpha") | .port' f.yml

#### expr 048 .servers[] | select(.host == "a*")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[] | select(.host == "a*")' f.yml

#### expr 049 .servers[] | select(.on == true and .port < 100)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[] | select(.on == true and .port < 100)' f.yml

#### expr 050 .servers[] | select(.on or .port == 8080) | .host
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[] | select(.on or .port == 8080) | .host' f.yml

#### expr 051 .servers | map(.port)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | map(.port)' f.yml

#### expr 052 .servers | map(select(.on)) | length
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | map(select(.on)) | length' f.yml

#### expr 053 [.servers[].host]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '[.servers[].host]' f.yml

#### expr 054 {"n": .name, "c": (.servers | length)}
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '{"n": .name, "c": (.servers | length)}' f.yml

#### expr 055 {.name: .version}
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '{.name: .version}' f.yml

#### expr 056 .servers[] as $s | $s.host + ":" + $s.port
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[] as $s | $s.host + ":" + $s.port' f.yml

#### expr 057 .servers[] | [.host, .port]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[] | [.host, .port]' f.yml

#### expr 058 .servers | sort_by(.port) | reverse
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | sort_by(.port) | reverse' f.yml

#### expr 059 .servers | sort_by(.host) | .[].host
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | sort_by(.host) | .[].host' f.yml

#### expr 060 .servers | group_by(.on)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | group_by(.on)' f.yml

#### expr 061 .servers | unique_by(.on)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | unique_by(.on)' f.yml

#### expr 062 .servers | map(.on) | any
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | map(.on) | any' f.yml

#### expr 063 .servers | map(.on) | all
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | map(.on) | all' f.yml

#### expr 064 .servers | any_c(.port == 80)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | any_c(.port == 80)' f.yml

#### expr 065 .servers | all_c(.port > 10)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | all_c(.port > 10)' f.yml

#### expr 066 .servers | to_entries
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | to_entries' f.yml

#### expr 067 .meta | to_entries
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta | to_entries' f.yml

#### expr 068 .meta.owner | to_entries
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.owner | to_entries' f.yml

#### expr 069 .meta.owner | to_entries | from_entries
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.owner | to_entries | from_entries' f.yml

#### expr 070 .meta.owner | with_entries(.key |= "x_" + .)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.owner | with_entries(.key |= "x_" + .)' f.yml

#### expr 071 .meta.owner | with_entries(select(.key == "id"))
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.owner | with_entries(select(.key == "id"))' f.yml

#### expr 072 .servers | .[0] | map_values(. + "!")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | .[0] | map_values(. + "!")' f.yml

#### expr 073 .tags | join(",")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags | join(",")' f.yml

#### expr 074 .name | length
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | length' f.yml

#### expr 075 .name | upcase
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | upcase' f.yml

#### expr 076 .name | test("^d")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | test("^d")' f.yml

#### expr 077 .name | sub("d", "D")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | sub("d", "D")' f.yml

#### expr 078 .name | sub("(.)em(.)", "$2-$1")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | sub("(.)em(.)", "$2-$1")' f.yml

#### expr 079 .name | match("e")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | match("e")' f.yml

#### expr 080 .name | capture("(?P<first>.)(?P<rest>.*)")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | capture("(?P<first>.)(?P<rest>.*)")' f.yml

#### expr 081 .name | split("e")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | split("e")' f.yml

#### expr 082 "x,y,z" | split(",")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '"x,y,z" | split(",")' f.yml

#### expr 083 .name | @base64
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | @base64' f.yml

#### expr 084 "ZGVtbw==" | @base64d
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '"ZGVtbw==" | @base64d' f.yml

#### expr 085 .name | @uri
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | @uri' f.yml

#### expr 086 .text | @sh
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.text | @sh' f.yml

#### expr 087 .meta.owner | @json
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.owner | @json' f.yml

#### expr 088 .meta.owner | to_json
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.owner | to_json' f.yml

#### expr 089 .meta.owner | @yaml
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.owner | @yaml' f.yml

#### expr 090 .meta.owner | to_yaml
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.owner | to_yaml' f.yml

#### expr 091 .tags | @csv
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags | @csv' f.yml

#### expr 092 .tags | @tsv
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags | @tsv' f.yml

#### expr 093 .meta.owner | to_props
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.owner | to_props' f.yml

#### expr 094 .name // "default"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name // "default"' f.yml

#### expr 095 .missing // "default"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.missing // "default"' f.yml

#### expr 096 .empty // "default"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.empty // "default"' f.yml

#### expr 097 .missing // .name
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.missing // .name' f.yml

#### expr 098 1 + 2
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '1 + 2' f.yml

#### expr 099 1 + 2.5
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '1 + 2.5' f.yml

#### expr 100 3 - 1 - 1
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '3 - 1 - 1' f.yml

#### expr 101 2 * 3
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '2 * 3' f.yml

#### expr 102 7 / 2
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '7 / 2' f.yml

#### expr 103 7 % 3
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '7 % 3' f.yml

#### expr 104 "a" * 3
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '"a" * 3' f.yml

#### expr 105 "a" + 1
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '"a" + 1' f.yml

#### expr 106 1 == 1.0
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '1 == 1.0' f.yml

#### expr 107 .name == "demo"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name == "demo"' f.yml

#### expr 108 .name != "demo"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name != "demo"' f.yml

#### expr 109 .version > 1
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.version > 1' f.yml

#### expr 110 "b" > "a"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '"b" > "a"' f.yml

#### expr 111 not
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'not' f.yml

#### expr 112 .name | not
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | not' f.yml

#### expr 113 true and false
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'true and false' f.yml

#### expr 114 false or true
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'false or true' f.yml

#### expr 115 .. | select(tag == "!!int")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.. | select(tag == "!!int")' f.yml

#### expr 116 .. | select(kind == "scalar") | path
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.. | select(kind == "scalar") | path' f.yml

#### expr 117 [..] | length
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '[..] | length' f.yml

#### expr 118 ... | select(is_key)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '... | select(is_key)' f.yml

#### expr 119 .servers[0].port | path
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[0].port | path' f.yml

#### expr 120 .servers[0].port | parent
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[0].port | parent' f.yml

#### expr 121 .servers[0].port | parent(2) | length
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[0].port | parent(2) | length' f.yml

#### expr 122 .servers[0] | key
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[0] | key' f.yml

#### expr 123 .servers[1].host | key
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[1].host | key' f.yml

#### expr 124 .name | tag
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | tag' f.yml

#### expr 125 .version | tag
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.version | tag' f.yml

#### expr 126 .servers | tag
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | tag' f.yml

#### expr 127 .empty | tag
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.empty | tag' f.yml

#### expr 128 .servers | kind
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | kind' f.yml

#### expr 129 .meta.owner | anchor
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.owner | anchor' f.yml

#### expr 130 .meta.copy | alias
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.copy | alias' f.yml

#### expr 131 explode(.)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'explode(.)' f.yml

#### expr 132 explode(.meta)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'explode(.meta)' f.yml

#### expr 133 .meta.owner anchor = "other"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.owner anchor = "other"' f.yml

#### expr 134 .tags style = ""
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags style = ""' f.yml

#### expr 135 .tags style = "flow"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags style = "flow"' f.yml

#### expr 136 .servers style = "flow"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers style = "flow"' f.yml

#### expr 137 .name style = "double"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name style = "double"' f.yml

#### expr 138 .name style = "single"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name style = "single"' f.yml

#### expr 139 .text style = "folded"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.text style = "folded"' f.yml

#### expr 140 .text style = "double"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.text style = "double"' f.yml

#### expr 141 .tags | style
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags | style' f.yml

#### expr 142 .text | style
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.text | style' f.yml

#### expr 143 .name line_comment
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name line_comment' f.yml

#### expr 144 .name | line_comment
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | line_comment' f.yml

#### expr 145 .name | lineComment
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | lineComment' f.yml

#### expr 146 . | head_comment
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '. | head_comment' f.yml

#### expr 147 .servers | head_comment
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | head_comment' f.yml

#### expr 148 .name line_comment = "changed"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name line_comment = "changed"' f.yml

#### expr 149 .name line_comment |= "is " + .
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name line_comment |= "is " + .' f.yml

#### expr 150 .servers head_comment = "two\nlines"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers head_comment = "two\nlines"' f.yml

#### expr 151 .servers foot_comment = "end"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers foot_comment = "end"' f.yml

#### expr 152 . head_comment = "top"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '. head_comment = "top"' f.yml

#### expr 153 ... comments = ""
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '... comments = ""' f.yml

#### expr 154 .name line_comment = ""
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name line_comment = ""' f.yml

#### expr 155 sort_keys(.)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'sort_keys(.)' f.yml

#### expr 156 sort_keys(..)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'sort_keys(..)' f.yml

#### expr 157 .servers | pick([0])
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | pick([0])' f.yml

#### expr 158 .meta.owner | pick(["mail", "id"])
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.owner | pick(["mail", "id"])' f.yml

#### expr 159 pick(["version", "name"])
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'pick(["version", "name"])' f.yml

#### expr 160 omit(["text", "servers", "meta"])
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'omit(["text", "servers", "meta"])' f.yml

#### expr 161 has("name")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'has("name")' f.yml

#### expr 162 has("nope")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'has("nope")' f.yml

#### expr 163 .servers | has(1)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | has(1)' f.yml

#### expr 164 .servers | has(5)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | has(5)' f.yml

#### expr 165 .servers[] | has("on")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[] | has("on")' f.yml

#### expr 166 .tags | contains(["a"])
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags | contains(["a"])' f.yml

#### expr 167 .name | contains("em")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | contains("em")' f.yml

#### expr 168 .meta.owner | contains({"id": 7})
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.owner | contains({"id": 7})' f.yml

#### expr 169 .servers[].port as $x ireduce (0; . + $x)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[].port as $x ireduce (0; . + $x)' f.yml

#### expr 170 .servers[] as $x ireduce ({}; .[$x.host] = $x.port)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[] as $x ireduce ({}; .[$x.host] = $x.port)' f.yml

#### expr 171 with(.servers[0]; .port = 1 | .host = "w")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'with(.servers[0]; .port = 1 | .host = "w")' f.yml

#### expr 172 with(.servers[]; .up = true)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'with(.servers[]; .up = true)' f.yml

#### expr 173 (.servers[] | select(.host == "beta")).port = 9
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '(.servers[] | select(.host == "beta")).port = 9' f.yml

#### expr 174 (.name, .version) = "both"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '(.name, .version) = "both"' f.yml

#### expr 175 .name, .version
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name, .version' f.yml

#### expr 176 .name as $n | .servers[].host |= . + "." + $n
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name as $n | .servers[].host |= . + "." + $n' f.yml

#### expr 177 . * {"name": "merged", "extra": {"a": 1}}
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '. * {"name": "merged", "extra": {"a": 1}}' f.yml

#### expr 178 . *+ {"tags": ["z"]}
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '. *+ {"tags": ["z"]}' f.yml

#### expr 179 .meta *n {"owner": {"id": 8}, "added": true}
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta *n {"owner": {"id": 8}, "added": true}' f.yml

#### expr 180 .servers *d [{"host": "first"}]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers *d [{"host": "first"}]' f.yml

#### expr 181 .meta * {"owner": {"id": 8}}
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta * {"owner": {"id": 8}}' f.yml

#### expr 182 .servers[0] *= {"port": 5}
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[0] *= {"port": 5}' f.yml

#### expr 183 .tags * ["q"]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags * ["q"]' f.yml

#### expr 184 .meta.owner + {"id": 9, "k": 1}
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.owner + {"id": 9, "k": 1}' f.yml

#### expr 185 .servers[0] | keys | .[0]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[0] | keys | .[0]' f.yml

#### expr 186 .servers | first
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | first' f.yml

#### expr 187 .servers | first(.port > 100)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | first(.port > 100)' f.yml

#### expr 188 .servers | filter(.port > 100)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | filter(.port > 100)' f.yml

#### expr 189 [[1, [2]], 3] | flatten
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '[[1, [2]], 3] | flatten' f.yml

#### expr 190 [[1, [2]], 3] | flatten(1)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '[[1, [2]], 3] | flatten(1)' f.yml

#### expr 191 [3, 1, 2] | sort
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '[3, 1, 2] | sort' f.yml

#### expr 192 [3, 1, 2] | reverse
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '[3, 1, 2] | reverse' f.yml

#### expr 193 [3, 1, 2] | min
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '[3, 1, 2] | min' f.yml

#### expr 194 [3, 1, 2] | max
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '[3, 1, 2] | max' f.yml

#### expr 195 [1, "a", null, true, 2.5, false] | sort
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '[1, "a", null, true, 2.5, false] | sort' f.yml

#### expr 196 [1, 1, "1", 2] | unique
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '[1, 1, "1", 2] | unique' f.yml

#### expr 197 ["b", "a"] | sort
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '["b", "a"] | sort' f.yml

#### expr 198 [{"a": 1}, {"a": 2}] | pivot
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '[{"a": 1}, {"a": 2}] | pivot' f.yml

#### expr 199 [[1, 2], [3]] | pivot
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '[[1, 2], [3]] | pivot' f.yml

#### expr 200 "5" | to_number
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '"5" | to_number' f.yml

#### expr 201 "5.5" | to_number | tag
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '"5.5" | to_number | tag' f.yml

#### expr 202 5 | to_string
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '5 | to_string' f.yml

#### expr 203 5 | to_string | tag
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '5 | to_string | tag' f.yml

#### expr 204 .tags | to_string
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags | to_string' f.yml

#### expr 205 " x " | trim
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '" x " | trim' f.yml

#### expr 206 "a: 1" | from_yaml
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '"a: 1" | from_yaml' f.yml

#### expr 207 "{\"a\": 1}" | from_json
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '"{\"a\": 1}" | from_json' f.yml

#### expr 208 "a=1" | from_props
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '"a=1" | from_props' f.yml

#### expr 209 "a,b\n1,2" | from_csv
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '"a,b\n1,2" | from_csv' f.yml

#### expr 210 "say \(.name) and \(1 + 1)"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '"say \(.name) and \(1 + 1)"' f.yml

#### expr 211 "\(.servers | length) servers"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '"\(.servers | length) servers"' f.yml

#### expr 212 "tab\there\nnew"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '"tab\there\nnew"' f.yml

#### expr 213 .servers[0].port | . * 2
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[0].port | . * 2' f.yml

#### expr 214 .a.b |= . // "d"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.a.b |= . // "d"' f.yml

#### expr 215 if .version > 1 then "big" else "small" end
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'if .version > 1 then "big" else "small" end' f.yml

#### expr 216 if .missing then 1 end
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'if .missing then 1 end' f.yml

#### expr 217 if .a then 1 elif .name then 2 else 3 end
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'if .a then 1 elif .name then 2 else 3 end' f.yml

#### expr 218 .servers | map({"h": .host})
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | map({"h": .host})' f.yml

#### expr 219 .servers[] |= pick(["host"])
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[] |= pick(["host"])' f.yml

#### expr 220 .servers |= map(select(.on))
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers |= map(select(.on))' f.yml

#### expr 221 .servers[0] |= with_entries(.value |= "v")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[0] |= with_entries(.value |= "v")' f.yml

#### expr 222 .meta | keys | join("-")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta | keys | join("-")' f.yml

#### expr 223 .servers | .[] | select(.port == 80) | .host |= upcase
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | .[] | select(.port == 80) | .host |= upcase' f.yml

#### expr 224 .servers[1].host line_comment = .name
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[1].host line_comment = .name' f.yml

#### expr 225 .tags | length == 3
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags | length == 3' f.yml

#### expr 226 (.tags | length) == 3
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '(.tags | length) == 3' f.yml

#### expr 227 .tags[] | select(. != "b")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags[] | select(. != "b")' f.yml

#### expr 228 [.tags[] | select(. != "b")]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '[.tags[] | select(. != "b")]' f.yml

#### expr 229 .tags[] |= upcase
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags[] |= upcase' f.yml

#### expr 230 .servers | line
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | line' f.yml

#### expr 231 .servers[0].port | column
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[0].port | column' f.yml

#### expr 232 .servers[0] | to_entries | .[] | .key
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[0] | to_entries | .[] | .key' f.yml

#### expr 233 to_entries | .[0]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'to_entries | .[0]' f.yml

#### expr 234 to_entries | map(.key)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'to_entries | map(.key)' f.yml

#### expr 235 setpath(["a", "b"]; 3) | .a
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'setpath(["a", "b"]; 3) | .a' f.yml

#### expr 236 delpaths([["name"], ["servers", 0]]) | keys
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'delpaths([["name"], ["servers", 0]]) | keys' f.yml

#### expr 237 eval(".name")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'eval(".name")' f.yml

#### expr 238 error("stop: " + .name)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'error("stop: " + .name)' f.yml

#### expr 239 array_to_map
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'array_to_map' f.yml

#### expr 240 .tags | array_to_map
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags | array_to_map' f.yml

#### expr 241 .servers | root | .name
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers | root | .name' f.yml

#### expr 242 document_index
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'document_index' f.yml

#### expr 243 .name | fileIndex
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | fileIndex' f.yml

#### expr 244 .servers[0] | split_doc
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[0] | split_doc' f.yml

#### expr 245 .servers[] | split_doc
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[] | split_doc' f.yml

#### expr 246 [.servers[] | {"h": .host, "p": .port}]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '[.servers[] | {"h": .host, "p": .port}]' f.yml

#### expr 247 {"all": [.servers[].host], "n": .name}
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '{"all": [.servers[].host], "n": .name}' f.yml

#### expr 248 .servers[].port |= (. * 10)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[].port |= (. * 10)' f.yml

#### expr 249 .servers.*.host
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers.*.host' f.yml

#### expr 250 .*.id
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.*.id' f.yml

#### expr 251 .na*
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.na*' f.yml

#### expr 252 .meta.owner.mail |= sub("@.*", "")
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta.owner.mail |= sub("@.*", "")' f.yml

#### expr 253 .x = (.servers | map(.host) | join(" "))
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.x = (.servers | map(.host) | join(" "))' f.yml

#### expr 254 .list = ["a", {"b": "c"}]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.list = ["a", {"b": "c"}]' f.yml

#### expr 255 .obj = {"k": [1, 2, {"z": null}]}
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.obj = {"k": [1, 2, {"z": null}]}' f.yml

#### expr 256 . = {"only": .name}
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '. = {"only": .name}' f.yml

#### expr 257 .servers = []
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers = []' f.yml

#### expr 258 .meta = {}
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.meta = {}' f.yml

#### expr 259 .name = null
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name = null' f.yml

#### expr 260 .name = ""
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name = ""' f.yml

#### expr 261 .name tag = "!!str"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name tag = "!!str"' f.yml

#### expr 262 .version tag = "!custom"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.version tag = "!custom"' f.yml

#### expr 263 .f = 1.0
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.f = 1.0' f.yml

#### expr 264 .f = 1e3
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.f = 1e3' f.yml

#### expr 265 .h = 0x1F
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.h = 0x1F' f.yml

#### expr 266 .h = 0x10 + 1
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.h = 0x10 + 1' f.yml

#### expr 267 .b = ~
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.b = ~' f.yml

#### expr 268 select(.nope)
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'select(.nope)' f.yml

#### expr 269 empty
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq 'empty' f.yml

#### expr 270 .nested."dotted.key" = 1
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.nested."dotted.key" = 1' f.yml

#### expr 271 .["a.b"] = 1
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.["a.b"] = 1' f.yml

#### expr 272 .tags[-1] = "last"
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.tags[-1] = "last"' f.yml

#### expr 273 .servers[-1]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[-1]' f.yml

#### expr 274 .servers[-5]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[-5]' f.yml

#### expr 275 .servers[0:1] | .[].host
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.servers[0:1] | .[].host' f.yml

#### expr 276 .name | .[1:3]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | .[1:3]' f.yml

#### expr 277 .name | .[-2:]
#@ stderr any
cat > f.yml <<'EOF'
# about this file
name: demo # the name
version: 1.10
tags: [a, "b", 'c']
# servers follow
servers:
  - host: alpha
    port: 80
    on: true
  - host: beta
    port: 8080
    on: false
meta:
  owner: &own
    id: 7
    mail: x@y.z
  copy: *own
text: |
  line one
  line two
empty:
nothing: null
EOF
yq '.name | .[-2:]' f.yml

