import { findAskedWords } from "@/lib/answer-guard/asked-words";
import { buildPreflight } from "@/lib/answer-guard/preflight";
import { judgeAskedWords } from "@/lib/answer-guard/quotation-verdict";
import { NOT_QUOTED } from "../../../eval/quoted-words";
import { loadPackagedScripture } from "../bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

test.each([
  ["Where does it say God is love?", "exact", "1 John 4:8"],
  ['Who said "What is truth?"', "exact", "John 18:38"],
  ["does the bible say to love your enemies", "exact", "Matthew 5:44"],
  ["Is “no weapon formed against me shall prosper” in the Bible?", "near", "Isaiah 54:17"],
  [
    "which verse says iron sharpeneth iron and so a man sharpens his friend",
    "near",
    "Proverbs 27:17",
  ],
  ["Is it biblical that “the family that prays together stays together”?", "nowhere", undefined],
  ["What verse says actions speak louder than words?", "nowhere", undefined],
])("%s: %s", (question, kind, reference) => {
  const verdict = judgeAskedWords(scripture, question);
  expect(verdict?.kind).toBe(kind);
  if (reference) expect(verdict?.references.join(" ")).toContain(reference);
  else expect(verdict?.references).toEqual([]);
});

test.each([
  ["where is “handle your body like some temple” in the bible", "1 Corinthians 6:19"],
  ["which verse is “handle your bones as marrow”", "Job 21:24"],
])(
  "a saying whose telling words stand together in a verse is not far from all: %s",
  (asked, at) => {
    const verdict = judgeAskedWords(scripture, asked);
    expect(verdict).toMatchObject({ kind: "nowhere", isAnswer: true });
    expect(verdict?.text).not.toContain("nothing in them comes near");
    expect(verdict?.references.join(" ")).toContain(at);
  },
);

test("words that a passage only has far apart are no near wording", () => {
  const verdict = judgeAskedWords(
    scripture,
    "“tell me who you walk with and I tell you who you are”, which proverb of the Bible is it",
  );
  expect(verdict?.kind).toBe("nowhere");
});

test("a near wording is shown with the words that differ", () => {
  const verdict = judgeAskedWords(
    scripture,
    "What verse says no weapon formed against me shall prosper?",
  );
  expect(verdict?.text).toBe(
    "Not word for word. The nearest is Isaiah 54:17 (KJV): it has “that is” besides; where you have “me” it has “thee”.",
  );
});

test("words that run on into the next verse are found, and where there are many it says so", () => {
  expect(
    judgeAskedWords(scripture, "Where does it say in the desert. There was a man")?.kind,
  ).not.toBe("exact");
  expect(
    judgeAskedWords(
      scripture,
      "where is it written and the Word was God The same was in the beginning",
    )?.references,
  ).toEqual(["John 1:1-2 WEB"]);
  expect(judgeAskedWords(scripture, "Where does it say “and it came to pass”?")?.text).toMatch(
    /^These words are in \d+ places, among them /,
  );
});

test.each([
  ...NOT_QUOTED,
  "What does the Bible say to people who grieve?",
  "Where does Jesus say how to pray?",
  "Is the rapture biblical?",
  "Did Jesus say anything on marriage?",
  "Did Paul write 1 and 2 Timothy and Titus?",
  "Did Jesus claim to be God?",
  "did jesus say he was god",
  "Does the Bible say we should not judge?",
  "is praying in tongues biblical",
  "is it biblical for a church to have a female pastor",
  "where do i find the ten commandments",
  "where is the fruit of the spirit in the bible",
])("asks about a subject: %s", (question) => {
  expect(judgeAskedWords(scripture, question)).toBeNull();
});

test("only what is asked for in words is looked up", () => {
  expect(findAskedWords("Who was Samuel's mother?")).toBeNull();
  expect(findAskedWords("Where does the Bible say that iron sharpens iron?")).toEqual({
    words: "iron sharpens iron",
    sureness: "said",
    isMarked: false,
    isAll: true,
  });
});

test("what is said of people of today is a matter, and no words to look up", () => {
  const gay = "does the bible really say gay people go to hell my friend is gay and so kind";
  expect(findAskedWords(gay)).toBeNull();
  expect(findAskedWords("does the Bible say dogs go to heaven")).toBeNull();
  expect(findAskedWords("does the Bible say children should be seen and not heard")).not.toBeNull();
});

test.each([
  ["What does the ninth chapter of Titus say?", true],
  ["Compare John 3:16 with John 22:1", false],
  ["What is the Gospel of Thomas, and what is in Gospel of Thomas 3?", false],
])("%s: nothing follows: %s", (question, isAnswer) => {
  const preflight = buildPreflight(scripture, question, "WEB");
  expect(preflight.text).toMatch(/There is no such passage in this Bible/);
  expect(preflight.isAnswer).toBe(isAnswer);
});

test("who asks which psalm has the words is told of no other book", () => {
  const verdict = judgeAskedWords(scripture, "Which psalm says \u201cthis is the day\u201d?");
  expect(verdict?.references).toContainEqual(expect.stringMatching(/^Psalm 118:24 /));
  expect(verdict?.references.every((reference) => reference.startsWith("Psalm "))).toBe(true);
});

test("words by which many remember a verse are known among others said around them", () => {
  const verdict = judgeAskedWords(
    scripture,
    "did jesus say if you dont work you dont eat. dad says it when i dont tidy",
  );
  expect(verdict).toMatchObject({ kind: "near", references: ["2 Thessalonians 3:10"] });
});

test.each([
  "A widow gave all she had. He sat and watched them, and they came to the house of God. Which book?",
  "Somebody went to the house of a friend at night for bread. Where is that?",
  "They said to each other that he would go up, and he went up. Which chapter is it in?",
])("everyday words in a row are no quotation: %s", (message) => {
  expect(judgeAskedWords(scripture, message)).toBeNull();
});

test.each([
  ["Study to shew thyself approved... is that Paul? I can't find it in this one", "2 Timothy 2:15"],
  [
    "We had to learn Remember now thy Creator in the days of thy youth, and I'd love to find it again",
    "Ecclesiastes 12:1",
  ],
  [
    "Our old vicar said for now we see through a glass darkly at every funeral. Where is that from?",
    "1 Corinthians 13:12",
  ],
])("words that a message says unmarked are found: %s", (message, reference) => {
  expect(judgeAskedWords(scripture, message)?.references.join(" ")).toContain(reference);
});

test.each([
  "Which book has the most chapters and verses of them all?",
  "And it came to pass that I lost it. Where is it?",
  "The fruit of the Spirit is what, and why?",
])("no words are asked for: %s", (message) => {
  expect(judgeAskedWords(scripture, message)?.kind).not.toBe("exact");
});
