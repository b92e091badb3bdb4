import { BOOKS } from "@/lib/bible/canon";
import { formatRate, tellBookShares, toBookShares } from "@/lib/words/book-shares";
import { WORDS_OF_BOOKS } from "@/lib/words/words-of-books";
import { readOriginals } from "@/prisma/seed/words/packed";

test("the words of each book are as many as the original has", () => {
  let at = 0;
  const { verses } = readOriginals();
  const counted = BOOKS.map(({ verseCounts }) => {
    const length = verseCounts.reduce((sum, count) => sum + count, 0);
    const words = verses.slice(at, at + length).reduce((sum, ids) => sum + ids.length, 0);
    at += length;
    return words;
  });
  expect(WORDS_OF_BOOKS).toEqual(counted);
});

test("a word is held against the books of its own Testament, and told where it is at home", () => {
  const shares = toBookShares([
    { book: "1Cor", count: 14 },
    { book: "1John", count: 18 },
    { book: "Eph", count: 10 },
  ]);
  expect(shares).toHaveLength(27);
  expect(shares.at(-1)).toEqual({ book: "Rev", name: "Revelation", count: 0, rate: 0 });
  expect(tellBookShares(shares)).toBe(
    "In 3 of 27 books; most often, and most densely, in 1 John (18 times, 8.3 of every 1,000 words).",
  );
});

test.each([
  [0, "0"],
  [0.04, "0.04"],
  [0.001, "under 0.01"],
  [8.27, "8.3"],
])("the rate %d is shown as %s", (rate, shown) => {
  expect(formatRate(rate)).toBe(shown);
});

test("a word that stands in one book alone is said to", () => {
  expect(tellBookShares(toBookShares([{ book: "Gen", count: 2 }]))).toBe("Only in Genesis.");
});
