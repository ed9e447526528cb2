# The language of date -d, the conversions and the zones, each in turn.
#### date language 1
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '2024-02-29' +%FT%T.%N%z_%a
echo "[$?]"
date -d '20240229' +%FT%T.%N%z_%a
echo "[$?]"
date -d '240229' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-2-9' +%FT%T.%N%z_%a
echo "[$?]"
date -d '24-2-9' +%FT%T.%N%z_%a
echo "[$?]"
date -d '99-1-1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '69-1-1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '68-1-1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '00-1-1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2/29/2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2/29/24' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2/3/4' +%FT%T.%N%z_%a
echo "[$?]"
date -d '02/29' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024/2/29' +%FT%T.%N%z_%a
echo "[$?]"
date -d '24/2/9' +%FT%T.%N%z_%a
echo "[$?]"
date -d '29 Feb 2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d '29-Feb-2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Feb 29 2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Feb 29, 2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'February 29 2024' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 2
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '29 February 2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Sept 3 2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Sep. 3 2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'feb 2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024 feb' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Feb-29-2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d '29feb2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d '29 FEB' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-30' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2023-02-29' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-13-01' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-00-01' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-01-00' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-01-32' +%FT%T.%N%z_%a
echo "[$?]"
date -d '0000-01-01' +%FT%T.%N%z_%a
echo "[$?]"
date -d '0001-01-01' +%FT%T.%N%z_%a
echo "[$?]"
date -d '9999-12-31' +%FT%T.%N%z_%a
echo "[$?]"
date -d '10000-01-01' +%FT%T.%N%z_%a
echo "[$?]"
date -d '-1-01-01' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1900-01-01' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 3
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '1969-12-31 23:59:59' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1970-01-01 00:00:00 UTC' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2038-01-19 03:14:08' +%FT%T.%N%z_%a
echo "[$?]"
date -d '12345-6-7' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-2' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29T13:45:06' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29T13:45:06Z' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29t13:45:06z' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 T 13:45' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29T13:45' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29T13' +%FT%T.%N%z_%a
echo "[$?]"
date -d '20240229T134506' +%FT%T.%N%z_%a
echo "[$?]"
date -d '20240229 1345' +%FT%T.%N%z_%a
echo "[$?]"
date -d '20240229 134506' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 1345' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06.5' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06,5' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06.123456789' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06.1234567891' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 4
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '2024-02-29 13:45:60' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:61' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 24:00' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 24:00:01' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 25:00' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:60' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 1pm' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 1 pm' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 1p.m.' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13pm' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 0am' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 12am' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 12pm' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 12:30am' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 12:30:15pm' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 noon' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'noon 2024-02-29' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 midnight' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 1:45 a.m.' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 1:45 AM UTC' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 5
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '2024-02-29 13:45:06 UTC' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 GMT' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 Z' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 z' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 EST' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 EDT' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 CET' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 CEST' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 MSK' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 PST' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 PDT' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 MST' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 HST' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 JST' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 IST' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 BST' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 WET' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 EET' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 NZST' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 A' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 6
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '2024-02-29 13:45:06 B' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 M' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 N' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 Y' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 J' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +01' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +0100' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +01:00' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 -05' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 -5:30' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +0530' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +05:30' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +14:00' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +24:00' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +25' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +2400' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 UTC+1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 UTC-3' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 EST+2' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 7
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '2024-02-29 13:45:06 +1:2' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +1:60' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +99' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +100' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +1234' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +12345' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 utc' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 Utc' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 EST DST' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 UTC DST' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 CET DST' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 XYZ' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 UTC+0530' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 UTC +1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 Z+1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +00:00:30' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 WAT' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 CAT' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 EAT' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 BRT' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 8
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '2024-02-29 13:45:06 ART' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 AST' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 NST' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 SGT' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 GST' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +1 day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 -1 day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 day ago' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 2 days ago' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +1 week' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 -1 week' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 -1 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +1 months' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 year' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 -1 year' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 hour' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 -1 hour ago' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 min' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 9
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '2024-02-29 13:45:06 1 minute' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 90 minutes' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 sec' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 second' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 -1 secs' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +1.5 seconds' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1.5 days' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 fortnight' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 2 fortnights ago' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 next day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 last day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 this day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 next week' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 last week' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 next month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 last month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 next year' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 last year' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 this month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 tomorrow' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 10
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '2024-02-29 13:45:06 yesterday' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 today' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 now' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 week' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 year' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 hour' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 minute' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 second' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 a day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 an hour' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 one day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 third day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 fourth month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 twelfth month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 thirteenth month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 second day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 eleventh hour' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 first week' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 11
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '2024-02-29 13:45:06 next hour' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 last minute' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 ago' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 day 2 hours' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 day 2 hours ago' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 day ago 2 hours' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 -1 day -2 hours' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +1 month -1 day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 month ago 1 day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 12 months' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 13 months ago' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 100 years' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1000000 days' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 -1000000 days' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 foo' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 foo' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 day day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 tomorrow tomorrow' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 yesterday 1 hour' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 next monday' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 12
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '2024-02-29 13:45:06 last friday' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 monday' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 Monday' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 mon' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 Mon.' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 tues' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 tue' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 wednes' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 wed' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 thurs' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 thur' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 thu' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 sat' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 sunday' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 next sun' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 this thu' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 2 monday' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 -1 monday' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +3 tuesday' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 last thu' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 13
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '2024-02-29 13:45:06 0 thu' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 monday next week' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 friday last week' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 mon,' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 10 UTC' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +1 day UTC' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1day2hours' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +1day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 3weeks' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 mon ago' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 - 1 day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 + 1 day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 --1 day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 +-1 day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 quarter' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 decade' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 1 century' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 99999999999 seconds' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 99999999999999999999 seconds' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 14
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '2024-02-29 13:45:06 9999999999 years' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 2147483648 years' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 -2147483648 months' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-01-31 1 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2023-01-31 1 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 1 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-12-31 1 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-03-31 1 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-01-31 -1 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2023-01-31 -1 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 -1 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-12-31 -1 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-03-31 -1 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-01-31 1 year' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2023-01-31 1 year' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 1 year' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-12-31 1 year' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-03-31 1 year' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-01-31 -1 year' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2023-01-31 -1 year' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 15
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '2024-02-29 -1 year' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-12-31 -1 year' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-03-31 -1 year' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-01-31 +12 months' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2023-01-31 +12 months' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 +12 months' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-12-31 +12 months' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-03-31 +12 months' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-01-31 4 years' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2023-01-31 4 years' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 4 years' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-12-31 4 years' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-03-31 4 years' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-01-31 +1 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2023-01-31 +1 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 +1 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-12-31 +1 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-03-31 +1 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-01-31 +2 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2023-01-31 +2 month' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 16
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '2024-02-29 +2 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-12-31 +2 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-03-31 +2 month' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-01-31 +3 months' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2023-01-31 +3 months' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 +3 months' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-12-31 +3 months' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-03-31 +3 months' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@0' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@-1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@1e3' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@1700000000' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@1700000000.5' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@1700000000,25' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@-1.5' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@-0.000000001' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@1.9999999999' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@ 5' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@5 ' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@5 UTC' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 17
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '@5 +1 day' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@x' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@1 2' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@9223372036854775807' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@9223372036854775808' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@99999999999999999999' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@67768036191676799' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@67768036191676800' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@-67768040609740800' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@-62135596800' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@253402300799' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@253402300800' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@0x10' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@+5' +%FT%T.%N%z_%a
echo "[$?]"
date -d '@--5' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 (comment)' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 (a (b) c) 10:00' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 )' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29, 10:00' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 18
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '2024-02-29 10:00,' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Thu Feb 29 13:45:06 UTC 2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Thu Feb 29 13:45:06 2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Fri Feb 29 13:45:06 2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Thu, 29 Feb 2024 13:45:06 +0100' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Thu, 29 Feb 2024 13:45:06 GMT' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Thursday, February 29, 2024 1:45:06 PM' +%FT%T.%N%z_%a
echo "[$?]"
date -d '29/Feb/2024:13:45:06 +0000' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29T13:45:06.123Z' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29T13:45:06+01:00' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29T13:45:06.5+0530' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-W09-4' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-060' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Feb 29 13:45:06' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Feb 29 13:45' +%FT%T.%N%z_%a
echo "[$?]"
date -d '29.02.2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d '29.2.24' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024.02.29' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024 02 29' +%FT%T.%N%z_%a
echo "[$?]"
date -d '13:45:06 2024-02-29' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 19
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '13:45 Feb 29 2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1:45pm Feb 29 2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Feb 29 1:45pm 2024' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Feb 29 2024 1345' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Feb 29 1345' +%FT%T.%N%z_%a
echo "[$?]"
date -d '13:45:06.7 2024-02-29' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 10:00 11:00' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 2024-03-01' +%FT%T.%N%z_%a
echo "[$?]"
date -d '10:00 EST 2024-02-29' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'TZ="America/New_York" 2024-02-29 10:00' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'TZ="Asia/Tokyo" 2024-02-29 10:00' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'TZ="UTC" @0' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'TZ="EST5EDT" 2024-07-01 12:00' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'TZ="" 2024-02-29' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'TZ="Nope/Zone" 2024-02-29' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'TZ="XYZ-3" 2024-02-29 12:00' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'TZ=UTC 2024-02-29' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'TZ="America/New_York' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'TZ="a\"b" 2024-02-29' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 13:45:06 America/New_York' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 20
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '2024-02-29	13:45' +%FT%T.%N%z_%a
echo "[$?]"
date -d '  2024-02-29  ' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2024-02-29 é' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'jan 1' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Jan 1 1970' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1 jan 1970' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1jan70' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'jan70' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Jan 1970 1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1-jan-70' +%FT%T.%N%z_%a
echo "[$?]"
date -d '70-jan-1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1970-jan-1' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'dec-31-1999' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'December, 31 1999' +%FT%T.%N%z_%a
echo "[$?]"
date -d '31st Dec 1999' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1st Jan 2000' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'Jan 1st 2000' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'next Jan 2000' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'May 5 2000' +%FT%T.%N%z_%a
echo "[$?]"
date -d '5 May' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 21
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d 'Mai 5 2000' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'sept 5 2000' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'septem 5 2000' +%FT%T.%N%z_%a
echo "[$?]"
date -d 'sep 5 2000' +%FT%T.%N%z_%a
echo "[$?]"
date -d '0:0 2000-1-1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '00:00:00 2000-01-01' +%FT%T.%N%z_%a
echo "[$?]"
date -d '7:5:3 2000-1-1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '7:5:3.1 2000-1-1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '07:05:03 AM 2000-1-1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2000-1-1 7am' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2000-1-1 7 am' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2000-1-1 7 a' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2000-1-1 7a' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2000-1-1 7p' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2000-1-1 +7' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2000-1-1 -7' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2000-1-1 7' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2000-1-1 700' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2000-1-1 0700' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2000-1-1 07000' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 22
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '2000-1-1 070000' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2000-1-1 1 2 3' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1 1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '12 12 12' +%FT%T.%N%z_%a
echo "[$?]"
date -d '12 12 2012' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1/1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1/32/2000' +%FT%T.%N%z_%a
echo "[$?]"
date -d '13/1/2000' +%FT%T.%N%z_%a
echo "[$?]"
date -d '0/1/2000' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1/1/1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1/1/69' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1/1/68' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1/1/99' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1/1/100' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1/1/999' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1/1/1000' +%FT%T.%N%z_%a
echo "[$?]"
date -d '1/1/10000' +%FT%T.%N%z_%a
echo "[$?]"
date -d '001/01/2000' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2000/1/1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '100/1/1' +%FT%T.%N%z_%a
echo "[$?]"

