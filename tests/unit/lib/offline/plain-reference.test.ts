import { BOOKS } from "@/lib/bible/canon";
import { parseReference } from "@/lib/bible/references/parser";
import { readPlainReference } from "@/lib/offline/plain-reference";

test.each([
  "Mark 3",
  "mark 3:16",
  "Mark 3:16-18",
  "Ps 23",
  "Psalm 119:105",
  "1 John 4:7-12",
  "1john 4",
  "Song of Solomon 2:4",
  "Genesis 1-2",
  "Genesis 1:1-2:3",
  "Genesis 50-Exodus 2",
  "Ruth 4-1 Samuel 1",
  "Philippians-Colossians",
  "Jude 5",
  "Jude 1",
  "Ruth",
  "John 3:16,18",
  "John 3:16; Romans 8:28",
  "Rev 22:21 KJV",
  "Obadiah 1:3",
])("%s is read as the site's grammar reads it", (written) => {
  const full = parseReference(written);
  if (full.kind !== "found") throw new Error(`${written} is not a reference`);
  const places = (list: readonly { start: number; end: number }[]) =>
    list.map(({ start, end }) => [start, end]);
  const plain = readPlainReference(written);
  expect(places(plain?.passages ?? [])).toEqual(places(full.passages));
  expect(plain).toMatchObject({ bookAlone: full.bookAlone, code: full.translation ?? null });
});

test("every book is known by its name, its OSIS id and its slug", () => {
  const unknown = BOOKS.filter(({ id, name }) =>
    [name, id, name.toLowerCase().replaceAll(" ", "-")].some(
      (written) => readPlainReference(`${written} 1`)?.passages[0].book !== id,
    ),
  );
  expect(unknown).toEqual([]);
});

test.each(["", "grace", "John 22", "John 3:99", "J 3", "love one another", "3:16", "Nobody 3"])(
  "%j is no reference",
  (text) => expect(readPlainReference(text)).toBeNull(),
);
