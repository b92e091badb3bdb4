import type { TextSpan } from "./highlight";
import type { Operand, OriginalWord, ReadQuery } from "./query-language";

/** What a search of verses is told of the original texts, which it does not hold itself. */
export interface OriginalTexts {
  /** The word that is named by Strong's number, its letters or its sound; null where none is. */
  findWord: (name: string) => Promise<OriginalWord | null>;
  /**
   * By canonicalOrder of these verses: [start, end) of what goes back to one of the words in a
   * translation; nothing where that is not known.
   */
  findMarks: (
    ids: ReadonlySet<string>,
    orders: readonly number[],
    translation: string,
  ) => Promise<ReadonlyMap<number, TextSpan[]>>;
}

export const NO_ORIGINAL_TEXTS: OriginalTexts = {
  findWord: async () => null,
  findMarks: async () => new Map(),
};

/** Words of the originals that one search looks up; each may be a reading of the database. */
const MOST_WORDS = 8;

interface Resolved {
  read: ReadQuery;
  /** What is wrong with a name, null when each names a word. */
  message: string | null;
}

const isLemma = ({ kind }: Operand) => kind === "lemma";

/** The words of the original texts that a search names, as they are written, each once. */
export function namedOriginals({ required, excluded }: ReadQuery): string[] {
  const named = [...required.flat(), ...excluded].filter(isLemma);
  return [...new Set(named.flatMap(({ words }) => words))];
}

/** Those that a search requires, alone or beside something else. */
export function toOriginals({ required }: ReadQuery): OriginalWord[] {
  return required.flat().flatMap(({ original }) => (original ? [original] : []));
}

/**
 * The search with the words that its lemma: names. A name without a word is taken out and told of.
 * Throws like `findWord`.
 */
export async function resolveOriginals(
  read: ReadQuery,
  { findWord }: OriginalTexts,
): Promise<Resolved> {
  const names = namedOriginals(read);
  const known = new Map<string, OriginalWord>();
  for (const name of names.slice(0, MOST_WORDS)) {
    const word = await findWord(name);
    if (word) known.set(name, word);
  }
  const resolve = (operand: Operand): Operand[] => {
    if (!isLemma(operand)) return [operand];
    const original = known.get(operand.words[0] ?? "");
    return original ? [{ ...operand, original }] : [];
  };
  const unknown = names.slice(0, MOST_WORDS).find((name) => !known.has(name));
  const message =
    unknown === undefined
      ? `A search looks for at most ${MOST_WORDS} original words.`
      : `No Hebrew, Aramaic or Greek word is known as “${unknown}”.`;
  return {
    read: {
      ...read,
      required: read.required
        .map((group) => group.flatMap(resolve))
        .filter((group) => group.length > 0),
      excluded: read.excluded.flatMap(resolve),
    },
    message: unknown === undefined && names.length <= MOST_WORDS ? null : message,
  };
}