#### date language 23
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '1000/1/1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '69/1/1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2000/13/1' +%FT%T.%N%z_%a
echo "[$?]"
date -d '2000/1' +%FT%T.%N%z_%a
echo "[$?]"
date -d 2024-02-29 -u
echo "[$?]"
date -u -d "2024-02-29 12:00 EST"
echo "[$?]"
date -R -d "2024-02-29 12:00"
echo "[$?]"
date -R -d "2024-02-29 12:00 +0530"
echo "[$?]"
date --rfc-email -d 2024-02-29
echo "[$?]"
date --rfc-822 -d 2024-02-29
echo "[$?]"
date --rfc-2822 -d 2024-02-29
echo "[$?]"
date -I -d 2024-02-29
echo "[$?]"
date -Idate -d 2024-02-29
echo "[$?]"
date -Ihours -d 2024-02-29
echo "[$?]"
date -Iminutes -d 2024-02-29
echo "[$?]"
date -Iseconds -d 2024-02-29
echo "[$?]"
date -Ins -d 2024-02-29
echo "[$?]"
date -Is -d 2024-02-29
echo "[$?]"
date -Im -d 2024-02-29
echo "[$?]"
date -Ix -d 2024-02-29
echo "[$?]"

#### date language 24
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -I date -d 2024-02-29
echo "[$?]"
date --iso-8601 -d 2024-02-29
echo "[$?]"
date --iso-8601=ns -d 2024-02-29
echo "[$?]"
date --iso=s -d 2024-02-29
echo "[$?]"
date --rfc-3339=date -d 2024-02-29
echo "[$?]"
date --rfc-3339=seconds -d 2024-02-29
echo "[$?]"
date --rfc-3339=ns -d 2024-02-29
echo "[$?]"
date --rfc-3339=s -d 2024-02-29
echo "[$?]"
date --rfc-3339=x -d 2024-02-29
echo "[$?]"
date --rfc-3339 -d 2024-02-29
echo "[$?]"
date --resolution
echo "[$?]"
date -I -R -d 2024-02-29
echo "[$?]"
date -I +%F -d 2024-02-29
echo "[$?]"
date +%F +%T -d 2024-02-29
echo "[$?]"
date +%F x -d 2024-02-29
echo "[$?]"
date -d 2024-02-29 x
echo "[$?]"
date -d
echo "[$?]"
date --date
echo "[$?]"
date --date=2024-02-29 +%j
echo "[$?]"
date --dat 2024-02-29 +%j
echo "[$?]"

