import type { BookId } from "../canon";
import { getBookRange } from "../rules";
import type { VerseRange } from "./verse-range";

/** Book names that mean the book, or whom it is about, wherever they stand. */
const NAMES: Readonly<Record<string, readonly BookId[]>> = {
  genesis: ["Gen"],
  exodus: ["Exod"],
  leviticus: ["Lev"],
  deuteronomy: ["Deut"],
  ruth: ["Ruth"],
  nehemiah: ["Neh"],
  esther: ["Esth"],
  psalm: ["Ps"],
  psalms: ["Ps"],
  proverbs: ["Prov"],
  ecclesiastes: ["Eccl"],
  isaiah: ["Isa"],
  jeremiah: ["Jer"],
  lamentations: ["Lam"],
  ezekiel: ["Ezek"],
  daniel: ["Dan"],
  hosea: ["Hos"],
  joel: ["Joel"],
  amos: ["Amos"],
  obadiah: ["Obad"],
  jonah: ["Jonah"],
  micah: ["Mic"],
  nahum: ["Nah"],
  habakkuk: ["Hab"],
  zephaniah: ["Zeph"],
  haggai: ["Hag"],
  malachi: ["Mal"],
  corinthians: ["1Cor", "2Cor"],
  galatians: ["Gal"],
  ephesians: ["Eph"],
  philippians: ["Phil"],
  colossians: ["Col"],
  thessalonians: ["1Thess", "2Thess"],
};

/** Names that mean the book only after words like these: "in Romans", "the book of Job". */
const NAMES_AFTER: Readonly<Record<string, readonly BookId[]>> = {
  numbers: ["Num"],
  joshua: ["Josh"],
  judges: ["Judg"],
  samuel: ["1Sam", "2Sam"],
  kings: ["1Kgs", "2Kgs"],
  chronicles: ["1Chr", "2Chr"],
  ezra: ["Ezra"],
  job: ["Job"],
  zechariah: ["Zech"],
  matthew: ["Matt"],
  mark: ["Mark"],
  luke: ["Luke"],
  john: ["John", "1John", "2John", "3John"],
  acts: ["Acts"],
  romans: ["Rom"],
  timothy: ["1Tim", "2Tim"],
  titus: ["Titus"],
  philemon: ["Phlm"],
  hebrews: ["Heb"],
  james: ["Jas"],
  jude: ["Jude"],
  revelation: ["Rev"],
};
const BEFORE =
  "(?:in|book of|gospel of|gospel according to|according to|(?:letter|epistle) (?:of|to)(?: the)?) (?:the book of |the )?(?:first |second |1st |2nd |[12] )?";

const NAME = new RegExp(`\\b(?:${Object.keys(NAMES).join("|")})\\b`, "g");
const NAME_AFTER = new RegExp(`\\b${BEFORE}(${Object.keys(NAMES_AFTER).join("|")})\\b`, "g");

/** Somebody's letters are meant where he says something, and not where something happens to him. */
const SAYS =
  /\bpaul\b(?:['’]s)? (?:\w+ly |also |then |first )?(?:says?|said|states?|stated|teach(?:es)?|taught|argues?|argued|writes?|wrote|emphasi[sz]es?|express(?:es|ed)?|declares?|declared|instructs?|instructed|asks?|asked|use[sd]?|describes?|described|compares?|compared|identif(?:y|ies|ied)|lists?|listed|calls?|called|mean[st]?|urges?|urged|explains?|explained|claims?|claimed|warns?|warned|mentions?|mentioned|letters?|epistles?)\b/;
const LETTERS: VerseRange = { start: getBookRange("Rom").start, end: getBookRange("Phlm").end };

/** Where a question looks. */
export interface AskedBooks {
  ranges: VerseRange[];
  /** The names by which it says so, in lower case: they tell where to look, not what for. */
  names: ReadonlySet<string>;
}

/**
 * The books that a question names, or whose author it quotes ("What does Isaiah say of fasting?").
 * Pure.
 */
export function findAskedBooks(question: string): AskedBooks {
  const text = question.toLowerCase();
  const books = new Set<BookId>();
  const names = new Set<string>();
  const add = (name: string, found: readonly BookId[] = []) => {
    for (const book of found) books.add(book);
    names.add(name);
  };
  for (const [name] of text.matchAll(NAME)) add(name, NAMES[name]);
  for (const [, name = ""] of text.matchAll(NAME_AFTER)) add(name, NAMES_AFTER[name]);
  const ranges = [...books].map(getBookRange);
  if (SAYS.test(text)) {
    names.add("paul");
    ranges.push(LETTERS);
  }
  return { ranges, names };
}
