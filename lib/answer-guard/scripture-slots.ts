import "server-only";

/** Longest content of a slot, in UTF-16 code units. */
export const MAX_SLOT_LENGTH = 64;
/** A piece of a model's text: words, or what stood between `[[` and `]]`. */
export type SlotPiece = { kind: "text"; text: string } | { kind: "slot"; content: string };

/**
 * Finds the slots of a streamed text. A slot is held back until it is closed; one that is never
 * closed, holds a line end, another slot or more than 64 characters is no slot: its words are given
 * back as text (without the brackets) and counted in `broken`. The pieces, joined, are the same
 * however the text was cut, and each sign is looked at once.
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
