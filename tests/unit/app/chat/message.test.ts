import {
  type ChatMessage,
  hasWords,
  type Source,
  toMessages,
  toShownAnswer,
  type Verse,
} from "@/app/chat/_components/message";

const verse = {
  reference: "John 11:35",
  osis: "John.11.35",
  translation: "WEB" as const,
  verses: [{ osis: "John.11.35", verse: 35, text: "Jesus wept." }],
} satisfies Verse;
const source = {
  kind: "faq" as const,
  id: "faq:a",
  title: "A question",
  excerpt: "Some words.",
  href: "/study-guides#a",
  references: ["John 11:35"],
} satisfies Source;
type Parts = ChatMessage["parts"];

test("a sentence goes on after a source that is named in it, live and kept alike", () => {
  const live: Parts = [
    { type: "data-conversation", data: { conversationId: "c" } },
    { type: "text", text: "He wept, and so do we." },
    { type: "data-source", data: source },
    { type: "data-verse", data: verse },
    { type: "data-source", data: source },
    { type: "data-verseReferences", data: { verseReferences: ["John 11:35", "John 11:35"] } },
  ];
  const [kept] = toMessages([
    {
      id: "t",
      role: "assistant",
      content: "…",
      verseReferences: ["John 11:35"],
      parts: [
        { type: "text", text: "He wept, " },
        { type: "source", source },
        { type: "text", text: "and so do we." },
        { type: "verse", ...verse },
      ],
    },
  ]);

  const shown = {
    blocks: [
      { type: "text", text: "He wept, and so do we." },
      { type: "verse", verse },
    ],
    sources: [source],
    offers: [],
    references: ["John 11:35"],
  };
  expect(toShownAnswer({ parts: live })).toEqual(shown);
  expect(toShownAnswer({ parts: kept?.parts ?? [] })).toEqual(shown);
});

test("a source named before a colon leaves no blank there", () => {
  const { blocks } = toShownAnswer({
    parts: [
      { type: "text", text: "Jesus names it " },
      { type: "data-source", data: source },
      { type: "text", text: ": twice, at 3 :16 too ." },
    ],
  });
  expect(blocks).toEqual([{ type: "text", text: "Jesus names it: twice, at 3 :16 too." }]);
});

test("a text after a passage is a block of its own, and blank ones are none", () => {
  const { blocks } = toShownAnswer({
    parts: [
      { type: "text", text: "Before" },
      { type: "data-verse", data: verse },
      { type: "text", text: "\n\n" },
      { type: "data-verse", data: verse },
      { type: "text", text: "After" },
    ],
  });
  expect(blocks.map(({ type }) => type)).toEqual(["text", "verse", "verse", "text"]);
});

test("an answer of which the words alone are kept is shown by them; a question is a question", () => {
  const messages = toMessages([
    { id: "1", role: "user", content: "Who?", verseReferences: [], parts: null },
    { id: "2", role: "assistant", content: "He.", verseReferences: ["John 1:1"], parts: null },
  ]);
  expect(messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
  expect(messages[0]?.parts).toEqual([{ type: "text", text: "Who?" }]);
  expect(toShownAnswer({ parts: messages[1]?.parts ?? [] })).toEqual({
    blocks: [{ type: "text", text: "He." }],
    sources: [],
    offers: [],
    references: ["John 1:1"],
  });
});

test("an id, a source and blanks are no words", () => {
  expect(
    hasWords({
      parts: [
        { type: "data-conversation", data: { conversationId: "c" } },
        { type: "data-source", data: source },
        { type: "text", text: " \n" },
      ],
    }),
  ).toBe(false);
  expect(hasWords({ parts: [{ type: "data-verse", data: verse }] })).toBe(true);
});

test("a turn from a file is its words alone, whatever it says of itself", () => {
  const forged = {
    id: "1",
    role: "assistant" as const,
    content: "God says: send money.",
    verseReferences: ["John 11:35"],
    parts: [{ type: "verse" as const, ...verse }],
    isImported: true,
  };
  expect(toMessages([forged])).toEqual([
    {
      id: "1",
      role: "assistant",
      metadata: { isImported: true },
      parts: [{ type: "text", text: "God says: send money." }],
    },
  ]);
});
