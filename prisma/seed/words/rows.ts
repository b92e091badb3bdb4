import { createHash } from "node:crypto";
import { BOOKS } from "../../../lib/bible/canon";
import { TRANSLATION_CODES, type TranslationCode } from "../../../lib/bible/constants";
import { toWords } from "../../../lib/bible/search/words";
import {
  type LexemeId,
  lexemeIdOf,
  type StoredUsage,
  type StoredWord,
} from "../../../lib/words/stored";
import { isContentWord, stemOf } from "./english";
import { readAlignments, readLexiconRows, readOriginals, type WordForm } from "./packed";

/** One row of the table `original_chapters`. */
export interface OriginalChapterRow {
  /** "John.3". */
  chapter: string;
  /** JSON of each verse's StoredVerse, a line each. */
  verses: string;
}

/** One row of the table `lexemes`. */
export interface LexemeRow {
  id: LexemeId;
  language: string;
  lemma: string;
  transliteration: string;
  pronunciation: string;
  partOfSpeech: string;
  derivation: string;
  definition: string;
  frequency: number;
  /** JSON of StoredUsage. */
  usage: string;
  /** JSON of five numbers for each place. */
  places: string;
}

export interface WordRows {
  chapters: OriginalChapterRow[];
  lexemes: LexemeRow[];
}

/** The texts of both translations by canonicalOrder − 1, "" where a verse is not printed. */
export type VerseTexts = Readonly<Record<TranslationCode, readonly string[]>>;

/** SHA-256 over "key<TAB>value<LF>" of all rows in their order. */
export function checksumOf(rows: Iterable<readonly [string, string]>): string {
  const hash = createHash("sha256");
  for (const [key, value] of rows) hash.update(`${key}\t${value}\n`);
  return hash.digest("hex");
}

/**
 * The rows of both tables from the files of `npm run words:build`. Throws when the alignments and
 * the texts do not fit together.
 */
export function makeWordRows(texts: VerseTexts): WordRows {
  const { forms, verses } = readOriginals();
  const alignments = { WEB: readAlignments("WEB"), KJV: readAlignments("KJV") };
  const known = new Set<string>();
  const words = verses.map((_ids, at) => ({
    WEB: toWords(texts.WEB[at] ?? ""),
    KJV: toWords(texts.KJV[at] ?? ""),
  }));
  for (const verse of words) {
    for (const code of TRANSLATION_CODES) for (const { text } of verse[code]) known.add(text);
  }
  const usages = new UsageCounter((word) => known.has(word));
  // The same form stands in many verses, and is written as JSON once.
  const asJson = forms.map(({ text, lemma, morph, transliteration, written }) =>
    JSON.stringify([text, lemma, morph, transliteration, written] satisfies StoredWord),
  );
  const lines = verses.map((ids, at) => {
    const aligned = { WEB: [] as number[][], KJV: [] as number[][] };
    const english = { WEB: [] as string[][], KJV: [] as string[][] };
    for (const code of TRANSLATION_CODES) {
      for (const { from, to, positions } of alignments[code][at] ?? []) {
        const run = words[at]?.[code].slice(from, to + 1) ?? [];
        const [first, last] = [run[0], run.at(-1)];
        const fits = positions.every((position) => ids[position - 1] !== undefined);
        if (!first || !last || run.length !== to - from + 1 || !fits) {
          return missing(`${code} ${at + 1}: words ${from} to ${to}`);
        }
        aligned[code].push([first.start, last.end, ...positions]);
        for (const position of positions) {
          english[code][position] = (english[code][position] ?? []).concat(
            run.map(({ text }) => text),
          );
        }
      }
    }
    ids.forEach((id, index) => {
      const form = forms[id] ?? missing(`form ${id}`);
      const { WEB = [], KJV = [] } = { WEB: english.WEB[index + 1], KJV: english.KJV[index + 1] };
      usages.add(form, at + 1, index + 1, { WEB, KJV });
    });
    const json = ids.map((id) => asJson[id]).join(",");
    return `{"words":[${json}],"aligned":${JSON.stringify(aligned)}}`;
  });
  return { chapters: toChapterRows(lines), lexemes: toLexemeRows(usages) };
}

function missing(what: string): never {
  throw new Error(`The original words do not fit the texts: ${what}. Run npm run words:build.`);
}

function toChapterRows(lines: readonly string[]): OriginalChapterRow[] {
  const rows: OriginalChapterRow[] = [];
  let from = 0;
  for (const { id, verseCounts } of BOOKS) {
    verseCounts.forEach((count, index) => {
      const verses = lines.slice(from, from + count).join("\n");
      rows.push({ chapter: `${id}.${index + 1}`, verses });
      from += count;
    });
  }
  return rows;
}

