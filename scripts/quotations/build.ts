import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BOOKS } from "../../lib/bible/canon";
import { parseReference } from "../../lib/bible/references/parser";
import {
  formatReference,
  formatVerse,
  getBookRange,
  getTestamentRange,
  toCanonicalOrder,
  toPassage,
  toVerseAddress,
} from "../../lib/bible/rules";
import { importKjv } from "../../prisma/seed/bible/kjv";
import { importWeb } from "../../prisma/seed/bible/web";
import { bookByName, SWORD_MODULES } from "../texts/sword";
import { readSwordModule } from "../words/sources";
import { type Agreement, measureAgreement, type WeighedText, weighText } from "./agreement";

// `npm run quotations:build`: makes lib/content/quotations from the footnotes of the World English
// Bible that name a place of the Old Testament (Debian's sword-text-web), and says what beside the
// footnote speaks for a quotation: a formula ("it is written"), the wording of both places in a
// translation, or the edition's quotation marks. `--show` prints all of them.

interface Span {
  start: number;
  end: number;
}
type Support = "formula" | "wording" | "marks";
interface Pair {
  from: Span;
  to: Span;
  /** What beside the footnote says that it is a quotation. */
  support: Support[];
}

const OLD = getTestamentRange("OT");
const NEW = getTestamentRange("NT");
const FOLDER = path.join(__dirname, "../../lib/content/quotations");

