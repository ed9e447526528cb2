package actors

// Waiting is how many events wait for a run.
func (h *Host) Waiting(tenant, id string) int {
	h.mu.Lock()
	defer h.mu.Unlock()
	if s := h.slots[tenant+"/"+id]; s != nil {
		return len(s.waiting)
	}
	return 0
}