const BOOK_STARTS: number[] = [];
let order = 1;
for (const { verseCounts } of BOOKS) {
  BOOK_STARTS.push(order);
  order += verseCounts.reduce((sum, count) => sum + count, 0);
}
const bookAt = (place: number) => BOOK_STARTS.findLastIndex((start) => start <= place);

/** Numbers the different keys it is given, in the order of their first coming. */
class Numbering {
  readonly counts: number[] = [];
  readonly labels: Map<string, number>[] = [];
  private readonly ids = new Map<string, number>();

  /** The number of a key, which is counted once more under this label. */
  add(key: string, label: string): number {
    const id = this.ids.get(key) ?? this.counts.length;
    this.ids.set(key, id);
    this.counts[id] = (this.counts[id] ?? 0) + 1;
    const labels = this.labels[id] ?? new Map<string, number>();
    this.labels[id] = labels.set(label, (labels.get(label) ?? 0) + 1);
    return id;
  }

  /** The commonest label of each key, commonest key first, and each key's place in that order. */
  ranked(): { list: [label: string, count: number][]; placeOf: number[] } {
    const ids = this.counts.map((_count, id) => id);
    ids.sort((a, b) => (this.counts[b] ?? 0) - (this.counts[a] ?? 0) || a - b);
    const placeOf: number[] = [];
    ids.forEach((id, place) => {
      placeOf[id] = place;
    });
    const labelOf = (id: number) =>
      [...(this.labels[id] ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
    return { list: ids.map((id) => [labelOf(id), this.counts[id] ?? 0]), placeOf };
  }
}

interface Counted {
  places: { order: number; position: number; form: number; WEB: number; KJV: number }[];
  forms: Numbering;
  WEB: Numbering;
  KJV: Numbering;
}

/** Gathers where every word stands, in which form and how it is put. */
class UsageCounter {
  readonly words = new Map<LexemeId, Counted>();
  private readonly stems = new Map<string, string>();

  constructor(private readonly isKnown: (word: string) => boolean) {}

  add(
    { text, morph, lemma }: WordForm,
    order: number,
    position: number,
    english: Record<TranslationCode, readonly string[]>,
  ): void {
    const id = lexemeIdOf(lemma);
    if (id === "") return;
    const counted = this.words.get(id) ?? {
      places: [],
      forms: new Numbering(),
      WEB: new Numbering(),
      KJV: new Numbering(),
    };
    this.words.set(id, counted);
    const form = counted.forms.add(`${text}\t${morph}`, `${text}\t${morph}`);
    const rendering = (code: TranslationCode) => {
      const { key, label } = this.renderingOf(english[code]);
      return key === "" ? -1 : counted[code].add(key, label);
    };
    counted.places.push({
      order,
      position,
      form,
      WEB: rendering("WEB"),
      KJV: rendering("KJV"),
    });
  }

  /** The words that name something, or all where none does: as written, and by their stems. */
  private renderingOf(words: readonly string[]): { key: string; label: string } {
    const content = words.filter(isContentWord);
    // One word may stand behind two of the same, and then says nothing new.
    const kept = [...new Set(content.length > 0 ? content : words)];
    const key = kept.map((word) => this.stem(word)).join(" ");
    return { key, label: kept.join(" ") };
  }

  private stem(word: string): string {
    const known = this.stems.get(word);
    if (known !== undefined) return known;
    const stem = stemOf(word.replace(/'s?$/u, ""), this.isKnown);
    this.stems.set(word, stem);
    return stem;
  }
}

function toLexemeRows({ words }: UsageCounter): LexemeRow[] {
  return readLexiconRows().map(({ related, neighbors, ...row }) => {
    const counted = words.get(row.id);
    const [forms, web, kjv] = [counted?.forms, counted?.WEB, counted?.KJV].map((numbering) =>
      (numbering ?? new Numbering()).ranked(),
    );
    const books = new Map<number, number>();
    const places = (counted?.places ?? []).flatMap((place) => {
      const book = bookAt(place.order);
      books.set(book, (books.get(book) ?? 0) + 1);
      return [
        place.order,
        place.position,
        forms?.placeOf[place.form] ?? 0,
        place.WEB < 0 ? -1 : (web?.placeOf[place.WEB] ?? -1),
        place.KJV < 0 ? -1 : (kjv?.placeOf[place.KJV] ?? -1),
      ];
    });
    const usage: StoredUsage = {
      count: counted?.places.length ?? 0,
      books: [...books],
      forms: (forms?.list ?? []).map(([key, count]) => {
        const [text = "", morph = ""] = key.split("\t");
        return [text, morph, count];
      }),
      renderings: { WEB: web?.list ?? [], KJV: kjv?.list ?? [] },
      related,
      neighbors,
    };
    return {
      ...row,
      frequency: usage.count,
      usage: JSON.stringify(usage),
      places: JSON.stringify(places),
    };
  });
}
