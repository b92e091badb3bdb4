import "server-only";
import type { TranslationCode } from "@/lib/bible/constants";
import { getScripture } from "@/lib/bible/data";
import { formatOsisVerse, formatVerse, getTestamentRange, toVerseAddress } from "@/lib/bible/rules";
import { verseLayout } from "@/lib/bible/schema";
import type { TranslationText } from "@/lib/bible/scripture";
import { getText, requireReference } from "@/lib/bible/service";
import { AppError } from "@/lib/errors";
import { rehearse } from "@/lib/rehearsals";
import { toBriefLexeme } from "./brief";
import { EDITIONS, MAX_WORDS_VERSES } from "./constants";
import { getLexemeIndex, getStoredVerse } from "./data";
import { findGloss } from "./glosses";
import { joinParts, languageOf } from "./rules";
import type { OriginalWord, VerseWords, WordsResponse } from "./schema";
import { lexemeIdOf, type StoredVerse, type StoredWord } from "./stored";

const NEW_TESTAMENT = getTestamentRange("NT");
export const isNewTestament = (order: number): boolean => order >= NEW_TESTAMENT.start;

/** A word of the table as answers carry it. */
function toOriginalWord(
  [text, lemma, morphology, transliteration, written]: StoredWord,
  at: number,
  isGreek: boolean,
): OriginalWord {
  return {
    position: at + 1,
    language: languageOf(lemma, morphology, isGreek),
    text: joinParts(text),
    parts: text.split("/"),
    transliteration,
    lexeme: lexemeIdOf(lemma) || null,
    prefixes: lemma.split("/").filter((part) => /^[a-z]$/.test(part)),
    morphology,
    written: joinParts(written) || null,
  };
}

/**
 * The original words of a passage, and which words of a translation go back to them. Throws like
 * getPassage (not_found, unavailable), and AppError invalid_request above 200 verses.
 */
export async function getWords(
  reference: string,
  asked: TranslationCode | undefined,
): Promise<WordsResponse> {
  const found = requireReference(reference, asked);
  const orders = found.passages.flatMap(({ start, end }) =>
    Array.from({ length: Math.min(end - start, MAX_WORDS_VERSES) + 1 }, (_value, at) => start + at),
  );
  if (orders.length > MAX_WORDS_VERSES) {
    const message = `Ask for at most ${MAX_WORDS_VERSES} verses at once.`;
    throw new AppError("invalid_request", message, { errors: [{ path: "reference", message }] });
  }
  const [scripture, index] = await Promise.all([getScripture(), getLexemeIndex()]);
  const text = getText(scripture, found.code);
  const verses: VerseWords[] = [];
  for (const order of orders) {
    const { book, chapter, verse } = toVerseAddress(order);
    verses.push(toVerseWords(order, text, await getStoredVerse(book, chapter, verse)));
  }
  const lexemes: WordsResponse["lexemes"] = {};
  for (const { lexeme } of verses.flatMap(({ words }) => words)) {
    const entry = lexeme === null ? undefined : index.get(lexeme);
    if (entry) lexemes[entry.id] ??= toBriefLexeme(entry);
  }
  const editions = [
    ...(orders.some((order) => !isNewTestament(order)) ? [EDITIONS.OT] : []),
    ...(orders.some(isNewTestament) ? [EDITIONS.NT] : []),
  ];
  const prefixes: WordsResponse["prefixes"] = {};
  for (const letter of verses.flatMap(({ words }) => words.flatMap((word) => word.prefixes))) {
    const gloss = findGloss(letter)?.gloss;
    if (gloss) prefixes[letter] = gloss;
  }
  const { code: translation } = found;
  return { reference: found.reference, translation, editions, verses, lexemes, prefixes };
}

function toVerseWords(order: number, text: TranslationText, stored: StoredVerse): VerseWords {
  const isGreek = isNewTestament(order);
  return {
    osis: formatOsisVerse(order),
    reference: formatVerse(order),
    text: text.texts[order] ?? "",
    words: stored.words.map((word, at) => toOriginalWord(word, at, isGreek)),
    alignments: stored.aligned[text.code].map(([start = 0, end = 0, ...positions]) => ({
      start,
      end,
      positions,
    })),
    supplied: verseLayout.parse(JSON.parse(text.layouts[order] ?? "{}")).italics,
  };
}

rehearse("original words", () => getWords("John 3:16", undefined));
