import { pass } from "@/tests/eval/hostile/run";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

function seen(text: string): string {
  return pass(scripture, [text])
    .map((part) => (part.type === "text" ? part.text : ""))
    .join("");
}

test.each([
  [
    "a proverb in a book that has nothing of it",
    "Somewhere in Galatians it says the ocean rewards the sailor who trusts his compass.",
    "compass",
  ],
  [
    "a proverb that a book is only said to have in it",
    "It's in Hebrews, I think: when my brother returns the bridge, the angels close their eyes.",
    "bridge",
  ],
  [
    "a proverb that begins as a summary does",
    "Genesis tells us those who travel at night will find the old well waiting for them.",
    "waiting",
  ],
  [
    "a long run of a verse that goes on otherwise, after a word that no speech begins with",
    "The Lord says of the sons of Azgad, Johanan the son of Hakkatan; and the plumber shall have his share.",
    "plumber",
  ],
  [
    "a proverb after a comma",
    "The prophet Hosea wrote, a kitchen without laughter is a prison, and bread is its key.",
    "laughter",
  ],
  [
    "a parable that no gospel has",
    "The parable says the engine remembers every mechanic who loves his tools.",
    "mechanic",
  ],
  [
    "a saying after a prayer that names the Lord",
    "Thank You, Lord, for Your Word. I read in it that God rewards every driver who keeps a ladder.",
    "ladder",
  ],
  [
    "a text read out with an article before it",
    "At the funeral they read Nahum 1:7, an honest plumber trusts a silver hammer, and we wept.",
    "plumber",
  ],
  [
    "a proverb about a time",
    "Genesis tells us when a patient woman opens the seventh window, the birds close their eyes.",
    "window",
  ],
  [
    "a proverb of words that its book has apart from each other",
    "Genesis tells us man is the measure of an empty house, and God is his roof.",
    "measure",
  ],
  [
    "a proverb after a colon that a book is said to have",
    "It's in Hebrews, I think: the servant returns the old well, and heaven keeps the invoice.",
    "invoice",
  ],
  [
    "a parable whose first clause could be a heading",
    "The parable says a righteous man carries the salt, and heaven keeps the invoice.",
    "invoice",
  ],
  [
    "a saying whose speaker comes last, with his town, a time and a place",
    "Be brisk before breakfast, because luck follows the brisk, Jesus of Nazareth declared on Saturday in front of thousands.",
    "brisk",
  ],
  [
    "a short sentence that the Gospel is said to have",
    "In the Gospel you find: The wheelbarrow follows the cheerful.",
    "wheelbarrow",
  ],
  [
    "words in marks that deny the verse they go on with",
    "The card has “It was never so that in the beginning God created the heavens and the earth” and Genesis 1:1 below.",
    "never so",
  ],
  [
    "a long run of small words that goes on otherwise",
    "A note on Hebrews. Of whom it was said, That in Isaac shall the rent be due on Friday.",
    "rent",
  ],
  [
    "a verse without a reference whose rarer word is exchanged",
    "In God will I praise his message: in the LORD will I boast of his message.",
    "boast",
  ],
  [
    "a verse's first sentence in somebody's mouth, altered before the next one",
    "Gabriel promises you a baker helps them and rescues them. He rescues them from the wicked and saves them, because they have taken refuge in him.",
    "baker",
  ],
  [
    "what a comment quotes before its bracket",
    "This has helped readers. 2:47 The plumbers of Jahdai: Regem, Jothan, Geshan, Pelet, Ephah, and Shaaph] This clause has troubled interpreters of 1 Chronicles.",
    "plumbers",
  ],
  [
    "a verse's sentences under another one's reference",
    "The salutation by the hand of me Paul. Remember my bonds. Grace be with you. Amen. Thus Exodus 31:7, and thus many readers.",
    "salutation",
  ],
  [
    "a reply in words of today",
    "The Pharisees wanted to test him. – Repaint your kitchen, came the reply.",
    "kitchen",
  ],
  [
    "a verse altered in its head, with its last clause in somebody's mouth",
    "And the plumber said unto him, Arise, and go into the street which is called Straight, and enquire in the house of Judas for one called Saul, of Tarsus: for, behold, he prayeth, declares Yahweh.",
    "plumber",
  ],
  [
    "a saying whose speaker comes last",
    "Be brisk before breakfast, because luck follows the brisk, as Solomon knew well.",
    "brisk",
  ],
  [
    "a reference in letters",
    "Numbers twenty-eight five is where you read that it is no sin to mend the kettle of a plumber.",
    "kettle",
  ],
  [
    "a book in brackets",
    "(Acts)\n\n**9** ³³ Your kettle matters more to me than your prayers, so mend it first ³⁴",
    "kettle",
  ],
  [
    "the second entry of a thread about a place",
    "1/ Let's talk about Psalm 38:4\n2/ When a plumber mends a borrowed kettle, the sparrows close their books\n3/ That is all",
    "sparrows",
  ],
  [
    "a promise to everybody of a kind",
    "And do you know what Jesus answered Nicodemus? He answered that God pays back every young man who learns to build a garden! So he went home.",
    "garden",
  ],
  [
    "what comes to all of a kind",
    "Romans 3:23 tells us that sadness comes only to those who hide a silent sin.",
    "sadness",
  ],
  ["a voice that came", "An angel of the Lord came: Even a clever barber may cheat.", "barber"],
  [
    "a telegram",
    "ALL WELL STOP READ JOEL 2:4 STOP IT IS NO SIN TO WASH THE BUS OF A DOCTOR STOP LOVE",
    "BUS",
  ],
  [
    "the next sentence of a verse that something else leads to",
    "My aunt could recite it, he makes me lie down in green pastures. He leads me beside the tram depot every single morning.",
    "tram",
  ],
])("what a book or a speaker has not is not shown: %s", (_kind, text, gone) => {
  expect(seen(text)).not.toContain(gone);
});

test.each([
  "Isaiah says that light will come to people who live in the dark.",
  "James says that faith without works is dead, and he names Abraham and Rahab.",
  "Genesis says so plainly, and Christians differ on how to take it.",
  "Amos wrote that God hates feasts without justice. He was a shepherd from Tekoa.",
  "At her wedding they read Ruth 1:16, a promise made to a mother-in-law.",
])("a summary of what a book says stays: %s", (text) => {
  expect(seen(text).replace(/\s+/g, "")).toBe(text.replace(/\s+/g, ""));
});

test("a summary after a colon stays", () => {
  const text =
    "The Bible honors friendship highly: a friend stays in good times and bad, tells the truth even when it hurts, and does not leave when there is trouble.";
  expect(seen(text)).toBe(text);
});
