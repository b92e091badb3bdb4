import { bookOfUsfm } from "./book-codes";
import { characterKind, paragraphKind } from "./markers";
import { SourceTextBuilder } from "./source-text";

/** A marker with its star and what follows it, or words. */
const TOKENS = /\\(\+?[a-z][a-z0-9-]*)(?:(\*)|[ \t]?)|\\\*|[^\\]+|\\/gi;
const IDENTITY = /^\s*([0-9A-Z]{3})\b/i;
const NUMBER = /^\s*(\S+)[ \t]?/;

/** Marks a point and ends with a bare star: \qt-s |who="Ruth"\*. */
const MILESTONE = "milestone";

/** What is open around the words: a marker that ends with its own star, or with its paragraph. */
interface Open {
  marker: string;
  kind: "text" | "added" | "left out";
}

/**
 * Reads one file of USFM (a book, or several after each other). The kept parsers of npm were tried:
 * usfm-js loses the second half of a verse in two parts and tells no lines, usfm-grammar 2 and
 * proskomma-core bring build tools along. Throws TranslationError with file and line.
 */
export function readUsfm(text: string, file: string): SourceTextBuilder {
  const source = new SourceTextBuilder(file);
  let line = 1;
  let isAside = false;
  let hasBook = false;
  let takes: "id" | "c" | "v" | null = null;
  let open: Open[] = [];
  for (const [token, rawMarker, star] of text.matchAll(TOKENS)) {
    const at = line;
    line += count(token, "\n");
    if (token === "\\*") {
      if (open.at(-1)?.marker === MILESTONE) open.pop();
      continue;
    }
    if (token === "\\") throw source.error(at, "a backslash without a marker");
    if (rawMarker === undefined) {
      let words = token;
      if (takes !== null) {
        const pattern = takes === "id" ? IDENTITY : NUMBER;
        const found = pattern.exec(words);
        const [taken = "", value = ""] = found ?? [];
        const where = at + count(taken.slice(0, taken.search(/\S/)), "\n");
        if (takes === "id") {
          const book = bookOfUsfm(value);
          if (book === undefined) {
            const shown = words.trim().slice(0, 20);
            throw source.error(where, `\\id names no book: “${shown}”`);
          }
          source.openBook(book, value.toUpperCase(), where);
          hasBook = true;
        } else if (takes === "c") source.openChapter(value, where);
        else source.openVerse(value, where);
        words = takes === "id" ? "" : words.slice(taken.length);
        takes = null;
      }
      const innermost = open.at(-1);
      if (isAside || innermost?.kind === "left out" || words === "") continue;
      // Attributes of a word follow a bar: \w gnade|lemma="…"\w*.
      if (innermost) words = words.replace(/\|[^|]*$/su, "");
      words = words.replaceAll("~", "\u00a0").replaceAll("//", " ");
      const isAdded = open.some(({ kind }) => kind === "added");
      source.text(words, isAdded, at + count(/^\s*/.exec(words)?.[0] ?? "", "\n"));
      continue;
    }
    const marker = rawMarker.replace(/^\+/, "").toLowerCase();
    if (star) {
      const last = open.findLastIndex((one) => one.marker === marker);
      if (last !== -1) open = open.slice(0, last);
      continue;
    }
    if (takes !== null) throw source.error(at, `\\${takes} without a number`);
    const milestone = /-[se]$/.test(marker) || marker === "ts";
    if (milestone) {
      open.push({ marker: MILESTONE, kind: "left out" });
      continue;
    }
    if (marker === "id" || marker === "c" || marker === "v") {
      if (marker !== "v") open = [];
      if (marker === "v") open = open.filter(({ kind }) => kind !== "left out");
      isAside = false;
      takes = marker;
      continue;
    }
    const block = isNested(open) ? null : paragraphKind(marker);
    if (block !== null) {
      open = [];
      isAside = block === "aside";
      if (block === "prose") source.paragraph();
      if (block === "poetry") source.line();
      if (block === "blank") source.blankLine();
      if (block === "heading") source.heading();
      continue;
    }
    const inline = characterKind(marker);
    if (inline === null) throw source.error(at, `the marker \\${marker} is not known to USFM 3`);
    // Inside a note every marker ends with the note.
    if (open.at(-1)?.kind === "left out" && isNotePart(marker)) continue;
    open.push({ marker, kind: isNested(open) ? "left out" : inline });
  }
  if (!hasBook) throw source.error(1, "this is no USFM: there is no \\id with a book");
  if (takes !== null) throw source.error(line, `\\${takes} without a number`);
  source.end();
  return source;
}

/** True inside a note, whose markers (\ft, \xt …) open nothing of their own. */
function isNested(open: readonly Open[]): boolean {
  return open.some(({ kind }) => kind === "left out");
}

function isNotePart(marker: string): boolean {
  return /^(?:f[a-z]+|x[a-z]+)$/.test(marker);
}

function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}
