package shell

import (
	"strconv"
	"strings"
)

// The signals that the shell itself knows by number.
const (
	sigHUP  = 1
	sigINT  = 2
	sigQUIT = 3
	sigKILL = 9
	sigPIPE = 13
	sigALRM = 14
	sigTERM = 15
	sigCHLD = 17
	sigCONT = 18
	sigSTOP = 19
	sigTSTP = 20
	sigTTIN = 21
	sigTTOU = 22
	sigURG  = 23
	sigWNCH = 28
)

// signalNames are those of Linux by number; 32 and 33 belong to the C library.
var signalNames = [65]string{
	1: "HUP", 2: "INT", 3: "QUIT", 4: "ILL", 5: "TRAP", 6: "ABRT", 7: "BUS", 8: "FPE", 9: "KILL", 10: "USR1",
	11: "SEGV", 12: "USR2", 13: "PIPE", 14: "ALRM", 15: "TERM", 16: "STKFLT", 17: "CHLD", 18: "CONT", 19: "STOP",
	20: "TSTP", 21: "TTIN", 22: "TTOU", 23: "URG", 24: "XCPU", 25: "XFSZ", 26: "VTALRM", 27: "PROF", 28: "WINCH",
	29: "IO", 30: "PWR", 31: "SYS", 34: "RTMIN", 64: "RTMAX",
}

func init() {
	for i := 1; i <= 15; i++ {
		signalNames[34+i] = "RTMIN+" + strconv.Itoa(i)
	}
	for i := 1; i <= 14; i++ {
		signalNames[64-i] = "RTMAX-" + strconv.Itoa(i)
	}
}

// signalTexts are what the shell prints for a job that a signal ended.
var signalTexts = map[int]string{
	1: "Hangup", 2: "Interrupt", 3: "Quit", 4: "Illegal instruction", 5: "Trace/breakpoint trap", 6: "Aborted",
	7: "Bus error", 8: "Floating point exception", 9: "Killed", 10: "User defined signal 1", 11: "Segmentation fault",
	12: "User defined signal 2", 13: "Broken pipe", 14: "Alarm clock", 15: "Terminated", 16: "Stack fault",
	24: "CPU time limit exceeded", 25: "File size limit exceeded", 26: "Virtual timer expired",
	27: "Profiling timer expired", 29: "I/O possible", 30: "Power failure", 31: "Bad system call",
}

// fatalSignal reports whether the default action of sig ends a process.
func fatalSignal(sig int) bool {
	switch sig {
	case 0, sigCHLD, sigCONT, sigURG, sigWNCH, sigSTOP, sigTSTP, sigTTIN, sigTTOU:
		return false
	}
	return sig > 0 && sig < len(signalNames)
}

// terminating are the signals that bash handles itself while there is an EXIT trap.
var terminating = []int{sigHUP, sigINT, 4, 5, 6, 7, 8, 10, 11, 12, sigPIPE, sigALRM, sigTERM, 24, 25, 26, 31}

// signalNumber reads a signal given as number or name, with or without SIG.
func signalNumber(s string) (int, bool) {
	if n, err := strconv.Atoi(s); err == nil {
		return n, n >= 0 && n < len(signalNames) && (n == 0 || signalNames[n] != "")
	}
	name := strings.TrimPrefix(strings.ToUpper(s), "SIG")
	for n, have := range signalNames {
		if have != "" && have == name {
			return n, true
		}
	}
	return 0, false
}
