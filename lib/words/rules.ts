import type { OriginalLanguage } from "./constants";
import type { LexemeId } from "./stored";

const LEXEME_ID = /^[gh](?!0+$)\d{1,5}$/i;

/** "g0026" → "G26"; null for what is no number of Strong's. */
export function toLexemeId(text: string): LexemeId | null {
  const bare = text.trim();
  if (!LEXEME_ID.test(bare)) return null;
  return `${bare[0]?.toUpperCase()}${Number(bare.slice(1))}`;
}

/** The letters of a word that is looked up: lower case, without accents, vowel points or signs. */
export function toBareWord(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ς/g, "σ")
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** A transliteration in plain English letters: "ḥesed" → "hesed", "šālôm" → "shalom". */
export function toPlainLetters(transliteration: string): string {
  return transliteration
    .normalize("NFD")
    .replace(/s\u030C/g, "sh")
    .replace(/[\u02BE\u02BF\u02BC\u02BB'’]/g, "")
    .replace(/\u0259/g, "e")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** What a word's page is called: "g26-agape". */
export function toWordSlug(id: LexemeId, transliteration: string): string {
  const letters = toPlainLetters(transliteration);
  return letters === "" ? id.toLowerCase() : `${id.toLowerCase()}-${letters}`;
}

/** The number in a page's name, or null: "g26-agape" → "G26". */
export function fromWordSlug(slug: string): LexemeId | null {
  return toLexemeId(slug.split("-")[0] ?? "");
}

/** Hebrew parts as one word: "הַ/שָּׁמַיִם" → "הַשָּׁמַיִם". */
export function joinParts(text: string): string {
  return text.replaceAll("/", "");
}

/** The language of a word by its dictionary number and the source's parsing code ("A…": Aramaic). */
export function languageOf(lemma: string, morph: string, isGreek: boolean): OriginalLanguage {
  if (isGreek || /G\d/.test(lemma)) return "grc";
  return morph.startsWith("A") ? "arc" : "he";
}
