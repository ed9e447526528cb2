// Package dynamodb is the Store over one Amazon DynamoDB table.
//
// The table has the string keys pk and sk. A run's items share the partition
// pk = TENANT/ID; sk begins with the incarnation, ten digits:
//
//	#l#SEQ         a slot of the ledger, written once (SEQ has twenty digits)
//	#p#SUM#PART    a piece of a pack
//	#c, #c#PART    the newest checkpoint and its pieces
//	#w             when the run must be looked at; in the index "due" while it must be
//	#x             says that the incarnation was deleted
//
// The partition pk = /TENANT holds an item for each run, sk = ID, by which runs are
// listed. The global index "due" has the keys due (string, always "1") and at (number,
// milliseconds).
package dynamodb

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/config"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb/types"

	"ambit/actors"
	"ambit/actors/store/inflight"
	"ambit/core/workspace"
)

const (
	// pieceSize is the size that packs and checkpoints are cut into. An item may have
	// 400 KB, its keys included.
	pieceSize = 256 << 10
	// inlineRecord is the longest record that its slot holds; a longer one is stored as
	// a pack, and the slot names it.
	inlineRecord = 350 << 10
	// parallel bounds the requests that one call of the store has in flight.
	parallel = 8
	// deletePage is how many items are deleted before more are looked for.
	deletePage = 1000
)

// Store is the store over a table. Make it with New.
type Store struct {
	client *dynamodb.Client
	table  *string
}

var _ actors.Store = (*Store)(nil)

// Open connects to a table, which must exist. Region, credentials and endpoint come from
// the environment and the files of the AWS SDK (AWS_REGION, AWS_PROFILE,
// AWS_ENDPOINT_URL_DYNAMODB, …).
func Open(ctx context.Context, table string) (*Store, error) {
	cfg, err := config.LoadDefaultConfig(ctx)
	if err != nil {
		return nil, fmt.Errorf("dynamodb: %w", err)
	}
	return New(dynamodb.NewFromConfig(cfg), table), nil
}

// New is Open with a client.
func New(client *dynamodb.Client, table string) *Store { return &Store{client, &table} }

// once makes a request that is not tried again.
func once(o *dynamodb.Options) { o.Retryer = aws.NopRetryer{} }

type item = map[string]types.AttributeValue

func text(s string) types.AttributeValue { return &types.AttributeValueMemberS{Value: s} }

func number[N int | int64 | uint64](n N) types.AttributeValue {
	return &types.AttributeValueMemberN{Value: fmt.Sprint(n)}
}

func textOf(v types.AttributeValue) string {
	s, _ := v.(*types.AttributeValueMemberS)
	if s == nil {
		return ""
	}
	return s.Value
}

func numberOf(v types.AttributeValue) uint64 {
	n, _ := v.(*types.AttributeValueMemberN)
	if n == nil {
		return 0
	}
	u, _ := strconv.ParseUint(n.Value, 10, 64)
	return u
}

func bytesOf(v types.AttributeValue) []byte {
	b, _ := v.(*types.AttributeValueMemberB)
	if b == nil {
		return nil
	}
	return b.Value
}

func partition(run actors.RunID) string { return run.Tenant + "/" + run.ID }

func sortKey(run actors.RunID, rest string) string {
	return fmt.Sprintf("%010d#%s", run.Incarnation, rest)
}

func slotKey(run actors.RunID, seq uint64) string { return sortKey(run, fmt.Sprintf("l#%020d", seq)) }

func packKey(run actors.RunID, sum workspace.Hash, part int64) string {
	return sortKey(run, fmt.Sprintf("p#%s#%06d", sum, part))
}

func keys(run actors.RunID, sk string) item { return item{"pk": text(partition(run)), "sk": text(sk)} }

func (s *Store) failed(doing string, err error) error {
	if err == nil {
		return nil
	}
	var missing *types.ResourceNotFoundException
	if errors.As(err, &missing) {
		return fmt.Errorf("dynamodb://%s: there is no such table: %w", *s.table, err)
	}
	return fmt.Errorf("dynamodb://%s: %s: %w", *s.table, doing, err)
}

func (s *Store) put(ctx context.Context, doing string, i item, opts ...func(*dynamodb.Options)) error {
	_, err := s.client.PutItem(ctx, &dynamodb.PutItemInput{TableName: s.table, Item: i}, opts...)
	return s.failed(doing, err)
}

func (s *Store) get(ctx context.Context, doing string, key item) (item, error) {
	out, err := s.client.GetItem(ctx, &dynamodb.GetItemInput{TableName: s.table, Key: key, ConsistentRead: aws.Bool(true)})
	if err != nil {
		return nil, s.failed(doing, err)
	}
	return out.Item, nil
}

