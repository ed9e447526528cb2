#### fmt f
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt f

#### fmt -w 40 f
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -w 40 f

#### fmt -40 f
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -40 f

#### fmt -w 20 f
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -w 20 f

#### fmt -w 100 f
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -w 100 f

#### fmt -s f
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -s f

#### fmt -s -w 40 f
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -s -w 40 f

#### fmt -u f
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -u f

#### fmt -u -w 40 f
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -u -w 40 f

#### fmt -c -w 40 f
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -c -w 40 f

#### fmt -t -w 40 f
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -t -w 40 f

#### fmt -p '#' -w 30 g
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -p '#' -w 30 g

#### fmt -p '# ' -w 30 g
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -p '# ' -w 30 g

#### fmt -p ' #' -w 30 g
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -p ' #' -w 30 g

#### fmt n
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt n

#### fmt e
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt e

#### fmt < f
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt < f

#### fmt f g
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt f g

#### fmt nofile; echo $?
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt nofile; echo $?

#### fmt -w x f; echo $?
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -w x f; echo $?

#### fmt -w 9999 f; echo $?
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -w 9999 f; echo $?

#### fmt -g 30 f
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -g 30 f

#### fmt -g 30 -w 40 f
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -g 30 -w 40 f

#### fmt -g 90 f; echo $?
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -g 90 f; echo $?

#### fmt -w 1 f
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -w 1 f

#### fmt -w 0 n
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -w 0 n

#### fmt --width=50 --uniform-spacing f
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt --width=50 --uniform-spacing f

#### fmt --split-only -w 60 f
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt --split-only -w 60 f

#### fmt -x; echo $?
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt -x; echo $?

#### fmt f -40; echo $?
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
fmt f -40; echo $?

#### seq 300 | fmt -w 60
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
seq 300 | fmt -w 60

#### seq 2000 | fmt | md5sum
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
seq 2000 | fmt | md5sum

#### printf 'a\n\n\nb\n' | fmt
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
printf 'a\n\n\nb\n' | fmt

#### printf 'one two\nthree\n' | fmt -1
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
printf 'one two\nthree\n' | fmt -1

#### head -c 12000 /dev/zero | tr '\0' x | fmt | wc
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
head -c 12000 /dev/zero | tr '\0' x | fmt | wc

#### printf 'Dr. Who said "hi." Then left?\nYes! ok.\n' | fmt -w 20
cat > f <<'EOF'
The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz,
judge my vow (and do it soon, please).  The five boxing wizards jump quickly.

  An indented paragraph that goes on and on for quite some length, so that it must be wrapped at least once by the formatter.
  Second line, same indent.
    Third line, other indent.

- item one is here and is long enough to be wrapped when the width is small
  continuation of it
	tabbed line of text here which is somewhat longer than the others, I think, maybe
short
EOF
printf '# a comment that is long enough to need wrapping at forty columns or so\n# second\n\ncode();\n  # indented comment text that also goes on\n' > g; printf 'no newline at the end' > n; : > e
printf 'Dr. Who said "hi." Then left?\nYes! ok.\n' | fmt -w 20
