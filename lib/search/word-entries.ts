import "server-only";
import { getScripture } from "@/lib/bible/data";
import { normalizeWord } from "@/lib/bible/search/words";
import { ORIGINAL_WORDS } from "@/lib/content/original-words";
import { log } from "@/lib/log";
import { wordPath } from "@/lib/site/item-paths";
import { LANGUAGE_NAMES } from "@/lib/words/constants";
import { getLexemeIndex } from "@/lib/words/data";
import { findLexemes } from "@/lib/words/find-lexemes";
import { toLexemeId, toPlainLetters, toWordSlug } from "@/lib/words/rules";
import type { BriefLexeme } from "@/lib/words/schema";
import { originalSearch } from "@/lib/words/search-link";
import type { SearchEntry } from "./entries";

const OTHER_SCRIPT = /[\p{Script=Greek}\p{Script=Hebrew}]/u;
const ONE_WORD = /^[\p{L}\p{M}'’ʾʿ-]{2,40}$/u;
/** "Strong's G26", "strongs number H2617". */
const NUMBER_OF_STRONG = /^strong[’']?s(?:\s+(?:number|no\.?))?\s+/i;
const MOST_WORDS = 3;
/** A word that only sounds like what was typed is offered when it stands at least so often. */
const LEAST_PLACES = 20;

function toEntry(word: BriefLexeme): SearchEntry {
  const { id, slug, language, lemma, transliteration, gloss, frequency } = word;
  const times = frequency === 1 ? "once" : `${frequency.toLocaleString("en-US")} times`;
  return {
    id: `lexeme:${id}`,
    kind: `${LANGUAGE_NAMES[language]} word`,
    title: transliteration || id,
    original: { text: lemma, lang: language },
    text: `${gloss ? `${gloss}. ` : ""}Strong’s ${id}; stands ${times}.`,
    href: wordPath(slug),
    references: [],
    search: originalSearch(id),
  };
}

/**
 * Words of the original languages that a search asks for by Strong's number, in their own letters or
 * by their sound. A word that the translations have themselves ("on", "ham") asks for none. Where the
 * words cannot be read, there are none: the search goes on without them.
 */
export async function findWordEntries(text: string): Promise<SearchEntry[]> {
  const asked = text.trim().replace(NUMBER_OF_STRONG, "");
  if (!ONE_WORD.test(asked) && toLexemeId(asked) === null) return [];
  try {
    if (toLexemeId(asked) !== null || OTHER_SCRIPT.test(asked)) {
      return (await findLexemes(asked, MOST_WORDS)).map(toEntry);
    }
    const { translations } = await getScripture();
    const plain = normalizeWord(asked);
    for (const { index } of translations.values()) if (index.wordIds.has(plain)) return [];
    const letters = toPlainLetters(asked);
    const [first] = (await findLexemes(asked, 1)).filter(
      (word) => word.frequency >= LEAST_PLACES || toPlainLetters(word.transliteration) === letters,
    );
    return first ? [toEntry(first)] : [];
  } catch (error) {
    log.warn({ err: error }, "words of the original languages could not be searched");
    return [];
  }
}

/**
 * The words that a search names with lemma:, and those that the same name may mean as well. Throws
 * AppError unavailable while the words are not seeded.
 */
export async function findOriginalEntries(names: readonly string[]): Promise<SearchEntry[]> {
  const found = await Promise.all(names.map((name) => findLexemes(name, MOST_WORDS)));
  const entries = new Map(found.flat().map((word) => [word.id, toEntry(word)]));
  return [...entries.values()].slice(0, MOST_WORDS);
}

/** Gives the words that the site explains ("Hesed") the address of their page. */
export async function withWordPages(entries: readonly SearchEntry[]): Promise<SearchEntry[]> {
  if (!entries.some(({ id }) => id.startsWith("word:"))) return [...entries];
  const index = await getLexemeIndex().catch(() => null);
  return entries.map((entry) => {
    const explained = ORIGINAL_WORDS.find(({ id }) => entry.id === `word:${id}`);
    const lexeme = index?.get(explained?.lexemes[0] ?? "");
    if (!lexeme) return entry;
    return { ...entry, href: wordPath(toWordSlug(lexeme.id, lexeme.transliteration)) };
  });
}
