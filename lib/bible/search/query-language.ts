// What may stand in a search besides words: "exact words", -without, one OR another, begin*,
// in:book, lemma:word (of the original texts), and references ("John 3:16 love").
import { findMentions } from "../references/mentions";
import { parseReference } from "../references/parser";
import { formatReference, type Passage } from "../rules";
import { findScope, type Scope } from "./scopes";
import { toWords } from "./words";

/**
 * One thing to look for: a word in any form, words exactly as they stand, a beginning, or a word of
 * the original texts as it was named (`words` has the one name).
 */
export interface Operand {
  kind: "word" | "phrase" | "beginning" | "lemma";
  words: string[];
  /** Of a lemma: the word that is meant, once it is known (resolveOriginals). */
  original?: OriginalWord;
}

/** A word of the original texts as a search needs it. */
export interface OriginalWord {
  /** Strong's number: "G26". */
  id: string;
  /** "the Greek word agapē (ἀγάπη, G26)" */
  name: string;
  /** canonicalOrder of the verses that have it. */
  orders: readonly number[];
}

/** A search as it was understood. */
export interface ReadQuery {
  /** The words besides the operators, searched as if they stood alone. */
  text: string;
  /** Each is met by any one of its alternatives. */
  required: Operand[][];
  excluded: Operand[];
  /** Where to look: in any of them; everywhere when there is none. */
  scopes: Scope[];
  excludedScopes: Scope[];
  /** What follows in: and names no part of the Bible. */
  unknownScopes: string[];
  /** The passages named beside words; verses of other places are not looked for. */
  passages: Passage[];
  /** What is wrong with a reference beside words: "John has 21 chapters." */
  missing: string | null;
}

/** Signs and words between two blanks, or a quotation with its signs. */
interface Piece {
  isExcluded: boolean;
  isScope: boolean;
  isLemma: boolean;
  isQuoted: boolean;
  text: string;
}

/** What is read of a text; nobody means an operator after that. */
const MAX_LENGTH = 2_000;
const QUOTES = /[“”„‟«»＂]/g;
/**
 * A minus or none, in: or lemma: or none, and a quotation or what stands up to the next blank or
 * quotation.
 */
const PIECE = /(-?)((?:in|lemma):\s*)?(?:"([^"]*)"|([^\s"]+))/giu;
const OR = /^(?:OR|\|)$/;
/** Nothing else is meant by blanks; between words alone. */
const AND = /^AND$/;
/** Words that the grammar of references skips, but that a search looks for. */
const FILLERS: ReadonlySet<string | undefined> = new Set(
  "and see read also the book books of in from to through chapter verse verses".split(" "),
);
/** Most pieces that one in: may name: "song of songs 4". */
const MAX_SCOPE_PIECES = 4;

/**
 * A short name and a chapter before the words: "ps 23 shepherd". Two letters are words as often
 * ("is 40").
 */
const AT_START = /^\s*((?:[1-3]\s?)?(?:ps|\p{L}{3,})\.?\s?\d{1,3})(?=\s)/iu;

const wordsOf = (text: string) => toWords(text).map((word) => word.text);

/** With straight quotation marks; the last of an odd number has no partner and is none. */
function balanceQuotes(text: string): string {
  const straight = text.replace(QUOTES, '"');
  if (straight.split('"').length % 2 === 1) return straight;
  const at = straight.lastIndexOf('"');
  return `${straight.slice(0, at)} ${straight.slice(at + 1)}`;
}

const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + " ".repeat(end - start) + text.slice(end);

