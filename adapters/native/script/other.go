//go:build !linux

package script

import (
	"context"
	"errors"
	"time"

	"ambit/core/capability"
)

// Scripts run on Linux alone: what is promised about them rests on its memory files,
// subreapers and namespaces.

// Init does nothing here.
func Init() {}

var errNoLinux = errors.New("scripts run on Linux only")

type osFiles struct{ path string }

func (f *osFiles) close()                                         {}
func (f *osFiles) Kind(string) capability.Kind                    { return capability.Nothing }
func (f *osFiles) Read(string, bool) (*capability.Content, error) { return nil, errNoLinux }
func (f *osFiles) LookPath(string) (string, error)                { return "", errNoLinux }
func sandboxes(*capability.Entry, bool) []sandbox                 { return nil }
func sweep(string)                                                {}

type work struct{ sealed, temp string }

func newWork(string) (*work, error) { return nil, errNoLinux }
func (w *work) remove()             {}

func (r *Runner) attempt(context.Context, *capability.Entry, *job, []byte, time.Duration, *capability.Process) (capability.Outcome, bool) {
	return capability.Outcome{}, false
}
