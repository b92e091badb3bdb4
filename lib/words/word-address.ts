import "server-only";
import { wordPath } from "@/lib/site/item-paths";
import { toBriefLexeme } from "./brief";
import { getLexemeIndex, type IndexedLexeme } from "./data";
import { findWrittenSo } from "./find-lexemes";
import { type LetterAddress, readLetterSlug } from "./letters";
import { fromWordSlug, toWordSlug } from "./rules";
import type { LexemeId } from "./stored";

/** What a path below /words leads to. */
export type WordAddress =
  | { kind: "page"; id: LexemeId }
  | { kind: "letter"; letter: LetterAddress }
  | { kind: "elsewhere"; path: string }
  | { kind: "missing" };

/** A longer segment names no word. */
const LONGEST = 80;
/** Of several words with the same letters one is meant when it stands this many times as often. */
const FAR_COMMONER = 10;

/**
 * Reads the last segment of a path below /words: a page's own name ("g26-agape"), a letter's
 * ("greek-alpha"), a number with other letters or none ("G26", "g26-love"), or the letters of a word of which there is one ("agape", "חסד").
 * Percent-encoded or not. Throws AppError unavailable while the words are not seeded.
 */
export async function readWordAddress(segment: string): Promise<WordAddress> {
  const given = decode(segment);
  if (given.length > LONGEST) return { kind: "missing" };
  const letter = readLetterSlug(given);
  if (letter) return { kind: "letter", letter };
  const index = await getLexemeIndex();
  const numbered = fromWordSlug(given);
  if (numbered !== null) {
    const entry = index.get(numbered);
    if (!entry) return { kind: "missing" };
    const slug = toWordSlug(entry.id, entry.transliteration);
    return slug === given
      ? { kind: "page", id: entry.id }
      : { kind: "elsewhere", path: wordPath(slug) };
  }
  const named = await findNamed(given);
  return named
    ? { kind: "elsewhere", path: wordPath(toBriefLexeme(named).slug) }
    : { kind: "missing" };
}

/** The word that is written so, or so in English letters, where no other is meant. */
async function findNamed(given: string): Promise<IndexedLexeme | undefined> {
  const [first, second] = await findWrittenSo(given);
  const isMeant = !second || (first?.frequency ?? 0) >= second.frequency * FAR_COMMONER;
  return isMeant ? first : undefined;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
