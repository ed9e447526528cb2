package yq

// opCode names an operator.
type opCode uint8

const (
	opOr opCode = iota
	opAnd
	opReduce
	opThen
	opElse
	opBlock
	opUnion
	opPipe
	opAssign
	opAddAssign
	opSubtractAssign
	opAssignAttributes
	opAssignStyle
	opAssignVariable
	opAssignTag
	opAssignComment
	opAssignAnchor
	opAssignAlias
	opMultiply
	opMultiplyAssign
	opDivide
	opModulo
	opAdd
	opSubtract
	opAlternative
	opEquals
	opNotEquals
	opCompare
	opMin
	opMax
	opCreateMap
	opShortPipe
	opLength
	opLine
	opColumn
	opExpression
	opCollect
	opMap
	opFilter
	opError
	opPick
	opOmit
	opEval
	opMapValues
	opFormatDateTime
	opWithDateFormat
	opNow
	opTimeZone
	opFromUnix
	opToUnix
	opEncode
	opDecode
	opAny
	opAll
	opContains
	opAnyCondition
	opAllCondition
	opToEntries
	opFromEntries
	opWithEntries
	opWith
	opSplitDoc
	opVariable
	opStyle
	opTag
	opKind
	opKey
	opIsKey
	opParent
	opParents
	opComment
	opAnchor
	opAlias
	opDocumentIndex
	opFileName
	opFileIndex
	opPath
	opSetPath
	opDelPaths
	opExplode
	opSortBy
	opFirst
	opReverse
	opSort
	opShuffle
	opSortKeys
	opJoin
	opSub
	opMatch
	opCapture
	opTest
	opSplit
	opChangeCase
	opTrim
	opToString
	opInterpolate
	opLoad
	opLoadString
	opSystem
	opKeys
	opCollectObject
	opTraversePath
	opTraverseArray
	opSelf
	opValue
	opReference
	opEnv
	opNot
	opToNumber
	opEmpty
	opEnvsubst
	opRecurse
	opSelect
	opHas
	opUnique
	opUniqueBy
	opGroupBy
	opFlatten
	opDelete
	opPivot
	opCount
)

// opType says how an operator is parsed.
type opType struct {
	name string // in messages about brackets
	args int
	prec int
	post bool // a path or index may follow directly
}

