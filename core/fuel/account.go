package fuel

// Account counts what one user of a Meter has alive, so that all of it can be given
// back at once. It is closed where its user ends; what unwinds past that ends the
// call, and the Meter with it.
type Account struct {
	meter *Meter
	alive int64
}

// Account opens an account on the meter.
func (m *Meter) Account() *Account { return &Account{meter: m} }

// Alloc is Meter.Alloc.
func (a *Account) Alloc(n int64) {
	a.meter.Alloc(n)
	a.alive += n
}

// Free is Meter.Free.
func (a *Account) Free(n int64) {
	a.meter.Free(n)
	a.alive -= n
}

// Close gives back everything that is alive.
func (a *Account) Close() {
	a.meter.Free(a.alive)
	a.alive = 0
}
