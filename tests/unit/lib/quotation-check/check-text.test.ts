import { findPlaces } from "@/lib/answer-guard/table-places";
import { parseReference } from "@/lib/bible/references/parser";
import { KNOWN_WORDINGS } from "@/lib/quotation-check/other-translations";
import { checkResponse } from "@/lib/quotation-check/schema";
import { checkText } from "@/lib/quotation-check/service";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

jest.mock("@/lib/bible/data");
jest.mock("@/lib/limits/service");

const scripture = loadPackagedScripture();

async function findings(text: string) {
  const checked = await checkText(scripture, text);
  checkResponse.parse(checked);
  for (const { start, end, text: found } of checked.findings)
    expect(text.slice(start, end)).toBe(found);
  return checked.findings;
}

/** The verdict of a text in which one thing is found, with the reference of its first passage. */
async function verdictOf(text: string) {
  const found = await findings(text);
  expect(found.map(({ text: quoted }) => quoted)).toHaveLength(1);
  const [only] = found;
  const [passage] = only?.passages ?? [];
  return [only?.verdict, passage && `${passage.reference} ${passage.translation}`];
}

test.each([
  ["“Jesus wept.” (John 11:35)", "John 11:35 WEB"],
  [
    'John 3:16 says, "For God so loved the world, that he gave his only begotten Son."',
    "John 3:16 KJV",
  ],
  // Marks, capitals and signs are not the words.
  ["«IN THE BEGINNING GOD CREATED THE HEAVEN AND THE EARTH» — Genesis 1:1", "Genesis 1:1 KJV"],
  // Both forms in which the name of God is shown.
  ["“The LORD is my shepherd; I shall lack nothing.” (Psalm 23:1)", "Psalm 23:1 WEB"],
  ["“Yahweh is my shepherd; I shall lack nothing.” (Psalm 23:1)", "Psalm 23:1 WEB"],
  // Without marks, before and after its reference.
  ["For all have sinned, and come short of the glory of God. (Romans 3:23)", "Romans 3:23 KJV"],
  ["Romans 3:23: for all have sinned, and fall short of the glory of God", "Romans 3:23 WEB"],
  [
    "> In the beginning, God created the heavens and the earth.\n> — Genesis 1:1",
    "Genesis 1:1 WEB",
  ],
  [
    "**Genesis 1:1**\n\n“In the beginning, God created the heavens and the earth.”",
    "Genesis 1:1 WEB",
  ],
  // Without a reference.
  [
    "He said it plainly: “For the wages of sin is death, but the free gift of God is eternal life”.",
    "Romans 6:23 WEB",
  ],
  // Over the border of two verses, with their numbers.
  [
    "“¹⁶ For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life. ¹⁷ For God sent not his Son into the world to condemn the world” (John 3:16-17)",
    "John 3:16-17 KJV",
  ],
  // Words left out where that changes nothing.
  [
    "“For God so loved the world … that whoever believes in him should not perish” (John 3:16)",
    "John 3:16 WEB",
  ],
])("word for word: %s", async (text, place) => {
  expect(await verdictOf(text)).toEqual(["exact", place]);
});

test.each([
  ["“For God so liked the world, that he gave his only begotten Son” (John 3:16)", "John 3:16 KJV"],
  ["“In the beginning, God made the heavens and the earth.” (Genesis 1:1)", "Genesis 1:1 WEB"],
  // Half of each translation.
  [
    "“For God so loved the world, that he gave his one and only Son, that whosoever believeth in him should not perish, but have everlasting life.” (John 3:16)",
    "John 3:16 KJV",
  ],
])("other words than the verse's: %s", async (text, place) => {
  expect(await verdictOf(text)).toEqual(["differs", place]);
});

test("a difference is told word by word, and what is not quoted is none", async () => {
  const [found] = await findings("“God so liked the world” (John 3:16)");

  expect(found?.comparison?.quotation).toEqual([
    { text: "God so ", kind: "same" },
    { text: "liked ", kind: "differs" },
    { text: "the world", kind: "same" },
  ]);
  expect(found?.comparison?.verse.slice(0, 4)).toEqual([
    { text: "For ", kind: "around" },
    { text: "God so ", kind: "same" },
    { text: "loved ", kind: "differs" },
    { text: "the world, ", kind: "same" },
  ]);
  expect(found?.statement).toContain("“liked” is “loved” there");
});

test.each([
  "“For God so loved the world, that he gave his only begotten Son. And we know that all things work together for good to them that love God” (John 3:16)",
  "“In the beginning, God created the heavens and the earth … for all have sinned, and fall short of the glory of God”",
])("joined from several passages: %s", async (text) => {
  expect((await verdictOf(text))[0]).toBe("joined");
});

