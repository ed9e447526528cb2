package mirror

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"ambit/core/authority"
)

// PolicyName is the policy document of a directory that is found without being named.
const PolicyName = "ambit.json"

const (
	governsReason = "governs what calls on this directory may do: no call may change it"
	leftReason    = "is left out of the workspace: "
)

// ways lists what of the directory dir decides which file is read under the name
// file: the name, each symbolic link on the way, and where it ends, which need not
// exist. Paths are relative to dir; what lies outside is not listed.
func ways(dir, file string) ([]string, error) {
	abs, err := filepath.Abs(file)
	if err != nil {
		return nil, err
	}
	root, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	if root, err = filepath.EvalSymlinks(root); err != nil {
		return nil, err
	}
	var list []string
	note := func(path string) {
		if rel, err := filepath.Rel(root, path); err == nil && rel != "." && rel != ".." && !strings.HasPrefix(rel, "../") && !slices.Contains(list, rel) {
			list = append(list, rel)
		}
	}
	cur, rest := "/", strings.Split(abs, "/")
	for links := 0; len(rest) > 0; {
		name := rest[0]
		rest = rest[1:]
		switch name {
		case "", ".":
			continue
		case "..":
			cur = filepath.Dir(cur)
			continue
		}
		next := filepath.Join(cur, name)
		info, err := os.Lstat(next)
		if err == nil && info.Mode()&fs.ModeSymlink != 0 && links < 40 {
			links++
			note(next)
			target, err := os.Readlink(next)
			if err != nil {
				return nil, err
			}
			if filepath.IsAbs(target) {
				cur = "/"
			}
			rest = append(strings.Split(target, "/"), rest...)
			continue
		}
		cur = next
	}
	note(cur)
	return list, nil
}

// Governing are the fences of what decides about calls on the directory: the policy
// document that is found in it, whether it exists or not, and the files named.
func Governing(dir string, files []string) ([]authority.Fence, error) {
	var list []authority.Fence
	for _, file := range append([]string{filepath.Join(dir, PolicyName)}, files...) {
		paths, err := ways(dir, file)
		if err != nil {
			return nil, err
		}
		for _, path := range paths {
			list = append(list, authority.Fence{Path: path, Reason: governsReason, Governs: true})
		}
	}
	return list, nil
}

// Fences implements actors.Mirror.
func (m *Mirror) Fences(string) []authority.Fence {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.fences
}

// fence makes the fences from what governs and what a scan left out. Of what the policy
// ignores it needs to know only which directories hold some of it.
func (m *Mirror) fence(s *scan) error {
	list, err := Governing(m.dir, m.opt.Governing)
	if err != nil {
		return err
	}
	for _, path := range s.governed {
		list = append(list, authority.Fence{Path: path, Reason: governsReason, Governs: true})
	}
	holds := map[string]bool{".": true}
	for _, left := range s.left {
		if dir := parentOf(left.Path); left.ignored {
			if holds[dir] {
				continue
			}
			holds[dir] = true
		}
		list = append(list, authority.Fence{Path: left.Path, Reason: leftReason + left.Reason})
	}
	slices.SortStableFunc(list, func(a, b authority.Fence) int { return strings.Compare(a.Path, b.Path) })
	m.fences = slices.CompactFunc(list, func(a, b authority.Fence) bool { return a.Path == b.Path })
	return nil
}
