package sched

// queue is a first-in first-out ring of tasks.
type queue struct {
	buf  []*Task
	head int
	n    int
}

func (q *queue) len() int { return q.n }

func (q *queue) push(t *Task) {
	if q.n == len(q.buf) {
		grown := make([]*Task, max(8, 2*len(q.buf)))
		for i := range q.n {
			grown[i] = q.buf[(q.head+i)%len(q.buf)]
		}
		q.buf, q.head = grown, 0
	}
	q.buf[(q.head+q.n)%len(q.buf)] = t
	q.n++
}

func (q *queue) pop() *Task {
	if q.n == 0 {
		return nil
	}
	t := q.buf[q.head]
	q.buf[q.head] = nil
	q.head = (q.head + 1) % len(q.buf)
	q.n--
	return t
}
