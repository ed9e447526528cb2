package omphost

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"time"
)

// SignatureHeader signs a delivery: "t=SECONDS,v1=HEX", where HEX is the HMAC-SHA-256
// under the shared key of the seconds since 1970, a dot and the body.
const SignatureHeader = "X-Ambit-Signature"

// Webhook delivers events to an app as POST requests with the body
// {"runId": …, "event": {…}}. Every answer but 2xx is a failure, and ends the run: no
// delivery is made twice.
func Webhook(address string, key []byte) (func(ctx context.Context, runID string, e Event) error, error) {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return nil, fmt.Errorf("webhook %q: want an http or https URL", address)
	}
	if len(key) < 32 {
		return nil, fmt.Errorf("the key of the webhook must have at least 32 bytes")
	}
	client := &http.Client{
		Transport: &http.Transport{DialContext: (&net.Dialer{Timeout: dialTime}).DialContext, TLSHandshakeTimeout: dialTime,
			MaxIdleConnsPerHost: 16, IdleConnTimeout: time.Minute, ForceAttemptHTTP2: true},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	return func(ctx context.Context, runID string, e Event) error {
		body := encode(map[string]any{"runId": runID, "event": e})
		// GetBody stays nil: the client would send the body again after a broken connection.
		req, err := http.NewRequestWithContext(ctx, http.MethodPost, address, io.NopCloser(bytes.NewReader(body)))
		if err != nil {
			return err
		}
		req.ContentLength = int64(len(body))
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set(SignatureHeader, Sign(key, time.Now(), body))
		resp, err := client.Do(req)
		if err != nil {
			return err
		}
		defer resp.Body.Close()
		_, _ = io.Copy(io.Discard, io.LimitReader(resp.Body, 64<<10)) // so that the connection can be used again
		if resp.StatusCode < 200 || resp.StatusCode > 299 {
			return fmt.Errorf("the webhook answered %d", resp.StatusCode)
		}
		return nil
	}, nil
}

// Sign is the value of SignatureHeader for a body.
func Sign(key []byte, at time.Time, body []byte) string {
	seconds := strconv.FormatInt(at.Unix(), 10)
	m := hmac.New(sha256.New, key)
	m.Write([]byte(seconds + "."))
	m.Write(body)
	return "t=" + seconds + ",v1=" + hex.EncodeToString(m.Sum(nil))
}