#### date language 25
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -r nope
echo "[$?]"
date -r
echo "[$?]"
date -r . -d 2024-02-29
echo "[$?]"
date -f nope
echo "[$?]"
date -f
echo "[$?]"
date -f . 
echo "[$?]"
date -r f +%F
echo "[$?]"
date --reference=f +%F
echo "[$?]"
date --nope
echo "[$?]"
date --utc -d @0
echo "[$?]"
date --universal -d @0
echo "[$?]"
date --uct -d @0
echo "[$?]"
date -ud @0
echo "[$?]"
date -du @0
echo "[$?]"
date -u -R -d @0
echo "[$?]"
date -d @0 -- +%s
echo "[$?]"
date -- +%F -d @0
echo "[$?]"
date + -d @0
echo "[$?]"
date +%
echo "[$?]"
date -d @0 +%
echo "[$?]"

#### date language 26
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d @0 +%%
echo "[$?]"
date -d @0 ""
echo "[$?]"
date -d @0 %F
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%a]'
echo "[$?]"
date -d '@-1.5' '+[%-a|%_a|%0a|%^a|%#a|%10a|%_10a|%-10a|%+10a|%Ea|%Oa]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%A]'
echo "[$?]"
date -d '@-1.5' '+[%-A|%_A|%0A|%^A|%#A|%10A|%_10A|%-10A|%+10A|%EA|%OA]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%b]'
echo "[$?]"
date -d '@-1.5' '+[%-b|%_b|%0b|%^b|%#b|%10b|%_10b|%-10b|%+10b|%Eb|%Ob]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%B]'
echo "[$?]"
date -d '@-1.5' '+[%-B|%_B|%0B|%^B|%#B|%10B|%_10B|%-10B|%+10B|%EB|%OB]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%c]'
echo "[$?]"
date -d '@-1.5' '+[%-c|%_c|%0c|%^c|%#c|%10c|%_10c|%-10c|%+10c|%Ec|%Oc]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%C]'
echo "[$?]"
date -d '@-1.5' '+[%-C|%_C|%0C|%^C|%#C|%10C|%_10C|%-10C|%+10C|%EC|%OC]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%d]'
echo "[$?]"
date -d '@-1.5' '+[%-d|%_d|%0d|%^d|%#d|%10d|%_10d|%-10d|%+10d|%Ed|%Od]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%D]'
echo "[$?]"
date -d '@-1.5' '+[%-D|%_D|%0D|%^D|%#D|%10D|%_10D|%-10D|%+10D|%ED|%OD]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%e]'
echo "[$?]"

