package native

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"ambit/actors"
	store "ambit/actors/store/sql"
	"ambit/adapters/native/durable"
	"ambit/adapters/native/mirror"
	"ambit/adapters/native/sqlite"
	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/workspace"
)

// StateDir is the directory below a workspace that holds its ledger; it is never
// part of the workspace.
const StateDir = authority.StateDir

// localLease is the lease of the runs of a directory on somebody's own machine.
const localLease = 100 * 365 * 24 * time.Hour

// Place is a store on this machine and, if there is one, the host directory whose
// files runs can mirror.
type Place struct {
	Runs   actors.Store   // where runs are kept
	Store  *store.Store   // the same, if it is in the state directory
	Mirror *mirror.Mirror // nil without a directory
	db     *sqlite.DB
	file   string     // of the database
	doer   *performer // nil: scripts are not carried out
}

// PlaceOptions say where a Place is.
type PlaceOptions struct {
	Dir    string // the host directory; "" for none
	State  string // the state directory; "" for StateDir below Dir
	Policy *authority.Policy
	Create bool // make the state directory if it is missing
	// ReadOnly opens the runs for reading alone: nothing is written, and the place need not
	// be writable. It has no mirror.
	ReadOnly bool
	// Remote keeps the runs, if it is set, instead of a database in the state directory.
	Remote actors.Store
	// Perform carries out the policy's scripts in this process.
	Perform bool
	// Governing names the files that the policy and grants were read from.
	Governing []string
}

// ErrNoState is wrapped by OpenPlace when there is no ledger yet.
var ErrNoState = errors.New("no ledger here")

// OpenPlace opens the store in the state directory.
func OpenPlace(ctx context.Context, opt PlaceOptions) (*Place, error) {
	if opt.Dir != "" {
		if info, err := os.Stat(opt.Dir); err != nil {
			return nil, fmt.Errorf("workspace directory: %w", err)
		} else if !info.IsDir() {
			return nil, fmt.Errorf("workspace directory %s: not a directory", opt.Dir)
		}
	}
	state := opt.State
	if state == "" {
		state = filepath.Join(opt.Dir, StateDir)
	}
	if err := checkOwn(state, opt.State == ""); err != nil {
		return nil, fmt.Errorf("state directory %s: %w", state, err)
	}
	if opt.Dir != "" {
		if err := checkState(opt.Dir, state, opt.Policy); err != nil {
			return nil, err
		}
	}
	if opt.Create {
		if err := makeState(state); err != nil {
			return nil, fmt.Errorf("state directory: %w", err)
		}
	} else if _, err := os.Stat(filepath.Join(state, "ledger.db")); err != nil {
		return nil, fmt.Errorf("%s: %w (`ambit bash` makes one)", state, ErrNoState)
	}
	p := &Place{}
	if opt.Perform && len(opt.Policy.Scripts) > 0 {
		var err error
		if p.doer, err = newPerformer(state, opt.Policy); err != nil {
			return nil, fmt.Errorf("state directory %s: %w", state, err)
		}
	}
	if opt.Dir != "" && !opt.ReadOnly {
		l := opt.Policy.Limits
		var err error
		p.Mirror, err = mirror.Open(opt.Dir, state, mirror.Options{Ignore: opt.Policy.Ignored, Governing: opt.Governing,
			Limits: workspace.Limits{Total: l.WorkspaceBytes, FileSize: l.FileBytes, Files: int(l.Files)}})
		if err != nil {
			return nil, err
		}
	}
	if opt.Remote != nil {
		p.Runs = opt.Remote
		return p, nil
	}
	open := sqlite.Open
	if opt.ReadOnly {
		open = sqlite.OpenReadOnly
	}
	db, err := open(ctx, filepath.Join(state, "ledger.db"))
	if err != nil {
		return nil, err
	}
	if p.Store, err = store.Open(ctx, db); err != nil {
		db.Close()
		return nil, err
	}
	p.Runs, p.db, p.file = p.Store, db, filepath.Join(state, "ledger.db")
	return p, nil
}

