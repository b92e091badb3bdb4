import "server-only";
// What a language model may ask the site for. Each tool reads by the functions that answer the API.
import type { z } from "zod";
import { askedOwnTranslation } from "@/lib/bible/schema";
import { searchVerses } from "@/lib/bible/search/service";
import { getPassage } from "@/lib/bible/service";
import { AppError } from "@/lib/errors";
import { checkQuotations } from "@/lib/quotation-check/service";
import { BEYOND_WORDS } from "@/lib/search/beyond-words";
import { findVerseLinks } from "@/lib/verse-relations/service";
import { describeMorphology } from "@/lib/words/morphology";
import { getWords } from "@/lib/words/service";
import { MAX_ORIGINAL_VERSES } from "./constants";
import { findEvidence as findEvidenceFor } from "./evidence";
import { pageAddress, toQuoted } from "./quoted";
import type {
  checkInput,
  checkOutput,
  evidenceInput,
  evidenceOutput,
  linksInput,
  linksOutput,
  passageInput,
  passageOutput,
  searchInput,
  searchOutput,
  wordsInput,
  wordsOutput,
} from "./schema";

/** A passage by its reference. Throws AppError: not_found, invalid_request, unavailable. */
export async function readPassage({
  reference,
  translation,
}: z.output<typeof passageInput>): Promise<z.infer<typeof passageOutput>> {
  const { verses, ...passage } = await getPassage(reference, translation, false);
  return {
    ...toQuoted(passage),
    osis: passage.osis,
    page: pageAddress(`/bible?${new URLSearchParams({ ref: passage.reference })}`),
    verses: verses.length > 1 ? verses.map(toQuoted) : [],
  };
}

/** Verses by words, reference or meaning. Throws AppError: invalid_request, unavailable. */
export async function searchScripture({
  query,
  translation,
  limit,
}: z.output<typeof searchInput>): Promise<z.infer<typeof searchOutput>> {
  const found = await searchVerses({ query, translation, limit, offset: 0 }, BEYOND_WORDS);
  const byMeaning = found.byMeaning.slice(0, Math.max(0, limit - found.verses.length));
  const said = [
    found.message,
    found.reading,
    found.correctedQuery === null ? null : `Searched for: ${found.correctedQuery}.`,
    found.missingWords.length === 0 ? null : `In no verse: ${found.missingWords.join(", ")}.`,
  ].filter((one) => one !== null);
  return {
    total: found.total,
    verses: [...found.verses, ...byMeaning].map((verse) => ({
      ...toQuoted(verse),
      match: verse.match,
    })),
    note: said.length === 0 ? null : said.join(" "),
  };
}

/**
 * The original words of a passage, each parsed and with what it became. Throws AppError: not_found,
 * invalid_request above 20 verses or for a translation that is not matched with them, unavailable.
 */
export async function readOriginalWords({
  reference,
  translation,
}: z.output<typeof wordsInput>): Promise<z.infer<typeof wordsOutput>> {
  const asked = askedOwnTranslation.safeParse(translation);
  if (!asked.success)
    throw new AppError("invalid_request", "Original words are matched with WEB and KJV.");
  const { verses, editions, lexemes, translation: code } = await getWords(reference, asked.data);
  if (verses.length > MAX_ORIGINAL_VERSES) {
    throw new AppError("invalid_request", `Ask for at most ${MAX_ORIGINAL_VERSES} verses at once.`);
  }
  return {
    editions: editions.map(({ name, note }) => `${name}: ${note}`),
    verses: verses.map(({ words, alignments, text, reference: named }) => ({
      ...toQuoted({ reference: named, translation: code, text }),
      words: words.map(({ position, lexeme, ...word }) => {
        const entry = lexeme === null ? undefined : lexemes[lexeme];
        const runs = alignments
          .filter(({ positions }) => positions.includes(position))
          .map(({ start, end }) => text.slice(start, end));
        return {
          text: word.text,
          transliteration: word.transliteration,
          language: word.language,
          strongs: lexeme,
          lemma: entry?.lemma ?? null,
          gloss: entry?.gloss ?? null,
          parsing: describeMorphology(word.morphology, word.language)?.plain ?? null,
          translated: runs.length === 0 ? null : runs.join(" … "),
        };
      }),
    })),
  };
}

/** What stands as it does in the Bible, or is only named. */
const SOUND: readonly string[] = ["exact", "named"];

/**
 * Every quotation and reference of a text, judged; counted for whoever sent the request `from`.
 * Throws AppError: too_many_requests, unavailable.
 */
export async function checkQuotation(
  { text }: z.output<typeof checkInput>,
  from: Request | undefined,
): Promise<z.infer<typeof checkOutput>> {
  const { findings, corrected } = await checkQuotations(text, from ? { from } : {});
  return {
    isSound: findings.every(({ verdict }) => SOUND.includes(verdict)),
    findings: findings.map(({ text: given, verdict, statement, passages }) => ({
      ...{ quoted: given, verdict, statement },
      passages: passages.map(toQuoted),
    })),
    corrected,
  };
}

/** Verses that belong to a verse, each with why. Throws AppError: not_found, unavailable. */
export async function readLinks({
  reference,
  translation,
  limit,
}: z.output<typeof linksInput>): Promise<z.infer<typeof linksOutput>> {
  const { links, ...rest } = await findVerseLinks(reference, translation, limit, 0);
  return {
    reference: rest.reference,
    total: rest.total,
    verses: links.map(({ why, ...verse }) => ({ ...toQuoted(verse), why })),
  };
}

/** What speaks for and against something, with its grade, sources and critics. */
export async function findEvidence({
  about,
}: z.output<typeof evidenceInput>): Promise<z.infer<typeof evidenceOutput>> {
  return findEvidenceFor(about);
}
