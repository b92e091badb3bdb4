import { parseReference } from "@/lib/bible/references/parser";
import { GREEK_GLOSSES } from "@/lib/content/glosses/greek";
import { HEBREW_GLOSSES } from "@/lib/content/glosses/hebrew";
import { PREFIX_GLOSSES } from "@/lib/content/glosses/prefixes";
import { glossSchema } from "@/lib/content/glosses/schema";
import { ORIGINAL_WORDS } from "@/lib/content/original-words";
import { findGloss } from "@/lib/words/glosses";
import { lexemeIdOf } from "@/lib/words/stored";
import { readLexiconRows, readOriginals } from "@/prisma/seed/words/packed";

const GLOSSES = { ...GREEK_GLOSSES, ...HEBREW_GLOSSES };
const lexicon = new Map(readLexiconRows().map((row) => [row.id, row]));
const { forms, verses } = readOriginals();
const idsOfForms = forms.map(({ lemma }) => lexemeIdOf(lemma));

test("every gloss fits the schema, each under its language", () => {
  const wrong = Object.entries({ ...GLOSSES, ...PREFIX_GLOSSES }).filter(
    ([, gloss]) => !glossSchema.safeParse(gloss).success,
  );
  expect(wrong).toEqual([]);
  expect(Object.keys(GREEK_GLOSSES).filter((id) => !id.startsWith("G"))).toEqual([]);
  expect(Object.keys(HEBREW_GLOSSES).filter((id) => !id.startsWith("H"))).toEqual([]);
});

test("every word with a gloss stands in the dictionary", () => {
  expect(Object.keys(GLOSSES).filter((id) => !lexicon.has(id))).toEqual([]);
});

test("a gloss is a few words of our own, none of Strong’s sentences", () => {
  const copied = Object.entries(GLOSSES).filter(([id, { gloss }]) => {
    const words = gloss.split(/[\s,;]+/);
    return words.length > 3 && lexicon.get(id)?.definition.includes(gloss);
  });
  expect(copied).toEqual([]);
  const long = Object.values(GLOSSES).filter(({ gloss }) => gloss.split(" ").length > 9);
  expect(long).toEqual([]);
});

test("every Greek word with 15 places or more has a gloss, every Hebrew one with 40", () => {
  const counts = new Map<string, number>();
  for (const id of verses.flat().map((form) => idsOfForms[form] ?? "")) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const missing = [...lexicon.values()].filter(({ id, language, partOfSpeech }) => {
    const isName = partOfSpeech.startsWith("n-pr");
    return !isName && (counts.get(id) ?? 0) >= (language === "grc" ? 15 : 40) && !findGloss(id);
  });
  expect(missing.map(({ id }) => id)).toEqual([]);
  expect(Object.keys(GLOSSES).length).toBeGreaterThanOrEqual(1450);
});

test("a verse that a note names is one in which the word stands", () => {
  const wrong = Object.entries(GLOSSES).flatMap(([id, { note = "" }]) =>
    (note.match(/(?:[123] )?[A-Z][a-z]+ \d+:\d+/g) ?? []).filter((reference) => {
      const found = parseReference(reference);
      if (found.kind !== "found") return true;
      const ids = verses[(found.passages[0]?.start ?? 0) - 1]?.map((form) => idsOfForms[form]);
      return !ids?.includes(id);
    }),
  );
  expect(wrong).toEqual([]);
});

test("a word is found by its number or its prefix’s letter, a rare one is not", () => {
  expect(findGloss("G26")?.gloss).toBe("love");
  expect(findGloss("H2617")?.note).toContain("1 Samuel 20:8");
  expect(findGloss("b")?.gloss).toBe("in, at, with, by");
  expect(findGloss("H8674")).toBeNull();
  expect(findGloss("toString")).toBeNull();
});

test("every prefix of the Hebrew text has a gloss", () => {
  const letters = new Set(
    forms.flatMap(({ lemma }) => lemma.split("/").filter((part) => !/\d/.test(part))),
  );
  expect([...letters].filter((letter) => !findGloss(letter))).toEqual([]);
});

test("the entries of the explained words are in the dictionary, each explained once", () => {
  const ids = ORIGINAL_WORDS.flatMap(({ lexemes }) => lexemes);
  expect(ids.filter((id) => !lexicon.has(id))).toEqual([]);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("an explained word is written like one of its entries", () => {
  const bare = (text: string) =>
    text
      .normalize("NFD")
      .replace(/[^\p{L}]/gu, "")
      .toLowerCase();
  const strange = ORIGINAL_WORDS.filter(
    ({ script, lexemes }) =>
      !lexemes.some((id) => bare(script) === bare(lexicon.get(id)?.lemma ?? "")),
  );
  // Forms, sentences, and words that the New Testament writes in Greek letters.
  expect(strange.map(({ id }) => id)).toEqual([
    "abba",
    "el-shaddai",
    "eli-lama-sabachthani",
    "ephphatha",
    "hallelujah",
    "hosanna",
    "mammon",
    "maranatha",
    "nephilim",
    "raca",
    "talitha-cumi",
    "tetelestai",
    "tohu-wabohu",
  ]);
});
