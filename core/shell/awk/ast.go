package awk

// expr is a node of an expression.
type expr interface{ place() loc }

type node struct{ at loc }

func (n node) place() loc { return n.at }

type (
	numLit struct {
		node
		v float64
	}
	strLit struct {
		node
		s string
	}
	// regexLit is /re/: a match against $0, or a pattern where one is wanted.
	regexLit struct {
		node
		re    string
		typed bool // @/re/: a value
	}
	varRef struct {
		node
		name  string
		local int // index in the frame, -1 for a global
	}
	indexExpr struct {
		node
		base expr // varRef or indexExpr
		subs []expr
	}
	fieldExpr struct {
		node
		x expr
	}
	unaryExpr struct {
		node
		op byte // + - !
		x  expr
	}
	incExpr struct {
		node
		lv    expr
		delta float64
		post  bool
	}
	binaryExpr struct {
		node
		op   string // + - * / % ^ < <= == != > >=
		l, r expr
	}
	concatExpr struct {
		node
		parts []expr
	}
	matchExpr struct {
		node
		l, r expr
		not  bool
	}
	logicExpr struct {
		node
		or   bool
		l, r expr
	}
	condExpr struct {
		node
		c, t, f expr
	}
	assignExpr struct {
		node
		op string // "" or an arithmetic operator
		lv expr
		r  expr
	}
	inExpr struct {
		node
		subs []expr
		arr  expr
	}
	groupExpr struct {
		node
		x expr
	}
	// listExpr is (a, b), which only print and in may use.
	listExpr struct {
		node
		xs []expr
	}
	callExpr struct {
		node
		name     string
		args     []expr
		indirect bool // @name(…)
		v        *varRef
	}
	builtinExpr struct {
		node
		name string
		args []expr
	}
	getlineExpr struct {
		node
		kind getlineKind
		src  expr
		lv   expr // nil: $0
	}
)

type getlineKind uint8

const (
	getlineMain getlineKind = iota
	getlineFile
	getlinePipe
	getlineCo
)

// stmt is a node of an action.
type stmt interface{}

type (
	exprStmt  struct{ x expr }
	printStmt struct {
		at     loc
		printf bool
		args   []expr
		redir  string // "", ">", ">>", "|", "|&"
		dest   expr
	}
	ifStmt struct {
		c         expr
		then, alt stmt
	}
	whileStmt struct {
		c    expr
		body stmt
		do   bool
	}
	forStmt struct {
		init, post stmt
		c          expr
		body       stmt
	}
	forInStmt struct {
		at   loc
		v    expr
		arr  expr
		body stmt
	}
	switchStmt struct {
		at    loc
		x     expr
		cases []switchCase
	}
	blockStmt  struct{ list []stmt }
	jumpStmt   struct{ kind signal }
	exitStmt   struct{ x expr }
	returnStmt struct{ x expr }
	deleteStmt struct {
		at  loc
		arr expr
		ix  []expr // nil: the whole array
	}
)

type switchCase struct {
	x    expr // nil: default
	body []stmt
}

// rule is pattern { action }.
type rule struct {
	at, end    loc
	pat, until expr // until: the end of a range
	body       *blockStmt
	active     bool // within a range
	code       stmtFunc
}

// function is a user-defined function.
type function struct {
	name   string
	params []string
	body   *blockStmt
	at     loc
	code   stmtFunc
}

// program is what the parser makes of the source text.
type program struct {
	begin, end, beginFile, endFile []*rule
	rules                          []*rule
	funcs                          map[string]*function
	globals                        []string
	globalIndex                    map[string]int
	usesSymtab                     bool
}
