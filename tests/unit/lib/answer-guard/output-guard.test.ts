import { guardText, OutputGuard } from "@/lib/answer-guard/output-guard";
import { MAX_ANSWER_VERSES } from "@/lib/answer-guard/printed-passages";
import { keepQuotations } from "@/lib/answer-guard/quotation-marks";
import { SlotReader } from "@/lib/answer-guard/scripture-slots";
import type { Part } from "@/lib/answers/parts";
import { findMentions } from "@/lib/bible/references/mentions";
import { MAX_RESOLVED_VERSES, resolveReference } from "@/lib/bible/references/resolve";
import { processorMs } from "@/tests/support/time";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

function read(text: string): { parts: Part[]; shown: string; guard: OutputGuard } {
  const guard = new OutputGuard({ scripture, translation: "WEB" });
  const parts = [...guard.push(text), ...guard.end()];
  const shown = parts
    .map((part) =>
      part.type === "text" ? part.text : part.type === "verse" ? `<${part.osis}>` : "",
    )
    .join("");
  return { parts, shown, guard };
}

test("a slot becomes its passage, in the translation asked for or named", () => {
  const { parts } = read("God loves. [[John 3:16-17]] And: [[John 11:35 KJV]]");
  const verses = parts.flatMap((part) => (part.type === "verse" ? [part] : []));
  expect(verses.map(({ reference, translation }) => [reference, translation])).toEqual([
    ["John 3:16-17", "WEB"],
    ["John 11:35", "KJV"],
  ]);
  expect(verses[0]?.verses.map(({ osis }) => osis)).toEqual(["John.3.16", "John.3.17"]);
  expect(verses[1]?.verses).toEqual([{ osis: "John.11.35", verse: 35, text: "Jesus wept." }]);
});

test("a whole text gives the same parts as a streamed one", async () => {
  const text = "Grace, “so to say”. [[Ephesians 2:8]] And more.";
  expect(await guardText(text, { scripture, translation: "WEB" })).toEqual(read(text).parts);
});

test("slots that name nothing leave no trace and are counted", () => {
  const { shown, guard } = read("See ([[Hezekiah 3:16]]). God is love [[so they say]].");
  expect(shown).toBe("See. God is love.");
  expect(guard.counts).toMatchObject({ droppedSlots: 2, brokenSlots: 0 });
});

test.each([
  ["never closed", "A [[John 3:16", "A John 3:16<John.3.16>", 1],
  ["over a line end", "A [[John\n3:16]]", "A John\n3:16))<John.3.16>", 1],
  ["too long", `A [[${"love ".repeat(14)}]] b`, `A ${"love ".repeat(14).trim()} )) b`, 1],
  ["one in another", "A [[John [[John 3:16]]", "A John <John.3.16>", 1],
  ["three brackets", "A [[[John 3:16]]]", "A (<John.3.16>)", 0],
])("a slot %s", (_name, text, expected, broken) => {
  const { shown, guard } = read(text);
  expect(shown.trimEnd()).toBe(expected);
  expect(guard.counts.brokenSlots).toBe(broken);
});

test("64 characters are a slot, 65 are none", () => {
  const reader = new SlotReader();
  expect(reader.push(`[[${"a".repeat(64)}]]`)).toEqual([{ kind: "slot", content: "a".repeat(64) }]);
  expect(reader.push(`[[${"a".repeat(65)}]]`)).toEqual([
    { kind: "text", text: `${"a".repeat(65)}]]` },
  ]);
});

test("long passages are cut with their reference, and an answer prints so many verses at most", () => {
  expect(resolveReference(scripture, "Psalm 119", "WEB")).toMatchObject([
    { reference: `Psalm 119:1-${MAX_RESOLVED_VERSES}` },
  ]);
  expect(resolveReference(scripture, "Genesis", "WEB")).toEqual([]);
  const { parts, guard } = read("[[Psalm 119]] ".repeat(12));
  const count = parts.reduce(
    (sum, part) => sum + (part.type === "verse" ? part.verses.length : 0),
    0,
  );
  expect(count).toBe(MAX_ANSWER_VERSES);
  expect(guard.counts.droppedSlots).toBe(12 - MAX_ANSWER_VERSES / MAX_RESOLVED_VERSES);
});

test("a verse that a translation does not print is read from the one that does, and says so", () => {
  expect(resolveReference(scripture, "Acts 8:37", "WEB")).toMatchObject([{ translation: "KJV" }]);
});

