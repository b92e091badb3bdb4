import { BOOKS } from "@/lib/bible/canon";
import { parseReference } from "@/lib/bible/references/parser";
import { readWrittenReference } from "@/lib/bible/references/written";
import { formatReference, toPassage, toVerseAddress } from "@/lib/bible/rules";

test("what the site writes is read as the grammar reads it, in every book", () => {
  for (const { verseCounts, name } of BOOKS) {
    for (let chapter = 1; chapter <= verseCounts.length; chapter += 7) {
      for (const text of [`${name} ${chapter}:1`, `${name} ${chapter}:1-2`]) {
        const parsed = parseReference(text);
        expect([text, readWrittenReference(text)]).toEqual([
          text,
          parsed.kind === "found" ? parsed.passages : null,
        ]);
      }
    }
  }
});

test("every run of verses within a book is read back from how it is written", () => {
  for (let start = 1; start < 31_000; start += 97) {
    for (const length of [1, 2, 30, 90]) {
      const passage = toPassage(start, start + length - 1);
      const read = readWrittenReference(formatReference(passage));
      const isOneBook = toVerseAddress(passage.end).book === passage.book;
      if (isOneBook && read !== null) expect(read).toEqual([passage]);
      if (isOneBook && length === 1 && formatReference(passage).includes(":")) {
        expect(read).not.toBeNull();
      }
    }
  }
  expect(readWrittenReference("John 3:16; Psalm 23; Genesis 1:1-2:3")).toHaveLength(3);
});

test.each([
  "Jhon 3:16",
  "John 3:99",
  "John 22",
  "Jn 3:16",
  "Jude 5",
  "",
  "John",
  "John 3:16;",
  "x".repeat(5_000),
])("%j is left to the grammar", (text) => {
  expect(readWrittenReference(text)).toBeNull();
});