// MakeState makes a state directory, or finds it made; one beside files of the operator
// (within) must not have come with them.
func MakeState(state string, within bool) error {
	if err := checkOwn(state, within); err != nil {
		return fmt.Errorf("state directory %s: %w", state, err)
	}
	if err := makeState(state); err != nil {
		return fmt.Errorf("state directory: %w", err)
	}
	return nil
}

// checkOwn refuses a state directory that came with the files of the workspace, as in a
// repository that somebody else made: its keys would be known to them, and its links
// could lead to files outside. One that ambit made is open to its owner only, which no
// version control keeps. Where the operator names the directory, only what stands in it
// is looked at.
func checkOwn(state string, within bool) error {
	info, err := os.Lstat(state)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if within {
		switch st, ok := info.Sys().(*syscall.Stat_t); {
		case !info.IsDir():
			return errors.New("is not a directory: remove it, or name another one with --state")
		case ok && int(st.Uid) != os.Geteuid() && os.Geteuid() != 0:
			return errors.New("belongs to another user")
		case info.Mode().Perm()&0o077 != 0:
			return fmt.Errorf("is open to others (mode %04o), as none that ambit made: if you know where it comes from, chmod 700", info.Mode().Perm())
		}
	}
	entries, err := os.ReadDir(state)
	if err != nil {
		return err
	}
	for _, e := range entries {
		if e.Type()&(fs.ModeSymlink|fs.ModeNamedPipe|fs.ModeDevice) != 0 {
			return fmt.Errorf("%q in it is neither a file nor a directory: remove it", e.Name())
		}
	}
	return nil
}

// makeState makes the state directory, durably, with a file that keeps it out of git.
func makeState(state string) error {
	if info, err := os.Stat(state); err == nil && info.IsDir() {
		return nil
	}
	if err := makeDir(state); err != nil {
		return err
	}
	if err := durable.Write(filepath.Join(state, ".gitignore"), []byte("*\n")); err != nil {
		return err
	}
	return durable.SyncDir(state)
}

// makeDir makes a directory and those above it, and their names durable.
func makeDir(dir string) error {
	parent := filepath.Dir(dir)
	if _, err := os.Stat(parent); errors.Is(err, os.ErrNotExist) {
		if err := makeDir(parent); err != nil {
			return err
		}
	}
	if err := os.Mkdir(dir, 0o700); err != nil && !errors.Is(err, os.ErrExist) {
		return err
	}
	return durable.SyncDir(parent)
}

// checkState refuses a state directory that scripts could reach: one inside the
// workspace under a name that the policy does not leave out.
func checkState(dir, state string, policy *authority.Policy) error {
	absDir, err := realPath(dir)
	if err != nil {
		return fmt.Errorf("workspace directory: %w", err)
	}
	absState, err := realPath(state)
	if err != nil {
		return fmt.Errorf("state directory: %w", err)
	}
	own, err := filepath.Rel(absDir, absState)
	switch {
	case err != nil || own == ".." || strings.HasPrefix(own, "../"):
		return nil
	case own == ".":
		return fmt.Errorf("the state directory %s cannot be the workspace itself", state)
	case !policy.Ignored(own):
		return fmt.Errorf("the state directory %s is part of the workspace: move it out, or name it in the store's `ignore`", state)
	}
	return nil
}

// realPath is absolute and free of symbolic links. The end of the path need not exist.
func realPath(path string) (string, error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	real, err := filepath.EvalSymlinks(abs)
	if !errors.Is(err, os.ErrNotExist) || filepath.Dir(abs) == abs {
		return real, err
	}
	if _, err := os.Lstat(abs); err == nil {
		return "", fmt.Errorf("%s: the link leads nowhere", abs)
	}
	parent, err := realPath(filepath.Dir(abs))
	return filepath.Join(parent, filepath.Base(abs)), err
}

// LastKnown is the highest entry that the store has or had of a run: of its slots, and
// of the checkpoint that was taken of them. A ledger that ends before it was cut.
func (p *Place) LastKnown(ctx context.Context, run actors.RunID) (uint64, error) {
	seq, _, err := p.Store.LoadCheckpoint(ctx, run)
	if err != nil {
		return 0, err
	}
	last, err := p.Store.Last(ctx, run)
	return max(seq, last), err
}

