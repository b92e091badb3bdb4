import { answerWithoutModel } from "@/lib/answers/answer";
import type { Part } from "@/lib/answers/parts";
import { getScripture } from "@/lib/bible/data";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

jest.mock("@/lib/bible/data");
beforeEach(() => {
  jest.mocked(getScripture).mockResolvedValue(loadPackagedScripture());
});

async function answer(question: string) {
  const parts: Part[] = [];
  const { signal } = new AbortController();
  const asked = { question, history: [], translation: "WEB" as const, signal };
  for await (const part of answerWithoutModel(asked, [])) parts.push(part);
  const text = parts.map((part) => (part.type === "text" ? part.text : "")).join("");
  const verses = parts.flatMap((part) => (part.type === "verse" ? [part.reference] : []));
  const sources = parts.flatMap((part) => (part.type === "source" ? [part.source.href] : []));
  return { text, verses, sources };
}

test("a find is told with where it lies, what it cannot show, and the verse it names", async () => {
  const { text, verses } = await answer("What did the Delphi inscription of Gallio tell?");
  expect(text).toMatch(/^Delphi \(Gallio\) inscription, AD 52: .*\(Delphi; found early/);
  expect(text).toMatch(/it does not prove a whole account/);
  expect(verses).toEqual(["Acts 18:12"]);
  const bethesda = await answer("has the pool of Bethesda been found in an excavation");
  expect(bethesda.verses).toEqual(["John 5:2"]);
});

test("a find with a page is told by it, with what critics say", async () => {
  const { text, verses, sources } = await answer("is the cyrus cylinder the decree of Ezra");
  expect(text).toMatch(/What critics say: .*Judah/);
  expect(verses).not.toEqual([]);
  expect(sources).toContain("/discover#cyrus-cylinder");
});

test("what is disputed is called so, and several finds are a list", async () => {
  const { text } = await answer("Is Sanballat attested outside Nehemiah?");
  expect(text.match(/^- /gm)).toHaveLength(2);
  const sergius = await answer("Sergius Paulus epigraphic evidence?");
  expect(sergius.text).toMatch(/disputed/);
});
