import "server-only";

/** Longest slot content, in UTF-16 code units. */
const MAX_SLOT_LENGTH = 64;
/** A piece of a model's text: words, or the content between `[[` and `]]`. */
export type SlotPiece = { kind: "text"; text: string } | { kind: "slot"; content: string };

/**
 * Finds the slots in a streamed text. A slot is held back until it is closed; if it never is, or
 * contains a line end, another slot or more than 64 characters, its words are passed on as text
 * (without the brackets) and counted in `broken`. The joined pieces do not depend on how the text
 * was split, and each character is read once.
 */
export class SlotReader {
  /** Slots that were opened and not properly closed. */
  broken = 0;
  /** Brackets before a slot: none, or one that may become two. */
  #bracket = false;
  /** Content of the open slot; null outside of one. */
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

  /** Whatever is still held back at the end of the text. */
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
