package zstd

import (
	"bytes"
	"io"
	"math/rand"
	"os/exec"
	"strings"
	"testing"
	"time"

	"ambit/core/fuel"
)

func meter() *fuel.Meter { return fuel.New(time.Unix(0, 0), fuel.Limits{Memory: 64 << 20}) }

func samples() map[string][]byte {
	r := rand.New(rand.NewSource(1))
	random := make([]byte, 100_000)
	r.Read(random)
	var text bytes.Buffer
	for text.Len() < 600_000 {
		text.WriteString([]string{"the ", "quick ", "brown ", "fox\n", "jumps ", "over "}[r.Intn(6)])
	}
	skewed := make([]byte, 200_000)
	for i := range skewed {
		skewed[i] = byte(r.ExpFloat64() * 20)
	}
	long := append(append(append([]byte{}, random...), make([]byte, 1_500_000)...), random...)
	return map[string][]byte{"empty": nil, "one": []byte("x"), "short": []byte("hello hello hello hello\n"), "zeros": make([]byte, 400_000),
		"random": random, "text": text.Bytes(), "skewed": skewed, "long": long, "lines": []byte(strings.Repeat("line of text 123\n", 9_000))}
}

func pack(t *testing.T, data []byte) []byte {
	var b bytes.Buffer
	z := NewWriter(&b, 3, meter())
	if _, err := z.Write(data); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestRoundTrip(t *testing.T) {
	for name, data := range samples() {
		packed := pack(t, data)
		got, err := io.ReadAll(NewReader(bytes.NewReader(packed), meter()))
		if err != nil || !bytes.Equal(got, data) {
			t.Errorf("%s: %d bytes, packed %d: error %v, %d bytes back", name, len(data), len(packed), err, len(got))
		}
		t.Logf("%s: %d -> %d", name, len(data), len(packed))
	}
}

func TestAgreesWithZstd(t *testing.T) {
	if _, err := exec.LookPath("zstd"); err != nil {
		t.Skip("no zstd")
	}
	for name, data := range samples() {
		cmd := exec.Command("zstd", "-dc")
		cmd.Stdin = bytes.NewReader(pack(t, data))
		if got, err := cmd.Output(); err != nil || !bytes.Equal(got, data) {
			t.Errorf("%s: zstd cannot read our frame: %v", name, err)
		}
		for _, level := range []string{"-1", "-3", "-12", "-19", "--fast=5"} {
			cmd := exec.Command("zstd", "-c", level)
			cmd.Stdin = bytes.NewReader(data)
			packed, err := cmd.Output()
			if err != nil {
				t.Fatal(err)
			}
			got, err := io.ReadAll(NewReader(bytes.NewReader(append(packed, packed...)), meter()))
			if err != nil || !bytes.Equal(got, append(append([]byte{}, data...), data...)) {
				t.Errorf("%s %v: %v, %d bytes", name, level, err, len(got))
			}
		}
	}
}

func TestDamageIsReported(t *testing.T) {
	packed := pack(t, samples()["lines"])
	for i := range packed {
		if _, err := io.ReadAll(NewReader(bytes.NewReader(packed[:i]), meter())); err == nil {
			t.Fatalf("cut at %d is not noticed", i)
		}
		for _, x := range []byte{1, 0x41, 0xff} {
			bad := bytes.Clone(packed)
			bad[i] ^= x
			io.ReadAll(NewReader(bytes.NewReader(bad), meter()))
		}
	}
}

func TestXXHash(t *testing.T) {
	x := newXXHash()
	x.write([]byte("Nobody inspects the spammish repetition"))
	if got := x.sum(); got != 0xfbcea83c8a378bf1 {
		t.Fatalf("%x", got)
	}
}
