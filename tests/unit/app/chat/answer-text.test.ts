import {
  findUnsaid,
  markKnownReferences,
  toCopiedAnswer,
  toParagraphs,
} from "@/app/chat/_components/answer-text";

test("empty lines part paragraphs, dashes and numbers make lists", () => {
  expect(
    toParagraphs("First\nline two\n\n- one\n- two\nafter\n\n1. eins\n2) zwei\n\n \n\nLast - one."),
  ).toEqual([
    { type: "paragraph", lines: ["First", "line two"] },
    { type: "list", isOrdered: false, items: ["one", "two"] },
    { type: "paragraph", lines: ["after"] },
    { type: "list", isOrdered: true, items: ["eins", "zwei"] },
    { type: "paragraph", lines: ["Last - one."] },
  ]);
});

test("references that the words have as links are not listed a second time", () => {
  const references = ["Mark 10:6", "1 John 4:8-9", "John 3:16", "Luke 4:16"];
  const blocks = [
    { type: "text" as const, text: "More:\n\n- Mark 10:6\n- 1 John 4:8–9: God is love" },
    {
      type: "verse" as const,
      verse: { reference: "Luke 4:16", osis: "Luke.4.16", translation: "WEB" as const, verses: [] },
    },
  ];
  expect(findUnsaid({ blocks, references })).toEqual(["John 3:16"]);
});

test("markup stays the words it is", () => {
  expect(toParagraphs("<b>x</b> **y** [z](javascript:1)")).toEqual([
    { type: "paragraph", lines: ["<b>x</b> **y** [z](javascript:1)"] },
  ]);
});

test("known references are marked, the longest first, however the dash is written", () => {
  const known = ["John 3:16", "1 John 3:16", "John 3:16-17", ""];
  expect(markKnownReferences("1 John 3:16, (John 3:16–17) and John 3:16.", known)).toBe(
    "⟦1 John 3:16⟧, (⟦John 3:16–17|John 3:16-17⟧) and ⟦John 3:16⟧.",
  );
});

test("what only begins like a known reference is left alone, and marks of the text's own are taken out", () => {
  expect(markKnownReferences("John 3:160, John 3:16-18, xJohn 3:16 ⟦evil|x⟧", ["John 3:16"])).toBe(
    "John 3:160, John 3:16-18, xJohn 3:16 evil|x",
  );
  expect(markKnownReferences("Any (.*) words", ["(.*)"])).toBe("Any ⟦(.*)⟧ words");
});

test("a copied answer holds its words, its passages with translation, the rest of its references, and the site", () => {
  const copied = toCopiedAnswer({
    blocks: [
      { type: "text", text: "He wept.\n\n" },
      {
        type: "verse",
        verse: {
          reference: "John 11:35",
          osis: "John.11.35",
          translation: "WEB",
          verses: [{ osis: "John.11.35", verse: 35, text: "Jesus wept." }],
        },
      },
    ],
    sources: [
      { kind: "passage", id: "p", title: "John 11:35", excerpt: "", href: "/", references: [] },
      { kind: "faq", id: "f", title: "Did he weep?", excerpt: "", href: "/", references: [] },
    ],
    offers: [],
    references: ["John 11:35", "Luke 19:41"],
  });
  expect(copied).toBe(
    "He wept.\n\n“Jesus wept.” — John 11:35 (WEB)\n\nReferences: Luke 19:41\n\nSources: Did he weep?\n\nTruth Uncovered",
  );
});
