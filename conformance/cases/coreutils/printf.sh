#### env printf '%d\n' 42
env printf '%d\n' 42

#### env printf '%5d\n' 42
env printf '%5d\n' 42

#### env printf '%-8d|\n' 42
env printf '%-8d|\n' 42

#### env printf '%08d\n' 42
env printf '%08d\n' 42

#### env printf '%.3d\n' 42
env printf '%.3d\n' 42

#### env printf '%+d\n' 42
env printf '%+d\n' 42

#### env printf '%#d\n' 42
env printf '%#d\n' 42

#### env printf '% d\n' 42
env printf '% d\n' 42

#### env printf '%10.4d\n' 42
env printf '%10.4d\n' 42

#### env printf '%.0d\n' 42
env printf '%.0d\n' 42

#### env printf '%-10.2d|\n' 42
env printf '%-10.2d|\n' 42

#### env printf '%i\n' 42
env printf '%i\n' 42

#### env printf '%5i\n' 42
env printf '%5i\n' 42

#### env printf '%-8i|\n' 42
env printf '%-8i|\n' 42

#### env printf '%08i\n' 42
env printf '%08i\n' 42

#### env printf '%.3i\n' 42
env printf '%.3i\n' 42

#### env printf '%+i\n' 42
env printf '%+i\n' 42

#### env printf '%#i\n' 42
env printf '%#i\n' 42

#### env printf '% i\n' 42
env printf '% i\n' 42

#### env printf '%10.4i\n' 42
env printf '%10.4i\n' 42

#### env printf '%.0i\n' 42
env printf '%.0i\n' 42

#### env printf '%-10.2i|\n' 42
env printf '%-10.2i|\n' 42

#### env printf '%o\n' 42
env printf '%o\n' 42

#### env printf '%5o\n' 42
env printf '%5o\n' 42

#### env printf '%-8o|\n' 42
env printf '%-8o|\n' 42

#### env printf '%08o\n' 42
env printf '%08o\n' 42

#### env printf '%.3o\n' 42
env printf '%.3o\n' 42

#### env printf '%+o\n' 42
env printf '%+o\n' 42

#### env printf '%#o\n' 42
env printf '%#o\n' 42

#### env printf '% o\n' 42
env printf '% o\n' 42

#### env printf '%10.4o\n' 42
env printf '%10.4o\n' 42

#### env printf '%.0o\n' 42
env printf '%.0o\n' 42

#### env printf '%-10.2o|\n' 42
env printf '%-10.2o|\n' 42

#### env printf '%u\n' 42
env printf '%u\n' 42

#### env printf '%5u\n' 42
env printf '%5u\n' 42

#### env printf '%-8u|\n' 42
env printf '%-8u|\n' 42

#### env printf '%08u\n' 42
env printf '%08u\n' 42

#### env printf '%.3u\n' 42
env printf '%.3u\n' 42

#### env printf '%+u\n' 42
env printf '%+u\n' 42

#### env printf '%#u\n' 42
env printf '%#u\n' 42

#### env printf '% u\n' 42
env printf '% u\n' 42

#### env printf '%10.4u\n' 42
env printf '%10.4u\n' 42

#### env printf '%.0u\n' 42
env printf '%.0u\n' 42

#### env printf '%-10.2u|\n' 42
env printf '%-10.2u|\n' 42

#### env printf '%x\n' 42
env printf '%x\n' 42

#### env printf '%5x\n' 42
env printf '%5x\n' 42

#### env printf '%-8x|\n' 42
env printf '%-8x|\n' 42

#### env printf '%08x\n' 42
env printf '%08x\n' 42

#### env printf '%.3x\n' 42
env printf '%.3x\n' 42

#### env printf '%+x\n' 42
env printf '%+x\n' 42

#### env printf '%#x\n' 42
env printf '%#x\n' 42

#### env printf '% x\n' 42
env printf '% x\n' 42

#### env printf '%10.4x\n' 42
env printf '%10.4x\n' 42

#### env printf '%.0x\n' 42
env printf '%.0x\n' 42

#### env printf '%-10.2x|\n' 42
env printf '%-10.2x|\n' 42