/** What says that somebody else's words follow. */
const FORMULA =
  /\b(?:(?:is|it[’']s|was|are|stands?)(?: also)? written|written (?:in|about)|scripture (?:says|was|might be|foreseeing)|spoken (?:by|through|of)|prophets? (?:said|says|wrote)|(?:isaiah|moses|david|hosea|jeremiah|joel|god) (?:himself )?(?:also )?(?:said|says|cries|wrote|writes|spoke|commanded)|might be fulfilled|was fulfilled|he (?:has |also )?says|he has said|says also in|him who said|you have heard|law of moses|in the law|(?:never|not) read|(?:know|keep) the commandments?)\b/i;
/** Verses before a quotation in which its formula may stand. */
const BEFORE = 2;

const isStrong = ({ words, share, run }: Agreement) =>
  (words >= 3 && (share >= 0.5 || run >= 5 || (run >= 4 && share >= 0.35))) ||
  (words >= 2 && run >= 6);
/** What names a writing and lets its words follow. */
const OPEN_FORMULA =
  /\b(?:(?:is|it[’']s)(?: also)? written|spoken (?:by|through) \w+ the prophet)\b/i;
/** Verses before a footnote's to which marks that are still open may go back. */
const MOST_BEFORE = 6;
/** The first book in which words in double quotation marks are no conversation. */
const LETTERS = getBookRange("Rom").start;

const texts: readonly WeighedText[] = [importWeb(), importKjv()].map((rows) =>
  weighText(new Map(rows.map(({ canonicalOrder, text }) => [canonicalOrder, text]))),
);
const webText = (order: number) => texts[0]?.texts.get(order) ?? "";

/** How far two passages agree in the translation in which they agree more. */
function agreementOf(from: Span, to: Span): Agreement {
  const measured = texts.map((text) => measureAgreement(text, from, to));
  return {
    share: Math.max(...measured.map(({ share }) => share)),
    words: Math.max(...measured.map(({ words }) => words)),
    run: Math.max(...measured.map(({ run }) => run)),
  };
}

/** The chapter's first verse. */
const chapterStart = (order: number) => order - toVerseAddress(order).verse + 1;

function hasFormula({ start, end }: Span, { words, share }: Agreement): boolean {
  const own = Array.from({ length: end - start + 1 }, (_value, at) => webText(start + at));
  if (words > 0 && own.some((text) => OPEN_FORMULA.test(text))) return true;
  // A formula with less in common speaks of the place and does not quote it.
  if (words < 2 && share < 0.2) return false;
  for (let order = Math.max(chapterStart(start), start - BEFORE); order <= end; order++) {
    if (FORMULA.test(webText(order))) return true;
  }
  return false;
}

/**
 * A footnote stands where a quotation ends: the verses before it that say what the passage says
 * belong to it, as long as they follow each other.
 */
function extendBack(end: number, to: Span, noted: ReadonlySet<number>): Span {
  const isLong = to.end > to.start;
  let start = end;
  const first = Math.max(chapterStart(end), end - (to.end - to.start) - 2);
  for (let order = end - 1; order >= first; order--) {
    const agreement = agreementOf({ start: order, end: order }, to);
    const { share, words, run } = agreement;
    const belongs = isLong ? (words >= 3 && share >= 0.35) || run >= 5 : isStrong(agreement);
    if (!belongs) break;
    start = order;
  }
  return { start: markedFrom(start, to, noted), end };
}

/**
 * In the letters a quotation may have begun in a verse before: there its marks were opened. It goes
 * back no further than to the footnote before.
 */
function markedFrom(start: number, to: Span, noted: ReadonlySet<number>): number {
  if (start < LETTERS) return start;
  let opened = start;
  while (/^[^“]*”|^[^“”]*$/u.test(webText(opened)) && opened > chapterStart(start)) {
    opened--;
    if (noted.has(opened)) return start;
    if (opensMarks(webText(opened))) {
      const { words } = agreementOf({ start: opened, end: opened }, to);
      return words > 0 ? opened : start;
    }
    if (start - opened >= MOST_BEFORE) return start;
  }
  return start;
}

const opensMarks = (text: string) => text.lastIndexOf("“") > text.lastIndexOf("”");

/**
 * What the World English Bible prints as quoted: in the letters what stands in quotation marks,
 * in the books that tell of conversations what stands in marks within marks.
 */
function quotedWords({ start, end }: Span): string {
  let text = "";
  for (let order = start; order <= end; order++) text += `${webText(order)} `;
  if (start < LETTERS) {
    return [...text.matchAll(/‘(.*?)’(?!\p{L})/gsu)].map(([, words]) => words).join(" ");
  }
  // A mark that was opened in a verse before.
  const opened = /^[^“”]*”/u.test(text) ? `“${text}` : text;
  return [...opened.matchAll(/“([^“”]*)/gu)].map(([, words]) => words).join(" ");
}

/** True where what is printed as quoted says what the passage says. */
function isMarked(from: Span, to: Span): boolean {
  const [web] = texts;
  const quoted = quotedWords(from);
  if (!web || quoted === "") return false;
  const QUOTED = 0;
  const marked = { ...web, texts: new Map([...web.texts, [QUOTED, quoted]]) };
  const { words, share } = measureAgreement(marked, { start: QUOTED, end: QUOTED }, to);
  return words >= 2 || (words === 1 && share >= 0.5);
}

/** The footnotes that name places: the verse they stand at, and the passages they name. */
function readNotes(): { at: number; to: Span[] }[] {
  const notes: { at: number; to: Span[] }[] = [];
  for (const [key, markup] of readSwordModule(SWORD_MODULES.WEB)) {
    const [, name = "", chapter, verse] = /^(.+) (\d+):(\d+)$/u.exec(key) ?? [];
    const book = bookByName.get(name);
    if (!book || getBookRange(book).start < NEW.start) continue;
    const at = toCanonicalOrder({ book, chapter: Number(chapter), verse: Number(verse) });
    if (at === null) continue;
    for (const [, note = ""] of markup.matchAll(/<note type="crossReference">(.*?)<\/note>/gsu)) {
      const named = note
        .replace(/<reference subType="x-origin".*?<\/reference>/gsu, "")
        .replace(/<[^>]*>/gu, "")
        .replace(/^\s*\d+:\d+\s+/u, "")
        .replace(/\bSee\b|\bLXX\b/gu, "");
      const parsed = parseReference(named.trim());
      if (parsed.kind !== "found") throw new Error(`${key}: “${named}” cannot be read`);
      const to = joinNeighbors(parsed.passages.filter(({ start }) => start <= OLD.end));
      if (to.length > 0) notes.push({ at, to });
    }
  }
  return notes;
}

/** "7,8" is one passage. */
function joinNeighbors(passages: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of passages) {
    const last = joined.at(-1);
    if (last && start === last.end + 1) last.end = end;
    else joined.push({ start, end });
  }
  return joined;
}

function readPairs(): Pair[] {
  const notes = readNotes();
  const noted = new Set(notes.map(({ at }) => at));
  return notes.flatMap(({ at, to: named }) =>
    named.map((to): Pair => {
      const from = extendBack(at, to, noted);
      const agreement = agreementOf(from, to);
      const support: Support[] = [];
      if (hasFormula(from, agreement)) support.push("formula");
      if (isStrong(agreement)) support.push("wording");
      if (isMarked(from, to)) support.push("marks");
      return { from, to, support };
    }),
  );
}

const write = ({ start, end }: Span) => formatReference(toPassage(start, end)).replace(/–/gu, "-");
const ORDINALS: Readonly<Record<string, string>> = { 1: "first", 2: "second", 3: "third" };

/** "1 Peter" → "firstPeter". */
function exportName(book: string): string {
  const plain = book.replace(/^[1-3] /u, (digit) => ORDINALS[digit.trim()] ?? "");
  return `${plain.charAt(0).toLowerCase()}${plain.slice(1).replaceAll(" ", "")}`;
}

function main(): void {
  const pairs = readPairs().sort(
    (a, b) => a.from.start - b.from.start || a.from.end - b.from.end || a.to.start - b.to.start,
  );
  mkdirSync(FOLDER, { recursive: true });
  for (const { id, name } of BOOKS) {
    const { start, end } = getBookRange(id);
    const own = pairs.filter(({ from }) => from.start >= start && from.end <= end);
    if (own.length === 0) continue;
    const lines = own.map(
      ({ from, to, support }) => `  ["${write(from)}", "${write(to)}", "${support.join(" ")}"],`,
    );
    writeFileSync(
      path.join(FOLDER, `${name.toLowerCase().replaceAll(" ", "-")}.ts`),
      `import type { QuotedPlace } from "./schema";\n\n// Written by \`npm run quotations:build\`.\nexport const ${exportName(name)}: readonly QuotedPlace[] = [\n${lines.join("\n")}\n];\n`,
    );
    const quoted = own.filter(({ support }) => support.length > 0).length;
    console.log(`| ${name} | ${quoted} | ${own.length - quoted} |`);
  }
  if (process.argv.includes("--show")) {
    for (const { from, to, support } of pairs) {
      console.log(`${formatVerse(from.start)} = ${write(from)} | ${write(to)} | ${support}`);
    }
  }
}

main();
