import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import type { Scripture } from "@/lib/bible/scripture";

/** Words without signs, in lower case; contractions keep their apostrophe. */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? []
  );
}

/** What stands in the table, by its own plain reading: nothing of the guard is asked. */
export class TableWords {
  readonly #triples = new Set<string>();
  readonly #verses: string[][] = [];

  constructor({ translations }: Scripture) {
    for (const { texts } of translations.values()) {
      const verses = [""];
      let last: string[] = [];
      for (let order = 1; order <= CANON_VERSE_COUNT; order++) {
        const words = plainWords(texts[order] ?? "");
        verses.push(words.join(" "));
        const run = [...last, ...words];
        for (let at = 0; at + 2 < run.length; at++)
          this.#triples.add(`${run[at]} ${run[at + 1]} ${run[at + 2]}`);
        last = words.slice(-2);
      }
      this.#verses.push(verses);
    }
  }

  /** Runs of three words that stand nowhere; the whole where it is shorter. */
  falseTriples(text: string): string[] {
    const words = plainWords(text);
    const found: string[] = [];
    for (let at = 0; at + 2 < words.length; at++) {
      const triple = words.slice(at, at + 3).join(" ");
      if (!this.#triples.has(triple)) found.push(triple);
    }
    return found;
  }

  /** True when the words stand within three verses of a place. */
  standsNear(text: string, order: number): boolean {
    const words = plainWords(text).join(" ");
    return this.#verses.some((verses) =>
      verses
        .slice(Math.max(1, order - 3), order + 4)
        .join(" ")
        .includes(words),
    );
  }
}