#### env printf '%X\n' 42
env printf '%X\n' 42

#### env printf '%5X\n' 42
env printf '%5X\n' 42

#### env printf '%-8X|\n' 42
env printf '%-8X|\n' 42

#### env printf '%08X\n' 42
env printf '%08X\n' 42

#### env printf '%.3X\n' 42
env printf '%.3X\n' 42

#### env printf '%+X\n' 42
env printf '%+X\n' 42

#### env printf '%#X\n' 42
env printf '%#X\n' 42

#### env printf '% X\n' 42
env printf '% X\n' 42

#### env printf '%10.4X\n' 42
env printf '%10.4X\n' 42

#### env printf '%.0X\n' 42
env printf '%.0X\n' 42

#### env printf '%-10.2X|\n' 42
env printf '%-10.2X|\n' 42

#### env printf '%e\n' 42
env printf '%e\n' 42

#### env printf '%5e\n' 42
env printf '%5e\n' 42

#### env printf '%-8e|\n' 42
env printf '%-8e|\n' 42

#### env printf '%08e\n' 42
env printf '%08e\n' 42

#### env printf '%.3e\n' 42
env printf '%.3e\n' 42

#### env printf '%+e\n' 42
env printf '%+e\n' 42

#### env printf '%#e\n' 42
env printf '%#e\n' 42

#### env printf '% e\n' 42
env printf '% e\n' 42

#### env printf '%10.4e\n' 42
env printf '%10.4e\n' 42

#### env printf '%.0e\n' 42
env printf '%.0e\n' 42

#### env printf '%-10.2e|\n' 42
env printf '%-10.2e|\n' 42

#### env printf '%E\n' 42
env printf '%E\n' 42

#### env printf '%5E\n' 42
env printf '%5E\n' 42

#### env printf '%-8E|\n' 42
env printf '%-8E|\n' 42

#### env printf '%08E\n' 42
env printf '%08E\n' 42

#### env printf '%.3E\n' 42
env printf '%.3E\n' 42

#### env printf '%+E\n' 42
env printf '%+E\n' 42

#### env printf '%#E\n' 42
env printf '%#E\n' 42

#### env printf '% E\n' 42
env printf '% E\n' 42

#### env printf '%10.4E\n' 42
env printf '%10.4E\n' 42

#### env printf '%.0E\n' 42
env printf '%.0E\n' 42

#### env printf '%-10.2E|\n' 42
env printf '%-10.2E|\n' 42

#### env printf '%f\n' 42
env printf '%f\n' 42

#### env printf '%5f\n' 42
env printf '%5f\n' 42

#### env printf '%-8f|\n' 42
env printf '%-8f|\n' 42

#### env printf '%08f\n' 42
env printf '%08f\n' 42

#### env printf '%.3f\n' 42
env printf '%.3f\n' 42

#### env printf '%+f\n' 42
env printf '%+f\n' 42

#### env printf '%#f\n' 42
env printf '%#f\n' 42

#### env printf '% f\n' 42
env printf '% f\n' 42

#### env printf '%10.4f\n' 42
env printf '%10.4f\n' 42

#### env printf '%.0f\n' 42
env printf '%.0f\n' 42

#### env printf '%-10.2f|\n' 42
env printf '%-10.2f|\n' 42

#### env printf '%F\n' 42
env printf '%F\n' 42

#### env printf '%5F\n' 42
env printf '%5F\n' 42

#### env printf '%-8F|\n' 42
env printf '%-8F|\n' 42

#### env printf '%08F\n' 42
env printf '%08F\n' 42

#### env printf '%.3F\n' 42
env printf '%.3F\n' 42

#### env printf '%+F\n' 42
env printf '%+F\n' 42

#### env printf '%#F\n' 42
env printf '%#F\n' 42

#### env printf '% F\n' 42
env printf '% F\n' 42

#### env printf '%10.4F\n' 42
env printf '%10.4F\n' 42

#### env printf '%.0F\n' 42
env printf '%.0F\n' 42

#### env printf '%-10.2F|\n' 42
env printf '%-10.2F|\n' 42

#### env printf '%g\n' 42
env printf '%g\n' 42

