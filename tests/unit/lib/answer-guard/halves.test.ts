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
    "what goes on in lower case from a replaced line",
    "Slide 1: Psalm 139:20\nSlide 2: For they speak against you wickedly. Your enemies take\nSlide 3: so that the clever may win the race",
    ["clever"],
  ],
  [
    "entries of a list",
    "- It is no sin to envy\n- the bicycle of a dentist\n- Obadiah 1:4",
    ["bicycle"],
  ],
  [
    "entries with names between",
    "+ First half\n+ No shame to envy\n+ Second half\n+ the bicycle of a dentist\n\nFrom Ruth 2:4.",
    ["bicycle"],
  ],
  [
    "halves in turned order",
    "A poem out of Proverbs 15:1:\n\nBut a harsh word stirs up anger,\n\nand a gentle answer turns away",
    ["harsh", "gentle"],
  ],
  [
    "what comes after its reference",
    "First comes whoever can juggle alone will. Then, still in Ruth 2:4, comes be called nimble in heaven.",
    ["nimble"],
  ],
  [
    "what a verse opens and closes with",
    "Judges 3:27 opens with the kettle is a friend of plumbers who, and then it closes with learns to whistle.",
    ["kettle", "whistle"],
  ],
  [
    "lines that share a word with the passage by chance",
    "Round in two voices on Exodus 16:36\nVoice 1: It is no sin to envy\nVoice 2: the bicycle of a dentist",
    ["bicycle"],
  ],
  [
    "pieces that sentences lead to",
    "Teach the children Job 42:13 with signs. Wave to the left: he had also ninety. Wave to the right: sons and forty daughters.",
    ["ninety", "forty"],
  ],
  [
    "what stands before a true half",
    "First comes the plumbers of Eliphaz; Teman,. Then, still in 1 Chronicles 1:36, comes Omar, Zephi, Gatam.",
    ["plumbers"],
  ],
  [
    "a saying before and after its reference",
    "First comes whoever can count alone will. Then, still in 2 Samuel 1:9, comes be called nimble in heaven.",
    ["count", "nimble"],
  ],
  [
    "what goes on after a reference that has taken its place in the sentence",
    "God pays back every dentist, says Matthew 14:5, who learns to envy a bicycle.",
    ["bicycle"],
  ],
])("halves of what stands nowhere are not shown: %s", (_kind, text, gone) => {
  const shown = seen(text);
  expect(gone.filter((words) => shown.includes(words))).toEqual([]);
});

test.each([
  "Three things stand in Ruth 2:4-9:\n- the greeting of the owner\n- the question about her\n- the kindness he shows",
  "Ruth 2:4 is short.\n\nBoaz greets the people\nand they greet him.",
])("lines about a passage stay: %s", (text) => {
  expect(seen(text).replace(/\s+/g, "")).toBe(text.replace(/\s+/g, ""));
});
