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
    "a word exchanged in a sentence beside its passage",
    "Read Ruth 1:16 tonight. Your people will be my horses. That is all.",
    "horses",
  ],
  [
    "an ending from elsewhere",
    "Open Luke 5:32 with me. I have not come to call the parking lot behind our school.",
    "parking",
  ],
  [
    "halves the other way round",
    "By night in a vision, the Lord said to Paul and. That is Acts 18:9 for you.",
    "vision",
  ],
  [
    "a piece before a remark in brackets",
    "Boaz would allow Ruth to glean in another field (that is how Ruth 2:8 begins) and stayed.",
    "glean",
  ],
  [
    "a verse parted by a remark",
    "He who dwells in the secret place of the Most High (that is how Psalm 91:1 begins) will pay for the parking.",
    "parking",
  ],
  [
    "the sentence after one that was shown",
    "Es steht geschrieben (Psalm 18,30): As for God, his way is perfect. Yahweh’s word is tried. He is a shield to my neighbor and her bicycle. That is all.",
    "bicycle",
  ],
  [
    "another last word",
    "Sarah said so. He is faithful in all my garage. Below it she wrote Numbers 12:7.",
    "garage",
  ],
  [
    "what led to replaced words in their sentence",
    "I think of 1 Samuel 13:12. Take your time. That's why went I, The Philistines will come down now upon me to Gilgal, and I have not made supplication to the LORD: I forced myself that's why, and offered a burnt offering.",
    "why went",
  ],
  [
    "a sentence after a replaced one, in small words but for one",
    "In Joshua, chapter one, verse five, we find the following. No man will be able to stand before you all the days of your holiday. As I was with Goliath, so I will be with you.",
    "Goliath",
  ],
  [
    "how a verse goes on after words that were replaced",
    "Most English versions soften Revelation 3:15. The oldest manuscripts have I know your works, that you are neither cold nor hot. I only on rainy days and in my garage. That is all.",
    "rainy",
  ],
  [
    "a verse without its not, in a sentence that leads to it",
    "We should always remember that by works of righteousness which we did ourselves, but according to his mercy, he saved us through the washing of regeneration and renewing by the Holy Spirit (Titus 3:5).",
    "works of righteousness",
  ],
  [
    "words put in between its own",
    "Your people will (Ruth 1:16) in the garage be my people.",
    "garage",
  ],
  [
    "words put into a few of its own, after a sentence of it",
    "To whom then will you liken me? Who (Isaiah 40:25) among plumbers is my equal?",
    "plumbers",
  ],
  [
    "halves the other way round, the next verse beginning as they end",
    "Rich! For you have received your consolation, and but woe to you who are (Luke 6:24).",
    "consolation",
  ],
  [
    "a list of names in another order",
    "Genesis 10:2 has it. And Tiras, Meshech, and Tubal, Javan Madai, Magog, Gomer. Copy it.",
    "Meshech",
  ],
  [
    "halves the other way round after a label",
    "Genesis 10:9 states it openly. Motto Before Yahweh, and he was a mighty hunter. Copy it by hand.",
    "mighty",
  ],
  [
    "a clause cut off before its not",
    "See Job 1:22. In all this Job sinned. That is all.",
    "sinned",
  ],
  [
    "a sentence in the place of the one before true words",
    "You are noisy, and do noisy. Teach me your statutes: Psalm 119:68.",
    "noisy",
  ],
  [
    "a list after a label",
    "Genesis 10:3 states it openly. Wording Ashkenaz, and Riphath, and Togarmah, and and the sons of Gomer. Copy it by hand.",
    "Togarmah",
  ],
  [
    "a word exchanged in the sentence of its reference after true ones",
    "Do we then nullify the law through faith? May it never be! No, we ignored the law, as it stands in Romans 3:31.",
    "ignored",
  ],
  [
    "a clause after others, with words in the place of a few",
    "Isaiah 24:14 boils down to this, namely that these are about to lift up their voice. So it goes.",
    "about to lift",
  ],
  [
    "a clause without its not that a sentence leads to",
    "We should always remember that desire the night, when people are cut off in their place (Job 36:20).",
    "desire",
  ],
  [
    "a short list the other way round in the sentence of its reference",
    "Three hundred and twenty, and the children of Harim (Ezra 2:32).",
    "Harim",
  ],
  [
    "what is apposed to a passage's wording",
    "May one print Psalm 46:1 on it? Yes. Its wording, God is our garage and strength, a very present help in traffic, fits well.",
    "garage",
  ],
  [
    "a line that somebody lived by",
    "My aunt lived by one line, therefore I came in, Hearken to me; I also will shew mine opinion. She kept it from Job 32:10.",
    "came in",
  ],
])("what is nearly the passage named beside it is not shown: %s", (_kind, text, gone) => {
  expect(seen(text)).not.toContain(gone);
});

test.each([
  "Nicodemus came to Jesus by night (John 3:1-2). He appears twice more.",
  "The fruit of the Spirit is listed in Galatians 5:22-23. It is one fruit with nine flavors.",
  "Elisha sent him to wash in the Jordan seven times (2 Kings 5:10). He nearly went home.",
  "The friends sat with Job seven days in silence (Job 2:13). Then they began to talk.",
])("a summary in the passage's words stays: %s", (text) => {
  expect(seen(text).replace(/\s+/g, "")).toBe(text.replace(/\s+/g, ""));
});
