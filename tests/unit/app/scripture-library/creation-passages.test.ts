import {
  citationKey,
  listCitations,
  toBlocks,
} from "@/app/scripture-library/_components/creation-passages";

const JOHN = { reference: "John 11:35", translation: "WEB" } as const;
const TABLE = new Map([
  [citationKey(JOHN), "Jesus wept."],
  ["Matthew 11:28 WEB", "“Come to me, all you who labor.”"],
]);

test("each citation is looked up once, and only in translations the site holds", () => {
  const content =
    "“Jesus wept.” (John 11:35, WEB) “Jesus wept.” (John 11:35, WEB) “X” (John 3:16, ESV) “Y” (John 3:16, KJV)";
  expect(listCitations(content)).toEqual([JOHN, { reference: "John 3:16", translation: "KJV" }]);
});

test("a passage on lines of its own stands apart, one within a sentence does not", () => {
  const content =
    "Listen:\n“Jesus wept.” (John 11:35, WEB)\n\nHe says “Jesus wept.” (John 11:35, WEB), twice.";
  expect(toBlocks(content, TABLE)).toEqual([
    { type: "words", text: "Listen:\n" },
    { type: "passage", text: "Jesus wept.", isApart: true, ...JOHN },
    { type: "words", text: "\n\nHe says " },
    { type: "passage", text: "Jesus wept.", isApart: false, ...JOHN },
    { type: "words", text: ", twice." },
  ]);
});

test("a quotation with quotation marks of its own is found whole", () => {
  const content = "““Come to me, all you who labor.”” (Matthew 11:28, WEB)";
  expect(toBlocks(content, TABLE)).toEqual([
    expect.objectContaining({ type: "passage", text: "“Come to me, all you who labor.”" }),
  ]);
});

test.each([
  "“Jesus laughed.” (John 11:35, WEB)",
  "“Jesus wept. ” (John 11:35, WEB)",
  "“And Jesus wept.” (John 11:35, WEB)",
  "Jesus wept.” (John 11:35, WEB)",
  "“Jesus wept.” (John 11:36, WEB)",
  "“Jesus wept.” (John 11:35, KJV)",
  '"Jesus wept." (John 11:35, WEB)',
])("%s is plain words", (content) => {
  expect(toBlocks(content, TABLE)).toEqual([{ type: "words", text: content }]);
});

test("no letter of a text is lost or doubled", () => {
  const content = "A “Jesus wept.” (John 11:35, WEB) B “Jesus wept.” (John 11:35, WEB)";
  const written = toBlocks(content, TABLE).map((block) =>
    block.type === "words"
      ? block.text
      : `“${block.text}” (${block.reference}, ${block.translation})`,
  );
  expect(written.join("")).toBe(content);
});
