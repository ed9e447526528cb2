package traces

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"strings"
	"time"

	tracepb "go.opentelemetry.io/proto/otlp/trace/v1"
	"google.golang.org/protobuf/proto"
)

// client sends spans by OTLP over HTTP. It stands in for the exporter of OpenTelemetry's
// own, which brings gRPC along: 8 MB of program and 2 ms of each start, here and on Lambda.
type client struct {
	url     string
	header  http.Header
	timeout time.Duration
	gzip    bool
	http    *http.Client
}

const (
	defaultEndpoint = "http://localhost:4318"
	defaultTimeout  = 10 * time.Second
	tracesPath      = "/v1/traces"
	maxTries        = 5
	firstWait       = 500 * time.Millisecond // before a request is sent again; then twice as long
)

// newClient reads the variables of the OTLP exporter; those of traces alone win.
func newClient(env func(string) string) (*client, error) {
	get := func(name string) (value, from string) {
		for _, from := range []string{"OTEL_EXPORTER_OTLP_TRACES_" + name, "OTEL_EXPORTER_OTLP_" + name} {
			if value := env(from); value != "" {
				return value, from
			}
		}
		return "", ""
	}
	if exporter := env("OTEL_TRACES_EXPORTER"); exporter != "" && exporter != "otlp" {
		return nil, fmt.Errorf("OTEL_TRACES_EXPORTER is %q: this program has `otlp` and `none`", exporter)
	}
	if protocol, from := get("PROTOCOL"); protocol != "" && protocol != "http/protobuf" {
		return nil, fmt.Errorf("%s is %q: this program speaks `http/protobuf`", from, protocol)
	}
	c := &client{header: http.Header{"Content-Type": {"application/x-protobuf"}, "User-Agent": {"ambit"}}, timeout: defaultTimeout}
	endpoint, from := get("ENDPOINT")
	switch from {
	case "":
		endpoint = defaultEndpoint + tracesPath
	case "OTEL_EXPORTER_OTLP_ENDPOINT":
		endpoint = strings.TrimSuffix(endpoint, "/") + tracesPath
	}
	u, err := url.Parse(endpoint)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		return nil, fmt.Errorf("%s must be an http or https URL", from)
	}
	c.url = u.String()
	headers, from := get("HEADERS")
	for pair := range strings.SplitSeq(headers, ",") {
		if pair = strings.TrimSpace(pair); pair == "" {
			continue
		}
		name, value, ok := strings.Cut(pair, "=")
		value, err := url.PathUnescape(strings.TrimSpace(value))
		if name = strings.TrimSpace(name); !ok || name == "" || err != nil {
			return nil, fmt.Errorf("%s: want NAME=VALUE,…", from) // a value may be a secret
		}
		c.header.Set(name, value)
	}
	if value, from := get("TIMEOUT"); value != "" {
		ms, err := strconv.ParseUint(value, 10, 31)
		if err != nil || ms == 0 {
			return nil, fmt.Errorf("%s must be a number of milliseconds", from)
		}
		c.timeout = time.Duration(ms) * time.Millisecond
	}
	switch value, from := get("COMPRESSION"); value {
	case "", "none":
	case "gzip":
		c.gzip = true
		c.header.Set("Content-Encoding", "gzip")
	default:
		return nil, fmt.Errorf("%s is %q: this program has `gzip` and `none`", from, value)
	}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	if transport.TLSClientConfig, err = tlsConfig(get); err != nil {
		return nil, err
	}
	c.http = &http.Client{Transport: transport, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	return c, nil
}

// tlsConfig reads the variables about certificates; nil for those of the system.
func tlsConfig(get func(name string) (value, from string)) (*tls.Config, error) {
	config := &tls.Config{}
	ca, from := get("CERTIFICATE")
	if ca != "" {
		pem, err := os.ReadFile(ca)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", from, err)
		}
		config.RootCAs = x509.NewCertPool()
		if !config.RootCAs.AppendCertsFromPEM(pem) {
			return nil, fmt.Errorf("%s: %s holds no certificate", from, ca)
		}
	}
	cert, from := get("CLIENT_CERTIFICATE")
	key, keyFrom := get("CLIENT_KEY")
	if (cert == "") != (key == "") {
		return nil, fmt.Errorf("%s%s: a client has a certificate and a key", from, keyFrom)
	}
	if cert != "" {
		pair, err := tls.LoadX509KeyPair(cert, key)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", from, err)
		}
		config.Certificates = []tls.Certificate{pair}
	}
	if ca == "" && cert == "" {
		return nil, nil
	}
	return config, nil
}

// Start implements otlptrace.Client.
func (c *client) Start(context.Context) error { return nil }

// Stop implements otlptrace.Client.
func (c *client) Stop(context.Context) error {
	c.http.CloseIdleConnections()
	return nil
}

// UploadTraces implements otlptrace.Client. The collector may ask for a request to be sent
// again later; it is, a few times, as long as the timeout lasts.
func (c *client) UploadTraces(ctx context.Context, spans []*tracepb.ResourceSpans) error {
	// The request that the protocol names has the one field that TracesData has.
	body, err := proto.Marshal(&tracepb.TracesData{ResourceSpans: spans})
	if err != nil {
		return err
	}
	if c.gzip {
		var b bytes.Buffer
		w := gzip.NewWriter(&b)
		w.Write(body)
		w.Close()
		body = b.Bytes()
	}
	ctx, cancel := context.WithTimeout(ctx, c.timeout)
	defer cancel()
	wait := firstWait
	for try := 1; ; try++ {
		again, after, err := c.send(ctx, body)
		if err == nil || !again || try == maxTries {
			return err
		}
		select {
		case <-time.After(max(wait, after)):
		case <-ctx.Done():
			return err
		}
		wait *= 2
	}
}

// send sends a request once. again says that it may be sent once more, after a time.
func (c *client) send(ctx context.Context, body []byte) (again bool, after time.Duration, err error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, c.url, bytes.NewReader(body))
	if err != nil {
		return false, 0, err
	}
	req.Header = c.header.Clone()
	resp, err := c.http.Do(req)
	if err != nil {
		return ctx.Err() == nil, 0, errors.New("sending traces: " + strings.ReplaceAll(err.Error(), c.url, "the collector"))
	}
	defer resp.Body.Close()
	_, _ = io.Copy(io.Discard, io.LimitReader(resp.Body, 64<<10))
	switch {
	case resp.StatusCode < 300:
		return false, 0, nil
	case resp.StatusCode == 429, resp.StatusCode == 502, resp.StatusCode == 503, resp.StatusCode == 504:
		again = true
		if s, err := strconv.ParseUint(resp.Header.Get("Retry-After"), 10, 16); err == nil {
			after = time.Duration(s) * time.Second
		}
	}
	return again, after, fmt.Errorf("sending traces: the collector answered %s", resp.Status)
}
