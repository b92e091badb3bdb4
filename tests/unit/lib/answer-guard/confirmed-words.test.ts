import { judgeConfirmedWords } from "@/lib/answer-guard/confirmed-words";
import { judgeAskedWords } from "@/lib/answer-guard/quotation-verdict";
import { loadPackagedScripture } from "../bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

test.each([
  ["isn't love is patient 1 cor 13?", "Yes: these words are in 1 Corinthians 13:4."],
  [
    "be still and know that I am God, that's psalm 46 right?",
    "Yes: these words are in Psalm 46:10.",
  ],
  ["jesus wept isn't that john 11:35", "Yes: these words are in John 11:35."],
  ["isn't it john 3:16 that says for god so loved the world", "Yes: these words are in John 3:16."],
  ["is “the lord is my shepherd” in psalm 24?", "Not in Psalm 24: these words are in Psalm 23:1."],
])("%s", (question, text) => {
  expect(judgeConfirmedWords(scripture, question)?.text).toBe(text);
});

test("what does not stand there is shown beside what comes nearest", () => {
  const verdict = judgeConfirmedWords(scripture, "doesn't John 3:16 say he who hates his life");
  expect(verdict?.text).toContain("Not in John 3:16");
  expect(verdict?.references[0]).toBe("John 3:16");
});

test.each([
  "isn't philippians 4:13 about sports",
  "is john 3:16 the most famous verse",
  "what does John 3:16 say about love",
  "is Mt 17:21 in the original",
  "does Romans 13 mean that we must obey",
  "is John 3:16 in Romans 8?",
])("nothing is to be confirmed: %s", (question) => {
  expect(judgeConfirmedWords(scripture, question)).toBeNull();
});

test("a sentence that ends as a question is looked up", () => {
  const there = judgeAskedWords(
    scripture,
    "The Bible says judge not, that ye be not judged, right?",
  );
  expect(there?.references[0]).toContain("Matthew 7:1");
  const gone = judgeAskedWords(
    scripture,
    "in the beginning was the Word, that's not in the bible is it",
  );
  expect(gone?.references[0]).toContain("John 1:1");
  expect(judgeAskedWords(scripture, "the Bible says we should love, right?")).toBeNull();
});
