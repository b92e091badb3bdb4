import "server-only";
import { toBriefLexeme, toBriefLexemes } from "./brief";
import { findByDefinition, getLexemeIndex } from "./data";
import { findLexemes } from "./find-lexemes";
import { findGlossed } from "./glosses";
import { firstLetterOf, type LetterAddress, WORDS_PER_PAGE } from "./letters";
import { toBareWord } from "./rules";
import type { BriefLexeme } from "./schema";

/** One page of the words that begin with a letter. */
export interface LetterPage extends LetterAddress {
  pages: number;
  /** All words of the letter. */
  total: number;
  words: BriefLexeme[];
}

/**
 * The words of a letter in the order of their own alphabet; null past the last page. Throws AppError
 * unavailable while the words are not seeded.
 */
export async function getLetterPage(address: LetterAddress): Promise<LetterPage | null> {
  const { alphabet, letter, page } = address;
  const index = await getLexemeIndex();
  const all = [...index.values()]
    .filter(
      ({ language, lemma }) =>
        (language === "grc") === (alphabet === "greek") && firstLetterOf(lemma) === letter.letter,
    )
    .map((entry) => ({ entry, key: toBareWord(entry.lemma) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const pages = Math.ceil(all.length / WORDS_PER_PAGE);
  if (page > pages) return null;
  const first = (page - 1) * WORDS_PER_PAGE;
  const words = all.slice(first, first + WORDS_PER_PAGE).map(({ entry }) => toBriefLexeme(entry));
  return { ...address, pages, total: all.length, words };
}

/** Words that one search for them lists of each kind. */
const MOST_FOUND = 30;

/** What a search for words finds. */
export interface FoundWords {
  text: string;
  /** By Strong's number, letters or sound. */
  named: BriefLexeme[];
  /** By what they mean in English, the commonest first. */
  meaning: BriefLexeme[];
}

/**
 * Words by their number, their letters, their sound, and by an English word that the site's glosses
 * or the dictionary's definitions use. Throws AppError unavailable while the words cannot be read.
 */
export async function findWords(text: string): Promise<FoundWords> {
  const index = await getLexemeIndex();
  const named = await findLexemes(text, MOST_FOUND);
  const shown = new Set(named.map(({ id }) => id));
  const glossed = findGlossed(text);
  const isNew = (id: string) => !shown.has(id);
  const byFrequency = (ids: readonly string[]) =>
    toBriefLexemes(ids.filter(isNew), index)
      .filter(({ frequency }) => frequency > 0)
      .sort((a, b) => b.frequency - a.frequency);
  const defined = glossed.length < MOST_FOUND ? await findByDefinition(text, MOST_FOUND * 2) : [];
  const known = new Set(glossed);
  const meaning = [
    ...byFrequency(glossed),
    ...byFrequency(defined.filter((id) => !known.has(id))),
  ].slice(0, MOST_FOUND);
  return { text, named, meaning };
}
