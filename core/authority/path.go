package authority

import (
	"errors"
	"fmt"
	"strings"
)

// maxPath is the longest path that is decided, in bytes, as PATH_MAX.
const maxPath = 4096

// Clean normalises a workspace path: "." and empty components go ("./a//b/" is
// "a/b"; the workspace itself is "."). It refuses an empty path, an absolute one,
// one with a ".." component, one that holds a NUL byte and one over 4,096 bytes.
func Clean(path string) (string, error) {
	switch {
	case path == "":
		return "", errors.New("path is empty")
	case len(path) > maxPath:
		return "", fmt.Errorf("path is longer than %d bytes", maxPath)
	case strings.IndexByte(path, 0) >= 0:
		return "", errors.New("path holds a NUL byte")
	case path[0] == '/':
		return "", fmt.Errorf("path `%s` escapes the store root", path)
	}
	if isClean(path) {
		return path, nil
	}
	parts := strings.Split(path, "/")
	kept := parts[:0]
	for _, c := range parts {
		switch c {
		case "", ".":
		case "..":
			return "", fmt.Errorf("path `%s` escapes the store root", path)
		default:
			kept = append(kept, c)
		}
	}
	if len(kept) == 0 {
		return ".", nil
	}
	return strings.Join(kept, "/"), nil
}

// isClean spares the common case an allocation.
func isClean(path string) bool {
	if path == "." {
		return true
	}
	start := 0
	for i := 0; i <= len(path); i++ {
		if i < len(path) && path[i] != '/' {
			continue
		}
		if c := path[start:i]; c == "" || c == "." || c == ".." {
			return false
		}
		start = i + 1
	}
	return true
}

// below reports whether path is root or lies under it, and its name there.
func below(root, path string) (rel string, ok bool) {
	switch {
	case root == ".":
		return path, true
	case path == root:
		return ".", true
	case len(path) > len(root) && path[len(root)] == '/' && path[:len(root)] == root:
		return path[len(root)+1:], true
	}
	return "", false
}