// span is a stretch of a partition: the items from first to last by their sort keys, at
// most limit; backwards, the last ones.
type span struct {
	pk, first, last string
	limit           int
	backwards       bool
	keysOnly        bool // the items come without their content
}

func (s *Store) query(ctx context.Context, doing string, what span) ([]item, error) {
	in := &dynamodb.QueryInput{
		TableName: s.table, ConsistentRead: aws.Bool(true), ScanIndexForward: aws.Bool(!what.backwards),
		KeyConditionExpression:    aws.String("pk = :p AND sk BETWEEN :a AND :b"),
		ExpressionAttributeValues: item{":p": text(what.pk), ":a": text(what.first), ":b": text(what.last)},
	}
	if what.keysOnly {
		in.ProjectionExpression = aws.String("pk, sk")
	}
	var items []item
	for len(items) < what.limit {
		in.Limit = aws.Int32(int32(what.limit - len(items)))
		out, err := s.client.Query(ctx, in)
		if err != nil {
			return nil, s.failed(doing, err)
		}
		items = append(items, out.Items...)
		if len(out.LastEvaluatedKey) == 0 {
			break
		}
		in.ExclusiveStartKey = out.LastEvaluatedKey
	}
	return items, nil
}

// Append implements actors.Store. Before the first slot the run is entered into the list
// of its tenant, so that no run is missing there.
func (s *Store) Append(ctx context.Context, run actors.RunID, seq uint64, record []byte) error {
	if seq == 1 {
		if err := s.enter(ctx, run); err != nil {
			return err
		}
	}
	i := keys(run, slotKey(run, seq))
	if len(record) <= inlineRecord {
		i["data"] = &types.AttributeValueMemberB{Value: record}
	} else {
		sum := workspace.Sum(record)
		if err := s.PutPack(ctx, run, sum, record); err != nil {
			return err
		}
		i["sum"], i["size"] = text(sum.String()), number(len(record))
	}
	_, err := s.client.PutItem(ctx, &dynamodb.PutItemInput{TableName: s.table, Item: i, ConditionExpression: aws.String("attribute_not_exists(pk)")}, once)
	if failedCondition(err) {
		return actors.ErrTaken
	}
	return s.failed("append", err)
}

func failedCondition(err error) bool {
	var failed *types.ConditionalCheckFailedException
	return errors.As(err, &failed)
}

// enter puts a run into the list of its tenant, unless a later incarnation is there.
func (s *Store) enter(ctx context.Context, run actors.RunID) error {
	_, err := s.client.PutItem(ctx, &dynamodb.PutItemInput{
		TableName: s.table, Item: item{"pk": text("/" + run.Tenant), "sk": text(run.ID), "incarnation": number(run.Incarnation)},
		ConditionExpression:       aws.String("attribute_not_exists(pk) OR incarnation < :n"),
		ExpressionAttributeValues: item{":n": number(run.Incarnation)},
	})
	if failedCondition(err) {
		return nil
	}
	return s.failed("list the run", err)
}

// Read implements actors.Store.
func (s *Store) Read(ctx context.Context, run actors.RunID, from uint64, limit int) ([][]byte, error) {
	if limit <= 0 {
		return nil, nil
	}
	items, err := s.query(ctx, "read", span{pk: partition(run), first: slotKey(run, from), last: slotKey(run, from+uint64(limit)-1), limit: limit})
	if err != nil {
		return nil, err
	}
	for n, i := range items {
		if textOf(i["sk"]) != slotKey(run, from+uint64(n)) {
			items = items[:n]
			break
		}
	}
	records := make([][]byte, len(items))
	err = inflight.Each(parallel, len(items), func(n int) error {
		i := items[n]
		if i["sum"] == nil {
			records[n] = bytesOf(i["data"])
			return nil
		}
		size := int(numberOf(i["size"]))
		sum, err := workspace.ParseHash(textOf(i["sum"]))
		if err == nil {
			records[n], err = s.GetRange(ctx, run, sum, 0, size)
		}
		if err == nil && len(records[n]) != size {
			err = fmt.Errorf("%d of %d bytes are there", len(records[n]), size)
		}
		return s.failed(fmt.Sprintf("record %d of run %s", from+uint64(n), run), err)
	})
	if err != nil {
		return nil, err
	}
	return records, nil
}

// pieces is how many pieces data is cut into: one at least.
func pieces(data []byte) int { return max(1, (len(data)+pieceSize-1)/pieceSize) }