test.each([
  // Fabricated words.
  [
    "It says “God helps those who help themselves every day.”",
    "It says (words not found in the Bible).",
  ],
  // A verse cut short until it says something else.
  ["“Money is the root of all evil.”", "Money is the root of all evil."],
  // Real words, real place.
  [
    '"In the beginning, God created the heavens and the earth." (Genesis 1:1)',
    "“In the beginning, God created the heavens and the earth.” (Genesis 1:1)<Gen.1.1>",
  ],
  // Real words, wrong place.
  [
    'John 3:16 says, "In the beginning, God created the heavens and the earth."',
    "Genesis 1:1 says, “In the beginning, God created the heavens and the earth.”<Gen.1.1>",
  ],
  [
    "'In the beginning God created the heaven and the earth' — Romans 8:28.",
    "‘In the beginning God created the heaven and the earth’ — Genesis 1:1.<Gen.1.1>",
  ],
  [
    "Romans 8:28 says:\n\n> In the beginning, God created the heavens and the earth.",
    "Genesis 1:1 says:<Gen.1.1>“In the beginning, God created the heavens and the earth.”",
  ],
  // Invented words at a real place.
  ['"God helps those who help themselves every day" (Proverbs 3:5).', "Proverbs 3:5.<Prov.3.5>"],
  // Nearly the words of the passage.
  [
    'John 3:16: "For God so loved the world that he gave his one and only Son, that whoever believes in him shall not perish"',
    "John 3:16:<John.3.16>",
  ],
  // Short words.
  ["“Jesus wept” (John 11:35) and “grace”", "“Jesus wept” (John 11:35) and “grace”<John.11.35>"],
  ["“Jesus wept” (John 3:16)", "“Jesus wept” (John 11:35)<John.11.35>"],
  ["Psalm 23:1 says “God is my co-pilot”.", "Psalm 23:1 says:<Ps.23.1>"],
  ["“eternal security” (John 10:28)", "“eternal security” (John 10:28)<John.10.28>"],
  // Without any marks.
  [
    "John 3:16 says: In the beginning, God created the heavens and the earth.",
    "Genesis 1:1 says: In the beginning, God created the heavens and the earth.<Gen.1.1>",
  ],
  [
    "In the beginning, God created the heavens and the earth (John 3:16). So be it.",
    "In the beginning, God created the heavens and the earth (Genesis 1:1). So be it.<Gen.1.1>",
  ],
  [
    "Genesis 1:1 reads: In the beginning, God created the heavens and the earth.",
    "Genesis 1:1 reads: In the beginning, God created the heavens and the earth.<Gen.1.1>",
  ],
  ["1 Timothy 6:10 says money is the root of all evil.", "1 Timothy 6:10 says:<1Tim.6.10>"],
  ["Romans 8:28: God works for good even in suffering, as Paul knew.", "Romans 8:28:<Rom.8.28>"],
  // Apostrophes are no quotation marks.
  ["Don't wash the disciples' feet", "Don’t wash the disciples’ feet"],
  // Markup.
  ["## Grace\n\n**Free** and *given* by `God`", "Grace\n\nFree and given by God"],
  ["[here](javascript:alert(1)) ![x](https://e.example/p.png?q=1) end", "here x end"],
  ["<script>alert(1)</script>Peace <b>be</b> with 3 < 5", "Peace be with 3 < 5"],
  ["Go to https://evil.example/?q=1 now", "Go to (link removed) now"],
])("what leaves for: %s", (text, expected) => {
  expect(read(text).shown.trim()).toBe(expected);
});

test("the first sentence is shown when the next one has begun", () => {
  const guard = new OutputGuard({ scripture, translation: "WEB" });
  const early = [
    ...guard.push(
      "Grace is the kindness of God toward people who have done nothing to deserve it. Nobody can ",
    ),
  ];
  expect(early.length).toBeGreaterThan(0);
});

test.each([
  ["quotations, references and brackets", 'He said "grace" and *more* [x] (1 Cor. 13:4) so. '],
  ["quotations of the commonest words", '"the the the the the the" '],
  ["quotations that nearly stand there", '"and the of the and the lord of" '],
  ["references given to common words", "John 3:16 — and the of the and the of the and "],
  ["slots that are never closed", "[[John 3:16"],
])("16,000 signs of %s, one by one, take time in proportion", (_name, piece) => {
  const spentOn = (signs: number) => {
    const guard = new OutputGuard({ scripture, translation: "WEB" });
    return processorMs(() => {
      for (const sign of piece.repeat(Math.ceil(signs / piece.length)))
        for (const part of guard.push(sign)) expect(part.type).not.toBe("source");
    });
  };
  // Twice as many signs take four times as long where each is compared with all before it. So few
  // milliseconds say nothing.
  const half = Math.max(spentOn(8_000), 200);
  expect(spentOn(16_000)).toBeLessThan(3 * half);
});

test("20,000 quotation marks in a row take time in proportion to their number", () => {
  const spent = processorMs(() => {
    for (let round = 0; round < 20; round++) keepQuotations('"'.repeat(20_000), () => false);
  });
  expect(keepQuotations(`${'"'.repeat(2_000)}a`, () => false)).toBe("a");
  expect(spent).toBeLessThan(8_000);
});

test.each(Array.from({ length: 40 }, (_, count) => count))(
  "a reference that does not exist is struck behind %i numbers of one sentence",
  (count) => {
    const numbers = Array.from({ length: count }, (_, at) => at + 1).join(" and ");
    for (const wrong of ["John 3:99", "1 Cor. chapter 13, verse 99", "2 John 3:99"]) {
      expect(read(`He counted ${numbers} so ${wrong} it was.`).shown).not.toContain("99");
    }
  },
);

test("a sentence of 300 references is checked a dozen at a time", () => {
  const text = Array.from({ length: 300 }, (_, at) => `Ps. ${1 + (at % 150)}:${1 + (at % 2)}`);
  const guard = new OutputGuard({ scripture, translation: "WEB" });
  const parts = [...guard.push(text.join(" ")), ...guard.end()];
  const counts = parts.map((part) => (part.type === "text" ? findMentions(part.text).length : 0));
  expect(counts.reduce((sum, count) => sum + count)).toBe(300);
  expect(Math.max(...counts)).toBeLessThanOrEqual(13);
});
