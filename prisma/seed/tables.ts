import type { VerseLinksRow } from "./bible/links";
import type { VerseRow } from "./bible/rows";
import type { TranslationChecksums } from "./checksums";
import type { QueryClient } from "./state";

/** Receives one line of progress at a time, ready to be printed. */
export type Report = (line: string) => void;

/** One column of a bulk insert. */
export interface Column<Row> {
  name: string;
  /** Element type of the array parameter. */
  type: "int" | "text";
  /**
   * Type the element is cast to where that differs: unnest cannot take arrays of arrays, for
   * example.
   */
  cast?: "jsonb" | "int[]";
  value: (row: Row) => number | string;
}

export const VERSE_COLUMNS: readonly Column<VerseRow & { translationCode: string }>[] = [
  { name: "translation_code", type: "text", value: (row) => row.translationCode },
  { name: "canonical_order", type: "int", value: (row) => row.canonicalOrder },
  { name: "osis", type: "text", value: (row) => row.osis },
  { name: "book", type: "text", value: (row) => row.book },
  { name: "chapter", type: "int", value: (row) => row.chapter },
  { name: "verse", type: "int", value: (row) => row.verse },
  { name: "text", type: "text", value: (row) => row.text },
  { name: "layout", type: "text", cast: "jsonb", value: (row) => JSON.stringify(row.layout) },
];

export const VERSE_LINKS_COLUMNS: readonly Column<VerseLinksRow>[] = [
  { name: "canonical_order", type: "int", value: (row) => row.canonicalOrder },
  { name: "targets", type: "text", cast: "int[]", value: (row) => `{${row.targets.join(",")}}` },
];

/**
 * Rows of one INSERT: about half a megabyte of text, small beside what the embedded database takes
 * in one message.
 */
const CHUNK_ROWS = 2_000;
/** Chunks between two lines of progress. */
const CHUNKS_PER_REPORT = 4;

/**
 * Inserts all rows, one statement and one array per column for each chunk, and reports progress.
 * Rows of many kilobytes want smaller chunks.
 */
export async function insertInChunks<Row>(
  client: QueryClient,
  table: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  report: Report,
  chunkRows = CHUNK_ROWS,
): Promise<void> {
  const names = columns.map((column) => column.name).join(", ");
  const selected = columns
    .map((column) => (column.cast ? `${column.name}::${column.cast}` : column.name))
    .join(", ");
  const arrays = columns.map((column, index) => `$${index + 1}::${column.type}[]`).join(", ");
  const insert = `INSERT INTO ${table} (${names}) SELECT ${selected} FROM unnest(${arrays}) AS source (${names})`;
  for (let start = 0; start < rows.length; start += chunkRows) {
    const chunk = rows.slice(start, start + chunkRows);
    await client.query(
      insert,
      columns.map((column) => chunk.map(column.value)),
    );
    const done = start + chunk.length;
    const isReportDue = (start / chunkRows + 1) % CHUNKS_PER_REPORT === 0 && done < rows.length;
    if (isReportDue) report(`  ${formatCount(done)} of ${formatCount(rows.length)} rows`);
  }
}

/**
 * Throws unless the table holds this translation with exactly the expected number of verses and
 * text.
 */
export async function checkStoredText(
  client: QueryClient,
  code: string,
  expected: TranslationChecksums,
): Promise<void> {
  const { rows } = await client.query(
    `SELECT count(*)::int AS rows,
            encode(sha256(convert_to(string_agg(osis || E'\\t' || text || E'\\n', '' ORDER BY canonical_order), 'UTF8')), 'hex') AS checksum
       FROM verses WHERE translation_code = $1`,
    [code],
  );
  const [stored] = rows;
  requireEqual(`${code}: number of verses`, stored?.rows, expected.rows);
  requireEqual(`${code}: checksum of the text`, stored?.checksum, expected.text);
}

/** Throws unless the table holds exactly the expected verse links. */
export async function checkStoredLinks(
  client: QueryClient,
  expected: { rows: number; links: string },
): Promise<void> {
  const { rows } = await client.query(
    `SELECT count(*)::int AS rows,
            encode(sha256(convert_to(string_agg(canonical_order || E'\\t' || array_to_string(targets, ',') || E'\\n', '' ORDER BY canonical_order), 'UTF8')), 'hex') AS checksum
       FROM verse_links`,
  );
  const [stored] = rows;
  requireEqual("verse links: number of verses", stored?.rows, expected.rows);
  requireEqual("verse links: checksum", stored?.checksum, expected.links);
}

/** Throws a SeedMismatchError when the two differ. */
export function requireEqual(what: string, found: unknown, expected: string | number): void {
  if (found !== expected) throw new SeedMismatchError(what, found, expected);
}

/**
 * A data set is not what the repository says it must be: a changed package, or a changed importer
 * without new checksums.
 */
class SeedMismatchError extends Error {
  override readonly name = "SeedMismatchError";
  constructor(what: string, found: unknown, expected: string | number) {
    super(`Refused to seed. ${what} is ${String(found)} and must be ${expected}`);
  }
}

/** 31102 → "31,102". */
export function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}