#### date language 27
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '@-1.5' '+[%-e|%_e|%0e|%^e|%#e|%10e|%_10e|%-10e|%+10e|%Ee|%Oe]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%F]'
echo "[$?]"
date -d '@-1.5' '+[%-F|%_F|%0F|%^F|%#F|%10F|%_10F|%-10F|%+10F|%EF|%OF]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%g]'
echo "[$?]"
date -d '@-1.5' '+[%-g|%_g|%0g|%^g|%#g|%10g|%_10g|%-10g|%+10g|%Eg|%Og]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%G]'
echo "[$?]"
date -d '@-1.5' '+[%-G|%_G|%0G|%^G|%#G|%10G|%_10G|%-10G|%+10G|%EG|%OG]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%h]'
echo "[$?]"
date -d '@-1.5' '+[%-h|%_h|%0h|%^h|%#h|%10h|%_10h|%-10h|%+10h|%Eh|%Oh]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%H]'
echo "[$?]"
date -d '@-1.5' '+[%-H|%_H|%0H|%^H|%#H|%10H|%_10H|%-10H|%+10H|%EH|%OH]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%I]'
echo "[$?]"
date -d '@-1.5' '+[%-I|%_I|%0I|%^I|%#I|%10I|%_10I|%-10I|%+10I|%EI|%OI]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%j]'
echo "[$?]"
date -d '@-1.5' '+[%-j|%_j|%0j|%^j|%#j|%10j|%_10j|%-10j|%+10j|%Ej|%Oj]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%k]'
echo "[$?]"
date -d '@-1.5' '+[%-k|%_k|%0k|%^k|%#k|%10k|%_10k|%-10k|%+10k|%Ek|%Ok]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%l]'
echo "[$?]"
date -d '@-1.5' '+[%-l|%_l|%0l|%^l|%#l|%10l|%_10l|%-10l|%+10l|%El|%Ol]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%m]'
echo "[$?]"