#### env printf '%5g\n' 42
env printf '%5g\n' 42

#### env printf '%-8g|\n' 42
env printf '%-8g|\n' 42

#### env printf '%08g\n' 42
env printf '%08g\n' 42

#### env printf '%.3g\n' 42
env printf '%.3g\n' 42

#### env printf '%+g\n' 42
env printf '%+g\n' 42

#### env printf '%#g\n' 42
env printf '%#g\n' 42

#### env printf '% g\n' 42
env printf '% g\n' 42

#### env printf '%10.4g\n' 42
env printf '%10.4g\n' 42

#### env printf '%.0g\n' 42
env printf '%.0g\n' 42

#### env printf '%-10.2g|\n' 42
env printf '%-10.2g|\n' 42

#### env printf '%G\n' 42
env printf '%G\n' 42

#### env printf '%5G\n' 42
env printf '%5G\n' 42

#### env printf '%-8G|\n' 42
env printf '%-8G|\n' 42

#### env printf '%08G\n' 42
env printf '%08G\n' 42

#### env printf '%.3G\n' 42
env printf '%.3G\n' 42

#### env printf '%+G\n' 42
env printf '%+G\n' 42

#### env printf '%#G\n' 42
env printf '%#G\n' 42

#### env printf '% G\n' 42
env printf '% G\n' 42

#### env printf '%10.4G\n' 42
env printf '%10.4G\n' 42

#### env printf '%.0G\n' 42
env printf '%.0G\n' 42

#### env printf '%-10.2G|\n' 42
env printf '%-10.2G|\n' 42

#### env printf '%a\n' 42
env printf '%a\n' 42

#### env printf '%5a\n' 42
env printf '%5a\n' 42

#### env printf '%-8a|\n' 42
env printf '%-8a|\n' 42

#### env printf '%08a\n' 42
env printf '%08a\n' 42

#### env printf '%.3a\n' 42
env printf '%.3a\n' 42

#### env printf '%+a\n' 42
env printf '%+a\n' 42

#### env printf '%#a\n' 42
env printf '%#a\n' 42

#### env printf '% a\n' 42
env printf '% a\n' 42

#### env printf '%10.4a\n' 42
env printf '%10.4a\n' 42

#### env printf '%.0a\n' 42
env printf '%.0a\n' 42

#### env printf '%-10.2a|\n' 42
env printf '%-10.2a|\n' 42

#### env printf '%A\n' 42
env printf '%A\n' 42

#### env printf '%5A\n' 42
env printf '%5A\n' 42

#### env printf '%-8A|\n' 42
env printf '%-8A|\n' 42

#### env printf '%08A\n' 42
env printf '%08A\n' 42

#### env printf '%.3A\n' 42
env printf '%.3A\n' 42

#### env printf '%+A\n' 42
env printf '%+A\n' 42

#### env printf '%#A\n' 42
env printf '%#A\n' 42

#### env printf '% A\n' 42
env printf '% A\n' 42

#### env printf '%10.4A\n' 42
env printf '%10.4A\n' 42

#### env printf '%.0A\n' 42
env printf '%.0A\n' 42

#### env printf '%-10.2A|\n' 42
env printf '%-10.2A|\n' 42

#### env printf '%c\n' 42
env printf '%c\n' 42

#### env printf '%5c\n' 42
env printf '%5c\n' 42

#### env printf '%-8c|\n' 42
env printf '%-8c|\n' 42

#### env printf '%08c\n' 42
env printf '%08c\n' 42

#### env printf '%.3c\n' 42
env printf '%.3c\n' 42

#### env printf '%+c\n' 42
env printf '%+c\n' 42

#### env printf '%#c\n' 42
env printf '%#c\n' 42

#### env printf '% c\n' 42
env printf '% c\n' 42

#### env printf '%10.4c\n' 42
env printf '%10.4c\n' 42

#### env printf '%.0c\n' 42
env printf '%.0c\n' 42

#### env printf '%-10.2c|\n' 42
env printf '%-10.2c|\n' 42

#### env printf '%s\n' 42
env printf '%s\n' 42

#### env printf '%5s\n' 42
env printf '%5s\n' 42

