import "server-only";
import { processState } from "@/lib/process-state";
import { toBriefLexeme, toBriefLexemes } from "./brief";
import { getLexemeIndex, type IndexedLexeme } from "./data";
import { toBareWord, toLexemeId, toPlainLetters } from "./rules";
import type { BriefLexeme } from "./schema";
import type { LexemeId } from "./stored";

/** Entries by what they are looked up under; those of one key in the order of the dictionary. */
type Named = ReadonlyMap<string, readonly IndexedLexeme[]>;
interface LookUp {
  byLemma: Named;
  /** By the sound that spellings share (toSound). */
  bySound: Named;
  /** By the transliteration in plain letters. */
  byLetters: Named;
}

const state = processState<{ of?: ReadonlyMap<LexemeId, IndexedLexeme>; made?: LookUp }>(
  "wordLookUp",
  () => ({}),
);

/** Spellings of a sound that people mix: "chesed" is "hesed", "tsedek" is "tzedek". */
function toSound(letters: string): string {
  return letters
    .replace(/[^a-z]/g, "")
    .replace(/tz|ts/g, "s")
    .replace(/ch|kh/g, "h")
    .replace(/ph/g, "f")
    .replace(/[qc]/g, "k")
    .replace(/sh/g, "s")
    .replace(/th/g, "t")
    .replace(/w/g, "v")
    .replace(/y/g, "i")
    .replace(/(.)\1+/g, "$1")
    .replace(/h$/, "");
}

function group(
  index: ReadonlyMap<LexemeId, IndexedLexeme>,
  toKey: (entry: IndexedLexeme) => string,
): Named {
  const groups = new Map<string, IndexedLexeme[]>();
  for (const entry of index.values()) {
    const key = toKey(entry);
    if (key === "") continue;
    const known = groups.get(key);
    if (known) known.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}

async function getLookUp(): Promise<LookUp> {
  const index = await getLexemeIndex();
  if (state.made && state.of === index) return state.made;
  const made: LookUp = {
    byLemma: group(index, ({ lemma }) => toBareWord(lemma)),
    bySound: group(index, ({ transliteration }) => toSound(toPlainLetters(transliteration))),
    byLetters: group(index, ({ transliteration }) => toPlainLetters(transliteration)),
  };
  Object.assign(state, { of: index, made });
  return made;
}

/**
 * Entries written so ("חסד", with or without points) or so in English letters to the letter
 * ("hesed"), the commonest first. Throws AppError unavailable while the words are not seeded.
 */
export async function findWrittenSo(text: string): Promise<IndexedLexeme[]> {
  const { byLemma, byLetters } = await getLookUp();
  const found = [
    ...(byLetters.get(toPlainLetters(text)) ?? []),
    ...(byLemma.get(toBareWord(text)) ?? []),
  ];
  return [...new Set(found)].sort((a, b) => b.frequency - a.frequency);
}

/**
 * Entries by a number ("G26"), a lemma with or without its points ("חסד", "ἀγάπη") or its sound in
 * English letters ("chesed"), the commonest first.
 */
export async function findLexemes(query: string, limit: number): Promise<BriefLexeme[]> {
  const index = await getLexemeIndex();
  const id = toLexemeId(query);
  if (id) return toBriefLexemes([id], index);
  const { byLemma, bySound } = await getLookUp();
  const plain = toPlainLetters(query);
  const found = [...(byLemma.get(toBareWord(query)) ?? []), ...(bySound.get(toSound(plain)) ?? [])];
  // A spelling to the letter counts three times: "torah" is tôrâ (220 places), not ṭōraḥ (2).
  const weight = (entry: IndexedLexeme) =>
    (entry.frequency + 1) * (toPlainLetters(entry.transliteration) === plain ? 3 : 1);
  const isExact = (entry: IndexedLexeme) => entry.lemma === query.normalize("NFC");
  return [...new Set(found)]
    .sort((a, b) => Number(isExact(b)) - Number(isExact(a)) || weight(b) - weight(a))
    .slice(0, limit)
    .map(toBriefLexeme);
}
