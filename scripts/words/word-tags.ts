import { canonicalOrderOf } from "../../lib/bible/canon";
import type { TranslationCode } from "../../lib/bible/constants";
import { toWords } from "../../lib/bible/search/words";
import { bookByName, SWORD_MODULES } from "../texts/sword";
import { readSwordModule } from "./sources";

/** A word of a witness and the number it carries there, "" where it carries none. */
export interface WordTag {
  word: string;
  number: string;
}

/** Words and numbers of each verse by canonicalOrder. */
export type WordTags = Map<number, WordTag[]>;

/**
 * The numbers that eBible.org's edition of a translation gives to single words, from Debian's
 * sword-text-kjv or sword-text-web. Throws when the module is not installed.
 */
export function readWordTags(code: TranslationCode): WordTags {
  const verses: WordTags = new Map();
  for (const [key, markup] of readSwordModule(SWORD_MODULES[code])) {
    const [, name = "", chapter, verse] = /^(.+) (\d+):(\d+)$/u.exec(key) ?? [];
    const book = bookByName.get(name);
    const order = book && canonicalOrderOf(book, Number(chapter), Number(verse));
    if (order !== undefined) verses.set(order, tagsOf(markup));
  }
  if (verses.size < 31_000)
    throw new Error(`${SWORD_MODULES[code]} has ${verses.size} of our verses`);
  return verses;
}

/** The words of one verse's markup, without notes and titles. */
export function tagsOf(markup: string): WordTag[] {
  const text = markup
    .replace(/<note\b.*?<\/note>/gsu, "")
    .replace(/<title\b.*?<\/title>/gsu, "")
    .replace(/<(?!\/?w\b)[^>]*>/gu, "");
  const tags: WordTag[] = [];
  for (const [, lemma = "", tagged = "", bare = ""] of text.matchAll(
    /<w\b([^>]*)>(.*?)<\/w>|([^<]+)/gsu,
  )) {
    const [, kind, digits] = /strong:([HG])0*(\d+)/u.exec(lemma) ?? [];
    const number = kind ? `${kind}${digits}` : "";
    for (const { text: word } of toWords(tagged || bare)) tags.push({ word, number });
  }
  return tags;
}
