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
