// Package sed holds sed.
package sed