#### date language 28
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '@-1.5' '+[%-m|%_m|%0m|%^m|%#m|%10m|%_10m|%-10m|%+10m|%Em|%Om]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%M]'
echo "[$?]"
date -d '@-1.5' '+[%-M|%_M|%0M|%^M|%#M|%10M|%_10M|%-10M|%+10M|%EM|%OM]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%n]'
echo "[$?]"
date -d '@-1.5' '+[%-n|%_n|%0n|%^n|%#n|%10n|%_10n|%-10n|%+10n|%En|%On]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%N]'
echo "[$?]"
date -d '@-1.5' '+[%-N|%_N|%0N|%^N|%#N|%10N|%_10N|%-10N|%+10N|%EN|%ON]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%p]'
echo "[$?]"
date -d '@-1.5' '+[%-p|%_p|%0p|%^p|%#p|%10p|%_10p|%-10p|%+10p|%Ep|%Op]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%P]'
echo "[$?]"
date -d '@-1.5' '+[%-P|%_P|%0P|%^P|%#P|%10P|%_10P|%-10P|%+10P|%EP|%OP]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%q]'
echo "[$?]"
date -d '@-1.5' '+[%-q|%_q|%0q|%^q|%#q|%10q|%_10q|%-10q|%+10q|%Eq|%Oq]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%r]'
echo "[$?]"
date -d '@-1.5' '+[%-r|%_r|%0r|%^r|%#r|%10r|%_10r|%-10r|%+10r|%Er|%Or]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%R]'
echo "[$?]"
date -d '@-1.5' '+[%-R|%_R|%0R|%^R|%#R|%10R|%_10R|%-10R|%+10R|%ER|%OR]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%s]'
echo "[$?]"
date -d '@-1.5' '+[%-s|%_s|%0s|%^s|%#s|%10s|%_10s|%-10s|%+10s|%Es|%Os]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%S]'
echo "[$?]"

