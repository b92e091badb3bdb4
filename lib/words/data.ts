import "server-only";
import { LRUCache } from "lru-cache";
import type { BookId } from "@/lib/bible/canon";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { processState } from "@/lib/process-state";
import type { OriginalLanguage } from "./constants";
import { type LexemeTable, toLexemeTable } from "./lexeme-table";
import type { LexemeId, StoredUsage, StoredVerse } from "./stored";

/** An entry of the dictionary as lists name it. */
export interface IndexedLexeme {
  id: LexemeId;
  language: OriginalLanguage;
  lemma: string;
  transliteration: string;
  frequency: number;
}

/** A whole entry with where its word stands. */
export interface StoredLexeme extends IndexedLexeme {
  pronunciation: string;
  partOfSpeech: string;
  derivation: string;
  definition: string;
  usage: StoredUsage;
  /** Five numbers for each place (NUMBERS_PER_PLACE). */
  places: Int32Array;
}

/** Bytes of chapters and of entries that a process keeps; what was asked for longest ago goes. */
const CHAPTER_BYTES = 12 * 1024 * 1024;
const LEXEME_BYTES = 12 * 1024 * 1024;
/** Entries whose places are read at once: some 2 MB of JSON at most. */
const PLACES_CHUNK = 1_000;

/** A row of the table of entries. */
type LexemeRow = NonNullable<Awaited<ReturnType<typeof db.lexeme.findUnique>>>;

/** All original words as the tables have them. */
export interface AllWords {
  /** JSON of each verse's words, a line each, by chapter ("John.3"). */
  chapters: ReadonlyMap<string, string>;
  lexemes: ReadonlyMap<LexemeId, LexemeRow>;
}

interface Store {
  /** In the place of the tables, for a process without a database. */
  held?: Promise<AllWords>;
  chapters: LRUCache<string, readonly string[]>;
  lexemes: LRUCache<LexemeId, StoredLexeme>;
  /** Entries on their way: the parts of a page ask for the same one at once. */
  reading: Map<LexemeId, Promise<StoredLexeme | null>>;
  index?: Promise<ReadonlyMap<LexemeId, IndexedLexeme>> | undefined;
  table?: Promise<LexemeTable> | undefined;
}
const store = processState<Store>("originalWords", () => ({
  chapters: new LRUCache({ maxSize: CHAPTER_BYTES }),
  lexemes: new LRUCache({ maxSize: LEXEME_BYTES }),
  reading: new Map(),
}));

/** Reads words from here instead of the database, as soon as they are there. */
export function holdWords(words: Promise<AllWords>): void {
  store.held = words;
}

function notReady(): AppError {
  return new AppError("unavailable", "The original words are being prepared. Please try again.", {
    retryAfter: 2,
  });
}

/**
 * The original words of one verse. Throws AppError unavailable while they are not seeded.
 */
export async function getStoredVerse(
  book: BookId,
  chapter: number,
  verse: number,
): Promise<StoredVerse> {
  const line = (await getChapterLines(`${book}.${chapter}`))[verse - 1];
  if (line === undefined) throw notReady();
  return JSON.parse(line) as StoredVerse;
}

/**
 * Reads chapters ("John.3") that are not kept in one query, so that verses from all over the Bible cost one
 * round trip and not one for each.
 */
export async function readChapters(chapters: Iterable<string>): Promise<void> {
  const unknown = [...new Set(chapters)].filter((chapter) => !store.chapters.has(chapter));
  if (unknown.length < 2 || store.held) return;
  const rows = await db.originalChapter.findMany({ where: { chapter: { in: unknown } } });
  for (const { chapter, verses } of rows) keepChapter(chapter, verses);
}

function keepChapter(chapter: string, verses: string): readonly string[] {
  const lines = verses.split("\n");
  // Pointed Hebrew and Greek take two bytes a letter.
  store.chapters.set(chapter, lines, { size: verses.length * 2 });
  return lines;
}

/** A line of JSON for each verse of a chapter ("John.3"). */
async function getChapterLines(chapter: string): Promise<readonly string[]> {
  const known = store.chapters.get(chapter);
  if (known) return known;
  const verses = store.held
    ? (await store.held).chapters.get(chapter)
    : (await db.originalChapter.findUnique({ where: { chapter } }))?.verses;
  if (verses === undefined) throw notReady();
  return keepChapter(chapter, verses);
}

