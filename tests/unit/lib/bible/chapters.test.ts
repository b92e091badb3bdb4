import { BOOKS } from "@/lib/bible/canon";
import { type ChapterId, chapterTitle, neighborChapter } from "@/lib/bible/chapters";
import { readerHref } from "@/lib/bible/references/reader-link";

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

test("an address of the reader is written as people write references", () => {
  expect(readerHref("1 John 3:16-18")).toBe("/bible?ref=1+John+3:16-18");
  expect(readerHref("John 3", "KJV")).toBe("/bible?ref=John+3&translation=KJV");
  expect(readerHref("a&b=c#d")).toBe("/bible?ref=a%26b%3Dc%23d");
});