// Options are the actor options of a place.
func (p *Place) Options() actors.Options {
	opt := actors.Options{}
	if p.Mirror != nil {
		opt.Mirror = p.Mirror
	}
	if p.doer != nil {
		opt.Perform, opt.Performer, opt.PerformerGone = p.doer.perform, p.doer.name, p.doer.gone
	}
	return opt
}

// Close closes the store.
func (p *Place) Close() error {
	if p.doer != nil {
		p.doer.close()
	}
	if p.db == nil {
		return nil
	}
	return p.db.Close()
}

// Key reads the secret of a name from the state directory, or makes it.
func Key(state, name string) ([]byte, error) {
	file := filepath.Join(state, name)
	key, err := os.ReadFile(file)
	if err == nil && len(key) >= 32 {
		if info, err := os.Lstat(file); err != nil || info.Mode().Perm()&0o077 != 0 {
			return nil, fmt.Errorf("%s can be read by others: remove it to have a new one made", file)
		}
		return key, nil
	}
	if err == nil {
		return nil, fmt.Errorf("%s holds fewer than 32 bytes: remove it to have a new one made", file)
	}
	if !errors.Is(err, os.ErrNotExist) {
		return nil, err
	}
	key = make([]byte, 32)
	rand.Read(key)
	tmp := fmt.Sprintf("%s.%d", file, os.Getpid())
	defer os.Remove(tmp)
	if err := durable.Write(tmp, key); err != nil {
		return nil, err
	}
	// Link fails if another process made one first; then that one counts.
	if err := os.Link(tmp, file); err != nil && !errors.Is(err, os.ErrExist) {
		return nil, err
	}
	if err := durable.SyncDir(state); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}

// Local is one governed run over a host directory, for a command line: it lasts as
// long as the directory's ledger, each grant is a turn, each call an entry.
type Local struct {
	Place *Place
	Host  *actors.Host
	ID    string
}

// LocalTenant is the tenant of the runs of a command line.
const LocalTenant = "local"

// localPrefix stands before the name of the profile in the id of such a run.
const localPrefix = "local-"

// OpenLocal opens the run of a directory under a profile, and begins it if needed.
func OpenLocal(ctx context.Context, opt PlaceOptions, profile string) (*Local, error) {
	if _, err := opt.Policy.Authorize(profile, nil, nil); err != nil {
		return nil, err
	}
	opt.Create = true
	p, err := OpenPlace(ctx, opt)
	if err != nil {
		return nil, err
	}
	hostOptions := p.Options()
	hostOptions.Shared = true // every command is a process of its own
	hostOptions.MaxLease, hostOptions.Retention = localLease+time.Hour, -1
	l := &Local{Place: p, Host: actors.NewHost(p.Store, opt.Policy, hostOptions), ID: localPrefix + profile}
	if err := l.open(ctx, profile); err != nil {
		p.Close()
		return nil, err
	}
	return l, nil
}

// open begins the run, or begins it anew where its ledger cannot go on: the directory
// was moved, or the budgets of the run are used up.
func (l *Local) open(ctx context.Context, profile string) error {
	st, err := l.Host.Run(ctx, LocalTenant, l.ID)
	var e *actors.Error
	if err != nil && !(errors.As(err, &e) && e.Code == actors.NotFound) {
		return err
	}
	limits := l.Host.Policy().Limits
	owner := l.Place.Mirror.Name()
	if err == nil && st.Status == actors.StatusOpen {
		reason := ""
		switch {
		case st.Owner != owner:
			reason = "the directory is now " + owner
		case st.Calls >= limits.RunCalls, st.Fuel >= limits.RunFuel:
			reason = "the budget of the run is used up"
		case len(st.Turns) >= localTurns:
			reason = "the run has had its turns"
		default:
			return nil
		}
		if err := l.Host.Close(ctx, LocalTenant, l.ID, reason); err != nil {
			return err
		}
	}
	_, err = l.Host.Open(ctx, LocalTenant, l.ID, actors.OpenRun{Profile: profile, Owner: owner, Expires: time.Now().Add(localLease)})
	if errors.As(err, &e) && e.Code == actors.Active {
		return nil // another process was first
	}
	return err
}