/** An entry by its number, or null when the dictionary has none. */
export async function getStoredLexeme(id: LexemeId): Promise<StoredLexeme | null> {
  const known = store.lexemes.get(id);
  if (known) return known;
  const reading =
    store.reading.get(id) ?? readLexeme(id).finally(() => void store.reading.delete(id));
  store.reading.set(id, reading);
  return await reading;
}

async function readLexeme(id: LexemeId): Promise<StoredLexeme | null> {
  const row = store.held
    ? (await store.held).lexemes.get(id)
    : await db.lexeme.findUnique({ where: { id } });
  if (!row) return null;
  const { usage, places, ...entry } = row;
  const lexeme: StoredLexeme = {
    ...entry,
    language: entry.language as OriginalLanguage,
    usage: JSON.parse(usage) as StoredUsage,
    places: toPlaces(places),
  };
  store.lexemes.set(id, lexeme, { size: usage.length * 2 + lexeme.places.byteLength + 1 });
  return lexeme;
}

/** Every entry as lists name it, by its number; read once in a process. */
export function getLexemeIndex(): Promise<ReadonlyMap<LexemeId, IndexedLexeme>> {
  store.index ??= readIndex().catch((error: unknown) => {
    store.index = undefined;
    throw error;
  });
  return store.index;
}

async function readIndex(): Promise<ReadonlyMap<LexemeId, IndexedLexeme>> {
  const rows = store.held
    ? [...(await store.held).lexemes.values()].map(
        ({ id, language, lemma, transliteration, frequency }) => ({
          ...{ id, language, lemma, transliteration, frequency },
        }),
      )
    : await db.lexeme.findMany({
        select: { id: true, language: true, lemma: true, transliteration: true, frequency: true },
      });
  if (rows.length === 0) throw notReady();
  return new Map(
    rows.map((row) => [row.id, { ...row, language: row.language as OriginalLanguage }]),
  );
}

/**
 * Which words stand in every verse; read once in a process. Throws AppError unavailable while they
 * are not seeded.
 */
export function getLexemeTable(): Promise<LexemeTable> {
  store.table ??= readTable().catch((error: unknown) => {
    store.table = undefined;
    throw error;
  });
  return store.table;
}

const toPlaces = (json: string) => Int32Array.from(JSON.parse(json) as number[]);

async function readTable(): Promise<LexemeTable> {
  if (store.held) {
    const lexemes = [...(await store.held).lexemes.values()];
    return toLexemeTable(lexemes.map(({ id, places }) => [id, toPlaces(places)]));
  }
  const rows: [LexemeId, Int32Array][] = [];
  for (;;) {
    const chunk = await db.lexeme.findMany({
      select: { id: true, places: true },
      where: { id: { gt: rows.at(-1)?.[0] ?? "" } },
      orderBy: { id: "asc" },
      take: PLACES_CHUNK,
    });
    for (const { id, places } of chunk) {
      rows.push([id, toPlaces(places)]);
    }
    if (chunk.length < PLACES_CHUNK) break;
  }
  if (rows.length === 0) throw notReady();
  return toLexemeTable(rows);
}

/** The same entries as the database finds, of those that are held. */
async function findHeld(wanted: string): Promise<LexemeRow[]> {
  const { lexemes } = (await store.held) ?? { lexemes: new Map<LexemeId, LexemeRow>() };
  return [...lexemes.values()]
    .filter((row) => row.frequency > 0 && row.definition.toLowerCase().includes(wanted))
    .sort((a, b) => b.frequency - a.frequency);
}

/** Numbers of the entries whose definition has an English word, the commonest first. */
export async function findByDefinition(text: string, limit: number): Promise<LexemeId[]> {
  const wanted = text.trim().toLowerCase();
  if (!/^[a-z][a-z' -]{2,40}$/.test(wanted)) return [];
  const rows = store.held
    ? await findHeld(wanted)
    : await db.lexeme.findMany({
        where: { definition: { contains: wanted, mode: "insensitive" }, frequency: { gt: 0 } },
        select: { id: true, definition: true },
        orderBy: { frequency: "desc" },
        take: limit * 3,
      });
  const pattern = new RegExp(`(?<![a-z])${wanted}(?![a-z])`, "i");
  return rows
    .filter(({ definition }) => pattern.test(definition))
    .slice(0, limit)
    .map(({ id }) => id);
}
