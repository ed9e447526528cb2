package main

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// table is the workloads, those of the shell first.
var table = []workload{
	{name: "echo hi", script: "echo hi", repeat: 2000},
	{name: "10,000-pass arithmetic loop", script: "i=0; s=0; while ((i < 10000)); do s=$((s + i * 2)); i=$((i + 1)); done; echo $s"},
	{name: "1,000 function calls", script: "f() { local x=$1; r=$((x + 1)); }; for ((i = 0; i < 1000; i++)); do f $i; done; echo $r", repeat: 5},
	{name: "1,000 × $(echo)", script: "for ((i = 0; i < 1000; i++)); do x=$(echo $i); done; echo $x", repeat: 5},
	{name: "1,000 × echo|cat", script: "for ((i = 0; i < 1000; i++)); do echo $i | cat; done > /dev/null", repeat: 5},
	{name: "small grep | sort | uniq", script: "grep -v '^#' f | sort | uniq -c | sort -rn | head -3", files: small, repeat: 50},
	{name: "small awk", script: "awk -F, '{ s[$1] += $3 } END { for (k in s) print k, s[k] }' f.csv | sort", files: smallCSV, repeat: 50},
	{name: "small sed", script: "sed -E 's/([a-z]+)=([0-9]+)/\\2=\\1/g' f", files: small, repeat: 50},
	{name: "small jq", script: "jq '.items[] | select(.n > 3) | .name' f.json", files: smallJSON, repeat: 50},
	{name: "1 MB grep, cut, sort, uniq -c", script: "grep a words | cut -c1-3 | sort | uniq -c | sort -rn | head", files: words},
	{name: "grep literal, 20 MB in 2,000 files", script: "grep -rn 'needle' . | wc -l", files: tree},
	{name: "grep regex, 20 MB in 2,000 files", script: "grep -rnE 'ne+dle[0-9]{2}' . | wc -l", files: tree},
	{name: "sed substitution, 10 MB", script: "sed 's/,/;/g; s/^[0-9]*/<&>/' big.csv | tail -1", files: csv},
	{name: "awk column sum, 10 MB", script: "awk -F, '{ s += $3 } END { print s }' big.csv", files: csv},
	{name: "jq over 10 MB", script: "jq -c '[.[] | select(.n % 7 == 0) | .name] | length' big.json", files: bigJSON},
	{name: "sort 200,000 lines", script: "sort lines | tail -1", files: lines},
	{name: "sort -n 200,000 lines", script: "sort -n lines | tail -1", files: lines},
	{name: "find, xargs wc, 2,000 files", script: "find . -name '*.txt' | xargs wc -l | tail -1", files: tree},
	{name: "sed -i, 200 files", script: "sed -i 's/needle/thread/' d0[01]/*", files: tree},
}

func random() *rand.Rand { return rand.New(rand.NewPCG(11, 13)) }

func word(r *rand.Rand) string {
	b := make([]byte, 3+r.IntN(7))
	for i := range b {
		b[i] = byte('a' + r.IntN(26))
	}
	return string(b)
}

func small() map[string]string {
	r := random()
	var b strings.Builder
	for i := range 200 {
		if i%10 == 0 {
			b.WriteString("# comment\n")
		}
		fmt.Fprintf(&b, "%s=%d\n", word(r), r.IntN(50))
	}
	return map[string]string{"f": b.String()}
}

func smallCSV() map[string]string {
	r := random()
	var b strings.Builder
	for range 200 {
		fmt.Fprintf(&b, "%c,%s,%d\n", 'a'+r.IntN(5), word(r), r.IntN(1000))
	}
	return map[string]string{"f.csv": b.String()}
}

func smallJSON() map[string]string {
	r := random()
	var b strings.Builder
	b.WriteString(`{"items":[`)
	for i := range 60 {
		if i > 0 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, `{"name":%q,"n":%d}`, word(r), r.IntN(10))
	}
	b.WriteString("]}\n")
	return map[string]string{"f.json": b.String()}
}

func words() map[string]string {
	r := random()
	var b strings.Builder
	for b.Len() < 1<<20 {
		b.WriteString(word(r) + "\n")
	}
	return map[string]string{"words": b.String()}
}

func lines() map[string]string {
	r := random()
	var b strings.Builder
	for range 200_000 {
		fmt.Fprintf(&b, "%d %s\n", r.IntN(1_000_000), word(r))
	}
	return map[string]string{"lines": b.String()}
}

func csv() map[string]string {
	r := random()
	var b strings.Builder
	for i := 0; b.Len() < 10<<20; i++ {
		fmt.Fprintf(&b, "%d,%s,%d.%02d,%s\n", i, word(r), r.IntN(10_000), r.IntN(100), word(r))
	}
	return map[string]string{"big.csv": b.String()}
}

func bigJSON() map[string]string {
	r := random()
	var b strings.Builder
	b.WriteByte('[')
	for i := 0; b.Len() < 10<<20; i++ {
		if i > 0 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, `{"id":%d,"name":%q,"n":%d,"tags":[%q,%q],"ok":%t}`, i, word(r), r.IntN(100), word(r), word(r), i%2 == 0)
	}
	b.WriteString("]\n")
	return map[string]string{"big.json": b.String()}
}

// tree is 2,000 files of 10 KB in 20 directories.
func tree() map[string]string {
	r := random()
	files := map[string]string{}
	for i := range 2000 {
		var b strings.Builder
		for b.Len() < 10_000 {
			for range 8 {
				b.WriteString(word(r) + " ")
			}
			if r.IntN(100) == 0 {
				fmt.Fprintf(&b, "needle%02d", r.IntN(100))
			}
			b.WriteByte('\n')
		}
		files[fmt.Sprintf("d%02d/f%04d.txt", i/100, i)] = b.String()
	}
	return files
}
