import { answerWithoutModel } from "@/lib/answers/answer";
import { toAnswerText } from "@/lib/answers/answer-fields";
import { followKind, goesOn } from "@/lib/answers/follow-kinds";
import { followUp } from "@/lib/answers/follow-up";
import type { Part } from "@/lib/answers/parts";
import { getScripture } from "@/lib/bible/data";
import type { Turn } from "@/lib/model/turn";
import { getSiteAnswers } from "@/lib/retrieval/site-answers";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

jest.mock("@/lib/bible/data");
const scripture = loadPackagedScripture();
beforeEach(() => {
  jest.mocked(getScripture).mockResolvedValue(scripture);
});

async function ask(question: string, before: string, answer: string): Promise<Part[]> {
  const history: Turn[] = [
    { role: "user", content: before },
    { role: "assistant", content: answer },
  ];
  const { signal } = new AbortController();
  const followed = followUp(question, history);
  const parts: Part[] = [];
  const asked = { question, followed, history, translation: "WEB" as const, signal };
  for await (const part of answerWithoutModel(asked, [])) parts.push(part);
  return parts;
}

const printed = (parts: readonly Part[]) =>
  parts.flatMap((part) => (part.type === "verse" ? [part.osis] : []));
const isIn = (osis: string, parts: readonly Part[]) =>
  parts.some((part) => part.type === "verse" && part.verses.some((verse) => verse.osis === osis));

// Each verse lies beside what was shown, and says what is asked.
test.each([
  ["raising of Lazarus", "[[John 11:39-44]]", "did jesus cry", "John.11.35"],
  ["the man lowered through the roof", "[[Mark 2:1-12]]", "how many carried him", "Mark.2.3"],
  ["the bears and Elisha", "[[2 Kings 2:23-24]]", "how many of them died", "2Kgs.2.24"],
  ["the woman at the well", "[[John 4:7-10]]", "how many husbands she had", "John.4.18"],
  ["the long ending of Mark", "[[Mark 16:15-16]]", "what about the snakes", "Mark.16.18"],
  [
    "who was Mephibosheth",
    "[[2 Samuel 4:4]] [[2 Samuel 9:6-13]]",
    "how did he become lame",
    "2Sam.4.4",
  ],
  ["Jezebel’s end", "[[2 Kings 9:30-37]]", "who threw her", "2Kgs.9.32"],
  // Two questions in one.
  [
    "Jael",
    "[[Judges 4:17-18]]",
    "what did she give him to drink and how did she kill him",
    "Judg.4.19",
  ],
  // What else tells the same belongs to it.
  ["how long had the woman been bleeding", "[[Luke 8:43-44]]", "had she seen doctors", "Mark.5.26"],
])("after “%s” %s, “%s” finds %s", async (before, answer, question, osis) => {
  expect(isIn(osis, await ask(question, before, answer))).toBe(true);
});

// A word for a feeling or a thing, an office beside a name, a reason in the story shown.
test.each([
  ["the man let down through the roof", "[[Mark 2:1-12]]", "why were people cross", "Mark.2.7"],
  ["Delilah", "[[Judges 16:4-9]]", "how much money did they give her", "Judg.16.5"],
  ["who was in the lions' den", "[[Daniel 6:16]]", "who was the king tho", "Dan.6.6"],
  ["who climbed the tree", "[[Luke 19:4]]", "why did he want to do that", "Luke.19.3"],
  ["Who was Onesiphorus", "[[2 Timothy 1:16]]", "and who deserted Paul", "2Tim.1.15"],
])("after “%s” %s, “%s” finds %s, too", async (before, answer, question, osis) => {
  expect(isIn(osis, await ask(question, before, answer))).toBe(true);
});

test("whose daughter she was is read from how the passage is told", async () => {
  const told = "She was the daughter of Jairus. [[Mark 5:41-43]]";
  const parts = await ask("who was her dad", "who was the girl that Jesus raised", told);
  expect(toAnswerText(parts)).toMatch(/^It was Jairus\./);
  expect(isIn("Mark.5.22", parts)).toBe(true);
});

test("at the end of the Bible a conversation goes on, too", async () => {
  const parts = await ask("why did he say it", "last verse", "[[Revelation 22:20-21]]");
  expect(parts.length).toBeGreaterThan(0);
});

test("what is not said where a conversation is is said not to be, and the passage goes on", async () => {
  const parts = await ask("and nobody told him off for it?", "Solomon’s wives", "[[1 Kings 11:3]]");
  expect(toAnswerText(parts)).toContain("I did not find this in so many words");
  expect(isIn("1Kgs.11.9", parts)).toBe(true);
  expect(isIn("1Kgs.11.3", parts)).toBe(false);
});

