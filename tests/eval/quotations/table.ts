import { BOOKS } from "@/lib/bible/canon";
import { TRANSLATION_CODES, type TranslationCode } from "@/lib/bible/constants";
import { formatReference, toPassage, toVerseAddress } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import type { Random } from "../hostile/random";

// Both texts for making items, and a search of their own: letters and blanks, and nothing of what
// is tested here.

/** Letters alone, one blank between words, one at both ends. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[’'‘]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

export interface MadeVerse {
  order: number;
  reference: string;
  code: TranslationCode;
  text: string;
}

/** The texts that items are made from. */
export class Table {
  readonly #books = new Map<string, string>();
  readonly #count: number;

  constructor(readonly scripture: Scripture) {
    this.#count = scripture.ranking.rankOf.length - 1;
    for (const code of TRANSLATION_CODES) {
      const texts = this.texts(code);
      let order = 1;
      for (const { id, verseCounts } of BOOKS) {
        const count = verseCounts.reduce((sum, verses) => sum + verses, 0);
        const all = texts
          .slice(order, order + count)
          .map(plain)
          .join("");
        this.#books.set(`${code} ${id}`, all.replace(/ +/g, " "));
        order += count;
      }
    }
  }

  texts(code: TranslationCode): readonly string[] {
    return this.scripture.translations.get(code)?.texts ?? [];
  }

  /** True when words stand in sequence in either translation, the name of God in either form. */
  stands(words: string, codes: readonly TranslationCode[] = TRANSLATION_CODES): boolean {
    const key = plain(words);
    const ways = [key, key.replace(/ the lord /g, " yahweh ").replace(/ lord /g, " yahweh ")];
    return codes.some((code) =>
      BOOKS.some(({ id }) =>
        ways.some((way) => this.#books.get(`${code} ${id}`)?.includes(way) ?? false),
      ),
    );
  }

  /** True when words stand in a verse or run over its ends. */
  standsAt(words: string, order: number): boolean {
    const key = plain(words);
    return TRANSLATION_CODES.some((code) => {
      const texts = this.texts(code).slice(Math.max(1, order - 3), order + 4);
      return texts.map(plain).join("").replace(/ +/g, " ").includes(key);
    });
  }

  verse(order: number, code: TranslationCode): MadeVerse {
    const text = this.texts(code)[order] ?? "";
    return { order, reference: formatReference(toPassage(order, order)), code, text };
  }

  /** A verse that is there in both translations, of so many words. */
  pick(random: Random, least = 8, most = 45): MadeVerse {
    for (;;) {
      // Every second one from the New Testament and the Psalms, as people quote.
      const order = 1 + random.below(this.#count);
      const { book } = toVerseAddress(order);
      if (random.below(3) > 0 && !QUOTED.has(book)) continue;
      const verse = this.verse(order, random.pick(TRANSLATION_CODES));
      const count = verse.text.split(" ").length;
      const isThere = TRANSLATION_CODES.every((code) => (this.texts(code)[order] ?? "") !== "");
      if (isThere && count >= least && count <= most) return verse;
    }
  }
}

const QUOTED = new Set<string>(
  "Gen Ps Prov Isa Jer Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Tim Heb Jas 1Pet 1John Rev".split(
    " ",
  ),
);
