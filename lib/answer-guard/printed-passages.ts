import "server-only";
import { parseReference } from "@/lib/bible/references/parser";
import { MAX_RESOLVED_VERSES, resolveReference, toVersePart } from "@/lib/bible/references/resolve";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { type Passage, toPassage } from "@/lib/bible/rules";
import type { VersePart } from "@/lib/bible/verse-part";
import type { GuardOptions } from "./guard-options";

/** Most verses one answer may print, over all its slots. */
export const MAX_ANSWER_VERSES = 150;

/** Longest passage that is printed beside a reference in commentary, and how many at once. */
const MAX_BESIDE_VERSES = 3;
const MAX_BESIDE = 3;

type PrintOptions = Pick<
  GuardOptions<{ id: string }>,
  "scripture" | "translation" | "printsBeside"
>;

/** The passages that one answer prints, read from the table: in slots, in place of words, beside them. */
export class PrintedPassages {
  readonly #options: PrintOptions;
  #verses = 0;
  readonly #printed: VerseRange[] = [];
  /** Passages named in the paragraph, to be printed at its end. */
  #named: Passage[] = [];
  /** Passages printed beside commentary so far. */
  beside = 0;

  constructor(options: PrintOptions) {
    this.#options = options;
  }

  get hasNamed(): boolean {
    return this.#named.length > 0;
  }

  /** The parts that a slot stands for; none when it names nothing. */
  resolve(content: string): VersePart[] {
    const { scripture, translation } = this.#options;
    const left = MAX_ANSWER_VERSES - this.#verses;
    const parts = resolveReference(scripture, content, translation, left);
    for (const { verses } of parts) this.#verses += verses.length;
    return parts;
  }

  /** Notes what a slot prints, and says which passages these are. */
  note(parts: readonly VersePart[]): Passage[] {
    return parts.flatMap(({ verses }) => {
      const orders = verses
        .map(({ osis }) => parseReference(osis))
        .flatMap((parsed) => (parsed.kind === "found" ? parsed.passages : []));
      const first = orders[0];
      const last = orders.at(-1);
      if (!first || !last) return [];
      this.#printed.push({ start: first.start, end: last.end });
      return [toPassage(first.start, last.end)];
    });
  }

  /** Notes passages that commentary names. */
  name(passages: readonly Passage[]): void {
    if (this.#options.printsBeside === false) return;
    for (const passage of passages) {
      if (passage.end - passage.start >= MAX_BESIDE_VERSES || this.#named.length >= MAX_BESIDE)
        continue;
      if (!isIn([...this.#printed, ...this.#named], passage)) this.#named.push(passage);
    }
  }

  /** The passages named since the last time, unless they were printed. */
  takeNamed(): VersePart[] {
    const passages = this.#named;
    this.#named = [];
    return passages.flatMap((passage) => {
      const part = isIn(this.#printed, passage) ? null : this.print(passage);
      if (part) this.beside++;
      return part ? [part] : [];
    });
  }

  /** A passage, as far as the answer may print more; null when it may not. */
  print(passage: Passage): VersePart | null {
    const { scripture, translation } = this.#options;
    const left = Math.min(MAX_ANSWER_VERSES - this.#verses, MAX_RESOLVED_VERSES);
    if (left <= 0) return null;
    const last = Math.min(passage.end, passage.start + left - 1);
    const part = toVersePart(scripture, toPassage(passage.start, last), translation);
    if (!part) return null;
    this.#verses += part.verses.length;
    this.#printed.push({ start: passage.start, end: last });
    return part;
  }
}

function isIn(ranges: readonly VerseRange[], passage: VerseRange): boolean {
  return ranges.some(({ start, end }) => start <= passage.start && end >= passage.end);
}
