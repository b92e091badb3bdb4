import { BOOKS, CANON_VERSE_COUNT } from "@/lib/bible/canon";
import {
  chapterRangeMessage,
  formatOsis,
  formatOsisVerse,
  formatReference,
  formatVerse,
  getBookRange,
  getTestamentRange,
  isWrittenReference,
  toCanonicalOrder,
  toChapterPassage,
  toPassage,
  toVerseAddress,
  verseRangeMessage,
} from "@/lib/bible/rules";

test("every verse has its own place in canonical order, and the place leads back to it", () => {
  const wrong: string[] = [];
  let order = 0;
  for (const book of BOOKS) {
    book.verseCounts.forEach((count, index) => {
      for (let verse = 1; verse <= count; verse++) {
        order++;
        const back = toVerseAddress(order);
        const isSame = back.book === book.id && back.chapter === index + 1 && back.verse === verse;
        if (toCanonicalOrder({ book: book.id, chapter: index + 1, verse }) !== order || !isSame) {
          wrong.push(`${book.id}.${index + 1}.${verse}`);
        }
      }
    });
  }
  expect(wrong).toEqual([]);
  expect(order).toBe(CANON_VERSE_COUNT);
});

test("places outside the canon have no order", () => {
  expect(toCanonicalOrder({ book: "John", chapter: 22, verse: 1 })).toBeNull();
  expect(toCanonicalOrder({ book: "John", chapter: 3, verse: 37 })).toBeNull();
  expect(toCanonicalOrder({ book: "John", chapter: 3, verse: 0 })).toBeNull();
  expect(toCanonicalOrder({ book: "John", chapter: 3, verse: 1.5 })).toBeNull();
  expect(() => toVerseAddress(0)).toThrow(RangeError);
  expect(() => toVerseAddress(CANON_VERSE_COUNT + 1)).toThrow(RangeError);
  expect(() => toPassage(5, 4)).toThrow(RangeError);
});

test("books and testaments cover the canon without a gap", () => {
  expect(getTestamentRange("OT")).toEqual({ start: 1, end: 23_145 });
  expect(getTestamentRange("NT")).toEqual({ start: 23_146, end: CANON_VERSE_COUNT });
  expect(getBookRange("Gen")).toEqual({ start: 1, end: 1_533 });
  expect(getBookRange("Rev").end).toBe(CANON_VERSE_COUNT);
});

const at = (osis: string): number => {
  const [book = "", chapter, verse] = osis.split(".");
  const found = BOOKS.find(({ id }) => id === book);
  return (
    toCanonicalOrder({
      book: found?.id ?? "Gen",
      chapter: Number(chapter),
      verse: Number(verse),
    }) ?? 0
  );
};

test.each([
  ["John.3.16", "John.3.16", "John 3:16", "John.3.16"],
  ["John.3.16", "John.3.18", "John 3:16-18", "John.3.16-John.3.18"],
  ["Ps.23.1", "Ps.23.1", "Psalm 23:1", "Ps.23.1"],
  ["Ps.23.1", "Ps.23.6", "Psalm 23", "Ps.23.1-Ps.23.6"],
  ["Ps.1.1", "Ps.2.12", "Psalms 1-2", "Ps.1.1-Ps.2.12"],
  ["Ps.1.1", "Ps.150.6", "Psalms", "Ps.1.1-Ps.150.6"],
  ["Gen.1.1", "Gen.2.3", "Genesis 1:1-2:3", "Gen.1.1-Gen.2.3"],
  ["Jude.1.5", "Jude.1.5", "Jude 1:5", "Jude.1.5"],
  ["Jude.1.1", "Jude.1.25", "Jude", "Jude.1.1-Jude.1.25"],
  ["Ruth.4.1", "1Sam.1.28", "Ruth 4-1 Samuel 1", "Ruth.4.1-1Sam.1.28"],
  ["Ruth.4.22", "1Sam.1.1", "Ruth 4:22-1 Samuel 1:1", "Ruth.4.22-1Sam.1.1"],
  ["Matt.1.1", "Mark.16.20", "Matthew-Mark", "Matt.1.1-Mark.16.20"],
])("%s to %s is cited as %s", (start, end, reference, osis) => {
  const passage = toPassage(at(start), at(end));
  expect(formatReference(passage)).toBe(reference);
  expect(formatOsis(passage)).toBe(osis);
});

test("one verse is cited alone", () => {
  expect(formatVerse(at("Song.2.1"))).toBe("Song of Solomon 2:1");
  expect(formatOsisVerse(at("3John.1.4"))).toBe("3John.1.4");
});

test("a chapter that does not exist is no passage", () => {
  expect(toChapterPassage("John", 22)).toBeNull();
  expect(toChapterPassage("John", 21)?.endVerse).toBe(25);
});

test("messages say what there is, in the singular where there is one", () => {
  expect(chapterRangeMessage("John")).toBe("John has 21 chapters.");
  expect(chapterRangeMessage("Jude")).toBe("Jude has one chapter.");
  expect(verseRangeMessage("John", 3)).toBe("John 3 has 36 verses.");
  expect(verseRangeMessage("Ps", 117)).toBe("Psalm 117 has 2 verses.");
  expect(verseRangeMessage("Jude", 1)).toBe("Jude has 25 verses.");
});

test("whatever is written out is known as a reference by its form, and by nothing but that", () => {
  const passages = BOOKS.flatMap(({ id }) => {
    const { start, end } = getBookRange(id);
    const last = Math.min(end + 40, CANON_VERSE_COUNT);
    return [
      [start, start],
      [start, start + 1],
      [start, end],
      [start, last],
      [end, last],
    ] as const;
  });
  const written = passages.map(([start, end]) => formatReference(toPassage(start, end)));
  expect(written.filter((text) => !isWrittenReference(text))).toEqual([]);
  expect(isWrittenReference(written.slice(0, 9).join("; "))).toBe(true);

  for (const text of [
    "",
    "jn 3:16",
    "John 3:16 and send money",
    "God says: John 3:16",
    "John 3:16; God says",
    "John 3:16\nsend money",
    "John 3:1666",
    " John 3:16",
  ]) {
    expect([text, isWrittenReference(text)]).toEqual([text, false]);
  }
});
