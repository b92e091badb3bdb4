import { answerWithoutModel } from "@/lib/answers/answer";
import { toAnswerText } from "@/lib/answers/answer-fields";
import type { Part } from "@/lib/answers/parts";
import { readPassageRequest } from "@/lib/answers/passage-request";
import { getScripture } from "@/lib/bible/data";
import { toCanonicalOrder } from "@/lib/bible/rules";
import { findPassageAnswers } from "@/lib/retrieval/passage-answers";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

jest.mock("@/lib/bible/data");
const scripture = loadPackagedScripture();
beforeEach(() => {
  jest.mocked(getScripture).mockResolvedValue(scripture);
});

test.each([
  ["John 3 16", "read"],
  ["what does Romans 8:28 say?", "read"],
  ["please read me ps 23 in the kjv", "read"],
  ["John 3:16 NIV", "read"],
  ["Explain Ps 137:9", "explain"],
  ["what does 1 Sam 15:3 mean", "explain"],
  ["context of Jer 29:11", "context"],
  ["cross references for Rom 8:28", "links"],
  ["parallels to Mark 6:30", "links"],
  ["is Mt 17:21 in the original", "text"],
])("%s asks to %s", (question, wish) => {
  expect(readPassageRequest(question)?.wish).toBe(wish);
});

test.each([
  "what does John 3:16 say about love",
  "Who wrote Psalm 23?",
  "John 3:99",
  "explain grace",
  "psalm 22 on the cross",
  "is genesis 2 history",
  "does Luke 22:36 support owning guns",
])("more than a passage is asked for: %s", (question) => {
  expect(readPassageRequest(question)).toBeNull();
});

async function ask(question: string) {
  const { signal } = new AbortController();
  const parts: Part[] = [];
  const asked = { question, history: [], translation: "WEB", signal } as const;
  for await (const part of answerWithoutModel(asked, [])) parts.push(part);
  return { parts, text: toAnswerText(parts) };
}
const printed = (parts: readonly Part[]) =>
  parts.flatMap((part) => (part.type === "verse" ? [`${part.reference} ${part.translation}`] : []));

test("what is asked for is printed, in the translation that is named", async () => {
  expect(printed((await ask("John 3 16")).parts)).toEqual(["John 3:16 WEB"]);
  expect(printed((await ask("Jude 1:24-25 KJV")).parts)).toEqual(["Jude 1:24-25 KJV"]);
  expect(printed((await ask("ps 23:1 in kjv and web")).parts)).toEqual([
    "Psalm 23:1 KJV",
    "Psalm 23:1 WEB",
  ]);
  expect(printed((await ask("John 11:35 in both versions")).parts)).toHaveLength(2);
  expect(printed((await ask("proverbs 3:5,6")).parts)).toEqual(["Proverbs 3:5-6 WEB"]);
  const long = await ask("matt 18");
  expect(printed(long.parts)).toEqual(["Matthew 18:1-30 WEB"]);
  expect(long.text).toContain("It goes on: Matthew 18:31-35.");
  expect((await ask("John 3:16 NIV")).text).toContain("cannot show that translation");
});

test("the site's answer about a passage follows the passage", async () => {
  const { parts, text } = await ask("Explain Ps 137:9");
  expect(printed(parts)[0]).toBe("Psalm 137:9 WEB");
  expect(text).toContain("The Bible records the prayer");
  expect((await ask("is Mt 17:21 in the original")).text).toContain("oldest copies");
});

test("an answer asked for by a chapter comes without the chapter", async () => {
  const { parts, text } = await ask("why is john 8 in brackets");
  expect(printed(parts)[0]).not.toBe("John 8:1-30 WEB");
  expect(text).toContain("woman caught in adultery");
});

test("without such an answer it is told where the passage stands", async () => {
  const { parts, text } = await ask("context of Jer 29:11");
  expect(printed(parts)).toEqual(["Jeremiah 29:11 WEB", "Jeremiah 29:7-15 WEB"]);
  expect(text).toContain("letter to exiles");
  expect(text).toContain("Cross references:");
});

test("cross references are listed, the closest printed", async () => {
  const { parts, text } = await ask("cross references for Rom 8:28");
  expect(printed(parts)).toHaveLength(4);
  expect(text).toContain("- 2 Timothy 1:9");
});

test("an answer that only quotes a passage is not the answer about it", () => {
  const order = (book: "Luke" | "Ps", chapter: number, verse: number) => {
    const start = toCanonicalOrder({ book, chapter, verse }) ?? 0;
    return { start, end: start };
  };
  expect(findPassageAnswers(order("Luke", 22, 20)).own).toBeNull();
  expect(findPassageAnswers(order("Ps", 23, 1)).own).toBeNull();
  expect(findPassageAnswers(order("Ps", 137, 9)).own?.id).toBe("answer:imprecatory-psalms");
});