/** The references beside other words, and the text without them. */
function takeReferences(text: string): Pick<ReadQuery, "passages" | "missing"> & { rest: string } {
  const taken = { passages: [] as Passage[], missing: null as string | null, rest: text };
  if (!/\d/.test(text)) return taken;
  // What stands in quotation marks is words; names of books may be written small.
  const read = text
    .replace(/"[^"]*"/g, (quoted) => " ".repeat(quoted.length))
    .replace(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
  if (read.length !== text.length) return taken;
  for (const { start, end, passages, message } of findMentions(read)) {
    if (/(?:\b(?:in|lemma):\s*|-)$/i.test(text.slice(0, start))) continue;
    if (passages) taken.passages.push(...passages);
    // Any word before figures looks like a book that does not exist.
    else if (message.startsWith("There is no book")) continue;
    else taken.missing ??= message;
    taken.rest = blank(taken.rest, start, end);
  }
  const [, written = ""] = AT_START.exec(taken.rest) ?? [];
  const parsed = written === "" ? null : parseReference(written);
  if (parsed?.kind === "found") {
    taken.passages.push(...parsed.passages);
    taken.rest = blank(taken.rest, 0, written.length);
  } else if (parsed?.kind === "missing" && parsed.namesBook) {
    taken.missing ??= parsed.message;
    taken.rest = blank(taken.rest, 0, written.length);
  }
  return taken;
}

function toPieces(text: string): Piece[] {
  return [...text.matchAll(PIECE)].map(([whole, minus, field, quoted, bare = ""]): Piece => {
    const isQuoted = quoted !== undefined;
    // "-3" ends a range, and a dash alone joins.
    const isExcluded = minus === "-" && (isQuoted || field !== undefined || /^\p{L}/u.test(bare));
    const isField = field !== undefined && (minus === "" || isExcluded);
    const isLemma = isField && /^lemma/i.test(field);
    return {
      isExcluded,
      isScope: isField && !isLemma,
      isLemma,
      isQuoted,
      text: isQuoted ? quoted : isField ? bare : whole,
    };
  });
}

const isWord = (piece: Piece | undefined): piece is Piece =>
  piece !== undefined && !piece.isExcluded && !piece.isScope && !piece.isLemma && !piece.isQuoted;

/** Reads in: with as many of the words after it as name a part of the Bible together. */
function readScope(pieces: readonly Piece[], at: number): { scope: Scope | null; taken: number } {
  const words = [pieces[at]?.text ?? ""];
  const isWhole = pieces[at]?.isQuoted;
  while (!isWhole && words.length < MAX_SCOPE_PIECES) {
    const next = pieces[at + words.length];
    if (!isWord(next) || next.text === "OR") break;
    words.push(next.text);
  }
  for (let taken = words.length; taken > 0; taken--) {
    const scope = findScope(words.slice(0, taken).join(" "));
    // "in:john is": the word after the name is none of the name's, though Isaiah is called so too.
    const isName = taken === 1 || (scope?.ranges.length === 1 && !FILLERS.has(words[taken - 1]));
    if (scope && isName) return { scope, taken };
  }
  return { scope: null, taken: 1 };
}

function toOperand({ text, isQuoted, isExcluded, isLemma }: Piece): Operand | null {
  if (isLemma) return { kind: "lemma", words: [text.trim()] };
  const words = wordsOf(isExcluded && !isQuoted ? text.replace(/^-/, "") : text);
  if (words.length === 0) return null;
  if (isQuoted) return { kind: "phrase", words };
  if (text.endsWith("*") && words.length === 1) return { kind: "beginning", words };
  return { kind: words.length > 1 ? "phrase" : "word", words };
}

const isOperator = ({ kind }: Operand) => kind === "beginning" || kind === "lemma";

/**
 * Reads a search. Everything that is no operator is words; nothing is an error. OR joins what
 * stands beside it, in capitals only, and is a word in a text of capitals. Pure and never throws.
 */
export function readQuery(query: string): ReadQuery {
  const { rest, ...named } = takeReferences(balanceQuotes(query.slice(0, MAX_LENGTH)));
  const read: ReadQuery = {
    text: "",
    required: [],
    excluded: [],
    scopes: [],
    excludedScopes: [],
    unknownScopes: [],
    ...named,
  };
  const pieces = toPieces(rest);
  const mayJoin = /\p{Ll}/u.test(query);
  const isJoin = (piece: Piece | undefined, join: RegExp) =>
    mayJoin && isWord(piece) && join.test(piece.text);
  const plain: string[] = [];
  /** What the next operand is an alternative to. */
  let group: Operand[] | null = null;
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    const isInside = at > 0 && at < pieces.length - 1;
    if (!piece || isJoin(piece, OR) || (isInside && isJoin(piece, AND))) continue;
    if (piece.isScope) {
      const { scope, taken } = readScope(pieces, at);
      if (!scope) read.unknownScopes.push(piece.text);
      else (piece.isExcluded ? read.excludedScopes : read.scopes).push(scope);
      at += taken - 1;
      continue;
    }
    const operand = toOperand(piece);
    if (!operand) continue;
    if (piece.isExcluded) {
      read.excluded.push(operand);
      continue;
    }
    const next = pieces[at + 2];
    const goesOn =
      isJoin(pieces[at + 1], OR) && next && !next.isExcluded && !next.isScope && toOperand(next);
    if (group) group.push(operand);
    else if (goesOn || piece.isQuoted || isOperator(operand)) {
      group = [operand];
      read.required.push(group);
    } else plain.push(piece.text);
    if (!goesOn) group = null;
  }
  const isOnlyWithout =
    plain.length + read.required.length + read.scopes.length + read.passages.length === 0;
  // Nobody looks for every verse without a word.
  if (isOnlyWithout && read.excludedScopes.length === 0) {
    for (const operand of read.excluded) {
      if (operand.kind === "lemma") read.required.push([operand]);
      else plain.push(...operand.words);
    }
    read.excluded = [];
  }
  return { ...read, text: plain.join(" ") };
}

/** True where nothing but words stands in a search. */
export function isPlain({ required, excluded, scopes, excludedScopes, ...read }: ReadQuery) {
  const operators = [required, excluded, scopes, excludedScopes, read.unknownScopes, read.passages];
  return operators.every(({ length }) => length === 0) && read.missing === null;
}

const quote = ({ words }: Operand) => `“${words.join(" ")}”`;

function tellOperand(operand: Operand): string {
  if (operand.kind === "lemma") return operand.original?.name ?? `the word ${quote(operand)}`;
  if (operand.kind === "phrase") return `exactly ${quote(operand)}`;
  if (operand.kind === "beginning") return `words that begin with ${quote(operand)}`;
  return quote(operand);
}

const tellExcluded = (operand: Operand) =>
  operand.kind === "lemma" ? tellOperand(operand) : quote(operand);

const join = (names: readonly string[]) => names.join(" or ");

/** How a search was read, in words; null for one of words alone. */
export function tellReading(read: ReadQuery): string | null {
  if (isPlain(read)) return null;
  const words = wordsOf(read.text);
  const where = [
    ...new Set([...read.scopes.map(({ name }) => name), ...read.passages.map(formatReference)]),
  ];
  const parts = [
    words.length > 0 ? words.map((word) => `“${word}”`).join(" and ") : "",
    ...read.required.map((group) => join(group.map(tellOperand))),
    read.excluded.length > 0 ? `without ${join(read.excluded.map(tellExcluded))}` : "",
    where.length > 0 ? `in ${join(where)}` : "",
    read.excludedScopes.length > 0
      ? `not in ${join(read.excludedScopes.map(({ name }) => name))}`
      : "",
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : null;
}
