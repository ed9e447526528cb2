// @ts-check
// Colours for bash. A reader wants to see words, strings and comments apart; this is no
// parser, and where it errs, it errs in a colour only.

const KEYWORDS = new Set("if then elif else fi for while until do done case esac in select function time coproc { } ! [[ ]]".split(" "));
const BUILTINS = new Set("alias bg bind break builtin cd command compgen complete continue declare dirs disown echo enable eval exec exit export false fg getopts hash help history jobs kill let local logout mapfile popd printf pushd pwd read readarray readonly return set shift shopt source test times trap true type typeset ulimit umask unalias unset wait".split(" "));
const TOKEN = /(#[^\n]*)|('[^']*'?)|("(?:\\[\s\S]|[^"\\])*"?)|(\$\((?!\())|(\$\{[^}]*\}?|\$[A-Za-z_][A-Za-z0-9_]*|\$[0-9@*#?$!-])|(\\[\s\S])|([0-9]*(?:>>|>&|<&|<<<|<<-?|>\||<>|&>>?|[<>]))|(\|\||&&|;;&?|;&|[|&;()\n])|([ \t\r]+)|([^\s'"$\\<>|&;()]+|[\s\S])/g;

/**
 * Pieces of a script: [class, text]; the class is "" where there is no colour.
 * @param {string} script @returns {[string, string][]}
 */
export function highlight(script) {
  /** @type {[string, string][]} */
  const out = [];
  let command = true; // the next word is a command
  let glued = false; // the piece before was part of this word
  let target = false; // the next word is that of a redirection
  for (const m of script.matchAll(TOKEN)) {
    const [text, comment, single, double, substitution, variable, escape, redirection, operator, blank] = m;
    if (comment !== undefined && !glued) out.push(["comment", text]);
    else if (single !== undefined || double !== undefined) out.push(["string", text]);
    else if (variable !== undefined || substitution !== undefined) out.push(["variable", text]);
    else if (escape !== undefined) out.push(["string", text]);
    else if (redirection !== undefined) out.push(["operator", text]);
    else if (operator !== undefined) out.push(["operator", text]);
    else if (blank !== undefined) out.push(["", text]);
    else if (command && !glued && /^[A-Za-z_][A-Za-z0-9_]*(\[[^\]]*\])?\+?=/.test(text)) {
      const at = text.indexOf("=") + 1;
      out.push(["variable", text.slice(0, at)], ["", text.slice(at)]);
      glued = true;
      continue;
    } else if (command && !target && KEYWORDS.has(text)) {
      out.push(["keyword", text]);
      // The word behind these is a name, not a command.
      if (text === "for" || text === "case" || text === "select" || text === "function") command = false;
      continue;
    } else if (KEYWORDS.has(text) && (text === "in" || text === "]]" || text === "do")) out.push(["keyword", text]);
    else if (command && !glued && !target) out.push([BUILTINS.has(text) ? "builtin" : "command", text]);
    else if (/^-/.test(text) && !glued) out.push(["option", text]);
    else out.push(["", text]);
    if (redirection !== undefined) {
      target = true;
      glued = false;
      continue;
    }
    if (operator !== undefined || substitution !== undefined) {
      command = true;
      glued = false;
    } else if (blank !== undefined) glued = false;
    else if (comment === undefined) {
      if (!target && !glued) command = false;
      else if (!glued) target = false;
      glued = true;
    }
  }
  return out;
}
