package native

import "time"

// SetSendTime shortens how long a client may take to take a piece of a response.
func (s *Server) SetSendTime(d time.Duration) { s.send = d }