#### env printf '%-8s|\n' 42
env printf '%-8s|\n' 42

#### env printf '%08s\n' 42
env printf '%08s\n' 42

#### env printf '%.3s\n' 42
env printf '%.3s\n' 42

#### env printf '%+s\n' 42
env printf '%+s\n' 42

#### env printf '%#s\n' 42
env printf '%#s\n' 42

#### env printf '% s\n' 42
env printf '% s\n' 42

#### env printf '%10.4s\n' 42
env printf '%10.4s\n' 42

#### env printf '%.0s\n' 42
env printf '%.0s\n' 42

#### env printf '%-10.2s|\n' 42
env printf '%-10.2s|\n' 42

#### env printf '%d\n' 0
env printf '%d\n' 0

#### env printf '%u\n' 0
env printf '%u\n' 0

#### env printf '%f\n' 0
env printf '%f\n' 0

#### env printf '%x\n' 0
env printf '%x\n' 0

#### env printf '%g\n' 0
env printf '%g\n' 0

#### env printf '%d\n' -7
env printf '%d\n' -7

#### env printf '%u\n' -7
env printf '%u\n' -7

#### env printf '%f\n' -7
env printf '%f\n' -7

#### env printf '%x\n' -7
env printf '%x\n' -7

#### env printf '%g\n' -7
env printf '%g\n' -7

#### env printf '%d\n' 255
env printf '%d\n' 255

#### env printf '%u\n' 255
env printf '%u\n' 255

#### env printf '%f\n' 255
env printf '%f\n' 255

#### env printf '%x\n' 255
env printf '%x\n' 255

#### env printf '%g\n' 255
env printf '%g\n' 255

#### env printf '%d\n' 0x1F
env printf '%d\n' 0x1F

#### env printf '%u\n' 0x1F
env printf '%u\n' 0x1F

#### env printf '%f\n' 0x1F
env printf '%f\n' 0x1F

#### env printf '%x\n' 0x1F
env printf '%x\n' 0x1F

#### env printf '%g\n' 0x1F
env printf '%g\n' 0x1F

#### env printf '%d\n' 017
env printf '%d\n' 017

#### env printf '%u\n' 017
env printf '%u\n' 017

#### env printf '%f\n' 017
env printf '%f\n' 017

#### env printf '%x\n' 017
env printf '%x\n' 017

#### env printf '%g\n' 017
env printf '%g\n' 017

#### env printf '%d\n' 1e3
env printf '%d\n' 1e3

#### env printf '%u\n' 1e3
env printf '%u\n' 1e3

#### env printf '%f\n' 1e3
env printf '%f\n' 1e3

#### env printf '%x\n' 1e3
env printf '%x\n' 1e3

#### env printf '%g\n' 1e3
env printf '%g\n' 1e3

#### env printf '%d\n' 3.99
env printf '%d\n' 3.99

#### env printf '%u\n' 3.99
env printf '%u\n' 3.99

#### env printf '%f\n' 3.99
env printf '%f\n' 3.99

#### env printf '%x\n' 3.99
env printf '%x\n' 3.99

#### env printf '%g\n' 3.99
env printf '%g\n' 3.99

#### env printf '%d\n' -0.5
env printf '%d\n' -0.5

#### env printf '%u\n' -0.5
env printf '%u\n' -0.5

#### env printf '%f\n' -0.5
env printf '%f\n' -0.5

#### env printf '%x\n' -0.5
env printf '%x\n' -0.5

#### env printf '%g\n' -0.5
env printf '%g\n' -0.5

#### env printf '%d\n' abc
env printf '%d\n' abc

#### env printf '%u\n' abc
env printf '%u\n' abc

#### env printf '%f\n' abc
env printf '%f\n' abc

#### env printf '%x\n' abc
env printf '%x\n' abc

#### env printf '%g\n' abc
env printf '%g\n' abc

#### env printf '%d\n' 12abc
env printf '%d\n' 12abc

#### env printf '%u\n' 12abc
env printf '%u\n' 12abc

#### env printf '%f\n' 12abc
env printf '%f\n' 12abc

#### env printf '%x\n' 12abc
env printf '%x\n' 12abc

