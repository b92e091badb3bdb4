import "server-only";
import type { OriginalWord } from "@/lib/content/original-words/schema";
import { toBriefLexemes } from "./brief";
import { getLexemeIndex } from "./data";
import { findGloss } from "./glosses";
import { getLexeme } from "./lexeme-service";
import { describePartOfSpeech } from "./morphology";
import { findExplained } from "./own-words";
import { findPlaces } from "./places-service";
import {
  type BriefLexeme,
  type LexemePlacesResponse,
  type LexemeResponse,
  lexemePlacesQuery,
} from "./schema";
import type { LexemeId } from "./stored";

/** What stands on a word's page. */
export interface WordPage {
  word: LexemeResponse;
  /** In words, null where the dictionary's code is not known. */
  partOfSpeech: string | null;
  note: string | null;
  explained: OriginalWord[];
  /** The words that the dictionary's sentences name by number. */
  named: ReadonlyMap<LexemeId, BriefLexeme>;
  /** The words before and after it in the dictionary, itself between them. */
  around: BriefLexeme[];
  /** The first of its places. */
  places: LexemePlacesResponse;
}

/** Everything a word's page says. Throws AppError: not_found, unavailable. */
export async function getWordPage(id: LexemeId): Promise<WordPage> {
  const [word, places, index] = await Promise.all([
    getLexeme(id),
    findPlaces(id, lexemePlacesQuery.parse({})),
    getLexemeIndex(),
  ]);
  const numbers = `${word.derivation} ${word.definition}`.match(/[HG]\d+/g) ?? [];
  const letter = id[0] ?? "";
  const around = [-1, 0, 1].map((step) => `${letter}${Number(id.slice(1)) + step}`);
  return {
    word,
    partOfSpeech: describePartOfSpeech(word.partOfSpeech, word.language),
    note: findGloss(id)?.note ?? null,
    explained: findExplained(id),
    named: new Map(toBriefLexemes(numbers, index).map((entry) => [entry.id, entry])),
    around: toBriefLexemes(around, index),
    places,
  };
}
