import { FEELINGS, feelingOf, generalWord } from "@/lib/answers/general-word";
import { answerLife, lifeParts } from "@/lib/answers/life-answer";
import type { Part } from "@/lib/answers/parts";
import type { Scripture } from "@/lib/bible/scripture";
import { processState } from "@/lib/process-state";
import { matchAnswers } from "@/lib/retrieval/match-answers";
import { loadPackagedScripture } from "../bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

beforeEach(() => {
  processState<{ scripture?: Scripture }>("scripture", () => ({})).scripture = scripture;
});

async function answer(message: string): Promise<{ text: string; verses: string[] }> {
  const life = await answerLife(message, matchAnswers(message));
  if (!life) return { text: "", verses: [] };
  const { signal } = new AbortController();
  const asked = { question: message, history: [], translation: "WEB", signal } as const;
  const parts: Part[] = [];
  for await (const part of lifeParts(life, asked, false)) parts.push(part);
  return {
    text: parts.map((part) => (part.type === "text" ? part.text : "")).join(""),
    verses: parts.flatMap((part) => (part.type === "verse" ? [part.reference] : [])),
  };
}

test.each([
  ["the vet found a tumor in our rabbit and I wept all evening", "grief"],
  ["if Lazarus got up why can't nana come back from the dead", "death"],
  ["the operation is on Thursday and I dread it", "fear"],
  ["i nicked a chocolate bar and nobody knows", "guilt"],
  ["why does my cousin always get the new shoes", "envy"],
  ["they laughed at me for my dialect, I am furious", "anger"],
  ["my brother and I made peace after nine years", "joy"],
  ["saw the sunrise with my daughter, so grateful", "joy"],
  ["everyone says you must be so happy and i feel nothing", "grief"],
  ["a boy had no coat so i gave him mine", "kindness"],
  ["my children are in Lagos and I work here", "longing"],
  ["11 hours on the farm every day, worn out", "weariness"],
  ["our cashier has been taking from the collection", "counsel"],
  ["i sneezed so loud the whole bus jumped lol", "jest"],
  ["i painted the shed", "plain"],
])("%s: %s", (message, feeling) => {
  expect(feelingOf(message)).toBe(feeling);
});

test("every feeling has words of its own, and none but a joke goes without passages", () => {
  const words = new Set(FEELINGS.map((one) => generalWord(one).words));
  expect(words.size).toBe(FEELINGS.length);
  const bare = FEELINGS.filter((one) => generalWord(one).passages.length === 0);
  expect(bare).toEqual(["jest"]);
});

test.each([
  "cat's got kidney failure. not a believer, cant stop shaking",
  "why do my sisters have five children and me none",
  "Deacon has been taking from the poor box. Two years. He is 81.",
  "last night shift since March, walked home in the sun",
])("no verse is found by a word for who tells of life: %s", async (message) => {
  const { text, verses } = await answer(message);
  expect(text).not.toBe("");
  expect(verses.length).toBeLessThanOrEqual(3);
});

test("a joke meets no passage", async () => {
  const { text, verses } = await answer("my wobbly tooth fell in the soup and dad ate it lol");
  expect(text).not.toBe("");
  expect(verses).toEqual([]);
});

test("a child is told to take no grown-up's step, and no wrong of others for its own", async () => {
  const own = await answer("i took sweets off my cousin and i feel sick");
  expect(own.text).not.toMatch(/\b(?:bank|police)\b|robbed/i);
  const stolen = await answer("someone stole my bike outside school today");
  expect(stolen.text).not.toMatch(/\bbank\b/i);
});

test("what is offered beside does not speak of a death that nobody told of", async () => {
  const { text } = await answer("My husband is in Dubai, I am here, two years already");
  expect(text).not.toMatch(/\bdied\b/);
});

test("a sign of what happened goes before a page that only has its words", async () => {
  const message = "Our church split last Sunday. 40 to 38.";
  expect((await answerLife(message, matchAnswers(message)))?.situation?.id).toBe("church-conflict");
});

test("a question that says “I” and tells of no feeling is looked up", async () => {
  const message = "why cant i hear him if he is in every room even the bath";
  expect(await answerLife(message, matchAnswers(message))).toBeNull();
});

test("what asks of the Bible and tells of no feeling is looked up, whoever says so at home", async () => {
  const message = "my neighbors say luck comes from a horseshoe, does the Bible agree?";
  expect(await answerLife(message, matchAnswers(message))).toBeNull();
});

test.each([
  ["My father has not said he is proud of me one time", "plain"],
  ["nobody here was glad to see me", "plain"],
  ["I have never been so proud of her", "joy"],
  ["could not be more proud of my girl", "joy"],
])("what was not said or felt is no joy: %s", (message, feeling) => {
  expect(feelingOf(message)).toBe(feeling);
});
