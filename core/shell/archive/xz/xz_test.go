package xz

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
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
	for text.Len() < 300_000 {
		text.WriteString([]string{"the ", "quick ", "brown ", "fox\n", "jumps ", "over "}[r.Intn(6)])
	}
	mixed := append(append(append([]byte{}, text.Bytes()[:100_000]...), random[:50_000]...), text.Bytes()[:90_000]...)
	return map[string][]byte{"empty": nil, "one": []byte("x"), "short": []byte("hello hello hello hello\n"), "zeros": make([]byte, 400_000),
		"random": random, "text": text.Bytes(), "mixed": mixed, "lines": []byte(strings.Repeat("line of text 123\n", 9_000))}
}

func pack(t *testing.T, data []byte) []byte {
	var b bytes.Buffer
	z := NewWriter(&b, 6, meter())
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

func TestAgreesWithXZ(t *testing.T) {
	if _, err := exec.LookPath("xz"); err != nil {
		t.Skip("no xz")
	}
	for name, data := range samples() {
		cmd := exec.Command("xz", "-dc")
		cmd.Stdin = bytes.NewReader(pack(t, data))
		if got, err := cmd.Output(); err != nil || !bytes.Equal(got, data) {
			t.Errorf("%s: xz cannot read our stream: %v", name, err)
		}
		for _, args := range [][]string{{"-c"}, {"-0c"}, {"-9c", "--check=crc32"}, {"-c", "--check=sha256", "--block-size=50000"}, {"-c", "--check=none", "--lzma2=lc=0,lp=2,pb=0"}} {
			cmd := exec.Command("xz", args...)
			cmd.Stdin = bytes.NewReader(data)
			packed, err := cmd.Output()
			if err != nil {
				t.Fatal(err)
			}
			got, err := io.ReadAll(NewReader(bytes.NewReader(append(packed, packed...)), meter()))
			if err != nil || !bytes.Equal(got, append(append([]byte{}, data...), data...)) {
				t.Errorf("%s %v: %v, %d bytes", name, args, err, len(got))
			}
		}
	}
}

// TestAgreesWithLZMA lets xz read what AloneWriter makes.
func TestAgreesWithLZMA(t *testing.T) {
	if _, err := exec.LookPath("xz"); err != nil {
		t.Skip("no xz")
	}
	for name, data := range samples() {
		var b bytes.Buffer
		w := NewAloneWriter(&b, 6, meter())
		for rest := data; len(rest) > 0; {
			n := min(len(rest), 7919)
			if _, err := w.Write(rest[:n]); err != nil {
				t.Fatal(err)
			}
			rest = rest[n:]
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command("xz", "-dc", "--format=lzma")
		cmd.Stdin = bytes.NewReader(b.Bytes())
		if got, err := cmd.Output(); err != nil || !bytes.Equal(got, data) {
			t.Errorf("%s: xz cannot read our stream: %v", name, err)
		}
	}
}

func TestDamageIsReported(t *testing.T) {
	packed := pack(t, samples()["lines"])
	for i := range packed {
		if _, err := io.ReadAll(NewReader(bytes.NewReader(packed[:i]), meter())); err == nil {
			t.Fatalf("cut at %d is not noticed", i)
		}
		bad := bytes.Clone(packed)
		bad[i] ^= 0x41
		if _, err := io.ReadAll(NewReader(bytes.NewReader(bad), meter())); err == nil {
			t.Fatalf("damage at %d is not noticed", i)
		}
	}
}

func TestHeaderClaimDoesNotAllocate(t *testing.T) {
	packed := pack(t, []byte("hello"))
	huge := bytes.Clone(packed)
	huge[12+4] = 40 // a dictionary of 4 GiB
	copy(huge[12:], withSum(huge[12:20]))
	m := meter()
	got, err := io.ReadAll(NewReader(bytes.NewReader(huge), m))
	if err != nil || string(got) != "hello" {
		t.Fatalf("%q, %v", got, err)
	}
	if _, peak := m.Memory(); peak > 4<<20 {
		t.Fatalf("%d bytes", peak)
	}
}

func withSum(h []byte) []byte {
	b := blockHeader()
	copy(b, h)
	sum := crcOf(b[:8])
	copy(b[8:], sum)
	return b
}

func TestNotXZ(t *testing.T) {
	if _, err := io.ReadAll(NewReader(strings.NewReader("hello world, not xz"), meter())); !errors.Is(err, ErrFormat) {
		t.Fatal(err)
	}
}

func crcOf(b []byte) []byte { return binary.LittleEndian.AppendUint32(nil, crc32.ChecksumIEEE(b)) }
