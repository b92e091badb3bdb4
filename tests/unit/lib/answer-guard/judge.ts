import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { findReferences, parseReference } from "@/lib/bible/references/parser";
import { formatOsisVerse } from "@/lib/bible/rules";
import type { Scripture, TranslationText } from "@/lib/bible/scripture";

/** Every text of every translation without signs, by the test's own plain reading of the table. */
function plain(text: string): string {
  return ` ${text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/(?<=[\p{L}\p{N}])['’ʼ](?=\p{L})/gu, "'")
    .replace(/[^\p{L}\p{N}']|(?<![\p{L}\p{N}])'|'(?!\p{L})/gu, " ")
    .trim()
    .replace(/\s+/g, " ")} `;
}
const QUOTED = [/“([^“”]*)”/g, /‘([^‘]*?)’(?!\p{L})/gu];
const ACTIVE =
  /<[a-z!/?]|javascript:|vbscript:|data:\S|https?:|:\/\/|\]\(|!\[|\[|`|\bon[a-z]+\s*=\s*\S|&#|&[a-z]+;|[\p{Cc}\p{Co}\p{Cs}]/iu;

/**
 * Judges what visitors would see by its own plain reading of the table, apart from the code under
 * test.
 */
export class Judge {
  readonly #translations: TranslationText[];
  readonly #whole: string[];
  readonly #rows = new Set<string>();
  readonly #known = new Map<string, boolean>();

  constructor({ translations }: Scripture) {
    this.#translations = [...translations.values()];
    this.#whole = [...translations.values()].map(({ texts }) => plain(texts.join(" ")));
    for (const { code, texts } of translations.values()) {
      for (let order = 1; order <= CANON_VERSE_COUNT; order++) {
        this.#rows.add(`${code}\t${formatOsisVerse(order)}\t${texts[order]}`);
      }
    }
  }

  /** True when a verse is a row of the table. */
  isRow(translation: string, { osis, text }: { osis: string; text: string }): boolean {
    return this.#rows.has(`${translation}\t${osis}\t${text}`);
  }

  /** True when the words stand in the passage, in any translation. */
  holds(reference: string, words: string): boolean {
    const parsed = parseReference(reference);
    if (parsed.kind !== "found") return false;
    const [{ start, end }] = parsed.passages;
    return this.#translations.some(({ texts }) =>
      plain(texts.slice(start, end + 1).join(" ")).includes(plain(words)),
    );
  }

  /** True for a quotation of up to five words and for one that stands in the table. */
  #isAllowed(words: string): boolean {
    const known = this.#known.get(words);
    if (known !== undefined) return known;
    const bare = plain(words);
    const isShort = bare.trim().split(" ").length < 6;
    const isAllowed = isShort || this.#whole.some((table) => table.includes(bare));
    this.#known.set(words, isAllowed);
    return isAllowed;
  }

  /** What is wrong with a text that visitors would see, or nothing. */
  problemOf(text: string): string | undefined {
    const active = ACTIVE.exec(text.replaceAll("\n", " "));
    if (active) return `active: ${active[0]}`;
    if (/["«»„]/.test(text)) return "a quotation mark that was not judged";
    for (const pattern of QUOTED) {
      for (const [span = "", words = ""] of text.matchAll(pattern)) {
        if (!this.#isAllowed(words)) return `quoted: ${span}`;
      }
    }
    return undefined;
  }

  /**
   * A reference that visitors would see and that the canon does not have, or nothing. Takes long:
   * the grammar reads the whole text.
   */
  missingPlaceIn(text: string): string | undefined {
    if (!/\d/.test(text)) return undefined;
    const missing = findReferences(text).find(({ reference }) => reference === null);
    if (missing) return `no such place: ${missing.text}`;
    return /(?<!\p{L})(?:Hezekiah 3:16|Opinions 4:2|Jn 22:1|Ps. 151:2|Cor. 17:3|Jude 2:1)/u.exec(
      text,
    )?.[0];
  }
}