// localTurns is how many turns a run of a command line has before it begins anew, since
// each costs something to read.
const localTurns = 1000

// Close closes the run's store.
func (l *Local) Close() error { return l.Place.Close() }

// Leave is Close for a process that is about to end, and quicker.
func (l *Local) Leave() { l.Place.db.Leave() }

// Call carries out one tool call in a turn with the grant: an open one that has it,
// or a new one.
func (l *Local) Call(ctx context.Context, grant *authority.Grant, requires []string, ev actors.CallTool) (*actors.Reply, error) {
	st, err := l.Host.Run(ctx, LocalTenant, l.ID)
	if err != nil {
		return nil, err
	}
	want := string(grant.JSON())
	now := time.Now().UnixMilli()
	for _, t := range st.Turns {
		if !t.Ended && t.Grant == want && slices.Equal(t.Requires, requires) && t.Expires > now {
			ev.Turn = t.Number
		}
	}
	if ev.Turn == 0 {
		_, turn, _, err := l.Host.BeginTurn(ctx, LocalTenant, l.ID, actors.BeginTurn{Grant: grant, Requires: requires, Expires: time.Now().Add(localLease)})
		if err != nil {
			return nil, err
		}
		ev.Turn = turn.Number
	}
	// A script outlives a caller that goes away, but not the process: its end is this ctx's.
	ev.EndsWith = func(error) bool { return true }
	reply, _, err := l.Host.Call(ctx, LocalTenant, l.ID, 0, ev)
	return reply, err
}

// Authority is what calls with the grant may do.
func (l *Local) Authority(grant *authority.Grant, requires []string) (*authority.Authority, error) {
	auth, err := l.Host.Policy().Authorize(strings.TrimPrefix(l.ID, localPrefix), grant, requires)
	if err != nil {
		return nil, err
	}
	if !l.Host.Options().Effects {
		auth = auth.WithoutScripts()
	}
	return auth, nil
}

// Record is the run's record seq.
func (l *Local) Record(ctx context.Context, seq uint64) ([]byte, error) {
	recs, err := l.Host.Records(ctx, LocalTenant, l.ID, seq, 1)
	if err != nil {
		return nil, err
	}
	if len(recs) == 0 {
		return nil, fmt.Errorf("entry %d is missing", seq)
	}
	return recs[0], nil
}

// Checkpoint names the directory as it is; the entry can be restored.
func (l *Local) Checkpoint(ctx context.Context, name string) (*ledger.Entry, error) {
	return l.Host.Checkpoint(ctx, LocalTenant, l.ID, actors.MarkCheckpoint{Name: name})
}

// Restore brings the directory back as it was after entry seq, and gives the entry that
// does.
func (l *Local) Restore(ctx context.Context, seq uint64) (*ledger.Record, error) {
	ev, err := l.Host.RestoreTo(ctx, LocalTenant, l.ID, seq)
	if err != nil {
		return nil, err
	}
	_, r, err := l.Host.Put(ctx, LocalTenant, l.ID, ev)
	return r, err
}

// Named is the entry of the last checkpoint of a name.
func (l *Local) Named(ctx context.Context, name string) (uint64, error) {
	var found uint64
	for from := uint64(1); ; {
		recs, err := l.Host.Records(ctx, LocalTenant, l.ID, from, 100)
		if err != nil {
			return 0, err
		}
		for _, data := range recs {
			r, err := ledger.ParseRecord(data)
			if err != nil {
				return 0, err
			}
			if r.Entry.Kind == ledger.Checkpoint && r.Entry.Origin == name {
				found = r.Entry.Seq
			}
		}
		if len(recs) == 0 {
			break
		}
		from += uint64(len(recs))
	}
	if found == 0 {
		return 0, fmt.Errorf("there is no checkpoint %q", name)
	}
	return found, nil
}
