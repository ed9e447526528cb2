#### parent of the last command of a subshell
#@ tree any
is() { [ "$1" = $$ ]; echo $?; }
(bash -c 'echo $PPID') > f; is $(cat f); (bash -c 'echo $PPID'; :) > f; is $(cat f)
(:; bash -c 'echo $PPID') > f; is $(cat f); (:;: && bash -c 'echo $PPID') > f; is $(cat f); (bash -c 'echo $PPID' > f); is $(cat f)
(A=1 bash -c 'echo $PPID') > f; is $(cat f); (if :; then bash -c 'echo $PPID'; fi) > f; is $(cat f); (false || bash -c 'echo $PPID') > f; is $(cat f)
(trap 'echo x' USR1; bash -c 'echo $PPID')>f; is $(cat f)
(bash -c 'echo $SHLVL'); (bash -c 'echo $SHLVL'; :); bash -c 'echo $SHLVL'
#### parent of the last command of a substitution
is() { [ "$1" = $$ ]; echo $?; }
is "$(bash -c 'echo $PPID')"; is "$(bash -c 'echo $PPID'; true)"; is "$(bash -c 'echo $PPID' | cat)"; is "$(:; bash -c 'echo $PPID')"
is "$(bash -c 'echo $PPID' 2>&1)"; is "$(! bash -c 'echo $PPID')"; is "$( (bash -c 'echo $PPID'))"; is "$({ bash -c 'echo $PPID'; })"; is `bash -c 'echo $PPID'`
read x < <(bash -c 'echo $PPID'); is $x; read x < <(bash -c 'echo $PPID'; :); is $x; is "$(trap 'echo x' USR1; bash -c 'echo $PPID')"
echo $(bash -c 'echo $SHLVL') $(bash -c 'echo $SHLVL'; :)
#### parent of the last command with traps set
#@ tree any
is() { [ "$1" = $$ ]; echo $?; }
trap 'echo e' EXIT; is "$(bash -c 'echo $PPID')"; (bash -c 'echo $PPID') > f; is $(cat f)
trap 'echo t' TERM; is "$(bash -c 'echo $PPID')"; trap '' USR1; is "$(bash -c 'echo $PPID')"; trap : ERR; is "$(bash -c 'echo $PPID')"
#### killed last command of a subshell
{ (bash -c 'kill -9 $$'); echo $?; x=$(bash -c 'kill -9 $$'); echo $?; (:; bash -c 'kill -9 $$'); echo $?; (bash -c 'kill -9 $$'; :); } 2>&1 | sed 's/: *[0-9]* Killed/: N Killed/'
(bash -c 'kill $$'); echo $?
