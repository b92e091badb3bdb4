// The books as USFM, USX and versification files name them.
import { BOOKS, type BookId } from "../../../lib/bible/canon";

const CODES =
  "GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM EZK DAN HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV".split(
    " ",
  );
/** Books and parts that USFM names and our canon does not have. */
const OTHERS = new Set(
  "TOB JDT ESG WIS SIR BAR LJE S3Y SUS BEL 1MA 2MA 3MA 4MA 1ES 2ES MAN PS2 ODA PSS EZA 5EZ 6EZ DAG PS3 2BA LBA JUB ENO 1MQ 2MQ 3MQ REP 4BA LAO XXA XXB XXC XXD XXE XXF XXG FRT BAK OTH INT CNC GLO TDX NDX".split(
    " ",
  ),
);

const bookByCode = new Map<string, BookId>(
  CODES.flatMap((code, index) => {
    const book = BOOKS[index];
    return book ? [[code, book.id] as const] : [];
  }),
);
const osisIds = new Map<string, BookId>(BOOKS.map(({ id }) => [id.toLowerCase(), id]));

/** The book of a USFM code in any case; null outside the canon, undefined for no code at all. */
export function bookOfUsfm(code: string): BookId | null | undefined {
  const upper = code.toUpperCase();
  return bookByCode.get(upper) ?? (OTHERS.has(upper) ? null : undefined);
}

/** The book of an OSIS id; null for one that our canon does not have. */
export function bookOfOsis(id: string): BookId | null {
  return osisIds.get(id.toLowerCase()) ?? null;
}