#### env printf '%g\n' 12abc
env printf '%g\n' 12abc

#### env printf '%d\n' 1e400
env printf '%d\n' 1e400

#### env printf '%u\n' 1e400
env printf '%u\n' 1e400

#### env printf '%f\n' 1e400
env printf '%f\n' 1e400

#### env printf '%x\n' 1e400
env printf '%x\n' 1e400

#### env printf '%g\n' 1e400
env printf '%g\n' 1e400

#### env printf '%d\n' inf
env printf '%d\n' inf

#### env printf '%u\n' inf
env printf '%u\n' inf

#### env printf '%f\n' inf
env printf '%f\n' inf

#### env printf '%x\n' inf
env printf '%x\n' inf

#### env printf '%g\n' inf
env printf '%g\n' inf

#### env printf '%d\n' -inf
env printf '%d\n' -inf

#### env printf '%u\n' -inf
env printf '%u\n' -inf

#### env printf '%f\n' -inf
env printf '%f\n' -inf

#### env printf '%x\n' -inf
env printf '%x\n' -inf

#### env printf '%g\n' -inf
env printf '%g\n' -inf

#### env printf '%d\n' nan
env printf '%d\n' nan

#### env printf '%u\n' nan
env printf '%u\n' nan

#### env printf '%f\n' nan
env printf '%f\n' nan

#### env printf '%x\n' nan
env printf '%x\n' nan

#### env printf '%g\n' nan
env printf '%g\n' nan

#### env printf '%d\n' 9223372036854775807
env printf '%d\n' 9223372036854775807

#### env printf '%u\n' 9223372036854775807
env printf '%u\n' 9223372036854775807

#### env printf '%f\n' 9223372036854775807
env printf '%f\n' 9223372036854775807

#### env printf '%x\n' 9223372036854775807
env printf '%x\n' 9223372036854775807

#### env printf '%g\n' 9223372036854775807
env printf '%g\n' 9223372036854775807

#### env printf '%d\n' 9223372036854775808
env printf '%d\n' 9223372036854775808

#### env printf '%u\n' 9223372036854775808
env printf '%u\n' 9223372036854775808

#### env printf '%f\n' 9223372036854775808
env printf '%f\n' 9223372036854775808

#### env printf '%x\n' 9223372036854775808
env printf '%x\n' 9223372036854775808

#### env printf '%g\n' 9223372036854775808
env printf '%g\n' 9223372036854775808

#### env printf '%d\n' -9223372036854775809
env printf '%d\n' -9223372036854775809

#### env printf '%u\n' -9223372036854775809
env printf '%u\n' -9223372036854775809

#### env printf '%f\n' -9223372036854775809
env printf '%f\n' -9223372036854775809

#### env printf '%x\n' -9223372036854775809
env printf '%x\n' -9223372036854775809

#### env printf '%g\n' -9223372036854775809
env printf '%g\n' -9223372036854775809

#### env printf '%d\n' 18446744073709551616
env printf '%d\n' 18446744073709551616

#### env printf '%u\n' 18446744073709551616
env printf '%u\n' 18446744073709551616

#### env printf '%f\n' 18446744073709551616
env printf '%f\n' 18446744073709551616

#### env printf '%x\n' 18446744073709551616
env printf '%x\n' 18446744073709551616

#### env printf '%g\n' 18446744073709551616
env printf '%g\n' 18446744073709551616

#### env printf '%d\n' 1.
env printf '%d\n' 1.

#### env printf '%u\n' 1.
env printf '%u\n' 1.

#### env printf '%f\n' 1.
env printf '%f\n' 1.

#### env printf '%x\n' 1.
env printf '%x\n' 1.

#### env printf '%g\n' 1.
env printf '%g\n' 1.

#### env printf '%d\n' .5
env printf '%d\n' .5

#### env printf '%u\n' .5
env printf '%u\n' .5

#### env printf '%f\n' .5
env printf '%f\n' .5

#### env printf '%x\n' .5
env printf '%x\n' .5

#### env printf '%g\n' .5
env printf '%g\n' .5

#### env printf '%d\n' 0x1p3
env printf '%d\n' 0x1p3

#### env printf '%u\n' 0x1p3
env printf '%u\n' 0x1p3

