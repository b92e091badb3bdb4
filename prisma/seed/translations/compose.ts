import { CANON_VERSE_COUNT } from "../../../lib/bible/canon";
import { countVerses, formatOsisVerse, toVerseAddress } from "../../../lib/bible/rules";
import { markSelah, strongerBreak, toOsis, type VerseRow } from "../bible/rows";
import { type SourceRun, type SourceVerse, TranslationError } from "./source-text";
import { type CanonPlace, toCanon, VERSIFICATIONS, type Versification } from "./versification";

/** The rows of a translation and how its source numbers verses. */
export interface Composed {
  rows: VerseRow[];
  versification: Versification;
}

interface Fit {
  scheme: Versification;
  places: (CanonPlace | null)[];
  /** Verses of chapters that are there without a place of their own, fewest is best. */
  gaps: number;
  unfit: SourceVerse[];
}

/**
 * Gives every verse its place in the canon and makes rows of them, in canonical order. Without an
 * `asked` scheme the one is taken in which every verse has its place and the fewest are missing.
 * Throws TranslationError: verses that fit nowhere, each with its line; or several schemes fit
 * equally well and differ.
 */
export function composeRows(
  verses: readonly SourceVerse[],
  asked: Versification | undefined,
): Composed {
  if (verses.every(({ runs }) => runs.every(({ words }) => words.trim() === ""))) {
    throw new TranslationError(["There are no verses with words in these files."]);
  }
  const schemes = asked ? [asked] : (Object.keys(VERSIFICATIONS) as Versification[]);
  const fits = schemes.map((scheme) => fitTo(scheme, verses));
  const good = fits.filter(({ unfit }) => unfit.length === 0);
  if (good.length === 0) throw misfit(fits);
  const fewest = Math.min(...good.map(({ gaps }) => gaps));
  const best = good.filter(({ gaps }) => gaps === fewest);
  const [first] = best;
  if (!first) throw misfit(fits);
  const other = best.find(({ places }) => !isSame(places, first.places));
  if (other) {
    throw new TranslationError([
      `These verses could be numbered as in ${VERSIFICATIONS[first.scheme]}, or as in ${VERSIFICATIONS[other.scheme]}.`,
      `Say which with --versification ${first.scheme} or --versification ${other.scheme}.`,
    ]);
  }
  return { rows: toRows(verses, first.places), versification: first.scheme };
}

function isSame(a: Fit["places"], b: Fit["places"]): boolean {
  return a.every((place, at) => place?.order === b[at]?.order && place?.isTitle === b[at]?.isTitle);
}

function fitTo(scheme: Versification, verses: readonly SourceVerse[]): Fit {
  const unfit: SourceVerse[] = [];
  const covered = new Uint8Array(CANON_VERSE_COUNT + 1);
  const chapters = new Set<string>();
  const places = verses.map((one) => {
    const { book, chapter, verse, lastVerse } = one;
    const numbers = Array.from({ length: lastVerse - verse + 1 }, (_value, at) => verse + at);
    const found = numbers.map((number) => toCanon(scheme, book, chapter, number));
    if (found.includes(null)) unfit.push(one);
    for (const place of found) {
      if (!place || place.isTitle) continue;
      covered[place.order] = 1;
      const address = toVerseAddress(place.order);
      chapters.add(`${address.book} ${address.chapter}`);
    }
    // Several printed as one stand at the first of them that is a verse.
    return found.find((place) => place && !place.isTitle) ?? found[0] ?? null;
  });
  const inChapters = [...chapters].reduce((sum, key) => {
    const [book = "Gen", chapter] = key.split(" ");
    return sum + countVerses(book as SourceVerse["book"], Number(chapter));
  }, 0);
  const gaps = inChapters - covered.reduce((sum, flag) => sum + flag, 0);
  return { scheme, places, gaps, unfit };
}

/** What does not fit, told by the scheme that comes nearest. */
function misfit(fits: readonly Fit[]): TranslationError {
  const [nearest] = [...fits].sort((a, b) => a.unfit.length - b.unfit.length);
  const { scheme = "english", unfit = [] } = nearest ?? {};
  return new TranslationError([
    `${unfit.length} of the verses have no place in the canon, even numbered as in ${VERSIFICATIONS[scheme]} (${scheme}):`,
    ...unfit.map(({ where, book, chapter, verse }) => `${where}: ${toOsis(book, chapter, verse)}`),
  ]);
}

function toRows(
  verses: readonly SourceVerse[],
  places: readonly (CanonPlace | null)[],
): VerseRow[] {
  const writers = new Map<number, VerseWriter>();
  let titles: string[] = [];
  verses.forEach(({ runs }, at) => {
    const place = places[at];
    if (!place) return;
    if (place.isTitle) {
      const words = plain(runs.map((run) => run.words).join(""));
      const headings = runs.flatMap((run) => run.headings);
      titles.push(...headings, ...(words === "" ? [] : [words]));
      return;
    }
    const writer = writers.get(place.order) ?? new VerseWriter(place.order);
    writers.set(place.order, writer);
    if (titles.length > 0) writer.addHeadings(titles);
    titles = [];
    writer.separate();
    for (const run of runs) writer.add(run);
  });
  const rows = [...writers.values()].map((writer) => writer.row).filter(({ text }) => text !== "");
  for (const row of rows) {
    markSelah(row);
    // A chapter's first verse begins a block, whatever its source says.
    if (row.verse === 1 && row.layout.breaks[0]?.at !== 0) {
      row.layout.breaks.unshift({ at: 0, kind: "paragraph" });
    }
  }
  return rows.sort((a, b) => a.canonicalOrder - b.canonicalOrder);
}

const plain = (words: string) => words.replace(/\s+/gu, " ").trim();

/** Writes the words of one verse as plain text, with what is printed around them as offsets. */
class VerseWriter {
  readonly row: VerseRow;
  #needsSpace = false;
  #headings: string[] = [];

  constructor(order: number) {
    const layout = { breaks: [], headings: [], italics: [], selah: [] };
    const osis = formatOsisVerse(order);
    this.row = { ...toVerseAddress(order), osis, canonicalOrder: order, text: "", layout };
  }

  addHeadings(headings: readonly string[]): void {
    this.#headings.push(...headings);
  }

  /** What follows is another word. */
  separate(): void {
    this.#needsSpace = true;
  }

  add({ words, isAdded, break: kind, headings }: SourceRun): void {
    const { layout } = this.row;
    const text = plain(words);
    this.#headings.push(...headings);
    if (/^\s/u.test(words) || kind !== null) this.#needsSpace = true;
    if (text === "") return;
    if (this.#needsSpace && this.row.text !== "") this.row.text += " ";
    const at = this.row.text.length;
    const opened = this.#headings.length > 0 ? strongerBreak(kind, "line") : kind;
    if (opened) layout.breaks.push({ at, kind: opened });
    layout.headings.push(...this.#headings.map((heading) => ({ at, text: heading })));
    this.#headings = [];
    this.row.text += text;
    if (isAdded) layout.italics.push([at, this.row.text.length]);
    this.#needsSpace = /\s$/u.test(words);
  }
}
