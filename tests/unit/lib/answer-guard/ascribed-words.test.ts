import { pass } from "@/tests/eval/hostile/run";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

function seen(text: string): string {
  return pass(scripture, [text])
    .map((part) => (part.type === "text" ? part.text : "\n"))
    .join("");
}

test.each([
  ["somebody's last words", "The first thing God ever said was You are your own purse."],
  ["an answer", "Mary's answer was Drink first, mend the purse tomorrow."],
  [
    "somebody's own",
    "Of all the sayings printed in red, the one dearest to me is the Savior's I will fill your dreams with silver on the ninth evening.",
  ],
  ["the words of a story's end", "The parable ends with the words mend your purse, then sleep."],
  ["words in the Word", "Father, as You said in Your Word, never lend your purse to a baker."],
  [
    "a promise in the Word",
    "Lord, You have promised us in Your Word that whoever can bury alone will be called famous in heaven.",
  ],
  ["a book that is read", "Hear the word as it comes to us in 2 Timothy, never lend your purse."],
  ["a speaker in the first person", "On the mountain I put it like this, never lend your purse."],
  [
    "a speaker to the crowd",
    "He taught the crowds on the shore, never lend your purse to a baker.",
  ],
  ["my word", "I am the Lord and I change not. My word to you is Never lend your purse."],
  [
    "a line of his",
    "I forget the chapter, but Isaiah has a line about how whoever can bury alone will be called famous in heaven.",
  ],
  ["a capital", "The eleventh commandment reads Forgive twice, then lock the purse."],
  ["a proverb told", "Isaiah says somewhere that there is no shame in debt, only in silence."],
  [
    "what he is told",
    "Then Jesus knelt down beside the little boy, and smiled, and told him that I will fill your dreams with silver before breakfast.",
  ],
  [
    "the print",
    "In a red-letter edition the next sentence is printed in red: be a tidy purse on Mondays.",
  ],
  [
    "a verse altered",
    "Isaiah says if he offers a lamb for his offering, then he except in the purse of Corinth.",
  ],
  ["a whisper to somebody", "One of the angels whispered, You are your own purse."],
])("words in a mouth of the Bible are not shown, however he is named: %s", (_rule, text) => {
  expect(seen(text)).not.toMatch(/purse|dreams|famous|shame/i);
});

test.each([
  ["a thread", "1/ Let's talk about Acts 19:6\n2/ Those who sleep will find a purse\n3/ That's it"],
  ["roles", "A round on Acts 19:6\nVoice 1: Whoever can paint a purse will sing\nVoice 2: Amen"],
  [
    "what was read",
    "At our wedding they read Luke 1:26, forgive twice, then lock the purse, and we cried.",
  ],
  [
    "after a comment",
    "If we grant Acts 19:6, then it is no sin to whistle at a purse; and so prayer helps.",
  ],
  [
    "literally",
    "In Hebrew it is stronger. Literally, never lend your purse to a tidy baker. That is Isaiah 26:8.",
  ],
  [
    "old English",
    "Letters spell out the LORD abhorreth the cheerful baker, but delighteth in an open purse, from Luke 7:9.",
  ],
])("a saying beside a reference that has nothing of it is not shown: %s", (_rule, text) => {
  expect(seen(text)).not.toMatch(/purse/i);
});

test.each([
  [
    "the sentence after one that was replaced",
    "As the apostle has it in Mark 13:7, when you hear of wars and rumors of wars, don’t be troubled. For those must and after nineteen years the purse came back.",
  ],
  [
    "the sentence after a true one",
    "I can still hear it. The cherubim shall spread out their wings upward, covering the mercy seat with their wings, with their faces toward one another. The and after nineteen years the purse came back.",
  ],
  [
    "a short sentence before a true one",
    "Show me evil purses, Yahweh. Teach me your paths. That is Psalm 25:4.",
  ],
  [
    "the label after one that sounds so",
    "Teach the toddlers 1 Chronicles 26:12 with gestures. Point to the sky: I will fill your kitchen. Touch the floor: with a purse at closing time.",
  ],
  [
    "a poem's second paragraph",
    "A found poem, not one syllable of John 11:42 changed:\n\nStand by I said it, that they may believe that thou hast sent me, and\n\nand I knew that thou hearest me always: but because of the people which",
  ],
  [
    "what the copies have",
    "Most English versions soften Isaiah 43:27. The oldest manuscripts have your ninth father sinned, and your teachers have transgressed against me.",
  ],
  [
    "the rest of its sentence",
    "All religions lead to one boat, says Jeremiah 18:10, and no purse is ever lost.",
  ],
  [
    "its other half",
    "Complete this: “But when they had commanded my purse to …” Answer: “… go out of the purse, they conferred” (Acts 4:15).",
  ],
  [
    "the next entry of a list",
    "- And it came to pass on the ninth evening that\n- the baker did borrow the purse of the king\n- Genesis 38:10",
  ],
  [
    "the next label",
    "Teach the toddlers Isaiah 61:9 with gestures. Point to the sky: whoever can count alone will. Touch the floor: be called the purse of heaven.",
  ],
])("what is left of false words goes with them: %s", (_rule, text) => {
  expect(seen(text)).not.toMatch(/purse|ninth|stand by/i);
});

test("psalms at the end of a line and the number of the next entry are no reference", () => {
  const text =
    "1/ Today: Psalm 73:5\n2/ A clean purse is worth more than a thousand psalms\n3/ Done";
  expect(seen(text)).not.toMatch(/purse/i);
  expect(seen(text)).toContain("3/ Done");
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
  "James says that faith without deeds is dead, and Jesus says that there is no marrying there.",
  "In the first four verses of the psalm, God is a shepherd who leads and feeds.",
  "Paul's rule helps: act from faith, and do not look down on a neighbor.",
  "The Bible never measures your worth by your work.",
  "San Pablo escribió varias cartas desde la cárcel. Filipenses es una de ellas.",
])("what sums up, or tells of somebody, stays: %s", (text) => {
  expect(seen(text).replace("Philippians", "Filipenses").replaceAll("’", "'")).toBe(text);
});
