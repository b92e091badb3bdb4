import "server-only";
import { BOOKS } from "@/lib/bible/canon";
import type { TranslationCode } from "@/lib/bible/constants";
import { AppError } from "@/lib/errors";
import { toBriefLexeme, toBriefLexemes } from "./brief";
import { DICTIONARY, MOST_FORMS, MOST_RENDERINGS } from "./constants";
import { getLexemeIndex, getStoredLexeme, type IndexedLexeme, type StoredLexeme } from "./data";
import { joinParts, toBareWord, toLexemeId, toPlainLetters } from "./rules";
import type { BriefLexeme, LexemeResponse } from "./schema";
import type { LexemeId } from "./stored";

/** The entry of a number. Throws AppError not_found when the dictionary has none. */
export async function requireLexeme(id: LexemeId): Promise<StoredLexeme> {
  const lexeme = await getStoredLexeme(id);
  if (lexeme) return lexeme;
  throw new AppError("not_found", `Strong’s dictionary has no word ${id}.`);
}

/** A word of the dictionary with what is counted of it. Throws like requireLexeme. */
export async function getLexeme(id: LexemeId): Promise<LexemeResponse> {
  const [lexeme, index] = await Promise.all([requireLexeme(id), getLexemeIndex()]);
  const { usage, pronunciation, partOfSpeech, derivation, definition } = lexeme;
  const renderingsOf = (code: TranslationCode) => ({
    list: usage.renderings[code]
      .slice(0, MOST_RENDERINGS)
      .map(([text, count]) => ({ text, count })),
    unmarked: usage.count - usage.renderings[code].reduce((sum, [, count]) => sum + count, 0),
  });
  return {
    ...toBriefLexeme(lexeme),
    pronunciation,
    partOfSpeech,
    derivation,
    definition,
    dictionary: DICTIONARY,
    books: usage.books.map(([at, count]) => {
      const book = BOOKS[at];
      return { book: book?.id ?? "", name: book?.name ?? "", count };
    }),
    forms: usage.forms
      .slice(0, MOST_FORMS)
      .map(([text, morphology, count]) => ({ text: joinParts(text), morphology, count })),
    renderings: { WEB: renderingsOf("WEB"), KJV: renderingsOf("KJV") },
    related: toBriefLexemes(usage.related, index),
    neighbors: toBriefLexemes(usage.neighbors, index),
  };
}

interface LookUp {
  byLemma: Map<string, IndexedLexeme[]>;
  byLetters: Map<string, IndexedLexeme[]>;
}
let lookUp: { of: ReadonlyMap<LexemeId, IndexedLexeme>; made: LookUp } | undefined;

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

function makeLookUp(index: ReadonlyMap<LexemeId, IndexedLexeme>): LookUp {
  if (lookUp?.of === index) return lookUp.made;
  const made: LookUp = { byLemma: new Map(), byLetters: new Map() };
  const add = (map: Map<string, IndexedLexeme[]>, key: string, entry: IndexedLexeme) => {
    if (key !== "") map.set(key, [...(map.get(key) ?? []), entry]);
  };
  for (const entry of index.values()) {
    add(made.byLemma, toBareWord(entry.lemma), entry);
    add(made.byLetters, toSound(toPlainLetters(entry.transliteration)), entry);
  }
  lookUp = { of: index, made };
  return made;
}

/**
 * Entries by a number ("G26"), a lemma with or without its points ("חסד", "ἀγάπη") or its sound in
 * English letters ("chesed"), the commonest first.
 */
export async function findLexemes(query: string, limit: number): Promise<BriefLexeme[]> {
  const index = await getLexemeIndex();
  const id = toLexemeId(query);
  if (id) return toBriefLexemes([id], index);
  const { byLemma, byLetters } = makeLookUp(index);
  const plain = toPlainLetters(query);
  const found = [
    ...(byLemma.get(toBareWord(query)) ?? []),
    ...(byLetters.get(toSound(plain)) ?? []),
  ];
  // A spelling to the letter counts three times: "torah" is tôrâ (220 places), not ṭōraḥ (2).
  const weight = (entry: IndexedLexeme) =>
    (entry.frequency + 1) * (toPlainLetters(entry.transliteration) === plain ? 3 : 1);
  const isExact = (entry: IndexedLexeme) => entry.lemma === query.normalize("NFC");
  return [...new Set(found)]
    .sort((a, b) => Number(isExact(b)) - Number(isExact(a)) || weight(b) - weight(a))
    .slice(0, limit)
    .map(toBriefLexeme);
}
