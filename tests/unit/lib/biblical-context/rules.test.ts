import {
  contextRequest,
  contextSearch,
  linkReferences,
  readContextAddress,
} from "@/lib/biblical-context/rules";
import { contextBody } from "@/lib/biblical-context/schema";

const address = (search: string) => readContextAddress(new URLSearchParams(search));

test.each([
  ["", { type: "verse", text: "", isSubmitted: false }],
  ["verse=John 3:16", { type: "verse", text: "John 3:16", isSubmitted: true }],
  ["verse=for John 3:16", { type: "verse", text: "John 3:16", isSubmitted: true }],
  ["verse=Context For Psalm 23", { type: "verse", text: "Psalm 23", isSubmitted: true }],
  ["verse=for ", { type: "verse", text: "for", isSubmitted: true }],
  ["type=verse&verse=John 3:16", { type: "verse", text: "John 3:16", isSubmitted: true }],
  ["type=topic&topic= The Flood ", { type: "topic", text: "The Flood", isSubmitted: true }],
  ["type=historical&topic=x", { type: "historical", text: "", isSubmitted: false }],
  ["type=nonsense&verse=John 3:16", { type: "verse", text: "John 3:16", isSubmitted: true }],
  [
    `type=topic&topic=${"x".repeat(5_000)}`,
    { type: "topic", text: "x".repeat(200), isSubmitted: true },
  ],
  [`verse=${"x".repeat(5_000)}`, { type: "verse", text: "x".repeat(200), isSubmitted: true }],
  ["type=__proto__", { type: "verse", text: "", isSubmitted: false }],
])("the address ?%s", (search, expected) => {
  expect(address(search)).toEqual(expected);
});

test.each([
  ["verse", "1 John 4:8"],
  ["topic", "Faith & works?"],
  ["historical", "Babylonian Exile"],
  ["archaeological", "Noah's Ark"],
] as const)("a request for a %s survives its address and fits the server", (type, subject) => {
  const search = contextSearch({ type, subject });
  expect(address(search)).toEqual({ type, text: subject, isSubmitted: true });
  expect(contextBody.parse(contextRequest({ type, subject }, false))).toEqual({
    type,
    subject,
    useModel: false,
  });
});

const linked = (text: string, references: string[]) =>
  linkReferences(text, references).stretches.map(({ text: words, reference }) =>
    reference === null ? words : `[${words}>${reference}]`,
  );

test("references in a text become links, in every form our words write them", () => {
  expect(
    linked("Three Passovers are named (John 2:13; 6:4; 11:55).", [
      "John 2:13",
      "John 6:4",
      "John 11:55",
    ]),
  ).toEqual([
    "Three Passovers are named (",
    "[John 2:13>John 2:13]",
    "; ",
    "[6:4>John 6:4]",
    "; ",
    "[11:55>John 11:55]",
    ").",
  ]);
  expect(linked("With Matthew 1:22-23: Immanuel.", ["Matthew 1:22-23"])).toEqual([
    "With ",
    "[Matthew 1:22-23>Matthew 1:22-23]",
    ": Immanuel.",
  ]);
});

test("a reference that only begins like one in the text is no link there", () => {
  const { stretches, unnamed } = linkReferences("See John 3:16 and Acts 2.", [
    "John 3:1",
    "Acts 2",
  ]);
  expect(unnamed).toEqual(["John 3:1"]);
  expect(stretches.map(({ text }) => text).join("")).toBe("See John 3:16 and Acts 2.");
});

test("the words of a text are never changed by its links", () => {
  const text = "Genesis 1:1 and Genesis 1:1-2:3; 5:1. Isaiah 7:14";
  const references = ["Isaiah 7:14", "Genesis 1:1", "Genesis 5:1", "Mark 1:1"];
  const { stretches, unnamed } = linkReferences(text, references);
  expect(stretches.map((stretch) => stretch.text).join("")).toBe(text);
  expect(unnamed).toContain("Mark 1:1");
});