// piece is the item of a piece of data.
func piece(run actors.RunID, sk string, data []byte, part int) item {
	i := keys(run, sk)
	if p := data[min(len(data), part*pieceSize):min(len(data), (part+1)*pieceSize)]; len(p) > 0 {
		i["data"] = &types.AttributeValueMemberB{Value: p}
	}
	return i
}

// PutPack implements actors.Store. A pack that is cut off is not named by any entry, and
// storing it again completes it.
func (s *Store) PutPack(ctx context.Context, run actors.RunID, sum workspace.Hash, data []byte) error {
	return inflight.Each(parallel, pieces(data), func(part int) error {
		return s.put(ctx, "store files", piece(run, packKey(run, sum, int64(part)), data, part))
	})
}

// GetRange implements actors.Store.
func (s *Store) GetRange(ctx context.Context, run actors.RunID, sum workspace.Hash, off int64, n int) ([]byte, error) {
	if n <= 0 {
		return nil, nil
	}
	first, last := off/pieceSize, (off+int64(n)-1)/pieceSize
	items, err := s.query(ctx, "read files", span{pk: partition(run), first: packKey(run, sum, first), last: packKey(run, sum, last), limit: int(last-first) + 1})
	if err != nil {
		return nil, err
	}
	if len(items) == 0 {
		start := item(nil)
		if first > 0 {
			if start, err = s.get(ctx, "read files", keys(run, packKey(run, sum, 0))); err != nil {
				return nil, err
			}
		}
		if start == nil {
			return nil, fmt.Errorf("pack %s: %w", sum, workspace.ErrMissing)
		}
		return nil, nil
	}
	var data []byte
	for i, it := range items {
		if textOf(it["sk"]) != packKey(run, sum, first+int64(i)) {
			return nil, fmt.Errorf("pack %s: piece %d: %w", sum, first+int64(i), workspace.ErrMissing)
		}
		data = append(data, bytesOf(it["data"])...)
	}
	data = data[min(int64(len(data)), off-first*pieceSize):]
	return data[:min(len(data), n)], nil
}

// SaveCheckpoint implements actors.Store. The pieces go first; their sum in the head
// tells whether they are all of one checkpoint.
func (s *Store) SaveCheckpoint(ctx context.Context, run actors.RunID, seq uint64, data []byte) error {
	head, err := s.get(ctx, "read the checkpoint", keys(run, sortKey(run, "c")))
	if err != nil || numberOf(head["seq"]) >= seq {
		return err
	}
	err = inflight.Each(parallel, pieces(data), func(part int) error {
		return s.put(ctx, "store the checkpoint", piece(run, sortKey(run, fmt.Sprintf("c#%06d", part)), data, part))
	})
	if err != nil {
		return err
	}
	i := keys(run, sortKey(run, "c"))
	i["seq"], i["size"], i["sum"] = number(seq), number(len(data)), text(workspace.Sum(data).String())
	return s.put(ctx, "store the checkpoint", i)
}

// LoadCheckpoint implements actors.Store.
func (s *Store) LoadCheckpoint(ctx context.Context, run actors.RunID) (uint64, []byte, error) {
	items, err := s.query(ctx, "read the checkpoint", span{pk: partition(run), first: sortKey(run, "c"), last: sortKey(run, "c#~"), limit: 1 << 20})
	if err != nil || len(items) == 0 || textOf(items[0]["sk"]) != sortKey(run, "c") {
		return 0, nil, err
	}
	var data []byte
	for _, i := range items[1:] {
		data = append(data, bytesOf(i["data"])...)
	}
	head := items[0]
	// Pieces of an older, longer one may follow.
	data = data[:min(uint64(len(data)), numberOf(head["size"]))]
	if workspace.Sum(data).String() != textOf(head["sum"]) {
		return 0, nil, nil // a checkpoint is a cache: without one the ledger is read
	}
	return numberOf(head["seq"]), data, nil
}

// Wake implements actors.Store.
func (s *Store) Wake(ctx context.Context, run actors.RunID, at time.Time) error {
	i := keys(run, sortKey(run, "w"))
	if !at.IsZero() {
		i["due"], i["at"] = text("1"), number(max(at.UnixMilli(), 1))
	}
	return s.put(ctx, "set the wake time", i)
}

