import "server-only";
import type { VersePart } from "@/lib/answers/parts";
import { getBook } from "@/lib/bible/canon";
import type { TranslationCode } from "@/lib/bible/constants";
import { parseReference } from "@/lib/bible/references/parser";
import {
  formatOsis,
  formatOsisVerse,
  formatReference,
  type Passage,
  toPassage,
  toVerseAddress,
} from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";

/** Longest content of a slot, in UTF-16 code units. */
export const MAX_SLOT_LENGTH = 64;
/** Verses one slot prints at most; a longer passage is cut, and its reference with it. */
export const MAX_SLOT_VERSES = 30;

/** A piece of a model's text: words, or what stood between `[[` and `]]`. */
export type SlotPiece = { kind: "text"; text: string } | { kind: "slot"; content: string };

/**
 * Finds the slots of a streamed text. A slot is held back until it is closed; one that is never closed, holds a line end, another
 * slot or more than 64 characters is no slot: its words are given back as text (without the brackets) and counted in `broken`.
 * The pieces, joined, are the same however the text was cut, and each sign is looked at once.
 */
export class SlotReader {
  /** Slots that were begun and not closed as they should be. */
  broken = 0;
  /** Brackets before a slot: none, or one that may become two. */
  #bracket = false;
  /** Content of the slot under way; null outside of slots. */
  #slot: string | null = null;

  push(chunk: string): SlotPiece[] {
    const pieces: SlotPiece[] = [];
    let text = "";
    for (const sign of chunk) {
      if (this.#slot === null) {
        text += this.#outside(sign);
        continue;
      }
      const content = this.#slot;
      if (sign === "]" && content.endsWith("]")) {
        if (text !== "") pieces.push({ kind: "text", text });
        text = "";
        pieces.push({ kind: "slot", content: content.slice(0, -1) });
        this.#slot = null;
      } else {
        text += this.#inside(content, sign);
      }
    }
    if (text !== "") pieces.push({ kind: "text", text });
    return pieces;
  }

  /** What is still held when the text ends. */
  end(): SlotPiece[] {
    const text = this.#slot === null ? (this.#bracket ? "[" : "") : this.#giveBack(this.#slot);
    this.#bracket = false;
    return text === "" ? [] : [{ kind: "text", text }];
  }

  #outside(sign: string): string {
    if (sign === "[") {
      if (this.#bracket) this.#slot = "";
      this.#bracket = !this.#bracket;
      return "";
    }
    const held = this.#bracket ? "[" : "";
    this.#bracket = false;
    return held + sign;
  }

  #inside(content: string, sign: string): string {
    if (sign === "[" && (content === "" || content.endsWith("["))) {
      // "[[[": the bracket before the slot is text. "[[a [[b]]": only the inner one can be a slot.
      const outer = content === "" ? "[" : this.#giveBack(content.slice(0, -1));
      this.#slot = "";
      return outer;
    }
    const longest = sign === "]" ? MAX_SLOT_LENGTH + 1 : MAX_SLOT_LENGTH;
    if (sign === "\n" || content.length + sign.length > longest) {
      return this.#giveBack(content) + sign;
    }
    this.#slot = content + sign;
    return "";
  }

  #giveBack(content: string): string {
    this.broken++;
    this.#slot = null;
    return content;
  }
}

/** A passage of at most `most` verses: its beginning when it is longer. */
function shorten(passage: Passage, most: number): Passage {
  return passage.end - passage.start < most
    ? passage
    : toPassage(passage.start, passage.start + most - 1);
}

/** A passage as a part, from the translation asked for, else from the first one that prints it; null when none does. */
export function toVersePart(
  scripture: Scripture,
  passage: Passage,
  asked: TranslationCode,
): VersePart | null {
  const codes = [asked, ...scripture.translations.keys()];
  for (const translation of codes) {
    const texts = scripture.translations.get(translation)?.texts;
    const verses: VersePart["verses"][number][] = [];
    for (let order = passage.start; order <= passage.end; order++) {
      const text = texts?.[order] ?? "";
      if (text === "") continue;
      verses.push({ osis: formatOsisVerse(order), verse: toVerseAddress(order).verse, text });
    }
    if (verses.length === 0) continue;
    const reference = formatReference(passage);
    return { type: "verse", reference, osis: formatOsis(passage), translation, verses };
  }
  return null;
}

/**
 * The passages a reference names as parts, each with its text from the table; an empty list when it names none ("Hezekiah 3:16",
 * a whole book, words). A translation named after the reference wins over the one asked for. Each passage has at most 30 verses, or
 * `most` when that is less.
 */
export function resolveReference(
  scripture: Scripture,
  reference: string,
  asked: TranslationCode,
  most = MAX_SLOT_VERSES,
): VersePart[] {
  const parsed = parseReference(reference);
  if (parsed.kind !== "found") return [];
  const [first] = parsed.passages;
  if (parsed.bookAlone && getBook(first.book).verseCounts.length > 1) return [];
  let left = Math.min(most, MAX_SLOT_VERSES);
  const parts: VersePart[] = [];
  for (const passage of parsed.passages) {
    if (left <= 0) break;
    const part = toVersePart(scripture, shorten(passage, left), parsed.translation ?? asked);
    if (!part) continue;
    left -= part.verses.length;
    parts.push(part);
  }
  return parts;
}
