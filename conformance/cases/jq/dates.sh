#### dates: 1425599621|todate
jq -nc '1425599621|todate'
#### dates: "2015-03-05T23:51:47Z"|fromdate
jq -nc '"2015-03-05T23:51:47Z"|fromdate'
#### dates: 1425599621|gmtime
jq -nc '1425599621|gmtime'
#### dates: 1425599621.678|gmtime|mktime
jq -nc '1425599621.678|gmtime|mktime'
#### dates: 1425599621|strftime("%A, %B %d, %Y %j %U %Z %e")
jq -nc '1425599621|strftime("%A, %B %d, %Y %j %U %Z %e")'
#### dates: "10:20 2015"|strptime("%H:%M %Y")
jq -nc '"10:20 2015"|strptime("%H:%M %Y")'
#### dates: todate
jq -nc 'todate'
#### dates: "x"|todate
jq -nc '"x"|todate'
#### dates: strptime("%Y")
jq -nc 'strptime("%Y")'
#### dates: "2015 03"|strptime("%Y %m")|mktime
jq -nc '"2015 03"|strptime("%Y %m")|mktime'
#### dates: mktime
jq -nc 'mktime'
#### dates: [2015]|mktime
jq -nc '[2015]|mktime'
#### dates: ["a"]|mktime
jq -nc '["a"]|mktime'
#### dates: 0|strftime("%c")
jq -nc '0|strftime("%c")'
#### dates: gmtime
jq -nc 'gmtime'
#### dates: 0|localtime|strflocaltime("%H %Z")
jq -nc '0|localtime|strflocaltime("%H %Z")'
#### dates: "2015-03-05T23:51:47"|fromdate
jq -nc '"2015-03-05T23:51:47"|fromdate'
#### dates: 0|date
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '0|date'
#### dates: "1"|dateadd("seconds";1)
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '"1"|dateadd("seconds";1)'
#### dates: "2015-03-05T23:51:47Z" | strptime("%Y-%m-%dT%H:%M:%SZ")
jq -nc '"2015-03-05T23:51:47Z" | strptime("%Y-%m-%dT%H:%M:%SZ")'
#### dates: "2015-03-05T23:51:47Z" | strptime("%Y-%m-%dT%H:%M:%SZ") | mktime
jq -nc '"2015-03-05T23:51:47Z" | strptime("%Y-%m-%dT%H:%M:%SZ") | mktime'
#### dates: "Thu, 05 Mar 2015 23:51:47 GMT" | strptime("%a, %d %b %Y %H:%M:%S %Z") | mktime
jq -nc '"Thu, 05 Mar 2015 23:51:47 GMT" | strptime("%a, %d %b %Y %H:%M:%S %Z") | mktime'
#### dates: "10:20 PM" | strptime("%I:%M %p")
jq -nc '"10:20 PM" | strptime("%I:%M %p")'
#### dates: "2015 60" | strptime("%Y %j")
jq -nc '"2015 60" | strptime("%Y %j")'
#### dates: 1425599621 | gmtime | todate
jq -nc '1425599621 | gmtime | todate'
#### dates: 1425599621.678 | gmtime
jq -nc '1425599621.678 | gmtime'
#### dates: -1.5 | gmtime
jq -nc '-1.5 | gmtime'
#### dates: 1e12 | todate
jq -nc '1e12 | todate'
#### dates: 1425599621 | strftime("%s %y %b %h %I %p %D %T %R %u %w %G %V")
jq -nc '1425599621 | strftime("%s %y %b %h %I %p %D %T %R %u %w %G %V")'
#### dates: 1425599621 | localtime | mktime
jq -nc '1425599621 | localtime | mktime'
#### dates: 1425599621 | strflocaltime("%Y-%m-%d %H:%M:%S %z")
jq -nc '1425599621 | strflocaltime("%Y-%m-%d %H:%M:%S %z")'
#### dates: try ("2015" | strptime("%Y-%m")) catch .
jq -nc 'try ("2015" | strptime("%Y-%m")) catch .'
#### dates: try ("a" | mktime) catch .
jq -nc 'try ("a" | mktime) catch .'
