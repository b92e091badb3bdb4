import fc from "fast-check";
import { toChapterBlocks } from "@/lib/bible/chapter-blocks";
import type { ChapterVerseResponse, VerseLayout } from "@/lib/bible/schema";

const emptyLayout: VerseLayout = { breaks: [], headings: [], italics: [], selah: [] };

function verse(
  number: number,
  text: string,
  layout: Partial<VerseLayout> = {},
): ChapterVerseResponse {
  return {
    id: `WEB:Ps.3.${number}`,
    osis: `Ps.3.${number}`,
    book: "Psalms",
    chapter: 3,
    verse: number,
    translation: "WEB",
    text,
    reference: `Psalm 3:${number}`,
    layout: { ...emptyLayout, ...layout },
  };
}

test("a verse without a break runs on in the paragraph before it", () => {
  const blocks = toChapterBlocks([
    verse(1, "In the beginning.", { breaks: [{ at: 0, kind: "paragraph" }] }),
    verse(2, "And then."),
    verse(3, "A new day.", { breaks: [{ at: 0, kind: "paragraph" }] }),
  ]);

  expect(blocks.map((block) => (block.kind === "prose" ? block.pieces.length : 0))).toEqual([2, 1]);
});

test("a heading stands above its block and poetry keeps its lines", () => {
  const blocks = toChapterBlocks([
    verse(1, "Yahweh, how many are my adversaries! Many rise up.", {
      headings: [{ at: 0, text: "A Psalm by David." }],
      breaks: [
        { at: 0, kind: "stanza" },
        { at: 37, kind: "line" },
      ],
    }),
    verse(2, "Many say of my soul,", { breaks: [{ at: 0, kind: "line" }] }),
  ]);

  expect(blocks[0]).toEqual({ kind: "heading", text: "A Psalm by David." });
  const poem = blocks[1];
  if (poem?.kind !== "poetry") throw new Error("expected poetry");
  const lines = poem.lines.map((line) =>
    line.map(({ verse: v, start, end }) => v.text.slice(start, end)).join(""),
  );
  expect(lines).toEqual([
    "Yahweh, how many are my adversaries! ",
    "Many rise up.",
    "Many say of my soul,",
  ]);
});

test("every character of every verse stands in exactly one piece, in order", () => {
  const layouts = fc.record({
    breaks: fc.array(
      fc.record({
        at: fc.nat(30),
        kind: fc.constantFrom<"paragraph" | "stanza" | "line">("paragraph", "stanza", "line"),
      }),
      { maxLength: 4 },
    ),
    headings: fc.array(fc.record({ at: fc.nat(30), text: fc.constant("Heading") }), {
      maxLength: 2,
    }),
  });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string({ minLength: 1, maxLength: 25 }), layouts), { maxLength: 6 }),
      (input) => {
        const verses = input.map(([text, layout], index) => verse(index + 1, text, layout));
        const pieces = toChapterBlocks(verses).flatMap((block) => {
          if (block.kind === "heading") return [];
          return block.kind === "prose" ? block.pieces : block.lines.flat();
        });
        expect(pieces.map((p) => p.verse.text.slice(p.start, p.end)).join("")).toBe(
          verses.map((v) => v.text).join(""),
        );
        expect(pieces.filter((p) => p.opensVerse).map((p) => p.verse.verse)).toEqual(
          verses.map((v) => v.verse),
        );
      },
    ),
  );
});
