import { CANON_VERSE_COUNT } from "../../lib/bible/canon";
import { toWords } from "../../lib/bible/search/words";
import { lexemeIdOf } from "../../lib/words/stored";
import { importKjv } from "../../prisma/seed/bible/kjv";
import { importWeb } from "../../prisma/seed/bible/web";
import {
  type LexiconRow,
  type WordForm,
  writeAlignments,
  writeLexicon,
  writeOriginals,
} from "../../prisma/seed/words/packed";
import { alignKjv } from "./align-kjv";
import { alignWeb, countPairs, joinCompounds } from "./align-web";
import { addAccents } from "./greek-accents";
import { readLexicon } from "./lexicon";
import { readHebrew, type SourceVerses } from "./original-text";
import { addRelations } from "./relations";
import { fetchPackage } from "./sources";
import { readTaggedKjv } from "./tagged-kjv";
import { fromGreek, fromHebrew } from "./transliterate";
import { readWordTags } from "./word-tags";

// `npm run words:build`: makes prisma/seed/words/data from Debian's bibledit-cloud-data and
// sword-text-web (apt-get install bibledit-cloud-data sword-text-web sword-text-kjv libsword-utils)
// and the npm packages morphhb and strongs, which it fetches.

/** The part of speech that most of a Greek word's forms have: "N", "V", "PREP". */
function partsOfSpeech(verses: SourceVerses): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const words of verses.values()) {
    for (const { lemma, morph } of words) {
      const part = morph.split("-")[0] ?? "";
      const known = counts.get(lemma) ?? new Map<string, number>();
      counts.set(lemma, known.set(part, (known.get(part) ?? 0) + 1));
    }
  }
  return new Map(
    [...counts].map(([lemma, parts]) => [
      lemma,
      [...parts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "",
    ]),
  );
}

function main(): void {
  const lexicon = readLexicon();
  const entries = new Map(lexicon.map((row) => [row.id, row]));
  const { runs, greek } = readTaggedKjv();
  const accents = addAccents(greek, (number) => entries.get(number)?.lemma);
  console.log(`Greek words with accents: ${accents.found} of ${accents.all}`);
  const hebrew = readHebrew(`${fetchPackage("morphhb")}/wlc`);
  const originals: SourceVerses = new Map([...hebrew, ...greek]);
  completeLexicon(lexicon, partsOfSpeech(greek));
  addRelations(lexicon, originals);
  writeLexicon(lexicon);
  writeForms(originals, entries);

  const kjv = importKjv();
  const web = new Map(importWeb().map(({ canonicalOrder, text }) => [canonicalOrder, text]));
  const tags = readWordTags("WEB");
  const vocabulary = new Set([...kjv.map(({ text }) => text), ...web.values()].flatMap(wordsOf));
  const isKnown = (word: string) => vocabulary.has(word);
  const verses = kjv.map(({ canonicalOrder: order, text }) => {
    const words = originals.get(order) ?? [];
    return {
      originals: words,
      kjv: { text, alignments: alignKjv(text, runs.get(order) ?? [], words) },
      web: { text: web.get(order) ?? "", tags: tags.get(order) ?? [] },
    };
  });
  if (verses.length !== CANON_VERSE_COUNT) throw new Error(`${verses.length} verses`);
  const pairs = countPairs(verses, isKnown);
  writeAlignments(
    "KJV",
    verses.map((verse) => verse.kjv.alignments),
  );
  const aligned = verses.map((verse) => ({
    text: verse.web.text,
    alignments: alignWeb(verse, pairs, isKnown),
  }));
  joinCompounds(aligned);
  writeAlignments(
    "WEB",
    aligned.map(({ alignments }) => alignments),
  );
}

const wordsOf = (text: string) => toWords(text).map((word) => word.text);

/** Adds what the dictionaries lack: our transliteration, and the part of speech of Greek words. */
function completeLexicon(rows: LexiconRow[], parts: ReadonlyMap<string, string>): void {
  for (const row of rows) {
    if (row.language === "grc") {
      row.transliteration = fromGreek(row.lemma, row.lemma);
      row.partOfSpeech = parts.get(row.id) ?? "";
    } else row.transliteration = fromHebrew(row.lemma);
  }
}

/** Writes the words of all verses, each distinct form once. */
function writeForms(originals: SourceVerses, entries: ReadonlyMap<string, LexiconRow>): void {
  const ids = new Map<string, number>();
  const forms: WordForm[] = [];
  const verses = Array.from({ length: CANON_VERSE_COUNT }, (_value, at) =>
    (originals.get(at + 1) ?? []).map((word) => {
      const key = [word.text, word.lemma, word.morph, word.written].join("\t");
      const known = ids.get(key);
      if (known !== undefined) return known;
      const number = lexemeIdOf(word.lemma);
      const lemma = entries.get(number)?.lemma ?? "";
      const transliteration = number.startsWith("G")
        ? fromGreek(word.text, lemma)
        : fromHebrew(word.text);
      ids.set(key, forms.length);
      forms.push({ ...word, transliteration });
      return forms.length - 1;
    }),
  );
  writeOriginals({ forms, verses });
  console.log(`${forms.length} forms, ${verses.flat().length} words`);
}

main();