#### env printf '%f\n' 0x1p3
env printf '%f\n' 0x1p3

#### env printf '%x\n' 0x1p3
env printf '%x\n' 0x1p3

#### env printf '%g\n' 0x1p3
env printf '%g\n' 0x1p3

#### env printf '%d\n' -0x10
env printf '%d\n' -0x10

#### env printf '%u\n' -0x10
env printf '%u\n' -0x10

#### env printf '%f\n' -0x10
env printf '%f\n' -0x10

#### env printf '%x\n' -0x10
env printf '%x\n' -0x10

#### env printf '%g\n' -0x10
env printf '%g\n' -0x10

#### env printf '%d\n' 00
env printf '%d\n' 00

#### env printf '%u\n' 00
env printf '%u\n' 00

#### env printf '%f\n' 00
env printf '%f\n' 00

#### env printf '%x\n' 00
env printf '%x\n' 00

#### env printf '%g\n' 00
env printf '%g\n' 00

#### env printf '%d\n' 0x
env printf '%d\n' 0x

#### env printf '%u\n' 0x
env printf '%u\n' 0x

#### env printf '%f\n' 0x
env printf '%f\n' 0x

#### env printf '%x\n' 0x
env printf '%x\n' 0x

#### env printf '%g\n' 0x
env printf '%g\n' 0x

#### env printf '%d\n' +5
env printf '%d\n' +5

#### env printf '%u\n' +5
env printf '%u\n' +5

#### env printf '%f\n' +5
env printf '%f\n' +5

#### env printf '%x\n' +5
env printf '%x\n' +5

#### env printf '%g\n' +5
env printf '%g\n' +5

#### env printf '%d\n' ''
env printf '%d\n' ''

#### env printf '%u\n' ''
env printf '%u\n' ''

#### env printf '%f\n' ''
env printf '%f\n' ''

#### env printf '%x\n' ''
env printf '%x\n' ''

#### env printf '%g\n' ''
env printf '%g\n' ''

#### env printf '%d\n' ' 5'
env printf '%d\n' ' 5'

#### env printf '%u\n' ' 5'
env printf '%u\n' ' 5'

#### env printf '%f\n' ' 5'
env printf '%f\n' ' 5'

#### env printf '%x\n' ' 5'
env printf '%x\n' ' 5'

#### env printf '%g\n' ' 5'
env printf '%g\n' ' 5'

#### env printf '%d\n' '5 '
env printf '%d\n' '5 '

#### env printf '%u\n' '5 '
env printf '%u\n' '5 '

#### env printf '%f\n' '5 '
env printf '%f\n' '5 '

#### env printf '%x\n' '5 '
env printf '%x\n' '5 '

#### env printf '%g\n' '5 '
env printf '%g\n' '5 '

#### env printf '%d\n' "'A"
env printf '%d\n' "'A"

#### env printf '%u\n' "'A"
env printf '%u\n' "'A"

#### env printf '%f\n' "'A"
env printf '%f\n' "'A"

#### env printf '%x\n' "'A"
env printf '%x\n' "'A"

#### env printf '%g\n' "'A"
env printf '%g\n' "'A"

#### env printf '%d\n' "'AB"
env printf '%d\n' "'AB"

#### env printf '%u\n' "'AB"
env printf '%u\n' "'AB"

#### env printf '%f\n' "'AB"
env printf '%f\n' "'AB"

#### env printf '%x\n' "'AB"
env printf '%x\n' "'AB"

#### env printf '%g\n' "'AB"
env printf '%g\n' "'AB"

#### env printf '%d\n' '"x'
env printf '%d\n' '"x'

#### env printf '%u\n' '"x'
env printf '%u\n' '"x'

#### env printf '%f\n' '"x'
env printf '%f\n' '"x'

#### env printf '%x\n' '"x'
env printf '%x\n' '"x'

#### env printf '%g\n' '"x'
env printf '%g\n' '"x'

#### env printf '%d\n' "'ä"
env printf '%d\n' "'ä"

#### env printf '%u\n' "'ä"
env printf '%u\n' "'ä"

#### env printf '%f\n' "'ä"
env printf '%f\n' "'ä"

