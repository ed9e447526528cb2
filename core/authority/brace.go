package authority

import (
	"errors"
	"fmt"
	"strings"
)

// expandBraces replaces {a,b} by its alternatives, outermost first. The number of
// results is bounded before they are built, since alternatives multiply.
func expandBraces(pattern string) ([]string, error) {
	open, end, commas, err := findBrace(pattern)
	if err != nil {
		return nil, err
	}
	if open < 0 {
		return []string{pattern}, nil
	}
	tails, err := expandBraces(pattern[end+1:])
	if err != nil {
		return nil, err
	}
	var out []string
	start := open + 1
	for _, c := range append(commas, end) {
		alts, err := expandBraces(pattern[start:c])
		if err != nil {
			return nil, err
		}
		if len(out)+len(alts)*len(tails) > maxAlternatives {
			return nil, fmt.Errorf("braces expand to more than %d patterns", maxAlternatives)
		}
		for _, a := range alts {
			for _, t := range tails {
				out = append(out, pattern[:open]+a+t)
			}
		}
		start = c + 1
	}
	return out, nil
}

// findBrace finds the first group and the commas that separate its alternatives;
// open is -1 if there is none.
func findBrace(pattern string) (open, end int, commas []int, err error) {
	open = -1
	depth := 0
	for i := 0; i < len(pattern); i++ {
		switch pattern[i] {
		case '\\':
			i++
		case '[':
			if rest, _, ok := matchClass(pattern[i:], 0); ok {
				i = len(pattern) - len(rest) - 1
			}
		case '{':
			if depth++; depth == 1 {
				open = i
			}
		case ',':
			if depth == 1 {
				commas = append(commas, i)
			}
		case '}':
			if depth == 0 {
				return 0, 0, nil, errors.New("} without {")
			}
			if depth--; depth > 0 {
				continue
			}
			if body := pattern[open+1 : i]; len(commas) == 0 && strings.Contains(body, "..") {
				return 0, 0, nil, errors.New("ranges in braces are not supported")
			}
			return open, i, commas, nil
		}
	}
	if depth > 0 {
		return 0, 0, nil, errors.New("unterminated {")
	}
	return -1, 0, nil, nil
}
