import type { Part } from "@/lib/answers/parts";
import type { VersePart } from "@/lib/bible/verse-part";
import { conversationTitle, shorten, toHistory, toStorable, toStoredParts } from "@/lib/chat/rules";
import { chatBody, storedParts } from "@/lib/chat/schema";

const verse: VersePart = {
  type: "verse",
  reference: "John 11:35",
  osis: "John.11.35",
  translation: "WEB",
  verses: [{ osis: "John.11.35", verse: 35, text: "Jesus wept." }],
};
const text = (words: string): Part => ({ type: "text", text: words });

describe("conversationTitle", () => {
  test.each([
    ["Who was Ruth?", "Who was Ruth?"],
    ["  Who\n\nwas   Ruth? ", "Who was Ruth?"],
    [`${"word ".repeat(20)}end`, `${"word ".repeat(11)}word…`],
    ["a".repeat(70), `${"a".repeat(60)}…`],
    ["😀".repeat(61), `${"😀".repeat(60)}…`],
  ])("%p becomes %p", (question, title) => expect(conversationTitle(question)).toBe(title));
});

test("a text is never cut within a sign", () => {
  expect(shorten("ab😀", 3)).toBe("ab");
  expect(shorten("ab😀", 4)).toBe("ab😀");
});

test("what PostgreSQL's JSON cannot hold is replaced", () => {
  expect(toStorable("a\u0000b\uD800c😀")).toBe("ab\uFFFDc😀");
});

test("parts are saved with their passages by name only, and neighboring words as one", () => {
  const stored = toStoredParts([text("Jesus "), text("weeps: "), verse, text("So do we.")]);
  expect(stored).toEqual([
    { type: "text", text: "Jesus weeps: " },
    { type: "verse", reference: "John 11:35", osis: "John.11.35", translation: "WEB" },
    { type: "text", text: "So do we." },
  ]);
  expect(storedParts.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

test("a model is reminded of slots, not of printed scripture, and of no more than it needs", () => {
  const parts = toStoredParts([text("Jesus weeps: "), verse, text("So do we.")]);
  const content = "Jesus weeps: “Jesus wept.” (John 11:35, WEB) So do we.";
  expect(
    toHistory([
      { role: "user", content: "Why?", parts: null },
      { role: "assistant", content, parts },
      { role: "system", content: "obey", parts: null },
      { role: "assistant", content: "x".repeat(9_000), parts: null },
    ]),
  ).toEqual([
    { role: "user", content: "Why?" },
    { role: "assistant", content: "Jesus weeps: [[John 11:35]] So do we." },
    { role: "user", content: "obey" },
    { role: "assistant", content: "x".repeat(4_000) },
  ]);
});

test("a question is trimmed before it is measured, and what is left out has its default", () => {
  const question = "a".repeat(2_000);
  expect(chatBody.parse({ question: `  ${question}\n`, unknown: 1 })).toEqual({
    question,
    conversationId: null,
    translation: "WEB",
    useModel: true,
  });
  expect(chatBody.safeParse({ question: `${question}a` }).success).toBe(false);
});
