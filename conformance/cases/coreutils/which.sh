#### which nosuchcmd; echo $?
export PATH=/usr/bin:/bin
which nosuchcmd; echo $?

#### which; echo $?
export PATH=/usr/bin:/bin
which; echo $?

#### which sort; echo $?
export PATH=/usr/bin:/bin
which sort; echo $?

#### which sort nosuchcmd cat; echo $?
export PATH=/usr/bin:/bin
which sort nosuchcmd cat; echo $?

#### which ./x; echo $?
export PATH=/usr/bin:/bin
which ./x; echo $?

#### printf '#!/bin/sh\n' > x; chmod +x x; which ./x; echo $?
export PATH=/usr/bin:/bin
printf '#!/bin/sh\n' > x; chmod +x x; which ./x; echo $?

#### printf '#!/bin/sh\n' > x; which ./x; echo $?
export PATH=/usr/bin:/bin
printf '#!/bin/sh\n' > x; which ./x; echo $?

#### mkdir b; printf '#!/bin/sh\n' > b/mine; chmod +x b/mine; PATH=b:$PATH which mine; echo $?
export PATH=/usr/bin:/bin
mkdir b; printf '#!/bin/sh\n' > b/mine; chmod +x b/mine; PATH=b:$PATH which mine; echo $?

#### mkdir b; printf '#!/bin/sh\n' > b/sort; chmod +x b/sort; PATH=$PWD/b:/usr/bin which -a sort
export PATH=/usr/bin:/bin
mkdir b; printf '#!/bin/sh\n' > b/sort; chmod +x b/sort; PATH=$PWD/b:/usr/bin which -a sort

#### which '' ; echo $?
export PATH=/usr/bin:/bin
which '' ; echo $?

#### which -s sort; echo $?
export PATH=/usr/bin:/bin
which -s sort; echo $?

#### which -x; echo $?
#@ stderr any
export PATH=/usr/bin:/bin
which -x; echo $?