#### date language 29
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '@-1.5' '+[%-S|%_S|%0S|%^S|%#S|%10S|%_10S|%-10S|%+10S|%ES|%OS]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%t]'
echo "[$?]"
date -d '@-1.5' '+[%-t|%_t|%0t|%^t|%#t|%10t|%_10t|%-10t|%+10t|%Et|%Ot]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%T]'
echo "[$?]"
date -d '@-1.5' '+[%-T|%_T|%0T|%^T|%#T|%10T|%_10T|%-10T|%+10T|%ET|%OT]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%u]'
echo "[$?]"
date -d '@-1.5' '+[%-u|%_u|%0u|%^u|%#u|%10u|%_10u|%-10u|%+10u|%Eu|%Ou]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%U]'
echo "[$?]"
date -d '@-1.5' '+[%-U|%_U|%0U|%^U|%#U|%10U|%_10U|%-10U|%+10U|%EU|%OU]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%V]'
echo "[$?]"
date -d '@-1.5' '+[%-V|%_V|%0V|%^V|%#V|%10V|%_10V|%-10V|%+10V|%EV|%OV]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%w]'
echo "[$?]"
date -d '@-1.5' '+[%-w|%_w|%0w|%^w|%#w|%10w|%_10w|%-10w|%+10w|%Ew|%Ow]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%W]'
echo "[$?]"
date -d '@-1.5' '+[%-W|%_W|%0W|%^W|%#W|%10W|%_10W|%-10W|%+10W|%EW|%OW]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%x]'
echo "[$?]"
date -d '@-1.5' '+[%-x|%_x|%0x|%^x|%#x|%10x|%_10x|%-10x|%+10x|%Ex|%Ox]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%X]'
echo "[$?]"
date -d '@-1.5' '+[%-X|%_X|%0X|%^X|%#X|%10X|%_10X|%-10X|%+10X|%EX|%OX]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%y]'
echo "[$?]"

#### date language 30
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '@-1.5' '+[%-y|%_y|%0y|%^y|%#y|%10y|%_10y|%-10y|%+10y|%Ey|%Oy]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%Y]'
echo "[$?]"
date -d '@-1.5' '+[%-Y|%_Y|%0Y|%^Y|%#Y|%10Y|%_10Y|%-10Y|%+10Y|%EY|%OY]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%z]'
echo "[$?]"
date -d '@-1.5' '+[%-z|%_z|%0z|%^z|%#z|%10z|%_10z|%-10z|%+10z|%Ez|%Oz]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%Z]'
echo "[$?]"
date -d '@-1.5' '+[%-Z|%_Z|%0Z|%^Z|%#Z|%10Z|%_10Z|%-10Z|%+10Z|%EZ|%OZ]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%%]'
echo "[$?]"
date -d '@-1.5' '+[%-%|%_%|%0%|%^%|%#%|%10%|%_10%|%-10%|%+10%|%E%|%O%]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%E]'
echo "[$?]"
date -d '@-1.5' '+[%-E|%_E|%0E|%^E|%#E|%10E|%_10E|%-10E|%+10E|%EE|%OE]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%O]'
echo "[$?]"
date -d '@-1.5' '+[%-O|%_O|%0O|%^O|%#O|%10O|%_10O|%-10O|%+10O|%EO|%OO]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%f]'
echo "[$?]"
date -d '@-1.5' '+[%-f|%_f|%0f|%^f|%#f|%10f|%_10f|%-10f|%+10f|%Ef|%Of]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%i]'
echo "[$?]"
date -d '@-1.5' '+[%-i|%_i|%0i|%^i|%#i|%10i|%_10i|%-10i|%+10i|%Ei|%Oi]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%J]'
echo "[$?]"
date -d '@-1.5' '+[%-J|%_J|%0J|%^J|%#J|%10J|%_10J|%-10J|%+10J|%EJ|%OJ]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%K]'
echo "[$?]"

#### date language 31
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
date -d '@-1.5' '+[%-K|%_K|%0K|%^K|%#K|%10K|%_10K|%-10K|%+10K|%EK|%OK]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%L]'
echo "[$?]"
date -d '@-1.5' '+[%-L|%_L|%0L|%^L|%#L|%10L|%_10L|%-10L|%+10L|%EL|%OL]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%o]'
echo "[$?]"
date -d '@-1.5' '+[%-o|%_o|%0o|%^o|%#o|%10o|%_10o|%-10o|%+10o|%Eo|%Oo]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%Q]'
echo "[$?]"
date -d '@-1.5' '+[%-Q|%_Q|%0Q|%^Q|%#Q|%10Q|%_10Q|%-10Q|%+10Q|%EQ|%OQ]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067' '+[%v]'
echo "[$?]"
date -d '@-1.5' '+[%-v|%_v|%0v|%^v|%#v|%10v|%_10v|%-10v|%+10v|%Ev|%Ov]'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%:z'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%:z'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%::z'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%::z'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%:::z'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%:::z'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%::::z'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%::::z'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%_:z'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%_:z'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%10z'
echo "[$?]"

