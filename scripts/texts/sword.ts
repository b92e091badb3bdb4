import { execFileSync } from "node:child_process";
import { BOOKS, type BookId } from "../../lib/bible/canon";
import type { TranslationCode } from "../../lib/bible/constants";
import { toOsis } from "../../prisma/seed/bible/rows";

/** Module names of Debian's packages sword-text-web and sword-text-kjv. */
export const SWORD_MODULES: Readonly<Record<TranslationCode, string>> = {
  WEB: "engWEB2015eb",
  KJV: "engKJV2006eb",
};

/** A verse as the SWORD module has it. */
export interface SwordVerse {
  osis: string;
  /**
   * Its words with all markup and notes taken out; "" where the module has the number but no words.
   */
  text: string;
  /** Titles printed directly above the verse. */
  headings: string[];
}

const ROMAN = ["", "I", "II", "III"];

/** SWORD's tools write "I Samuel" and "Revelation of John". */
export const bookByName: ReadonlyMap<string, BookId> = toBookNames();

function toBookNames(): Map<string, BookId> {
  const names = new Map<string, BookId>(
    BOOKS.map(({ id, name }) => [
      name.replace(/^[1-3]/u, (digit) => ROMAN[Number(digit)] ?? digit),
      id,
    ]),
  );
  return names.set("Revelation of John", "Rev");
}

const VERSE_LINE =
  /^(?<before>.*?)(?<![A-Za-z])(?<book>(?:I{1,3} )?[A-Z][A-Za-z]+(?: of [A-Z][a-z]+)?) (?<chapter>\d+):(?<verse>\d+): (?<words>.*)$/u;

/**
 * Every verse of the 66 books as Debian's second copy of the translation has it, read through
 * `diatheke`. Throws when diatheke or the module is not installed (apt-get install diatheke
 * sword-text-web sword-text-kjv).
 */
export function readSword(code: TranslationCode): SwordVerse[] {
  const module = SWORD_MODULES[code];
  const output = execFileSync(
    "diatheke",
    // "internal": the module's own OSIS markup. Notes (f) and headings (h) are shown so that they
    // can be told from the text.
    ["-b", module, "-f", "internal", "-o", "fh", "-k", "Gen 1:1-Rev 22:21"],
    { encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
  );
  const verses = parseSword(output.replace(`(${module})`, ""));
  if (verses.length === 0) throw new Error(`diatheke shows nothing of ${module}: is it installed?`);
  return verses;
}

/**
 * Reads what diatheke prints: one line a verse, headings before the reference; a verse may run over
 * several lines.
 */
export function parseSword(output: string): SwordVerse[] {
  const verses: (SwordVerse & { markup: string })[] = [];
  let current: (SwordVerse & { markup: string }) | undefined;
  let lastBefore = "";
  for (const line of output.split("\n")) {
    const found = VERSE_LINE.exec(line)?.groups;
    if (!found) {
      if (current) current.markup += ` ${line}`;
      continue;
    }
    const { before = "", book = "", chapter = "", verse = "", words = "" } = found;
    const id = bookByName.get(book);
    // Books outside the canon we hold end the verse before them and are passed over.
    current = id && {
      osis: toOsis(id, Number(chapter), Number(verse)),
      text: "",
      // diatheke repeats the last heading before every verse until another comes.
      headings: before === lastBefore ? [] : titlesOf(before),
      markup: words,
    };
    if (current) verses.push(current);
    lastBefore = before;
  }
  return verses.map(({ osis, headings, markup }) => ({
    osis,
    headings,
    text: withoutMarkup(withoutGlossary(markup)),
  }));
}

/** The WEB's glossary hangs on its last verse. */
function withoutGlossary(markup: string): string {
  return markup.replace(/<div\b[^>]*type="glossary".*$/su, "");
}

function titlesOf(before: string): string[] {
  const titles = before.matchAll(/<(title|speaker)\b[^>]*>(.*?)<\/\1>/gu);
  return [...titles].map(([, , words]) => withoutMarkup(words ?? "")).filter((title) => title);
}

/**
 * Plain words: notes and titles out, tags inside a line dropped, tags that end a line or a block
 * turned into a space.
 */
export function withoutMarkup(markup: string): string {
  return (
    markup
      // Where a note stands directly between two words the space after it was put into the note.
      .replace(/<note\b[^>]*>.*?<\/note>(?=(?:<[^>]*>)*[\p{L}“‘])/gu, " ")
      .replace(/<note\b[^>]*>.*?<\/note>/gu, "")
      .replace(/<(title|speaker)\b[^>]*>.*?<\/\1>/gu, " ")
      // The module leaves it to the printer to set the divine name in capitals.
      .replace(/<divineName>.*?<\/divineName>/gu, (name) =>
        name.replace(/>[^<]*</gu, (words) => words.toUpperCase()),
      )
      .replace(/<\/?(?:w|transChange|divineName|q|seg|foreign|name)\b[^>]*>/gu, "")
      .replace(/<[^>]*>/gu, " ")
      .replace(/\s+/gu, " ")
      .trim()
  );
}
