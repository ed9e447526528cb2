// Package arith evaluates the arithmetic expressions of bash on 64-bit integers.
package arith