#### date language 32
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%10z'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%-z'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%-z'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%_z'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%_z'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%010z'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%010z'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%10:z'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%10:z'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%_10::z'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%_10::z'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%3N'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%3N'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%6N'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%6N'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%-N'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%-N'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%_N'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%_N'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%-3N'
echo "[$?]"

#### date language 33
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%-3N'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%012N'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%012N'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%1N'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%1N'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%0N'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%0N'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%20N'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%20N'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%+4Y'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%+4Y'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%+12Y'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%+12Y'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%^a'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%^a'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%^#a'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%^#a'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%#Z'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%#Z'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%^Z'
echo "[$?]"

#### date language 34
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%^Z'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%#p'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%#p'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%^p'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%^p'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%10a|'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%10a|'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%-10a|'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%-10a|'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%_10a|'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%_10a|'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%010a|'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%010a|'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%Ey'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%Ey'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%Od'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%Od'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%EOd'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%EOd'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%E'
echo "[$?]"

#### date language 35
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%E'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%5'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%5'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%-'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%-'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%^10B'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%^10B'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%100d'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%100d'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%010%'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%010%'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%10n|'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%10n|'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%10t|'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%10t|'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%5s'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%5s'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%015s'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%015s'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%_15s'
echo "[$?]"

#### date language 36
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%_15s'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%EC'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%EC'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%Ex'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%Ex'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%EX'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%EX'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%EY'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%EY'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%OH'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%OH'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%OI'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%OI'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%Om'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%Om'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%OM'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%OM'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%OS'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%OS'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%Ou'
echo "[$?]"

#### date language 37
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%Ou'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%OU'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%OU'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%OV'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%OV'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%Ow'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%Ow'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%OW'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%OW'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%Oy'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%Oy'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%Ez'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%Ez'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%-_0d'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%-_0d'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%0_-d'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%0_-d'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%--d'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%--d'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%_^b'
echo "[$?]"

#### date language 38
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%_^b'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%^_10b'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%^_10b'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+abc'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+abc'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+é%Yé'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+é%Yé'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%Y-%m-%dT%H:%M:%S%:z'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%Y-%m-%dT%H:%M:%S%:z'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%D %T'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%D %T'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%x %X'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%x %X'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%c'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%c'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%+'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%+'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%k%l'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%k%l'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%e'
echo "[$?]"

#### date language 39
printf '2024-02-29\n2020-01-01 10:00\n\nfoo\n@0\n' > f; touch -d '2001-02-03 04:05:06' f
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%e'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%G-W%V-%u'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%G-W%V-%u'
echo "[$?]"
date -d '2024-02-09 03:04:05.067 +0530' '+%s.%N'
echo "[$?]"
TZ=Asia/Kolkata date -d '2024-02-09 03:04:05.067' '+%s.%N'
echo "[$?]"
date -d '2024-12-30' '+%G %g %V %U %W %u %w %j %C %y %Y %q'
echo "[$?]"
date -d '2024-12-31' '+%G %g %V %U %W %u %w %j %C %y %Y %q'
echo "[$?]"
date -d '2025-01-01' '+%G %g %V %U %W %u %w %j %C %y %Y %q'
echo "[$?]"
date -d '2023-01-01' '+%G %g %V %U %W %u %w %j %C %y %Y %q'
echo "[$?]"
date -d '2021-01-03' '+%G %g %V %U %W %u %w %j %C %y %Y %q'
echo "[$?]"
date -d '2020-12-31' '+%G %g %V %U %W %u %w %j %C %y %Y %q'
echo "[$?]"
date -d '2016-01-03' '+%G %g %V %U %W %u %w %j %C %y %Y %q'
echo "[$?]"
date -d '2010-01-03' '+%G %g %V %U %W %u %w %j %C %y %Y %q'
echo "[$?]"
date -d '2009-12-31' '+%G %g %V %U %W %u %w %j %C %y %Y %q'
echo "[$?]"
date -d '0099-05-05' '+%G %g %V %U %W %u %w %j %C %y %Y %q'
echo "[$?]"
date -d '12000-01-01' '+%G %g %V %U %W %u %w %j %C %y %Y %q'
echo "[$?]"
date -d '-0001-01-01' '+%G %g %V %U %W %u %w %j %C %y %Y %q'
echo "[$?]"

