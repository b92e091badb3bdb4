import { BOOK_OUTLINES } from "@/lib/bible/books";
import { BOOK_IDS, BOOKS } from "@/lib/bible/canon";
import { type ChapterId, chapterTitle, neighborChapter } from "@/lib/bible/chapters";
import {
  openReaderHref,
  readerHref,
  readReaderHref,
  sharedHref,
  versePageHref,
} from "@/lib/bible/references/reader-link";

test("walking forward from Genesis 1 passes all 1,189 chapters and ends at Revelation 22", () => {
  let place: ChapterId | null = { book: "Gen", chapter: 1 };
  const titles: string[] = [];
  while (place) {
    titles.push(chapterTitle(place));
    place = neighborChapter(place, 1);
  }

  expect(titles).toHaveLength(1189);
  expect(new Set(titles).size).toBe(1189);
  expect(titles.at(-1)).toBe("Revelation 22");
});

test("the outline of the canon has its books in their order, with as many chapters", () => {
  expect(BOOK_OUTLINES.map(({ id }) => id)).toEqual([...BOOK_IDS]);
  expect(BOOK_OUTLINES.map(({ chapters }) => chapters)).toEqual(
    BOOKS.map(({ verseCounts }) => verseCounts.length),
  );
});

test("walking back is the reverse of walking forward", () => {
  for (const book of BOOKS) {
    book.verseCounts.forEach((_, index) => {
      const place = { book: book.id, chapter: index + 1 };
      const next = neighborChapter(place, 1);
      if (next) expect(neighborChapter(next, -1)).toEqual(place);
    });
  }
});

test("one psalm is called Psalm, not Psalms", () => {
  expect(chapterTitle({ book: "Ps", chapter: 23 })).toBe("Psalm 23");
});

test.each([
  ["John 3", undefined, "/bible/web/john/3"],
  ["Psalm 23:1", "KJV", "/bible/kjv/psalms/23#v1"],
  ["1 John 3:16-18", undefined, "/bible/web/1-john/3?v=16-18#v16"],
  ["Song of Solomon 2:4", "WEB", "/bible/web/song-of-solomon/2#v4"],
  ["Jude 1:5", undefined, "/bible/web/jude/1#v5"],
  ["Jude 1", undefined, "/bible/web/jude/1"],
  ["John 3:16", "parallel", "/bible/web/john/3?view=parallel#v16"],
])("%s (%s) leads to %s, and back", (reference, translation, href) => {
  expect(readerHref(reference, translation)).toBe(href);
  const read = readReaderHref(new URL(href, "http://localhost"));
  expect(read.reference).toBe(reference);
  expect(read.translation).toBe(translation === "KJV" ? "KJV" : "WEB");
});

test("an address to send names its verses in the query, which the page can know", () => {
  expect(sharedHref("John 3:16", "WEB")).toBe("/bible/web/john/3?v=16#v16");
  expect(sharedHref("John 3:16-18", "KJV")).toBe("/bible/kjv/john/3?v=16-18#v16");
  expect(sharedHref("John 3", "KJV")).toBe("/bible/kjv/john/3");
});

test("what stands in no one chapter is opened in the reader, and written as people write it", () => {
  for (const reference of ["Jude 5", "Ruth", "Genesis 1-2", "Isaiah 52:13-53:12", "John 3:16; 5:1"])
    expect(readerHref(reference)).toBe(openReaderHref(reference));
  expect(readerHref("Genesis 1-2", "KJV")).toBe("/bible?ref=Genesis+1-2&translation=KJV");
  expect(openReaderHref("a&b=c#d")).toBe("/bible?ref=a%26b%3Dc%23d");
  const url = new URL("/bible?ref=Genesis+1-2&translation=KJV", "http://localhost");
  expect(readReaderHref(url)).toEqual({ reference: "Genesis 1-2", translation: "KJV" });
  expect(readReaderHref(new URL("http://localhost/discover")).reference).toBe("");
});

test.each([
  ["John 3:16", "WEB", "/bible/web/john/3/16"],
  ["Psalm 23:1", "KJV", "/bible/kjv/psalms/23/1"],
  ["Jude 1:5", "WEB", "/bible/web/jude/1/5"],
])("the page of %s (%s) is %s, and is read again as that verse", (reference, code, href) => {
  expect(versePageHref(reference, code)).toBe(href);
  expect(readReaderHref(new URL(href, "http://localhost"))).toEqual({
    reference,
    translation: code,
  });
});

test("passages, chapters and verses of imported translations have no page of a verse", () => {
  for (const reference of ["John 3:16-18", "John 3", "John 3:16; 4:1", "John"]) {
    expect(versePageHref(reference, "WEB")).toBeNull();
  }
  expect(versePageHref("John 3:16", "RVG")).toBeNull();
});
