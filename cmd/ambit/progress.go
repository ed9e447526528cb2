package main

import (
	"context"
	"os"
	"time"

	"github.com/schollz/progressbar/v3"

	"ambit/actors"
)

// progressAfter is how long a command may take before it shows how far it is.
const progressAfter = 500 * time.Millisecond

// progress shows on a terminal's standard error how many entries a long command is through.
// The zero value shows nothing.
type progress struct {
	what  string
	total int64 // 0 where nobody knows
	began time.Time
	bar   *progressbar.ProgressBar
	done  int64
}

// newProgress begins to count; total is 0 where nobody knows it.
func newProgress(what string, total int64) *progress {
	if !terminal(os.Stderr) {
		return new(progress)
	}
	return &progress{what: what, total: total, began: time.Now()}
}

func (p *progress) add(n int) {
	if p.began.IsZero() {
		return
	}
	p.done += int64(n)
	if p.bar == nil {
		if time.Since(p.began) < progressAfter {
			return
		}
		total := p.total
		if total <= 0 {
			total = -1
		}
		p.bar = progressbar.NewOptions64(total, progressbar.OptionSetWriter(os.Stderr), progressbar.OptionSetDescription(p.what),
			progressbar.OptionSetWidth(30), progressbar.OptionThrottle(100*time.Millisecond), progressbar.OptionShowCount(),
			progressbar.OptionShowIts(), progressbar.OptionSetItsString("entries"), progressbar.OptionClearOnFinish())
	}
	_ = p.bar.Set64(p.done)
}

// end clears the line.
func (p *progress) end() {
	if p.bar != nil {
		_ = p.bar.Finish()
		p.bar = nil
	}
	p.began = time.Time{}
}

// counted lets the source tell of each item that is read of it.
func (s *source) counted(what string) *progress {
	total := uint64(0)
	if s.last != nil {
		total, _ = s.last()
	}
	p := newProgress(what, int64(total))
	next := s.next
	s.next = func() (*ledgerItem, error) {
		it, err := next()
		if err == nil {
			p.add(1)
		} else {
			p.end()
		}
		return it, err
	}
	return p
}

// countedStore tells of the records that are read.
type countedStore struct {
	actors.Store
	progress *progress
}

func (s countedStore) Read(ctx context.Context, run actors.RunID, from uint64, limit int) ([][]byte, error) {
	recs, err := s.Store.Read(ctx, run, from, limit)
	s.progress.add(len(recs))
	return recs, err
}
