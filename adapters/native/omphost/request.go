package omphost

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/tidwall/gjson"

	"ambit/actors"
	"ambit/core/authority"
	"ambit/core/members"
)

// request is a POST /runs that was found to be in order.
type request struct {
	id            string
	snapshot      *snapshot
	credentials   map[string][]byte // by the provider's variable
	systemPrompt  string
	authorization []byte
	expires       time.Time
	profile       string
	grant         *authority.Grant
}

// noProfile is the profile of a run that asks for no tools of its own.
const noProfile = "no-repo"

// parseRequest checks the whole of a request before anything exists of its run.
func (h *Host) parseRequest(body []byte) (*request, error) {
	r, err := members.Parse(body, "field")
	if err != nil {
		return nil, invalid("body: %v", err)
	}
	q := &request{id: strings.ToLower(r.Text("id")), profile: noProfile, grant: &authority.Grant{}}
	modelName := r.Text("model")
	registry := r.Get("registry")
	credentials := r.Get("credentialEnv")
	prompt := r.Get("systemPrompt")
	authorization := r.Get("mcpAuthorization")
	expires := r.Get("expiresAt")
	governed := r.Get("ambit")
	if err := r.Done(); err != nil {
		return nil, invalid("body: %v", err)
	}
	switch {
	case !validUUID(q.id):
		return nil, invalid("field `id` must be a UUID")
	case !registry.IsObject():
		return nil, invalid("field `registry` must be an object")
	case !credentials.IsObject():
		return nil, invalid("field `credentialEnv` must be an object of texts")
	case prompt.Type != gjson.String:
		return nil, invalid("field `systemPrompt` must be text")
	case authorization.Type != gjson.String || authorization.String() == "" || !plain(authorization.String()):
		return nil, invalid("field `mcpAuthorization` must be the value of an Authorization header")
	}
	q.systemPrompt, q.authorization = prompt.String(), []byte(authorization.String())
	if q.expires, err = h.expiry(expires); err != nil {
		return nil, err
	}
	if q.snapshot, err = newSnapshot(registry, modelName); err != nil {
		var wrong *RegistryError
		if errors.As(err, &wrong) {
			return nil, invalid("%s", wrong.Message)
		}
		return nil, err
	}
	if err := q.resolve(credentials); err != nil {
		return nil, err
	}
	if governed.Exists() {
		if err := h.governedBy(q, governed); err != nil {
			return nil, err
		}
	}
	return q, nil
}

func invalid(format string, args ...any) error {
	return problem(actors.Invalid, "%s", fmt.Sprintf(format, args...))
}

// expiry reads a time in the future: ISO 8601 with a zone, or milliseconds since 1970.
func (h *Host) expiry(v gjson.Result) (time.Time, error) {
	var at time.Time
	switch v.Type {
	case gjson.String:
		t, err := time.Parse(time.RFC3339Nano, v.String())
		if err != nil {
			return at, invalid("field `expiresAt` must be an ISO 8601 time with a zone, or milliseconds since 1970")
		}
		at = t
	case gjson.Number:
		if ms := v.Int(); float64(ms) == v.Float() && ms > 0 {
			at = time.UnixMilli(ms)
			break
		}
		return at, invalid("field `expiresAt` must be a whole number of milliseconds")
	default:
		return at, invalid("field `expiresAt` must be an ISO 8601 time with a zone, or milliseconds since 1970")
	}
	now, longest := h.opt.now(), h.runs.Options().MaxLease
	switch {
	case !at.After(now):
		return at, invalid("expiresAt is not in the future")
	case at.After(now.Add(longest)):
		return at, invalid("expiresAt is more than %s ahead", longest)
	}
	return at, nil
}

// resolve takes the credentials that the providers refer to; the others are ignored.
func (q *request) resolve(given gjson.Result) error {
	values := map[string]gjson.Result{}
	var err error
	given.ForEach(func(k, v gjson.Result) bool {
		name := k.String()
		switch _, twice := values[name]; {
		case twice:
			err = invalid("field `credentialEnv`: `%.80s` occurs twice", name)
		case v.Type != gjson.String:
			err = invalid("field `credentialEnv` must be an object of texts")
		}
		values[name] = v
		return err == nil
	})
	if err != nil {
		return err
	}
	q.credentials = map[string][]byte{}
	for i := range q.snapshot.providers {
		p := &q.snapshot.providers[i]
		if p.reference == "" {
			continue
		}
		v := values[p.reference].String()
		switch {
		case v == "":
			return invalid("provider `%s`: credentialEnv has no `%s`", p.id, p.reference)
		case !plain(v):
			return invalid("provider `%s`: the credential `%s` is too long, or has control characters in it", p.id, p.reference)
		}
		q.credentials[p.variable] = []byte(v)
	}
	return q.leaks()
}

// leaks refuses a request with a credential where a file would hold it.
func (q *request) leaks() error {
	s := &secrets{}
	s.set("mcp", q.authorization)
	for name, v := range q.credentials {
		s.set(name, v)
	}
	if _, token, ok := strings.Cut(string(q.authorization), " "); ok {
		s.set("mcp token", []byte(token))
	}
	for i := range q.snapshot.providers {
		p := &q.snapshot.providers[i]
		texts := []string{p.baseURL.String()}
		for _, h := range p.headers {
			texts = append(texts, h[1])
		}
		for _, v := range p.query {
			texts = append(texts, v[1])
		}
		if slices.ContainsFunc(texts, func(t string) bool { return s.within([]byte(t)) }) {
			return invalid("provider `%s`: a credential stands outside of credentialEnv", p.id)
		}
	}
	if s.within([]byte(q.systemPrompt)) {
		return invalid("field `systemPrompt` holds a credential")
	}
	return nil
}

// governedBy gives the run tools of its own, where the startup configuration allows it.
func (h *Host) governedBy(q *request, v gjson.Result) error {
	if !v.IsObject() {
		return invalid("field `ambit` must be an object")
	}
	r, err := members.Parse([]byte(v.Raw), "field")
	if err != nil {
		return invalid("field `ambit`: %v", err)
	}
	q.profile = r.Text("profile")
	grants := r.Get("grants")
	switch {
	case grants.Type == gjson.String:
		q.grant, err = authority.ParseGrant(grants.String())
	case grants.IsObject():
		q.grant, err = authority.ParseGrant(grants.Raw)
	case grants.Exists():
		r.Fail("field `grants` must be an object or text")
	}
	if done := r.Done(); done != nil {
		return invalid("field `ambit`: %v", done)
	}
	if err != nil {
		return invalid("field `ambit`: %v", err)
	}
	if !slices.Contains(h.opt.Profiles, q.profile) {
		return invalid("field `ambit`: this server lets no agent have the profile `%.64s`", q.profile)
	}
	if _, err := h.runs.Policy().Authorize(q.profile, q.grant, nil); err != nil {
		return invalid("field `ambit`: %v", err)
	}
	return nil
}