test.each([
  ["“The LORD is my shepherd; I shall not want” (Psalm 24:1).", "Psalm 23:1 KJV"],
  ["“Love is patient and is kind” (Romans 13:4)", "1 Corinthians 13:4 WEB"],
  ["Jesus said, “I can do all things through Christ who strengthens me.”", "Philippians 4:13 WEB"],
])("true words in the wrong place: %s", async (text, place) => {
  expect(await verdictOf(text)).toEqual(["wrong-place", place]);
});

test.each([
  "“Thou shalt … kill” (Exodus 20:13)",
  "“I came to send peace on the earth” (Matthew 10:34)",
  "The Bible says, “There is no God” (Psalm 14:1).",
  "“I will give you all of these things … You shall worship the Lord your God” (Matthew 4:9-10)",
])("taken out: %s", async (text) => {
  expect((await verdictOf(text))[0]).toBe("taken-out");
});

test("words of a fool that the text itself gives him are not taken out", async () => {
  expect(await verdictOf("The fool says, “There is no God” (Psalm 14:1).")).toEqual([
    "exact",
    "Psalm 14:1 WEB",
  ]);
});

test.each([
  ["“plans to prosper you and not to harm you” (Jeremiah 29:11)", ["NIV"]],
  ["“I can do all this through him who gives me strength.” (Philippians 4:13)", ["NIV"]],
  ["“The heart has its reasons of which reason knows nothing at all”", []],
])("not in the texts held: %s", async (text, translations) => {
  const [found] = await findings(text);

  expect(found?.verdict).toBe("not-held");
  expect(found?.mayBeFrom).toEqual(translations);
});

test("a translation that the text names is told before any guess", async () => {
  const [found] = await findings("“And God saw that the light was very lovely” (Genesis 1:4, NLT)");

  expect([found?.verdict, found?.mayBeFrom]).toEqual(["not-held", ["NLT"]]);
});

test.each([
  ["See John 3:99.", undefined],
  ["As Hezekiah 3:16 has it, nothing is lost.", undefined],
  ["“For all have sinned, and fall short of the glory of God” (Romans 3:99)", "Romans 3:23 WEB"],
])("no such verse: %s", async (text, place) => {
  expect(await verdictOf(text)).toEqual(["no-such-verse", place]);
});

test.each([
  "“God helps those who help themselves.”",
  "As the Bible says, God helps those who help themselves.",
  "“This too shall pass” (2 Corinthians 4:17)",
])("a saying that is no verse: %s", async (text) => {
  expect((await verdictOf(text))[0]).toBe("saying");
});

test("a reference without words is told, and prose is not", async () => {
  const found = await findings(
    "We met on Tuesday at 3:16 and talked about the parable of the sower (Luke 8:4-15). It was a good evening for all of us, and nobody left early.",
  );

  expect(found.map(({ kind, verdict, text }) => [kind, verdict, text])).toEqual([
    ["reference", "named", "Luke 8:4-15"],
  ]);
});

test("the corrected text has the verse's words, its place, and says what cannot be put right", async () => {
  const { corrected } = await checkText(
    scripture,
    [
      "“For God so liked the world” (John 3:16).",
      "“The LORD is my shepherd; I shall not want” (Psalm 24:1).",
      "“I came to send peace on the earth” (Matthew 10:34).",
      "See John 3:99.",
      "“God helps those who help themselves.”",
    ].join("\n\n"),
  );

  expect(corrected.split("\n\n")).toEqual([
    "“For God so loved the world,” (John 3:16).",
    "“The LORD is my shepherd; I shall not want” (Psalm 23:1).",
    "“Don’t think that I came to send peace on the earth. I didn’t come to send peace, but a sword.” (Matthew 10:34).",
    "See [no such verse: John 3 has 36 verses.].",
    "“God helps those who help themselves.” [a saying, not a verse; see Romans 5:6; Ephesians 2:8-9]",
  ]);
});

test("characters that nobody sees change nothing, and places are those of the text as it was given", async () => {
  const text = "“Je\u200Bsus\u00AD wept.” (John 11:35)";
  const [found] = await findings(text);

  expect([found?.verdict, found?.text]).toEqual(["exact", text.slice(0, text.indexOf(" ("))]);
});

test("the words by which other translations are known stand in none of ours", () => {
  const held = KNOWN_WORDINGS.filter(({ words }) =>
    findPlaces(scripture, words, 1).some(({ isVerbatim }) => isVerbatim),
  );
  const unknown = KNOWN_WORDINGS.filter(({ verse }) => parseReference(verse).kind !== "found");

  expect(held).toEqual([]);
  expect(unknown).toEqual([]);
});
