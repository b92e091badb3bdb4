import "server-only";

/** A quotation in a text, marks included: from `start` to before `end`. */
export interface Quotation {
  start: number;
  end: number;
  kind: "double" | "single" | "silent";
  /** The text between the marks. */
  words: string;
}

/**
 * Stand for emphasis, code and brackets, which set words apart as marks do. They are judged like
 * marks and never shown.
 */
export const SILENT_OPEN = "\uE002";
export const SILENT_CLOSE = "\uE003";

const SILENT = /\uE002([^\uE002\uE003]*)\uE003/g;

interface Mark {
  at: number;
  role: "open" | "close" | "either";
}

const DOUBLE = /["“”„‟«»″〝〞❝❞「」『』《》〈〉ˮ]/g;
const SINGLE = /['‘’‚‛‹›❛❜´′ʼʻ]/g;
const IS_SINGLE = /['‘’‚‛‹›❛❜´′ʼʻ]/;
const ALWAYS_OPEN = /[“„‟«〝❝「『《〈‘‚‛‹❛ʻ]/;
const ALWAYS_CLOSE = /[”»〞❞」』》〉›❜]/;
const LETTER = /[\p{L}\p{N}]/u;
const OPENS_AFTER = /[\s([{—–-]/;
/** "’tis", "’em", "’90s": something omitted at the start of a word. */
const ELISION = /^(?:tis|twas|twere|twill|til|em|cause|\d0s)\b/i;

function roleOf(text: string, at: number): Mark["role"] | "apostrophe" {
  const sign = text[at] ?? "";
  const before = text[at - 1] ?? " ";
  const after = text[at + 1] ?? " ";
  const isSingle = IS_SINGLE.test(sign);
  if (isSingle && LETTER.test(before) && LETTER.test(after)) return "apostrophe";
  if (ALWAYS_OPEN.test(sign)) return "open";
  if (ALWAYS_CLOSE.test(sign)) return "close";
  const blankBefore = OPENS_AFTER.test(before);
  const blankAfter = /\s/.test(after);
  if (isSingle && blankBefore && ELISION.test(text.slice(at + 1, at + 8))) return "apostrophe";
  if (blankBefore && !blankAfter) return "open";
  if (!/\s/.test(before) && (blankAfter || !LETTER.test(after))) return "close";
  return "either";
}

function findMarks(text: string, signs: RegExp): Mark[] {
  const marks: Mark[] = [];
  for (const { index } of text.matchAll(signs)) {
    const role = roleOf(text, index);
    if (role !== "apostrophe") marks.push({ at: index, role });
  }
  return marks;
}

/** Whether a quotation keeps its marks. */
type Judge = (quotation: Quotation) => boolean;

function toQuotation(text: string, from: number, to: number, kind: Quotation["kind"]): Quotation {
  return { start: from, end: to + 1, kind, words: text.slice(from + 1, to) };
}

/** Pairs the double marks from left to right and judges each pair. Unpaired marks are removed. */
function judgeDouble(text: string, judge: Judge, shown: Map<number, string>): void {
  let open = -1;
  for (const { at, role } of findMarks(text, DOUBLE)) {
    shown.set(at, "");
    // Some languages close a quotation „like this“.
    const isLowPair = text[at] === "“" && text[open] === "„";
    if (!isLowPair && (role === "open" || (role === "either" && open < 0))) {
      open = at;
    } else if (open >= 0) {
      if (judge(toQuotation(text, open, at, "double"))) shown.set(open, "“").set(at, "”");
      open = -1;
    }
  }
}

/** After these letters a single mark may be a possessive: "the disciples’ feet", "for conscience’ sake". */
const MAYBE_POSSESSIVE = /(?:[szx]|ence)$/i;

/** The same for single marks, where the closing one looks like an apostrophe. */
function judgeSingle(text: string, judge: Judge, shown: Map<number, string>): void {
  const marks = findMarks(text, SINGLE);
  const possessive = ({ at }: Mark) => MAYBE_POSSESSIVE.test(text.slice(Math.max(0, at - 4), at));
  for (const mark of marks) shown.set(mark.at, possessive(mark) ? "’" : "");
  let next = 0;
  while (next < marks.length) {
    const open = marks[next++];
    if (!open || open.role === "close") continue;
    shown.set(open.at, "");
    let last: Mark | undefined;
    let kept = false;
    for (; next < marks.length && marks[next]?.role !== "open"; next++) {
      last = marks[next];
      if (!last) break;
      // If a later mark may close it too, end here only when the quotation may stay.
      if (possessive(last) && marks[next + 1] && marks[next + 1]?.role !== "open") continue;
      kept = judge(toQuotation(text, open.at, last.at, "single"));
      next++;
      break;
    }
    if (last && kept) shown.set(open.at, "‘").set(last.at, "’");
    else if (last) shown.set(last.at, "");
  }
}

/** A mark with the blank it needs next to a word. */
function setApart(sign: string, before: string, after: string): string {
  if (sign === "") return LETTER.test(before) && LETTER.test(after) ? " " : "";
  if (/[“‘]/.test(sign)) return LETTER.test(before) ? ` ${sign}` : sign;
  return LETTER.test(after) ? `${sign} ` : sign;
}

/**
 * Replaces some characters of a text; where one that separated two words is removed, a blank stays.
 */
function show(text: string, shown: ReadonlyMap<number, string>): string {
  const places = [...shown.keys()].sort((a, b) => a - b);
  // The character that will follow each position: the text's own, or that of the next position if
  // it follows directly.
  const after: string[] = [];
  for (let index = places.length - 1; index >= 0; index--) {
    const next = (places[index] ?? 0) + 1;
    after[index] =
      places[index + 1] === next ? shown.get(next) || (after[index + 1] ?? "") : (text[next] ?? "");
  }
  let result = "";
  let position = 0;
  let before = "";
  places.forEach((at, index) => {
    if (at > position) before = text[at - 1] ?? "";
    const sign = shown.get(at) ?? "";
    result += text.slice(position, at) + setApart(sign, before, after[index] ?? "");
    if (sign !== "") before = sign;
    position = at + 1;
  });
  return result + text.slice(position);
}

/** Every quotation of a text, double ones first. */
export function findQuotations(text: string): Quotation[] {
  const found: Quotation[] = [];
  const collect: Judge = (quotation) => found.push(quotation) > 0;
  judgeDouble(text, collect, new Map());
  judgeSingle(text, collect, new Map());
  for (const { 0: span, 1: words = "", index } of text.matchAll(SILENT)) {
    found.push({ start: index, end: index + span.length, kind: "silent", words });
  }
  return found;
}

/** A text without the signs that stand for emphasis, code and brackets. */
export function withoutSilentMarks(text: string): string {
  return text.replace(/[\uE002\uE003]/g, "");
}

/**
 * Keeps quotation marks, as “…” or ‘…’, only around the quotations that `judge` accepts, and
 * removes all others; apostrophes become ’.
 */
export function keepQuotations(text: string, judge: Judge): string {
  const shown = new Map<number, string>();
  judgeDouble(text, judge, shown);
  judgeSingle(text, judge, shown);
  return show(text, shown).replace(/['‘ʼʻ´′‛](?=[\p{L}\p{N}])(?<=[\p{L}\p{N}].)/gu, "’");
}
