import type { TranslationCode } from "../../../lib/bible/constants";
import type { BreakKind, VerseRow } from "./rows";

/**
 * What the npm copies damaged or misprint, and how it is mended. Nothing else is touched: wording,
 * spelling, punctuation and quotation marks of an edition stay as that edition prints them. The
 * evidence is the independent copy of each text in Debian's SWORD modules
 * (docs/text-provenance.md).
 */
export interface TextCorrection {
  osis: string;
  /** Words that stand exactly once in the verse; "" stands for the end of the verse. */
  find: string;
  /** What takes their place; "…" stands for the words found. */
  put: string;
  reason: string;
}

/**
 * A heading that the package dropped, printed above the words `before` ("" = the beginning of the
 * verse).
 */
export interface LostHeading {
  osis: string;
  before: string;
  text: string;
}

/**
 * Verses that the package counts otherwise than the KJV, and their place in the one versification
 * we hold.
 */
export const WEB_RENUMBERED: Readonly<Record<string, { chapter: number; verse: number }>> = {
  "Rom.14.24": { chapter: 16, verse: 25 },
  "Rom.14.25": { chapter: 16, verse: 26 },
  "Rom.14.26": { chapter: 16, verse: 27 },
};

/**
 * The package was made from web pages and kept only blocks of the classes it knew (its
 * parse-html.ts); a Selah is a block of the class "qs", which it did not. These are the verses that
 * end in one.
 */
const SELAH_AT_END = [
  "Ps.3.2 Ps.3.4 Ps.3.8 Ps.4.2 Ps.4.4 Ps.7.5 Ps.9.20 Ps.20.3 Ps.21.2 Ps.24.6 Ps.24.10 Ps.32.4 Ps.32.5 Ps.32.7 Ps.39.5 Ps.39.11",
  "Ps.44.8 Ps.46.3 Ps.46.7 Ps.46.11 Ps.47.4 Ps.48.8 Ps.49.13 Ps.49.15 Ps.50.6 Ps.52.3 Ps.52.5 Ps.54.3 Ps.55.7 Ps.57.6 Ps.59.5",
  "Ps.59.13 Ps.60.4 Ps.61.4 Ps.62.4 Ps.62.8 Ps.66.4 Ps.66.7 Ps.66.15 Ps.67.1 Ps.67.4 Ps.68.7 Ps.68.19 Ps.68.32 Ps.75.3 Ps.76.3",
  "Ps.76.9 Ps.77.3 Ps.77.9 Ps.77.15 Ps.81.7 Ps.82.2 Ps.83.8 Ps.84.4 Ps.84.8 Ps.85.2 Ps.87.3 Ps.87.6 Ps.88.7 Ps.88.10 Ps.89.4",
  "Ps.89.37 Ps.89.45 Ps.89.48 Ps.140.3 Ps.140.5 Ps.140.8 Ps.143.6 Hab.3.13",
].flatMap((line) => line.split(" "));

const LOST_SELAH =
  "The package dropped the line of the Selah (class qs); SWORD and the KJV have it here.";

const MISPRINT = "A misprint: not the word that is meant. SWORD, a later edition, has it right.";

export const TEXT_CORRECTIONS: Readonly<Record<TranslationCode, readonly TextCorrection[]>> = {
  WEB: [
    ...SELAH_AT_END.map((osis) => ({ osis, find: "", put: "Selah.", reason: LOST_SELAH })),
    { osis: "Ps.9.16", find: "", put: "Meditation. Selah.", reason: LOST_SELAH },
    {
      osis: "Ps.55.19",
      find: "will hear and answer them.",
      put: "… Selah.",
      reason: LOST_SELAH,
    },
    { osis: "Ps.57.3", find: "who is pursuing me.", put: "… Selah.", reason: LOST_SELAH },
    { osis: "Hab.3.3", find: "from Mount Paran.", put: "… Selah.", reason: LOST_SELAH },
    { osis: "Hab.3.9", find: "for your sworn arrows.", put: "… Selah.", reason: LOST_SELAH },
    {
      osis: "Isa.62.3",
      find: "Yahweh‘s",
      put: "Yahweh’s",
      reason: "An opening quotation mark stands for the apostrophe; SWORD has the apostrophe.",
    },
    {
      osis: "Rev.7.14",
      find: "suffering.They",
      put: "suffering. They",
      reason: "The space between two sentences is missing; SWORD has it.",
    },
    {
      osis: "Job.30.7",
      find: "nettles .",
      put: "nettles.",
      reason: "A space stands before the full stop; SWORD has none.",
    },
    { osis: "1Sam.18.8", find: "creditd", put: "credited", reason: MISPRINT },
    { osis: "2Kgs.6.18", find: "Elishah’s", put: "Elisha’s", reason: MISPRINT },
    { osis: "Isa.22.11", find: "planed", put: "planned", reason: MISPRINT },
    { osis: "Jer.9.5", find: "commiting", put: "committing", reason: MISPRINT },
    {
      osis: "Matt.9.6",
      find: "sins-”",
      put: "sins—”",
      reason: "A hyphen stands for the dash; SWORD has the dash.",
    },
  ],
  KJV: [
    {
      osis: "Exod.32.32",
      find: "sin--;",
      put: "sin—;",
      reason: "Two hyphens stand for the dash; SWORD has the dash.",
    },
  ],
};

/**
 * The five books of the Psalms, and who speaks in the Song of Solomon, as the WEB prints them above
 * the lines: the package dropped these blocks (classes ms and sp); they stand so in the SWORD
 * module.
 */
