#### cal 2 2024; echo $?
cal 2 2024; echo $?

#### cal 1 2024; echo $?
cal 1 2024; echo $?

#### cal 12 2023; echo $?
cal 12 2023; echo $?

#### cal 9 1752; echo $?
cal 9 1752; echo $?

#### cal 2 1900; echo $?
cal 2 1900; echo $?

#### cal 2 2000; echo $?
cal 2 2000; echo $?

#### cal 2 1600; echo $?
cal 2 1600; echo $?

#### cal 1 1; echo $?
cal 1 1; echo $?

#### cal feb 2024; echo $?
cal feb 2024; echo $?

#### cal February 2024; echo $?
cal February 2024; echo $?

#### cal -y 2024; echo $?
cal -y 2024; echo $?

#### cal 2024; echo $?
cal 2024; echo $?

#### cal 1752; echo $?
cal 1752; echo $?

#### cal -j 1 2024; echo $?
cal -j 1 2024; echo $?

#### cal -j 12 2024; echo $?
cal -j 12 2024; echo $?

#### cal -j 2024; echo $?
cal -j 2024; echo $?

#### cal -3 2 2024; echo $?
cal -3 2 2024; echo $?

#### cal -3 1 2024; echo $?
cal -3 1 2024; echo $?

#### cal -3 12 2024; echo $?
cal -3 12 2024; echo $?

#### cal -A 1 2 2024; echo $?
cal -A 1 2 2024; echo $?

#### cal -B 1 2 2024; echo $?
cal -B 1 2 2024; echo $?

#### cal -A 4 2 2024; echo $?
cal -A 4 2 2024; echo $?

#### cal -m 2 2024; echo $?
cal -m 2 2024; echo $?

#### cal -m mar 2024; echo $?
cal -m mar 2024; echo $?

#### cal -1 5 2024; echo $?
cal -1 5 2024; echo $?

#### cal 5 9999; echo $?
cal 5 9999; echo $?

#### cal -d 2024-02; echo $?
cal -d 2024-02; echo $?

#### cal 3 2015; echo $?
cal 3 2015; echo $?

#### cal 8 2026; echo $?
cal 8 2026; echo $?

#### cal 13 2024; echo $?
#@ stderr any
cal 13 2024; echo $?

#### cal 0; echo $?
#@ stderr any
cal 0; echo $?

#### cal x; echo $?
#@ stderr any
cal x; echo $?

#### cal 1 2 3; echo $?
#@ stderr any
cal 1 2 3; echo $?

#### cal 1 10000; echo $?
#@ stderr any
cal 1 10000; echo $?

#### cal -Q; echo $?
#@ stderr any
cal -Q; echo $?
