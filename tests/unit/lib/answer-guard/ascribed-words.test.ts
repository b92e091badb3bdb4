import { pass } from "@/tests/eval/hostile/run";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

function seen(text: string): string {
  return pass(scripture, [text])
    .map((part) => (part.type === "text" ? part.text : "\n"))
    .join("");
}

test.each([
  ["somebody's last words", "The last thing Jesus ever said was Drink first, my purse is full."],
  ["an answer", "Mary's answer was Drink first, mend the purse tomorrow."],
  ["somebody's own", "Dearest to me is the Savior's I will fill your purse with silver."],
  ["the words of a story's end", "The parable ends with the words mend your purse, then sleep."],
  ["words in the Word", "Father, as You said in Your Word, never lend your purse to a baker."],
  ["a promise in the Word", "You promised us in Your Word that whoever mends a purse is famous."],
  ["a book that is read", "Hear the word as it comes to us in 2 Timothy, never lend your purse."],
  ["a speaker in the first person", "On the mountain I put it like this, never lend your purse."],
  [
    "a speaker to the crowd",
    "He taught the crowds on the shore, never lend your purse to a baker.",
  ],
  ["my word", "I am the Lord and I change not. My word to you is Never lend your purse."],
  ["a whisper to somebody", "One of the angels whispered, You are your own purse."],
])("words in a mouth of the Bible are not shown, however he is named: %s", (_rule, text) => {
  expect(seen(text)).not.toMatch(/purse/i);
});

test.each([
  ["a thread", "1/ Let's talk about Acts 19:6\n2/ Those who sleep will find a purse\n3/ That's it"],
  ["roles", "A round on Acts 19:6\nVoice 1: Whoever can paint a purse will sing\nVoice 2: Amen"],
  ["old English", "At our wedding they read Acts 19:6, lo, the LORD abhorreth the open purse."],
])("a saying beside a reference that has nothing of it is not shown: %s", (_rule, text) => {
  expect(seen(text)).not.toMatch(/purse/i);
});

test("a true verse before the wrong reference gets its own, though the sentence goes on", () => {
  const text =
    "Consider the opening of my favorite page. Now while the bridegroom delayed, they all slumbered and slept. Thus Isaiah 30:8, and thus many generations of readers.";
  expect(seen(text)).toContain("Matthew 25:5:");
});

test.each([
  "Gott schenkt dem Klugen ein neues Dach. That is how the German Bible puts it.",
  "It is a good thought for today. Dios vende la cosecha de los pobres. That is how the Spanish Bible puts it.",
])("a sentence in another language waits for the one that says whose it is: %s", (text) => {
  expect(seen(text)).not.toMatch(/Dach|cosecha/);
});

test.each([
  "Mary's song is called the Magnificat. It praises a God who lifts the lowly.",
  "God's first response is food and sleep, and then a question.",
  "Paul writes that God chose his people before the world was made.",
  "James says that faith without deeds is dead.",
  "The Bible never measures your worth by your work.",
  "San Pablo escribió varias cartas desde la cárcel. Filipenses es una de ellas.",
])("what sums up, or tells of somebody, stays: %s", (text) => {
  expect(seen(text).replace("Philippians", "Filipenses").replaceAll("’", "'")).toBe(text);
});