export const WEB_LOST_HEADINGS: readonly LostHeading[] = [
  { osis: "Ps.1.1", before: "", text: "BOOK 1" },
  { osis: "Ps.42.1", before: "", text: "BOOK 2" },
  { osis: "Ps.73.1", before: "", text: "BOOK 3" },
  { osis: "Ps.90.1", before: "", text: "BOOK 4" },
  { osis: "Ps.107.1", before: "", text: "BOOK 5" },
  { osis: "Song.1.2", before: "", text: "Beloved" },
  { osis: "Song.1.4", before: "We will be glad and rejoice", text: "Friends" },
  { osis: "Song.1.4", before: "They are right to love you.", text: "Beloved" },
  { osis: "Song.1.8", before: "", text: "Lover" },
  { osis: "Song.1.11", before: "", text: "Friends" },
  { osis: "Song.1.12", before: "", text: "Beloved" },
  { osis: "Song.1.15", before: "", text: "Lover" },
  { osis: "Song.1.16", before: "", text: "Beloved" },
  { osis: "Song.1.17", before: "", text: "Lover" },
  { osis: "Song.2.1", before: "", text: "Beloved" },
  { osis: "Song.2.2", before: "", text: "Lover" },
  { osis: "Song.2.3", before: "", text: "Beloved" },
  { osis: "Song.2.14", before: "", text: "Lover" },
  { osis: "Song.2.16", before: "", text: "Beloved" },
  { osis: "Song.4.1", before: "", text: "Lover" },
  { osis: "Song.4.16", before: "", text: "Beloved" },
  { osis: "Song.5.1", before: "", text: "Lover" },
  { osis: "Song.5.1", before: "Eat, friends!", text: "Friends" },
  { osis: "Song.5.2", before: "", text: "Beloved" },
  { osis: "Song.5.9", before: "", text: "Friends" },
  { osis: "Song.5.10", before: "", text: "Beloved" },
  { osis: "Song.6.1", before: "", text: "Friends" },
  { osis: "Song.6.2", before: "", text: "Beloved" },
  { osis: "Song.6.4", before: "", text: "Lover" },
  { osis: "Song.6.13", before: "", text: "Friends" },
  { osis: "Song.6.13", before: "Why do you desire to gaze", text: "Lover" },
  { osis: "Song.7.10", before: "", text: "Beloved" },
  { osis: "Song.8.5", before: "", text: "Friends" },
  { osis: "Song.8.5", before: "Under the apple tree", text: "Beloved" },
  { osis: "Song.8.8", before: "", text: "Brothers" },
  { osis: "Song.8.10", before: "", text: "Beloved" },
  { osis: "Song.8.13", before: "", text: "Lover" },
  { osis: "Song.8.14", before: "", text: "Beloved" },
];

/**
 * Applies every correction to its verse, in place. Throws when a correction no longer fits the text
 * it was made for.
 */
export function applyCorrections(
  rows: readonly VerseRow[],
  corrections: readonly TextCorrection[],
): void {
  const byOsis = new Map(rows.map((row) => [row.osis, row]));
  for (const { osis, find, put } of corrections) {
    const row = byOsis.get(osis);
    if (!row) throw new Error(`A correction names ${osis}, which has no row`);
    if (find === "") {
      insertLine(row, row.text.length, put);
      continue;
    }
    const at = onlyIndexOf(row, find);
    if (put.startsWith("… ")) insertLine(row, at + find.length, put.slice("… ".length));
    else replaceWords(row, at, find.length, put);
  }
}

/** Puts lost headings back, in place. Throws when a heading no longer finds its verse or words. */
export function restoreHeadings(rows: readonly VerseRow[], headings: readonly LostHeading[]): void {
  const byOsis = new Map(rows.map((row) => [row.osis, row]));
  for (const { osis, before, text } of headings) {
    const row = byOsis.get(osis);
    if (!row) throw new Error(`A heading names ${osis}, which has no row`);
    const at = before === "" ? 0 : onlyIndexOf(row, before);
    // Before a heading that stands there already: a book of the Psalms is announced above the
    // psalm's title.
    row.layout.headings = [{ at, text }, ...row.layout.headings].sort((a, b) => a.at - b.at);
    setBreak(row, at, "stanza");
  }
}

function onlyIndexOf(row: VerseRow, words: string): number {
  const at = row.text.indexOf(words);
  const isUnique = at >= 0 && row.text.indexOf(words, at + 1) < 0;
  if (!isUnique) throw new Error(`“${words}” does not stand exactly once in ${row.osis}`);
  return at;
}

/** Inserts words as a line of their own after `position`, which is the end of a word. */
function insertLine(row: VerseRow, position: number, words: string): void {
  replaceWords(row, position, 0, ` ${words}`);
  setBreak(row, position + 1, "line");
}

/** Adds a break at `at` unless a stronger one is there already. */
function setBreak(row: VerseRow, at: number, kind: BreakKind): void {
  const { breaks } = row.layout;
  const standing = breaks.find((one) => one.at === at);
  if (!standing) breaks.push({ at, kind });
  else if (standing.kind === "line") standing.kind = kind;
  breaks.sort((a, b) => a.at - b.at);
}

/** Replaces `length` code units at `at` and moves every offset behind them. */
function replaceWords(row: VerseRow, at: number, length: number, words: string): void {
  const end = at + length;
  row.text = row.text.slice(0, at) + words + row.text.slice(end);
  const moved = (offset: number) => (offset >= end ? offset + words.length - length : offset);
  const { layout } = row;
  for (const one of [...layout.breaks, ...layout.headings]) one.at = moved(one.at);
  layout.italics = layout.italics.map(([start, stop]) => [moved(start), moved(stop)]);
}