// opTypes are yq's precedences. Operators of one precedence bind to the right.
var opTypes = [opCount]opType{
	opOr: {"OR", 2, 20, false}, opAnd: {"AND", 2, 20, false}, opReduce: {"REDUCE", 2, 35, false},
	opThen: {"IF_THEN", 2, 5, false}, opElse: {"IF_ELSE", 2, 4, false},
	opBlock: {"BLOCK", 2, 10, false}, opUnion: {"UNION", 2, 10, false}, opPipe: {"PIPE", 2, 30, false},
	opAssign: {"ASSIGN", 2, 40, false}, opAddAssign: {"ADD_ASSIGN", 2, 40, false}, opSubtractAssign: {"SUBTRACT_ASSIGN", 2, 40, false},
	opAssignAttributes: {"ASSIGN_ATTRIBUTES", 2, 40, false}, opAssignStyle: {"ASSIGN_STYLE", 2, 40, false},
	opAssignVariable: {"ASSIGN_VARIABLE", 2, 40, false}, opAssignTag: {"ASSIGN_TAG", 2, 40, false},
	opAssignComment: {"ASSIGN_COMMENT", 2, 40, false}, opAssignAnchor: {"ASSIGN_ANCHOR", 2, 40, false}, opAssignAlias: {"ASSIGN_ALIAS", 2, 40, false},
	opMultiply: {"MULTIPLY", 2, 42, false}, opMultiplyAssign: {"MULTIPLY_ASSIGN", 2, 42, false}, opDivide: {"DIVIDE", 2, 42, false},
	opModulo: {"MODULO", 2, 42, false}, opAdd: {"ADD", 2, 42, false}, opSubtract: {"SUBTRACT", 2, 42, false},
	opAlternative: {"ALTERNATIVE", 2, 42, false}, opEquals: {"EQUALS", 2, 40, false}, opNotEquals: {"NOT_EQUALS", 2, 40, false},
	opCompare: {"COMPARE", 2, 40, false}, opMin: {"MIN", 0, 40, false}, opMax: {"MAX", 0, 40, false},
	opCreateMap: {"CREATE_MAP", 2, 15, false}, opShortPipe: {"SHORT_PIPE", 2, 45, false},
	opLength: {"LENGTH", 0, 50, false}, opLine: {"LINE", 0, 50, false}, opColumn: {"LINE", 0, 50, false}, opExpression: {"EXP", 0, 50, false},
	opCollect: {"COLLECT", 1, 50, false}, opMap: {"MAP", 1, 52, true}, opFilter: {"FILTER", 1, 52, true}, opError: {"ERROR", 1, 50, false},
	opPick: {"PICK", 1, 52, true}, opOmit: {"OMIT", 1, 52, true}, opEval: {"EVAL", 1, 52, true}, opMapValues: {"MAP_VALUES", 1, 52, true},
	opFormatDateTime: {"FORMAT_DATE_TIME", 1, 50, false}, opWithDateFormat: {"WITH_DATE_TIME_FORMAT", 1, 50, false},
	opNow: {"NOW", 0, 50, false}, opTimeZone: {"TIMEZONE", 1, 50, false}, opFromUnix: {"FROM_UNIX", 0, 50, false}, opToUnix: {"TO_UNIX", 0, 50, false},
	opEncode: {"ENCODE", 0, 50, false}, opDecode: {"DECODE", 0, 50, false}, opAny: {"ANY", 0, 50, false}, opAll: {"ALL", 0, 50, false},
	opContains: {"CONTAINS", 1, 50, false}, opAnyCondition: {"ANY_CONDITION", 1, 50, false}, opAllCondition: {"ALL_CONDITION", 1, 50, false},
	opToEntries: {"TO_ENTRIES", 0, 52, true}, opFromEntries: {"FROM_ENTRIES", 0, 50, false}, opWithEntries: {"WITH_ENTRIES", 1, 50, false},
	opWith: {"WITH", 1, 52, true}, opSplitDoc: {"SPLIT_DOC", 0, 52, true}, opVariable: {"GET_VARIABLE", 0, 55, true},
	opStyle: {"GET_STYLE", 0, 50, false}, opTag: {"GET_TAG", 0, 50, false}, opKind: {"GET_KIND", 0, 50, false}, opKey: {"GET_KEY", 0, 50, false},
	opIsKey: {"IS_KEY", 0, 50, false}, opParent: {"GET_PARENT", 0, 50, true}, opParents: {"GET_PARENTS", 0, 50, false},
	opComment: {"GET_COMMENT", 0, 50, false}, opAnchor: {"GET_ANCHOR", 0, 50, false}, opAlias: {"GET_ALIAS", 0, 50, false},
	opDocumentIndex: {"GET_DOCUMENT_INDEX", 0, 50, false}, opFileName: {"GET_FILENAME", 0, 50, false}, opFileIndex: {"GET_FILE_INDEX", 0, 50, false},
	opPath: {"GET_PATH", 0, 52, true}, opSetPath: {"SET_PATH", 1, 50, false}, opDelPaths: {"DEL_PATHS", 1, 52, true},
	opExplode: {"EXPLODE", 1, 52, true}, opSortBy: {"SORT_BY", 1, 52, true}, opFirst: {"FIRST", 1, 52, true},
	opReverse: {"REVERSE", 0, 52, true}, opSort: {"SORT", 0, 52, true}, opShuffle: {"SHUFFLE", 0, 52, true}, opSortKeys: {"SORT_KEYS", 1, 52, true},
	opJoin: {"JOIN", 1, 50, false}, opSub: {"SUBSTR", 1, 50, false}, opMatch: {"MATCH", 1, 50, false}, opCapture: {"CAPTURE", 1, 50, false},
	opTest: {"TEST", 1, 50, false}, opSplit: {"SPLIT", 1, 52, true}, opChangeCase: {"CHANGE_CASE", 0, 50, false}, opTrim: {"TRIM", 0, 50, false},
	opToString: {"TO_STRING", 0, 50, false}, opInterpolate: {"STRING_INT", 0, 50, false}, opLoad: {"LOAD", 1, 52, true},
	opLoadString: {"LOAD_STRING", 1, 52, false}, opSystem: {"SYSTEM", 1, 50, false}, opKeys: {"KEYS", 0, 52, true},
	opCollectObject: {"COLLECT_OBJECT", 0, 50, false}, opTraversePath: {"TRAVERSE_PATH", 0, 55, true}, opTraverseArray: {"TRAVERSE_ARRAY", 2, 50, false},
	opSelf: {"SELF", 0, 55, false}, opValue: {"VALUE", 0, 50, false}, opReference: {"REF", 0, 50, false}, opEnv: {"ENV", 0, 52, true},
	opNot: {"NOT", 0, 50, false}, opToNumber: {"TO_NUMBER", 0, 50, false}, opEmpty: {"EMPTY", 0, 50, false}, opEnvsubst: {"ENVSUBST", 0, 50, false},
	opRecurse: {"RECURSIVE_DESCENT", 0, 50, false}, opSelect: {"SELECT", 1, 52, true}, opHas: {"HAS", 1, 50, false},
	opUnique: {"UNIQUE", 0, 52, true}, opUniqueBy: {"UNIQUE_BY", 1, 52, true}, opGroupBy: {"GROUP_BY", 1, 52, true},
	opFlatten: {"FLATTEN_BY", 0, 52, true}, opDelete: {"DELETE", 1, 40, false}, opPivot: {"PIVOT", 0, 52, true},
}

// assignment says how a value is assigned.
type assignment struct {
	keepAnchor, onlyNull, clobber bool
}

// traversal says how a path is walked.
type traversal struct {
	noFollow, withKeys, noCreate, noValues, optional, exact bool
}

// merging says how * joins two values.
type merging struct {
	appendArrays, deepArrays bool
	walk                     traversal
	assign                   assignment
}

// op is an operator in an expression.
type op struct {
	code   opCode
	text   string // as written
	update bool   // |=
	value  *node  // of a literal or reference
	index  step   // of a path
	number int    // a depth, level or indentation
	flag   bool   // upper case; or equal; reference; keys too; strenv
	flag2  bool   // greater
	walk   traversal
	assign assignment
	merge  merging
	which  commentKinds
	format *format
	env    envOptions
}

type commentKinds struct{ line, head, foot bool }

type envOptions struct{ noUnset, noEmpty, failFast bool }
