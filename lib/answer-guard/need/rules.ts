/**
 * How a language says that somebody is in need: classes of words, and rules that put them together.
 * Words stand as `toClauses` leaves them: lower case, without accents, short forms written out and
 * fillers left out.
 *
 * One rule a line. Words follow each other; "{class}" is any wording of a class, "(a|b c)" any of
 * these, "_" any one word, "word*" any ending, "(a|b)?" may be missing, "~" stands for up to three words
 * and "~~" for up to seven, none of them a negation, ">>" for the rest of the clause, "^" and
 * "$" for its ends, "!(a|b)" for neither of these following, "<!(a|b)" for neither preceding.
 */
export interface NeedLanguage {
  /** What an apostrophe becomes: "" in "don't", " " in "j'ai". */
  apostrophe: "" | " ";
  /**
   * Frequent words by which the language is known: a text with those of other languages alone is
   * not read for it, which saves most of the time.
   */
  signs: string;
  /** Short and young people's forms, written out: "im=i am", a line or more of them. */
  forms: string;
  /** Words that change nothing: "just", "really". */
  fillers: string;
  /** "Not" and its kin, which no gap may hold. */
  negations: string;
  /** Wordings between "|"; one may name an earlier class. */
  classes: Readonly<Record<string, string>>;
  /** Wordings that sound like need and are none: idioms, faith, what others say. */
  harmless: string;
  selfHarm: string;
  abuse: string;
  /** Despair without danger. */
  despair: string;
}

/** Splits at the blanks outside brackets. */
function toTokens(rule: string): string[] {
  const tokens: string[] = [];
  let depth = 0;
  let token = "";
  for (const sign of rule) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign !== " " || depth > 0) {
      token += sign;
    } else if (token !== "") {
      tokens.push(token);
      token = "";
    }
  }
  return token === "" ? tokens : [...tokens, token];
}

function fillClasses(text: string, classes: ReadonlyMap<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const wordings = classes.get(name);
    if (wordings === undefined) throw new Error(`no class ${name} in ${text}`);
    return `(${wordings})`;
  });
}

/** The wordings of a part that is one bracket as a whole: "(a|b (c|d))"; null for any other. */
function wordingsOf(token: string): string[] | null {
  if (!token.startsWith("(") || !token.endsWith(")")) return null;
  const wordings = [""];
  let depth = 0;
  for (const sign of token.slice(1, -1)) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth < 0) return null;
    if (sign === "|" && depth === 0) wordings.push("");
    else wordings[wordings.length - 1] += sign;
  }
  return wordings;
}

const WORD = "[^ …]+";
/** Where a wording begins, and where it ends: at a comma too. */
const BEGINS = "(?<=^ |, )";
const ENDS = "(?<=, )|$";

const SIGNS: Readonly<Record<string, string>> = {
  "^": BEGINS,
  $: `(?:${ENDS})`,
  ">>": "[^…]*",
  _: `${WORD} `,
};

function toWordExpression(words: string): string {
  return words
    .replaceAll("*", "[^ …]*")
    .replace(/(?<=^|[ (|:)])_(?=$|[ )|])/g, WORD)
    .replace(/\((?!\?)/g, "(?:");
}

/** The expression of one part of a rule, with the blank after it. */
function toExpression(token: string, gapWord: string): string {
  if (token === "~") return `(?:${gapWord} ){0,3}`;
  if (token === "~~") return `(?:${gapWord} ){0,7}`;
  const sign = SIGNS[token];
  if (sign !== undefined) return sign;
  if (token.startsWith("!")) return `(?!${toWordExpression(token.slice(1))}(?:,? |$))`;
  if (token.startsWith("<!")) return `(?<! ${toWordExpression(token.slice(2))},? )`;
  const isOptional = token.endsWith("?") && wordingsOf(token.slice(0, -1)) !== null;
  const wordings = wordingsOf(isOptional ? token.slice(0, -1) : token) ?? [token];
  const words = wordings.filter((one) => one !== "^" && one !== "$").map(toWordExpression);
  const choices = [`(?:${words.join("|")})(?:,? |$)`];
  if (wordings.includes("^")) choices.push(BEGINS);
  if (wordings.includes("$")) choices.push(ENDS);
  return `(?:${choices.join("|")})${isOptional ? "?" : ""}`;
}

/** The lines of a table, each an expression over a clause that begins and ends with a blank. */
export function compileRules(table: string, language: NeedLanguage): RegExp[] {
  const classes = new Map<string, string>();
  for (const [name, wordings] of Object.entries(language.classes)) {
    classes.set(name, fillClasses(wordings, classes));
  }
  const gapWord = `(?!(?:${language.negations}) )${WORD}`;
  return toLines(table).map((line) => {
    // A gap at the end finds nothing more, but would count as found.
    const rule = line.replace(/( ~~?)+$/, "");
    const parts = toTokens(fillClasses(rule, classes)).map((token) => toExpression(token, gapWord));
    return new RegExp(`(?<= )${parts.join("")}`, "g");
  });
}

/** The lines of a table without blanks around them. */
function toLines(table: string): string[] {
  return table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
