#### ls classify and time styles
touch f; ls -F -- f; mkdir d; ls --classify=never; ls --classify=always; ls --classify=auto; ls --classify=sometimes; ls -l --time-style= ; ls -l --time-style=i f | wc -l; ls --block-size= ; ls --block-size=1x; ls --block-size=x1
#### df output fields
df -m --output=target .; df --output=target,target .; df -i --output; df -T --output=source; df -P --output; df -F nosuch; df --block-size=1x; df -B ''
#### du options that are read late
touch f; du --time-style=xx f; du --time --time-style=xx f; du --time=1 f; du ''; du -X nosuch f; du --block-size= f; du -B 1x f; du --files0-from= f
#### install checks owner, group and mode first
touch f; install --group=abc f o; install --owner=abc f o; install --mode=q f; install -m q f o; install -s f; install --preserve-context f o; install -o root f p; install -g '' f q; install --c f r; install --p f s; ls
#### chown says what it was asked for
touch f; chown -v :root f; chown -v :agent f; chown :root f; chown -v root: f; chown -v agent:root f; chgrp -v root f; chgrp root f; chown -v :root nosuch
chown --no-preserve-root agent f; chown --preserve-root agent f; chown -v root nosuch f; chgrp -v root nosuch f; chown -v agent:agent nosuch f
#### mkdir mode after operands
mkdir -m x; mkdir -m x y; mkdir -m 700 z; ls
#### truncate with a bare suffix
printf abc >f; truncate -s g -s 2 f; stat -c %s f
