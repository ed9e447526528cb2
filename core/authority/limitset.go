package authority

// Set sets the limit of a name; it reports whether there is one.
func (l *Limits) Set(name string, value int64) bool {
	f := l.field(name)
	if f != nil {
		*f = value
	}
	return f != nil
}
