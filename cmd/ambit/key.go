package main

import (
	"crypto/ed25519"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/mod/sumdb/note"

	"ambit/core/ledger"
)

func keyCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "key",
		Short: "Make and show keys that sign the heads of ledgers",
	}
	make := &cobra.Command{
		Use:   "new NAME -o FILE",
		Short: "Make an Ed25519 key: the private one into FILE, the public one to standard output",
		Long: `Make an Ed25519 key in the format of golang.org/x/mod/sumdb/note. The private key goes
into FILE, which only its owner can read and which must not exist; the public one, by which
others verify, is printed. NAME says whose it is: a domain, with a path or not, without
spaces or +.`,
		Example: `  ambit key new ambit.example/prod -o signing.key > signing.pub
  ambit serve --sign-key signing.key`,
		Args: arguments(1, 1, ""),
	}
	out := make.Flags().StringP("output", "o", "", "the file of the private key")
	make.RunE = func(cmd *cobra.Command, args []string) error {
		if *out == "" {
			return errors.New("name the file of the private key: -o FILE")
		}
		private, public, err := note.GenerateKey(rand.Reader, args[0])
		if err == nil {
			_, err = note.NewSigner(private)
		}
		if err != nil {
			return fmt.Errorf("NAME %q: must not be empty, nor have spaces or +", args[0])
		}
		f, err := os.OpenFile(*out, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if errors.Is(err, fs.ErrExist) {
			return &exitError{exitFailed, fmt.Errorf("%s exists, and no key is ever overwritten: name another file", *out)}
		}
		if err != nil {
			return &exitError{exitFailed, err}
		}
		_, err = fmt.Fprintln(f, private)
		if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
			return &exitError{exitFailed, err}
		}
		return printKey(cmd, args[0], public)
	}
	cmd.AddCommand(make, &cobra.Command{
		Use:   "show FILE",
		Short: "Print the public key of a private one",
		Args:  arguments(1, 1, ""),
		RunE: func(cmd *cobra.Command, args []string) error {
			data, err := readSmall(args[0])
			if err != nil {
				return err
			}
			name, public, err := publicKey(strings.TrimSpace(string(data)))
			if err != nil {
				return &exitError{exitFailed, fmt.Errorf("%s: %w", args[0], err)}
			}
			return printKey(cmd, name, public)
		},
	})
	return cmd
}

func printKey(cmd *cobra.Command, name, public string) error {
	if wantJSON(cmd) {
		return printJSON(map[string]any{"name": name, "public": public})
	}
	fmt.Println(printable(public))
	return nil
}

var errPrivateKey = errors.New("it is no private key that `ambit key new` made")

// publicKey is the public key of a private one, PRIVATE+KEY+name+hash+seed.
func publicKey(private string) (name, public string, err error) {
	signer, err := note.NewSigner(private)
	if err != nil {
		return "", "", errPrivateKey
	}
	parts := strings.SplitN(private, "+", 5) // the seed's base64 may hold a +
	data, err := base64.StdEncoding.DecodeString(parts[len(parts)-1])
	if err != nil || len(data) != 1+ed25519.SeedSize {
		return "", "", errPrivateKey
	}
	key := ed25519.NewKeyFromSeed(data[1:]).Public().(ed25519.PublicKey)
	public, err = note.NewEd25519VerifierKey(signer.Name(), key)
	return signer.Name(), public, err
}

// readSigner reads a private key that only its owner can read.
func readSigner(file string) (note.Signer, error) {
	info, err := os.Stat(file)
	if err != nil {
		return nil, err
	}
	if info.Mode().Perm()&0o077 != 0 {
		return nil, fmt.Errorf("%s can be read by others: chmod 600, or make a new key", file)
	}
	data, err := readSmall(file)
	if err != nil {
		return nil, err
	}
	signer, err := ledger.NewSigner(strings.TrimSpace(string(data)))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, errPrivateKey)
	}
	return signer, nil
}