test("a verse that was read alone is explained when its meaning is asked for", async () => {
  const parts = await ask("this door is which door", "Revelation 3:20", "[[Revelation 3:20]]");
  expect(toAnswerText(parts)).toContain("Laodicea");
  expect(printed(parts)).toEqual([]);
});

test("in a conversation about one story another page is no answer", async () => {
  const sower = "The parable of the sower: [[Matthew 13:3-9]]";
  const parts = await ask("the thorns are what", "What does the parable of the sower mean", sower);
  expect(toAnswerText(parts)).not.toContain("Galatians");
  expect(printed(parts).every((osis) => /^(?:Matt\.13|Mark\.4|Luke\.8)/.test(osis))).toBe(true);
});

const pages = [...getSiteAnswers().values()];
const page = pages.find((one) => one.christianViews && one.critics && one.passages.length > 3);
if (!page) throw new Error("no page with views");
const shown = [
  page.answer,
  ...page.passages.slice(0, 3).map(({ reference }) => `[[${reference}]]`),
];

test("the site has no opinion of its own, and tells where people differ", async () => {
  const text = toAnswerText(await ask("but do u think so", page.question, shown.join("\n\n")));
  expect(text).toContain("I have no opinion or faith of my own");
  expect(text).toContain(page.christianViews);
  expect(text).not.toContain(page.answer);
});

test("shorter is the beginning of the page alone", async () => {
  const text = toAnswerText(await ask("shorter please", page.question, shown.join("\n\n")));
  expect(text).toMatch(/^In short: /);
  expect(text.length).toBeLessThan(page.answer.length);
});

test("more shows what was not shown", async () => {
  const parts = await ask("tell me more", page.question, shown.join("\n\n"));
  const [, , , fourth] = page.passages;
  expect(toAnswerText(parts)).toContain("What was not shown yet");
  expect(toAnswerText(parts)).toContain(fourth?.reference.replace(/^Psalms/, "Psalm"));
});

test("who says so is told by the passages and the books it rests on", async () => {
  const text = toAnswerText(await ask("says who", page.question, shown.join("\n\n")));
  expect(text).toContain("It rests on these passages");
});

test("another part of the Bible is looked up for the same", async () => {
  const isaiah = await ask("is that quoted in the new testament", "Isaiah 53:5", "[[Isaiah 53:5]]");
  expect(isIn("1Pet.2.24", isaiah)).toBe(true);
  const feeding = "Jesus feeds a crowd: [[John 6:1-13]]";
  const gospels = await ask("is that in the other gospels", "feeding the five thousand", feeding);
  expect(toAnswerText(gospels)).toContain("Mark 6");
});

test.each([
  ["but do you think so", "views"],
  ["are you sure?", "views"],
  ["is that true", "views"],
  ["in simple words please", "shorter"],
  ["I don't understand", "shorter"],
  ["what else?", "more"],
  ["says who", "grounds"],
  ["where does it say that", "grounds"],
  ["and in Acts?", "elsewhere"],
  ["is that in the NT too", "elsewhere"],
  // None of these is about the answer alone.
  ["do you think Judas is in hell", "find"],
  ["who says that Jesus is God", "find"],
  ["is it true that Noah was drunk", "find"],
  ["what is the shortest verse", "find"],
  ["how do we know that Moses lived", "find"],
  ["is there anything about dogs in Acts", "find"],
])("“%s” asks for %s", (question, kind) => {
  expect(followKind(question)).toBe(kind);
});

test.each([
  ["did he bite them", "surely"],
  ["and the woman they took it to?", "surely"],
  ["which floor", "surely"],
  ["did Jesus cry", "surely"],
  ["Is it a sin to drink wine?", "no"],
  ["Are there errors in the Bible?", "maybe"],
  ["What does the Bible teach about the forgiveness of sins?", "no"],
])("“%s” goes on: %s", (question, going) => {
  expect(goesOn(question)).toBe(going);
});

test("“1 Samuel 15” names nobody that “he” could be", () => {
  const turns: Turn[] = [
    { role: "user", content: "Who was Saul? See 1 Samuel 15" },
    { role: "assistant", content: "A king." },
  ];
  expect(followUp("how did he die", turns).question).toBe("how did Saul die");
});

test("a matter is not about God as about a person, whom every passage names", () => {
  const turns: Turn[] = [
    { role: "user", content: "why did God order Saul to do this" },
    { role: "assistant", content: "The book gives one reason." },
  ];
  expect(followUp("so babies deserved it", turns).inside?.known).toEqual(["saul"]);
});

test("who tells of their own life is asked on within it", () => {
  const turns: Turn[] = [
    { role: "user", content: "my mother died and I could not go to the funeral" },
    { role: "assistant", content: "I am so sorry." },
  ];
  expect(followUp("my brothers are angry on me for this", turns).question).toBe(
    "my mother died and I could not go to the funeral. my brothers are angry on me for this",
  );
});
