import { BOOKS, type BookId } from "@/lib/bible/canon";

const idsWhere = (test: (book: (typeof BOOKS)[number]) => boolean): BookId[] =>
  BOOKS.filter(test).map(({ id }) => id);

/** Books that are often read together, to be chosen with one press. */
export const BOOK_SETS: readonly { name: string; books: readonly BookId[] }[] = [
  { name: "Whole Bible", books: idsWhere(() => true) },
  { name: "Old Testament", books: idsWhere(({ testament }) => testament === "OT") },
  { name: "New Testament", books: idsWhere(({ testament }) => testament === "NT") },
  { name: "Gospels", books: idsWhere(({ section }) => section === "Gospels") },
  { name: "Psalms and Proverbs", books: ["Ps", "Prov"] },
  // The thirteen that bear his name.
  { name: "Paul's letters", books: idsWhere(({ section }) => section === "Letters of Paul") },
];

/** The 66 books by testament and section, in canonical order. */
export const SHELVES = (["OT", "NT"] as const).map((testament) => {
  const books = BOOKS.filter((book) => book.testament === testament);
  return {
    name: testament === "OT" ? "Old Testament" : "New Testament",
    sections: [...new Set(books.map(({ section }) => section))].map((name) => ({
      name,
      books: books.filter(({ section }) => section === name),
    })),
  };
});

/** Chosen books in canonical order. */
export function inCanonicalOrder(chosen: Iterable<string>): BookId[] {
  const ids = new Set(chosen);
  return idsWhere(({ id }) => ids.has(id));
}

/** Chapters of books, all together. */
export function countChapters(chosen: Iterable<string>): number {
  const ids = new Set(chosen);
  return BOOKS.reduce(
    (sum, { id, verseCounts }) => sum + (ids.has(id) ? verseCounts.length : 0),
    0,
  );
}