#### zones 1
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='UTC' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='GMT' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Europe/London' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Europe/Berlin' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Europe/Paris' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Europe/Moscow' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Europe/Istanbul' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Europe/Kiev' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Europe/Kyiv' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Europe/Lisbon' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Europe/Dublin' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='America/New_York' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"

#### zones 2
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='America/Chicago' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='America/Denver' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='America/Phoenix' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='America/Los_Angeles' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='America/Anchorage' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Pacific/Honolulu' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='America/Halifax' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='America/St_Johns' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='America/Sao_Paulo' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='America/Argentina/Buenos_Aires' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='America/Mexico_City' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='America/Bogota' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"

#### zones 3
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='America/Lima' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='America/Santiago' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='America/Caracas' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='America/Toronto' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='America/Vancouver' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Tokyo' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Seoul' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Shanghai' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Hong_Kong' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Singapore' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Kolkata' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Calcutta' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"

#### zones 4
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Dubai' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Tehran' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Karachi' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Dhaka' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Kathmandu' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Bangkok' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Jakarta' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Manila' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Jerusalem' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Riyadh' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Tashkent' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Almaty' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"

#### zones 5
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Yekaterinburg' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Novosibirsk' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Asia/Vladivostok' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Australia/Sydney' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Australia/Melbourne' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Australia/Brisbane' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Australia/Adelaide' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Australia/Darwin' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Australia/Perth' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Australia/Lord_Howe' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Pacific/Auckland' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Pacific/Chatham' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"

#### zones 6
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Pacific/Apia' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Pacific/Kiritimati' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Africa/Cairo' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Africa/Johannesburg' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Africa/Lagos' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Africa/Nairobi' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Africa/Casablanca' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Atlantic/Reykjavik' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Atlantic/Azores' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='US/Eastern' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='US/Central' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='US/Mountain' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"

#### zones 7
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='US/Pacific' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='EST' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='MST' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='HST' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='EST5EDT' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='CST6CDT' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='MST7MDT' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='PST8PDT' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='CET' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='EET' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='WET' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='MET' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"

#### zones 8
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Etc/UTC' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Etc/GMT' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Etc/GMT+5' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Etc/GMT-14' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='GMT0' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='GMT+0' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Zulu' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='UCT' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Universal' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Greenwich' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Japan' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Singapore' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"

#### zones 9
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Israel' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Turkey' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Iran' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Egypt' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Cuba' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Jamaica' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Poland' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Portugal' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Navajo' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='ROC' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='ROK' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='PRC' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"

#### zones 10
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='GB' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Eire' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='NZ' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Hongkong' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Factory' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='posix/Europe/Berlin' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ=':Europe/Berlin' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ=':America/New_York' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='/usr/share/zoneinfo/Europe/Berlin' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='europe/berlin' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Nope' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='Nope/X' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"

#### zones 11
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='EST5' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='EST-5' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='EST5EDT,M3.2.0,M11.1.0' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='EST5EDT,M3.2.0/2,M11.1.0/2' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='<+05>-5' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='<-03>3' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='<ABC>1' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='AB1' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='ABCDEFG1' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='A1' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='CET-1CEST' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"

#### zones 12
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='CET-1CEST,M3.5.0,M10.5.0/3' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='EST5EDT,J60,J300' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='EST5EDT,60,300' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='EST5:30' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='EST5:30:15' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='UTC0' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='UTC+3' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='UTC-3' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='UTC' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='GMT-2' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='XXX' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='XXX+24' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"

#### zones 13
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='XXX+25' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
for t in 1710000000 1719800000 1730000000 1735000000; do TZ='IST-5:30' date -d @$t '+%F %T %z %Z'; done
echo "[$?]"