// Due implements actors.Store. The index may lag behind a little.
func (s *Store) Due(ctx context.Context, now time.Time, limit int) ([]actors.RunID, error) {
	in := &dynamodb.QueryInput{
		TableName: s.table, IndexName: aws.String("due"),
		KeyConditionExpression:    aws.String("due = :d AND #at <= :now"),
		ExpressionAttributeNames:  map[string]string{"#at": "at"},
		ExpressionAttributeValues: item{":d": text("1"), ":now": number(now.UnixMilli())},
	}
	var runs []actors.RunID
	for len(runs) < limit {
		in.Limit = aws.Int32(int32(limit - len(runs)))
		out, err := s.client.Query(ctx, in)
		if err != nil {
			return nil, s.failed("find due runs", err)
		}
		for _, i := range out.Items {
			tenant, id, _ := strings.Cut(textOf(i["pk"]), "/")
			digits, _, _ := strings.Cut(textOf(i["sk"]), "#")
			incarnation, err := strconv.ParseUint(digits, 10, 64)
			if err != nil {
				return nil, s.failed("find due runs", err)
			}
			runs = append(runs, actors.RunID{Tenant: tenant, ID: id, Incarnation: incarnation})
		}
		if len(out.LastEvaluatedKey) == 0 {
			break
		}
		in.ExclusiveStartKey = out.LastEvaluatedKey
	}
	return runs, nil
}

// List implements actors.Store.
func (s *Store) List(ctx context.Context, tenant, after string, limit int) ([]actors.RunID, error) {
	// "~" sorts behind every id, and a space between after and what follows it.
	items, err := s.query(ctx, "list runs", span{pk: "/" + tenant, first: after + " ", last: "~", limit: limit})
	if err != nil {
		return nil, err
	}
	runs := make([]actors.RunID, len(items))
	for n, i := range items {
		runs[n] = actors.RunID{Tenant: tenant, ID: textOf(i["sk"]), Incarnation: numberOf(i["incarnation"])}
	}
	return runs, nil
}

// Latest implements actors.Store.
func (s *Store) Latest(ctx context.Context, tenant, id string) (uint64, error) {
	run := actors.RunID{Tenant: tenant, ID: id}
	last := "~"
	for {
		items, err := s.query(ctx, "find the run", span{pk: partition(run), first: "0", last: last, limit: 1, backwards: true, keysOnly: true})
		if err != nil || len(items) == 0 {
			return 0, err
		}
		digits, _, _ := strings.Cut(textOf(items[0]["sk"]), "#")
		if run.Incarnation, err = strconv.ParseUint(digits, 10, 64); err != nil {
			return 0, s.failed("find the run", err)
		}
		for _, sk := range []string{slotKey(run, 1), sortKey(run, "x")} {
			i, err := s.get(ctx, "find the run", keys(run, sk))
			if err != nil || i != nil {
				return run.Incarnation, err
			}
		}
		last = sortKey(run, "") // packs alone are of one that is about to begin
	}
}

// Delete implements actors.Store. That the run is gone is noted first, so that its
// incarnation is not used again whatever happens later.
func (s *Store) Delete(ctx context.Context, run actors.RunID) error {
	if err := s.put(ctx, "delete", keys(run, sortKey(run, "x"))); err != nil {
		return err
	}
	for {
		items, err := s.query(ctx, "delete", span{pk: partition(run), first: sortKey(run, ""), last: sortKey(run, "w~"), limit: deletePage, keysOnly: true})
		if err != nil {
			return err
		}
		err = inflight.Each(parallel, len(items), func(n int) error {
			_, err := s.client.DeleteItem(ctx, &dynamodb.DeleteItemInput{TableName: s.table, Key: item{"pk": items[n]["pk"], "sk": items[n]["sk"]}})
			return s.failed("delete", err)
		})
		if err != nil {
			return err
		}
		if len(items) < deletePage {
			return s.leave(ctx, run)
		}
	}
}

// leave takes a deleted run out of the list of its tenant, or puts an earlier incarnation
// that is still there in its place.
func (s *Store) leave(ctx context.Context, run actors.RunID) error {
	listed := item{"pk": text("/" + run.Tenant), "sk": text(run.ID)}
	same, values := aws.String("incarnation = :n"), item{":n": number(run.Incarnation)}
	earlier := run
	for earlier.Incarnation--; earlier.Incarnation > 0; earlier.Incarnation-- {
		first, err := s.get(ctx, "delete", keys(run, slotKey(earlier, 1)))
		if err != nil {
			return err
		}
		if first != nil {
			break
		}
	}
	var err error
	if earlier.Incarnation > 0 {
		listed["incarnation"] = number(earlier.Incarnation)
		_, err = s.client.PutItem(ctx, &dynamodb.PutItemInput{TableName: s.table, Item: listed, ConditionExpression: same, ExpressionAttributeValues: values})
	} else {
		_, err = s.client.DeleteItem(ctx, &dynamodb.DeleteItemInput{TableName: s.table, Key: listed, ConditionExpression: same, ExpressionAttributeValues: values})
	}
	if failedCondition(err) {
		return nil // a later incarnation is listed
	}
	return s.failed("delete", err)
}
