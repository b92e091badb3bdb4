import { BOOKS, type BookId } from "../canon";
import { parseReference } from "../references/parser";
import type { VerseRange } from "../references/verse-range";
import { getBookRange, getTestamentRange } from "../rules";

/** A part of the Bible to search in, with the name it is shown by. */
export interface Scope {
  name: string;
  ranges: readonly VerseRange[];
}

function between(first: BookId, last: BookId): VerseRange {
  return { start: getBookRange(first).start, end: getBookRange(last).end };
}

const OLD: Scope = { name: "the Old Testament", ranges: [getTestamentRange("OT")] };
const NEW: Scope = { name: "the New Testament", ranges: [getTestamentRange("NT")] };
const LAW: Scope = { name: "the Law", ranges: [between("Gen", "Deut")] };
const LETTERS: Scope = { name: "the letters", ranges: [between("Rom", "Jude")] };

/** Parts of several books, by the names they are asked for. */
const GROUPS: ReadonlyMap<string, Scope> = new Map([
  ["ot", OLD],
  ["old testament", OLD],
  ["nt", NEW],
  ["new testament", NEW],
  ["law", LAW],
  ["torah", LAW],
  ["pentateuch", LAW],
  ["history", { name: "the books of history", ranges: [between("Josh", "Esth")] }],
  ["wisdom", { name: "the books of wisdom", ranges: [between("Job", "Song")] }],
  ["prophets", { name: "the prophets", ranges: [between("Isa", "Mal")] }],
  ["gospels", { name: "the Gospels", ranges: [between("Matt", "John")] }],
  ["letters", LETTERS],
  ["epistles", LETTERS],
]);

/** The book or group whose name nothing but the text begins: "psal", "gosp". */
function findBegun(text: string): Scope | null {
  const begun = BOOKS.filter(({ name }) => name.toLowerCase().startsWith(text));
  const [book] = begun;
  return book && begun.length === 1 ? { name: book.name, ranges: [getBookRange(book.id)] } : null;
}

/** Fewer letters are no beginning of a name. */
const MIN_BEGUN = 3;

/**
 * The part of the Bible that a text names: a testament, a group of books, a book, or any reference.
 * Null when it names none. Pure and never throws.
 */
export function findScope(text: string): Scope | null {
  const wanted = text.trim().toLowerCase().replace(/\s+/g, " ").replace(/^the /, "");
  const group = GROUPS.get(wanted);
  if (group) return group;
  const parsed = parseReference(wanted);
  if (parsed.kind === "found") return { name: parsed.reference, ranges: parsed.passages };
  return wanted.length >= MIN_BEGUN ? findBegun(wanted) : null;
}
