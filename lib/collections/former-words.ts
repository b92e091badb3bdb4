import "server-only";
import { isOwn } from "@/lib/bible/held-text";
import { getImports, type ImportedText, peekImports } from "@/lib/bible/imported/data";
import { findVersesOf, joinTexts } from "@/lib/bible/printed-verses";
import { parseReference } from "@/lib/bible/references/parser";
import { readWrittenReference } from "@/lib/bible/references/written";
import type { CollectionVerseResponse } from "./schema";

/** What of a saved verse tells whether its words still stand in a table. */
type SavedWords = Pick<
  CollectionVerseResponse,
  "reference" | "verseText" | "translation" | "isChecked"
>;
/** What is said of it besides. */
export type Standing = Pick<CollectionVerseResponse, "former" | "language" | "direction">;

function wordsNow(text: ImportedText, reference: string): string {
  const written = readWrittenReference(reference);
  if (written) return joinTexts(findVersesOf(text, written));
  const parsed = parseReference(reference);
  return parsed.kind === "found" ? joinTexts(findVersesOf(text, parsed.passages)) : "";
}

const isImported = ({ isChecked, translation }: SavedWords) => isChecked && !isOwn(translation);

function tell<Row extends SavedWords>(row: Row, imports: Imports): Row & Standing {
  if (!isImported(row)) return row;
  const text = imports.get(row.translation);
  if (!text) return { ...row, isChecked: false, former: "removed" };
  const { language, direction } = text.edition;
  if (wordsNow(text, row.reference) === row.verseText) return { ...row, language, direction };
  return { ...row, isChecked: false, former: "changed", language, direction };
}
type Imports = ReadonlyMap<string, ImportedText>;

/**
 * Verses as they were saved, with what has become of those from an imported translation: their
 * language while they stand in it as saved; else they count as unchecked, and `former` says that
 * the translation was removed or reads differently now. The words stay. Throws like getImports.
 */
export async function withStanding<Row extends SavedWords>(
  rows: readonly Row[],
): Promise<(Row & Standing)[]> {
  if (!rows.some(isImported)) return [...rows];
  const imports = await getImports();
  return rows.map((row) => tell(row, imports));
}

/**
 * The same of one verse by what this process knows already: for answers made in a transaction,
 * beside which nothing else may ask the database.
 */
export function standingNow<Row extends SavedWords>(row: Row): Row & Standing {
  const imports = peekImports();
  return imports ? tell(row, imports) : row;
}
