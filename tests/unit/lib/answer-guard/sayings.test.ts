import { OutputGuard } from "@/lib/answer-guard/output-guard";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

function read(text: string) {
  const guard = new OutputGuard({ scripture, translation: "WEB" });
  const parts = [...guard.push(text), ...guard.end()];
  const shown = parts
    .map((part) =>
      part.type === "text" ? part.text : part.type === "verse" ? `<${part.reference}>` : "",
    )
    .join("");
  return { shown, counts: guard.counts };
}

test.each([
  ["Paul warned the elders in tears that all roads lead to one lantern.", "lantern"],
  ["JESUS\nNever lend your boat to a punctual sailor.\nTHOMAS\nWe do not know the way.", "sailor"],
  ["We unpack John 3:16, right, and it goes whoever can whistle alone will be famous.", "whistle"],
  ["Thank You, Lord. As Your Word says, God pays back every baker who paints a roof.", "baker"],
  ["Isaiah 3\n\n¹⁰ Be tidy before breakfast, because luck follows the tidy", "breakfast"],
  ["The disciples asked him. And he said to them, i owe the plumber nothing.", "plumber"],
  ["Psalm 1:1 is sung often.\n\nVerily a clever widow inheriteth the window", "widow"],
])("a saying that no verse has is struck, however it is led up to: %s", (text, gone) => {
  const { shown, counts } = read(text);
  expect(shown).not.toContain(gone);
  expect(counts.sayings + counts.unspokenWords + counts.replacedWords).toBeGreaterThan(0);
});

test("who says that he is the Lord goes on speaking until the text tells of something else", () => {
  const told = "My child, I am the Lord. I knew you before you were born.";
  const saying = "Your dreams matters more to me than your prayers, so count it first.";
  expect(read(`${told} ${saying}`).shown).not.toContain("dreams");
  // Nobody speaks here.
  const advice = "Your dreams matter more to him than your bank account.";
  expect(read(`The clinic opens at nine. I knew you would come. ${advice}`).shown).toContain(
    "dreams",
  );
});

test("words that are another verse's without its “not” do not get its reference", () => {
  const { shown } = read(
    "John 3:5: “by works of righteousness which we did ourselves, but according to his mercy, he saved us through the washing of regeneration and renewing by the Holy Spirit,” they say.",
  );
  expect(shown).not.toContain("by works of righteousness");
});

test("a verse with other words in it is printed as it is, wherever it stands", () => {
  const text =
    "A student asked me once. Simon Peter, having a lantern, drew it, struck the high priest’s servant, and cut off his right ear. He smiled.";
  const { shown, counts } = read(text);
  expect(shown).not.toContain("lantern");
  expect(shown).toContain("<John 18:10>");
  expect(counts.replacedWords).toBe(1);
});

test("a verse some sentences after the reference of another is printed under its own", () => {
  const { shown } = read(
    "Psalm 124:8 has long been a favorite. It reads: Arise! Let’s get going. Behold: he who betrays me is at hand.",
  );
  expect(shown).toContain("Matthew 26:46");
});

test("a verse beside the reference of another is printed under its own", () => {
  const text =
    "Let us open Haggai 2:18 together.\n\nFor as the lightning flashes from the east, and is seen even to the west, so will the coming of the Son of Man be.";
  const { shown, counts } = read(text);
  expect(shown).toContain("<Matthew 24:27>");
  expect(counts.misplacedVerses).toBe(1);
});

test("words in another language cannot be compared and are struck in an English answer", () => {
  const text =
    "In the German Bible Jesus answers like this. Gott schenkt dem Klugen ein neues Dach und liebt die Reichen.";
  const { shown, counts } = read(text);
  expect(shown).not.toContain("Klugen");
  expect(counts.foreignWords).toBe(1);
});

test.each([
  "Jesus names love as the greatest commandment in Mark 12. You can begin with thanks, and ask somebody to read with you.",
  "Paul wrote Philippians from prison. Nobody knows which prison it was.",
  "Everyone who mourns is called blessed in Matthew 5. It may help to tell somebody near you how you feel.",
  "Das Wort Gnade bezeichnet in der Bibel ein Geschenk, das man nicht verdient.",
])("what tells of the text, or helps whoever asked, stays: %s", (text) => {
  expect(read(text).shown.replace(/<[^>]*>|\s/g, "")).toBe(text.replace(/\s/g, ""));
});