#### env printf '%x\n' "'ä"
env printf '%x\n' "'ä"

#### env printf '%g\n' "'ä"
env printf '%g\n' "'ä"

#### env printf '%d\n' "'"
env printf '%d\n' "'"

#### env printf '%u\n' "'"
env printf '%u\n' "'"

#### env printf '%f\n' "'"
env printf '%f\n' "'"

#### env printf '%x\n' "'"
env printf '%x\n' "'"

#### env printf '%g\n' "'"
env printf '%g\n' "'"

#### env printf '%s|%5s|%-5s|%.2s|%5.1s\n' abc abc abc abc abc
env printf '%s|%5s|%-5s|%.2s|%5.1s\n' abc abc abc abc abc

#### env printf '%s %s\n' a b c
env printf '%s %s\n' a b c

#### env printf '%s\n'
env printf '%s\n'

#### env printf '%d\n'
env printf '%d\n'

#### env printf 'a\n' b; echo $?
env printf 'a\n' b; echo $?

#### env printf
env printf

#### env printf '%'; echo $?
env printf '%'; echo $?

#### env printf '%5'; echo $?
env printf '%5'; echo $?

#### env printf '%z\n' 1; echo $?
env printf '%z\n' 1; echo $?

#### env printf '%5%\n'; echo $?
env printf '%5%\n'; echo $?

#### env printf '%5b\n' a; echo $?
env printf '%5b\n' a; echo $?

#### env printf '%%|%%\n'
env printf '%%|%%\n'

#### env printf '%*d|%-*d|%.*f\n' 5 1 5 2 2 3.14159
env printf '%*d|%-*d|%.*f\n' 5 1 5 2 2 3.14159

#### env printf '%*d|\n' -5 1
env printf '%*d|\n' -5 1

#### env printf '%.*f\n' -1 3.14159
env printf '%.*f\n' -1 3.14159

#### env printf '%*s\n'
env printf '%*s\n'

#### env printf '%c%c%c\n' abc '' | od -c
env printf '%c%c%c\n' abc '' | od -c

#### env printf '%5c|%-5c|\n' a b
env printf '%5c|%-5c|\n' a b

#### env printf 'a\tb\nc\\d\"e\a\b\e\f\r\v' | od -c
env printf 'a\tb\nc\\d\"e\a\b\e\f\r\v' | od -c

#### env printf '\101\60\0101\x41\x4\xfg' | od -c
env printf '\101\60\0101\x41\x4\xfg' | od -c

#### env printf '\u00e4\u20ac\U0001f600\n'
env printf '\u00e4\u20ac\U0001f600\n'

#### env printf '\u12\n'; echo $?
env printf '\u12\n'; echo $?

#### env printf '\uD800\n'; echo $?
env printf '\uD800\n'; echo $?

#### env printf '\u0041\n'
env printf '\u0041\n'

#### env printf '\x\n'; echo $?
env printf '\x\n'; echo $?

#### env printf '\z\q\n'
env printf '\z\q\n'

#### env printf 'a\cb'
env printf 'a\cb'

#### env printf '%b|' 'a\tb' 'c\nd' '\0101' '\101' '\x41' '\u00e4' 'x\cy' z
env printf '%b|' 'a\tb' 'c\nd' '\0101' '\101' '\x41' '\u00e4' 'x\cy' z

#### env printf '%b\n' 'a\\b'
env printf '%b\n' 'a\\b'

#### env printf '%q\n' '' "it's" $'a\nb' 'a b' abc ä '$x' 'a"b' '~' 'a~' '#a' '*' '[x]' '{a,b}' 'a=b' $'\001' $'\37
env printf '%q\n' '' "it's" $'a\nb' 'a b' abc ä '$x' 'a"b' '~' 'a~' '#a' '*' '[x]' '{a,b}' 'a=b' $'\001' $'\377' 'a\b' '!'

#### env printf '%q'
env printf '%q'

#### env printf '%ld %lld %hd %Lf %jd %zu %td\n' 1 2 3 4 5 6 7
env printf '%ld %lld %hd %Lf %jd %zu %td\n' 1 2 3 4 5 6 7

