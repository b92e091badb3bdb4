import { referencesInText } from "@/lib/bible/references/in-text";
import { processorMs } from "@/tests/support/time";

test("references are listed as they are written, each once, in order", () => {
  const markdown = `## Kings

As **2 Kings 18:13-19:37** and *Isaiah 36:1* tell; see [Psalm 46:1](/bible), 1 John 4:8, Song of Solomon 2:1 and Isaiah 36:1 again.

- Genesis 1:1-2:3
- 17 jars`;

  expect(referencesInText(markdown)).toEqual([
    "2 Kings 18:13-19:37",
    "Isaiah 36:1",
    "Psalm 46:1",
    "1 John 4:8",
    "Song of Solomon 2:1",
    "Genesis 1:1-2:3",
  ]);
});

test("places that do not exist, abbreviations and other books' numbers are no references", () => {
  const text = "John 22:1, Jn 3:16, Josephus, Antiquities 18.63-64, and Mark of 2 jars at 3:16.";

  expect(referencesInText(text)).toEqual([]);
  expect(referencesInText("")).toEqual([]);
});

test("a long article is read in a fraction of the time the whole grammar takes", () => {
  const filler = "Words without any book in them stand here. ".repeat(2_000);
  const spent = processorMs(() => {
    expect(referencesInText(`${filler}Genesis 1:1. ${filler}Jude 1:7.`)).toEqual([
      "Genesis 1:1",
      "Jude 1:7",
    ]);
  });
  expect(spent).toBeLessThan(1_000);
});
