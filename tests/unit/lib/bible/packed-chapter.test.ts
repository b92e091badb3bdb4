import type { Chapter, ChapterVerse } from "@/lib/bible/client";
import { packChapter, unpackChapter } from "@/lib/bible/packed-chapter";

const plain = { breaks: [], headings: [], italics: [], selah: [] };

function verseOf(verse: number, layout: ChapterVerse["layout"] = plain): ChapterVerse {
  const reference = `Psalm 3:${verse}`;
  return { id: `KJV ${reference}`, reference, translation: "KJV", verse, text: "Words.", layout };
}

const chapter: Chapter = {
  bookId: "Ps",
  chapter: 3,
  title: "Psalm 3",
  reference: "Psalm 3",
  translation: "KJV",
  verses: [
    verseOf(1, {
      breaks: [
        { at: 0, kind: "stanza" },
        { at: 23, kind: "line" },
        { at: 104, kind: "paragraph" },
      ],
      headings: [{ at: 0, text: "A Psalm by David, “when he fled”." }],
      italics: [[3, 7]],
      selah: [[20, 26]],
    }),
    verseOf(2),
    // The third is not printed.
    verseOf(4, { ...plain, breaks: [{ at: 0, kind: "paragraph" }] }),
  ],
  marked: { start: 2, end: 4 },
  markedVerses: null,
  more: null,
  omitted: [{ verse: 3, reason: "It is not in the oldest manuscripts." }],
};

test("a chapter comes out of its page as it went in, verse by verse", () => {
  const sent = JSON.parse(JSON.stringify(packChapter(chapter)));

  expect(unpackChapter(sent)).toEqual(chapter);
});

test("what the title and the number of a verse say is not sent with each verse", () => {
  const sent = JSON.stringify(packChapter(chapter));

  expect(sent.match(/Psalm 3/g)).toHaveLength(1);
  expect(sent.match(/KJV/g)).toHaveLength(1);
  expect(sent).not.toContain("[]");
});
