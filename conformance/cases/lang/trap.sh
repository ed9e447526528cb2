#### exit trap
trap 'echo bye' EXIT; echo hi
#### exit trap sees the status
trap 'echo "status $?"' EXIT; exit 3
#### exit trap changes the status
trap 'exit 5' EXIT; exit 3
#### exit trap keeps the status
trap 'false' EXIT; exit 3
#### exit trap in a subshell
trap 'echo outer' EXIT; (trap 'echo inner' EXIT; echo sub); echo main
#### exit trap is not inherited
trap 'echo outer' EXIT; (echo sub); x=$(echo subst); echo $x
#### exit trap on error of nounset
trap 'echo bye' EXIT; set -u; echo $nope; echo no
#### signal to itself
trap 'echo got TERM' TERM; kill -TERM $$; echo after
#### usr1
trap 'echo usr1' USR1; kill -USR1 $$; kill -s USR1 $$; kill -10 $$; echo end
#### ignored signal
trap '' TERM; kill -TERM $$; echo alive
#### reset
trap 'echo x' INT; trap - INT; trap
#### list
trap 'echo "a b"' EXIT; trap "echo it's" INT; trap '' HUP; trap
#### print one
trap 'echo x' INT; trap -p INT; trap -p TERM; trap -p
#### names and numbers
trap 'echo x' SIGINT 15 hup; trap
#### invalid signal
trap 'echo x' NOPE; echo "status $?"
#### uncaught signal ends the shell
kill -TERM $$; echo no
#### kill a subshell
(kill -TERM $BASHPID; echo no); echo "status $?"
#### signal 0
kill -0 $$; echo $?
#### traps in subshells are reset
trap 'echo t' TERM; (kill -TERM $BASHPID; echo no); echo "status $?"
#### ignored signals stay ignored in subshells
trap '' TERM; (kill -TERM $BASHPID; echo alive)
#### listing in a subshell shows the parent's
trap 'echo x' INT; (trap); echo "$(trap)"
#### DEBUG
trap 'echo "D: $BASH_COMMAND"' DEBUG; echo a; x=1; trap - DEBUG; echo b
#### DEBUG and functions
f() { echo in; }; trap 'echo D' DEBUG; f; trap - DEBUG
#### DEBUG with functrace
set -T; f() { echo in; }; trap 'echo D' DEBUG; f; trap - DEBUG
#### DEBUG in loops
trap 'echo "$BASH_COMMAND"' DEBUG; for i in 1 2; do :; done; ((1)); [[ a ]]; case a in a) :;; esac; trap - DEBUG
#### DEBUG and extdebug skips
shopt -s extdebug; trap '[[ $BASH_COMMAND != *skip* ]]' DEBUG; echo one; echo skip; echo two
#### exit in a trap
trap 'echo t; exit 7' TERM; kill $$; echo no
#### trap in a function
f() { trap 'echo f-exit' EXIT; }; f; echo end
#### return in a trap
f() { trap 'return 9' USR1; kill -USR1 $$; echo in; }; f; echo "status $?"
#### status inside a signal trap
trap 'echo "in $?"' USR1; false; kill -USR1 $$; echo "after $?"
#### trap while waiting
trap 'echo usr1' USR1; (sleep 0.1; kill -USR1 $$) & wait $!; echo "wait $?"
#### trap runs after the command
trap 'echo trapped' USR1; (kill -USR1 $$; echo sub); echo main
#### trap with quotes
x=1; trap "echo $x" EXIT; x=2
#### trap -l begins
trap -l | head -n 1
#### kill -l
kill -l 9; kill -l TERM; kill -l 130; kill -l SIGHUP; kill -l nope; echo $?
#### error inside a trap
trap 'nosuch' EXIT; echo end
#### syntax error inside a trap
trap 'fi' EXIT; echo end
#### exec drops the exit trap
trap 'echo bye' EXIT; exec echo replaced
#### ERR in a function with errtrace
set -o errtrace; trap 'echo "E ${FUNCNAME[0]:-main}"' ERR; f() { false; }; f; echo end
#### nested trap setting
trap 'trap "echo second" EXIT; echo first' EXIT
#### two exit traps: the last one counts
trap 'echo a' EXIT; trap 'echo b' EXIT
#### one argument resets
trap 'echo x' INT; trap INT; trap -p
#### trap number 0
trap 'echo zero' 0; echo end
#### EXIT trap of a list in the background 1
f() { ! for ((j1=0; j1<3; j1++)); do ! echo a | tr a-z A-Z || { ! trap 'echo X $?' EXIT && echo y; echo z; } >> f2; done && ! { echo u; } & wait "$!"; echo "w$?"; }
f

#### EXIT trap of a list in the background 2
{ trap 'echo X $?' EXIT; } & wait

#### EXIT trap of a list in the background 3
{ trap 'echo X $?' EXIT; } && : & wait

#### EXIT trap of a list in the background 4
for i in 1; do trap 'echo X $?' EXIT; done & wait

#### EXIT trap of a list in the background 5
! for i in 1; do trap 'echo X $?' EXIT; done & wait

#### EXIT trap of a list in the background 6
! for i in 1; do trap 'echo X $?' EXIT; done && : & wait

#### EXIT trap of a list in the background 7
! for i in 1; do trap 'echo X $?' EXIT; done && ! { echo u; } & wait

#### EXIT trap of a list in the background 8
trap 'echo X $?' EXIT && : & wait

#### EXIT trap of a list in the background 9
: && trap 'echo X $?' EXIT & wait

#### EXIT trap of a list in the background 10
: && { trap 'echo X $?' EXIT; : ; } & wait

#### EXIT trap of a list in the background 11
: && { trap 'echo X $?' EXIT; false; } & wait $!; echo $?

#### EXIT trap of a list in the background 12
false || { trap 'echo X $?' EXIT; exit 3; } & wait $!; echo $?

#### EXIT trap of a list in the background 13
{ trap 'echo X $?' EXIT; exit 3; } || : & wait $!; echo $?

#### EXIT trap of a list in the background 14
{ { trap 'echo X $?' EXIT; :; }; } & wait $!; echo $?
if :; then trap 'echo X $?' EXIT; :; fi & wait $!; echo $?
while :; do trap 'echo X $?' EXIT; break; done & wait $!; echo $?
case a in a) trap 'echo X $?' EXIT; esac & wait $!; echo $?
(trap 'echo X $?' EXIT; :) & wait $!; echo $?
f() { trap 'echo X $?' EXIT; :; }
f & wait $!; echo $?
f && : & wait $!; echo $?
f | : & wait $!; echo $?
{ f; } & wait $!; echo $?
{ trap 'echo Y $?' EXIT; :; } && { trap 'echo X $?' EXIT; false; } & wait $!; echo $?