#### env printf "%'d\n" 1234567
env printf "%'d\n" 1234567

#### env printf '%#s\n' a; echo $?
env printf '%#s\n' a; echo $?

#### env printf '%0s\n' a; echo $?
env printf '%0s\n' a; echo $?

#### env printf '%+s|% s|\n' a b
env printf '%+s|% s|\n' a b

#### env printf -- '-%d\n' 1
env printf -- '-%d\n' 1

#### env printf -x
env printf -x

#### env printf '%s\n' -- a
env printf '%s\n' -- a

#### env printf '\0'|od -c
env printf '\0'|od -c

#### env printf '%d %s\n' 1 a 2
env printf '%d %s\n' 1 a 2

#### env printf '%s' a b c
env printf '%s' a b c

#### env printf '%d\n' 1 x 3; echo $?
env printf '%d\n' 1 x 3; echo $?

#### env printf '%s\n' "$(env printf 'a\nb\n')"
env printf '%s\n' "$(env printf 'a\nb\n')"

#### env printf '%x %X %#x %#X %o %#o %u\n' 255 255 255 255 8 8 -1
env printf '%x %X %#x %#X %o %#o %u\n' 255 255 255 255 8 8 -1

#### env printf '%#o %#x\n' 0 0
env printf '%#o %#x\n' 0 0

#### env printf '%.0d|%.0u|%5.3d|%-6.3d|\n' 0 0 7 7
env printf '%.0d|%.0u|%5.3d|%-6.3d|\n' 0 0 7 7

#### env printf '%05d|%+05d|% 05d|%-05d|\n' 42 42 42 42
env printf '%05d|%+05d|% 05d|%-05d|\n' 42 42 42 42

#### env printf '%5.3x|%#8.3x|%#08x\n' 10 10 10
env printf '%5.3x|%#8.3x|%#08x\n' 10 10 10

#### env printf '%e %E %g %G\n' 12345.678 12345.678 1e-5 1e20
env printf '%e %E %g %G\n' 12345.678 12345.678 1e-5 1e20

#### env printf '%.10g %.3g %.0f %.0f %.0f\n' 3.14159265358979 1234567 0.5 1.5 2.5
env printf '%.10g %.3g %.0f %.0f %.0f\n' 3.14159265358979 1234567 0.5 1.5 2.5

#### env printf '%f\n' 0.1 100000000000000000000 1e-20
env printf '%f\n' 0.1 100000000000000000000 1e-20

#### env printf '%.20f\n' 0.1
env printf '%.20f\n' 0.1

#### env printf '%10.3e|%-12.2e|\n' 1 2
env printf '%10.3e|%-12.2e|\n' 1 2

#### env printf '%i\n' 012 0x12
env printf '%i\n' 012 0x12

#### env printf '%%d\n' 5
env printf '%%d\n' 5

#### env printf 'no newline'
env printf 'no newline'

#### env printf '\n\n'
env printf '\n\n'

#### env printf '%1$s\n' a; echo $?
env printf '%1$s\n' a; echo $?

#### env printf '%s %d %c\n' x 65 65
env printf '%s %d %c\n' x 65 65

#### env printf '%-10s|%10s|\n' ä ä
env printf '%-10s|%10s|\n' ä ä

#### env printf '%.1s\n' ä | od -c
env printf '%.1s\n' ä | od -c

#### LC_ALL=C env printf '%d\n' "'ä"
LC_ALL=C env printf '%d\n' "'ä"

#### LC_ALL=C env printf '\u00e4\n'
LC_ALL=C env printf '\u00e4\n'

#### LC_ALL=C env printf '%q\n' ä
LC_ALL=C env printf '%q\n' ä

#### env printf '%-5d%%\n' 50
env printf '%-5d%%\n' 50

#### env printf '%s\0' a b | od -c
env printf '%s\0' a b | od -c

#### env printf '%08.3f\n' -3.14159
env printf '%08.3f\n' -3.14159

#### env printf '%a\n' 1 0.1 -2
env printf '%a\n' 1 0.1 -2

#### env printf '%s=%d\n' a 1 b 2 c
env printf '%s=%d\n' a 1 b 2 c
