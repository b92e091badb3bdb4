import { answerWithoutModel } from "@/lib/answers/answer";
import { toAnswerText } from "@/lib/answers/answer-fields";
import { describedPassageParts } from "@/lib/answers/described-passage";
import type { Part } from "@/lib/answers/parts";
import { getScripture } from "@/lib/bible/data";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { findSources } from "@/lib/retrieval/find-sources";
import type { Source } from "@/lib/retrieval/source";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

jest.mock("@/lib/bible/data");
const scripture = loadPackagedScripture();
beforeEach(() => {
  jest.mocked(getScripture).mockResolvedValue(scripture);
});

async function answer(question: string) {
  const sources = await findSources(question, "WEB");
  const asked = {
    ...{ question, history: [], translation: "WEB" as const },
    signal: new AbortController().signal,
  };
  const parts: Part[] = [];
  for await (const part of answerWithoutModel(asked, sources)) parts.push(part);
  const verses = parts.flatMap((part) => (part.type === "verse" ? [part.reference] : []));
  return { text: toAnswerText(parts), verses };
}

const FOUND = "This is most likely the passage you mean.";

test.each([
  ["the bit where they cut a king's thumbs", "Judges 1:4"],
  ["the passage where the sun goes backward for a sick king", "2 Kings 20:"],
  ["where does someone pretend to be mad and drool", "1 Samuel 21:1"],
  ["our pastor spoke about a church that was neither hot nor cold", "Revelation 3:1"],
])("a passage told by what happens there is printed first: %s", async (question, start) => {
  const { text, verses } = await answer(question);
  expect(text).toContain(FOUND);
  expect(verses[0]).toMatch(new RegExp(`^${start}`));
});

test.each([
  ["wish i had wings like a dove id fly off and rest", "Psalm 55:"],
  ["god keeps all my tears in a bottle", "Psalm 56:8"],
])("words of one's own that a passage says are met with it: %s", async (message, start) => {
  const { text, verses } = await answer(message);
  expect(text).toMatch(/^If you are looking for a passage, it is most likely this one\. If you/);
  expect(verses[0]).toMatch(new RegExp(`^${start}`));
});

test("whoever weeps is met first, and given the passage after that", async () => {
  const { text, verses } = await answer("hung up our guitars on the trees and cried by the river");
  expect(text).toMatch(/^I am sorry\./);
  expect(text).toContain("If you are looking for a passage, it is most likely this one.");
  expect(verses.at(-1)).toMatch(/^Psalm 137:1/);
});

test("a saying that is told surely goes before a page on one of its words", async () => {
  const { text, verses } = await answer("be nice to strangers they could be angels");
  expect(text).toContain(FOUND);
  expect(verses).toEqual(["Hebrews 13:2"]);
});

test("what is printed is the section, and nothing of the next one, and no verse of it is named again", async () => {
  const { text, verses } = await answer("the passage where the sun goes backward for a sick king");
  expect(verses).toEqual([expect.stringMatching(/^2 Kings 20:(?:9|10)-11$/)]);
  expect(text).not.toContain("Berodach");
  const thumbs = await answer("the bit where they cut a king's thumbs");
  expect(thumbs.text).not.toMatch(/^- .*Judges 1:/m);
});

test("what was found may begin in the section before the passage", () => {
  const found: Source = {
    ...{
      kind: "passage",
      id: "passage:Gen.8.1",
      title: "Genesis 8:1-7",
      excerpt: "",
      href: "/bible",
    },
    references: ["Genesis 8:1-7"],
  };
  const parts = describedPassageParts(
    scripture,
    { ranges: readWrittenReferences("Genesis 8:6-12"), isAskedAfter: true, isLikely: true },
    {
      ...{ question: "the raven that was let out", history: [], translation: "WEB" as const },
      signal: new AbortController().signal,
    },
    [found],
  );
  const verses = [...parts].flatMap((part) => (part.type === "verse" ? [part.reference] : []));
  expect(verses[0]).toMatch(/^Genesis 8:6/);
});

test("a fact is told as a fact, and a reference is what it names", async () => {
  expect((await answer("who got eaten by worms")).text).toMatch(/^Herod/);
  expect((await answer("the story in Daniel 6 where lions do not eat him")).text).not.toContain(
    FOUND,
  );
});

test.each([
  "lump on the pancreas they said. not told the children yet",
  "the story of my marriage is over, he left",
  "something about wanting to die",
  "something about losing a baby",
  "I remember a time when I was happy",
])("what happened to somebody, or hurts, is no passage to be found: %s", async (message) => {
  expect((await answer(message)).text).not.toContain(FOUND);
});

test.each([
  [
    "a man begs a king for his ax head, an iron thing that floats, am i making this up",
    "2 Kings 6:",
  ],
  ["husband and wife lie about what they sold the land for and both die, i think", "Acts 5:"],
  [
    "someone so depressed he lies down under a tree and an angel feeds him, which story is that",
    "1 Kings 19:",
  ],
])("a story of others is looked for, whatever its teller adds: %s", async (message, start) => {
  const { text, verses } = await answer(message);
  expect(text).toMatch(/^This (?:is most likely|may be) the passage you mean\./);
  expect(verses[0]).toMatch(new RegExp(`^${start}`));
});

test.each([
  "husband hits the kids when he is drunk",
  "son got arrested last night",
  "boss screams at everybody and nobody says anything",
])("what happens at home is no story of the Bible: %s", async (message) => {
  expect((await answer(message)).text).not.toContain("the passage you mean");
});
