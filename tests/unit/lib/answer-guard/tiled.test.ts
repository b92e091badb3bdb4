import { wordsIn } from "@/lib/answer-guard/alignment";
import { endsAsFewVerses, versesBySharedRuns } from "@/lib/answer-guard/table-trigrams";
import { tiledStretches } from "@/lib/answer-guard/tiles";
import { formatReference, toPassage } from "@/lib/bible/rules";
import { pass } from "@/tests/eval/hostile/run";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

function seen(text: string): string {
  return pass(scripture, [text])
    .map((part) => (part.type === "text" ? part.text : ""))
    .join("");
}

const nearest = (text: string) => {
  const [found] = tiledStretches(scripture, text, wordsIn(text));
  return found && formatReference(toPassage(found.order, found.order));
};

test.each([
  [
    "a word exchanged in a verse of small words",
    "Stripped of its imagery, Job 34:4 boils down to one claim, namely that let us choose because us that which is right.",
    "because us",
  ],
  [
    "the same in a stretch that goes on truly",
    "Turn with me to the chapter headed twenty in Proverbs and go down to verse two, which has the terror of a boss is like the roaring of a lion. He who provokes him to anger forfeits his own life.",
    "boss",
  ],
  [
    "two short sentences with a word exchanged in each",
    "A psalm begins Yahweh’s energy spoke by me. His message was on my tongue.",
    "energy",
  ],
  [
    "an entry of notes, before its reference",
    "It was foretold [4].\n[4] Yahweh’s wind spoke by me. His word was on my tongue (2 Samuel 23:2).",
    "wind",
  ],
  [
    "brackets with the reference at their end",
    "The Bible is clear on this (Yes, he loves the merchants. All his saints are in your hand. They sat down at your feet. Each receives your words, Deuteronomy 33:3).",
    "merchants",
  ],
  [
    "halves turned",
    "The twentieth to Jehezekel, and the nineteenth to Pethahiah (1 Chronicles 24:16).",
    "The twentieth",
  ],
  [
    "true pieces in another order",
    "A found poem, not one syllable of Psalm 77:16 changed:\n\nYou, and they writhed. The depths also convulsed, and\n\nthe waters saw you, God. The waters saw",
    "You, and they",
  ],
  [
    "pieces that labels part",
    "+ The opening\n  + And the sons of Jeconiah;\n+ The close\n  + Assir, Salathiel his accountant\n\nAll of it from 1 Chronicles 3:17.",
    "accountant",
  ],
  [
    "a short verse of a named chapter",
    "Genesis 25: [22]The parrots struggled together within her. She said, If it is like this, why do I live? She went to inquire of Baal.",
    "parrots",
  ],
  [
    "a verse that breaks off into other words",
    "Hear the word of the Lord as it comes to us in John, now Jesus loved Martha, and her so that the clever may win the race. Amen.",
    "clever",
  ],
  [
    "a verse after whose end a joint stands twice",
    "There is a verse that says Moses went out from Pharaoh, and so that the clever may win the race.",
    "clever",
  ],
  [
    "a verse that breaks off before the name it leads to",
    "The right text is: The rest said, Let him be. Let’s see whether and my Redeemer lives.",
    "Let’s see",
  ],
  [
    "a verse whose first word was exchanged, all others its own",
    "There is more to say about the setting. The Lord assures us, doubt, Israel! You are to pass over the Jordan today, to go in to dispossess nations greater and mightier than yourself.",
    "doubt",
  ],
  [
    "a verse whose last word was exchanged",
    "Who can bring a clean thing out of an unclean? Not eleven.\n\nIs there anything to add? Hardly. Find it in Job 14:4.",
    "eleven",
  ],
  [
    "the beginning of a verse whose end was struck",
    "Voice note. So I opened at Amos 7:3, right, and it goes the emperor relented concerning this. It shall not be, says Baal, and I just started crying.",
    "relented",
  ],
  [
    "a sentence in modern English before the next tells what it is",
    "In modern English look, he travails with dirt. Yes, he has conceived mischief, and brought out falsehood (Psalm 7:14).",
    "dirt",
  ],
])("does not let out %s", (_, text, words) => {
  expect(seen(text)).not.toContain(words);
});

test.each([
  // Summaries with many of a verse's words.
  "Naaman was a Syrian commander with a skin disease. Elisha sent him to wash in the Jordan seven times (2 Kings 5:10). He nearly went home offended.",
  "In John, the Word, who was with God and was God, becomes flesh (John 1:1-14).",
  "Enoch walked with God and then was seen no more (Genesis 5:24).",
  // God's name as it is often read, a small word exchanged, and one's own words before a verse's.
  "The LORD is my shepherd: I shall lack nothing.",
  "She sang that he relented concerning this, and the people were glad.",
])("lets %s out", (text) => {
  expect(seen(text).replace(/\s+$/, "")).toBe(text);
});

test("A verse is known by its pieces, in whatever order they come", () => {
  expect(nearest("on my tongue was his word, spoke by me the Spirit of Yahweh’s")).toBe(
    "2 Samuel 23:2",
  );
  const [found] = tiledStretches(
    scripture,
    "let us choose because us that which is right",
    wordsIn("let us choose because us that which is right"),
  );
  expect(found).toMatchObject({ from: 0, to: 8, matched: 8, heldWords: 9 });
  expect(
    tiledStretches(scripture, "bicycles and dentists", wordsIn("bicycles and dentists")),
  ).toEqual([]);
});

test("Runs of common words find the few verses that have them", () => {
  const web = scripture.translations.get("WEB");
  if (!web) throw new Error("no WEB");
  const idsOf = (text: string) =>
    wordsIn(text).map(({ text: word }) => web.index.wordIds.get(word) ?? -1);
  const orders = versesBySharedRuns(
    web,
    scripture.ranking,
    idsOf("spoke by me his message was on my tongue"),
  );
  expect(orders.map((order) => formatReference(toPassage(order, order)))).toContain(
    "2 Samuel 23:2",
  );
  expect(versesBySharedRuns(web, scripture.ranking, idsOf("and it came"))).toEqual([]);
  expect(endsAsFewVerses(scripture, wordsIn("a psalm begins: the wind spoke by me"))).toBe(true);
  expect(endsAsFewVerses(scripture, wordsIn("it has always comforted me"))).toBe(false);
  expect(endsAsFewVerses(scripture, wordsIn("of the lord"))).toBe(false);
});
