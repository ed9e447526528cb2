package edge

import (
	"context"
	"fmt"
	"io"

	"ambit/core/ledger"
)

// FollowPage is how many records a follower is sent at once.
const FollowPage = 16

// Events writes server-sent events of the records behind f, a page at most, and moves f
// behind them. n is how many there were; fewer than FollowPage are all there are. over
// says that nothing will follow: the last event was written, or the token that f was
// asked for with has been withdrawn; one that comes back then has to have another.
func (s *Server) Events(ctx context.Context, f *Follow, w io.Writer) (n int, over bool, err error) {
	if s.withdrawn(f.caller) {
		return 0, true, nil
	}
	recs, err := s.host.Records(ctx, f.Tenant, f.Run, f.After+1, FollowPage)
	if err != nil {
		return 0, false, err
	}
	for _, data := range recs {
		rec, err := ledger.ParseRecord(data)
		another := err == nil && rec.Entry.Incarnation != f.Incarnation
		if !another {
			f.After++
			if _, err := fmt.Fprintf(w, "id: %d\nevent: entry\ndata: %s\n\n", f.After, data); err != nil {
				return 0, false, err
			}
		}
		if another || err == nil && rec.Entry.Kind == ledger.Close {
			_, err := io.WriteString(w, FollowEnd)
			return len(recs), true, err
		}
	}
	return len(recs), false, nil
}
