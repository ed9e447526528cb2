package getdate

import "strings"

// word is an entry of the tables of the date language.
type word struct {
	name  string
	kind  kind
	value int
}

const hour = 3600

var months = []word{
	{"JANUARY", tMonth, 1}, {"FEBRUARY", tMonth, 2}, {"MARCH", tMonth, 3}, {"APRIL", tMonth, 4}, {"MAY", tMonth, 5},
	{"JUNE", tMonth, 6}, {"JULY", tMonth, 7}, {"AUGUST", tMonth, 8}, {"SEPTEMBER", tMonth, 9}, {"SEPT", tMonth, 9},
	{"OCTOBER", tMonth, 10}, {"NOVEMBER", tMonth, 11}, {"DECEMBER", tMonth, 12},
	{"SUNDAY", tDay, 0}, {"MONDAY", tDay, 1}, {"TUESDAY", tDay, 2}, {"TUES", tDay, 2}, {"WEDNESDAY", tDay, 3},
	{"WEDNES", tDay, 3}, {"THURSDAY", tDay, 4}, {"THUR", tDay, 4}, {"THURS", tDay, 4}, {"FRIDAY", tDay, 5}, {"SATURDAY", tDay, 6},
}

// A unit's value is its size in days for tDayUnit; the others count themselves.
var units = []word{
	{"YEAR", tYearUnit, 1}, {"MONTH", tMonthUnit, 1}, {"FORTNIGHT", tDayUnit, 14}, {"WEEK", tDayUnit, 7}, {"DAY", tDayUnit, 1},
	{"HOUR", tHourUnit, 1}, {"MINUTE", tMinuteUnit, 1}, {"MIN", tMinuteUnit, 1}, {"SECOND", tSecondUnit, 1}, {"SEC", tSecondUnit, 1},
}

var relatives = []word{
	{"TOMORROW", tDayShift, 1}, {"YESTERDAY", tDayShift, -1}, {"TODAY", tDayShift, 0}, {"NOW", tDayShift, 0},
	{"LAST", tOrdinal, -1}, {"THIS", tOrdinal, 0}, {"NEXT", tOrdinal, 1}, {"FIRST", tOrdinal, 1}, {"THIRD", tOrdinal, 3},
	{"FOURTH", tOrdinal, 4}, {"FIFTH", tOrdinal, 5}, {"SIXTH", tOrdinal, 6}, {"SEVENTH", tOrdinal, 7}, {"EIGHTH", tOrdinal, 8},
	{"NINTH", tOrdinal, 9}, {"TENTH", tOrdinal, 10}, {"ELEVENTH", tOrdinal, 11}, {"TWELFTH", tOrdinal, 12},
	{"AGO", tAgo, -1}, {"HENCE", tAgo, 1},
}

var universal = []word{{"GMT", tZone, 0}, {"UT", tZone, 0}, {"UTC", tZone, 0}}

// Abbreviations of zones, as GNU knows them. A tDayZone is an hour ahead.
var zones = []word{
	{"WET", tZone, 0}, {"WEST", tDayZone, 0}, {"BST", tDayZone, 0}, {"ART", tZone, -3 * hour}, {"BRT", tZone, -3 * hour},
	{"BRST", tDayZone, -3 * hour}, {"NST", tZone, -(3*hour + 1800)}, {"NDT", tDayZone, -(3*hour + 1800)},
	{"AST", tZone, -4 * hour}, {"ADT", tDayZone, -4 * hour}, {"CLT", tZone, -4 * hour}, {"CLST", tDayZone, -4 * hour},
	{"EST", tZone, -5 * hour}, {"EDT", tDayZone, -5 * hour}, {"CST", tZone, -6 * hour}, {"CDT", tDayZone, -6 * hour},
	{"MST", tZone, -7 * hour}, {"MDT", tDayZone, -7 * hour}, {"PST", tZone, -8 * hour}, {"PDT", tDayZone, -8 * hour},
	{"AKST", tZone, -9 * hour}, {"AKDT", tDayZone, -9 * hour}, {"HST", tZone, -10 * hour}, {"HAST", tZone, -10 * hour},
	{"HADT", tDayZone, -10 * hour}, {"SST", tZone, -12 * hour}, {"WAT", tZone, hour}, {"CET", tZone, hour},
	{"CEST", tDayZone, hour}, {"MET", tZone, hour}, {"MEZ", tZone, hour}, {"MEST", tDayZone, hour}, {"MESZ", tDayZone, hour},
	{"EET", tZone, 2 * hour}, {"EEST", tDayZone, 2 * hour}, {"CAT", tZone, 2 * hour}, {"SAST", tZone, 2 * hour},
	{"EAT", tZone, 3 * hour}, {"MSK", tZone, 3 * hour}, {"MSD", tDayZone, 3 * hour}, {"IST", tZone, 5*hour + 1800},
	{"SGT", tZone, 8 * hour}, {"KST", tZone, 9 * hour}, {"JST", tZone, 9 * hour}, {"GST", tZone, 10 * hour},
	{"NZST", tZone, 12 * hour}, {"NZDT", tDayZone, 12 * hour},
}

func find(table []word, name string) (word, bool) {
	for _, w := range table {
		if w.name == name {
			return w, true
		}
	}
	return word{}, false
}

// lookup finds what a word of a date means, in the order that decides between
// words of several meanings.
func (p *parser) lookup(text string) (word, bool) {
	name := strings.ToUpper(text)
	switch name {
	case "AM", "A.M.":
		return word{name, tMeridian, 0}, true
	case "PM", "P.M.":
		return word{name, tMeridian, 12}, true
	}
	abbreviated := len(name) == 3 || len(name) == 4 && name[3] == '.'
	for _, w := range months {
		if w.name == name || abbreviated && w.name[:3] == name[:3] {
			return w, true
		}
	}
	if w, ok := p.lookupZone(name); ok {
		return w, true
	}
	if name == "DST" {
		return word{name, tDST, 1}, true
	}
	if w, ok := find(units, name); ok {
		return w, true
	}
	if one, plural := strings.CutSuffix(name, "S"); plural {
		if w, ok := find(units, one); ok {
			return w, true
		}
	}
	if w, ok := find(relatives, name); ok {
		return w, true
	}
	if len(name) == 1 {
		if w, ok := military(name[0]); ok {
			return w, true
		}
	}
	if bare := strings.ReplaceAll(name, ".", ""); bare != name {
		return p.lookupZone(bare)
	}
	return word{}, false
}

func (p *parser) lookupZone(name string) (word, bool) {
	if w, ok := find(universal, name); ok {
		return w, true
	}
	if isDST, ok := p.localZones[name]; ok {
		w := word{name, tLocalZone, 0}
		if isDST {
			w.value = 1
		}
		return w, true
	}
	return find(zones, name)
}

func military(c byte) (word, bool) {
	w := word{string(rune(c)), tZone, 0}
	switch {
	case c >= 'A' && c <= 'I':
		w.value = int(c-'A'+1) * hour
	case c >= 'K' && c <= 'M':
		w.value = int(c-'K'+10) * hour
	case c >= 'N' && c <= 'S':
		w.value = -int(c-'N'+1) * hour
	case c == 'T':
		w.kind = tT
	case c >= 'U' && c <= 'Y':
		w.value = -int(c-'U'+8) * hour
	case c == 'Z':
	default:
		return w, false
	}
	return w, true
}
