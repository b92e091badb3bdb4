import { createHash } from "node:crypto";

/**
 * Chance that can be had again: the same seed and names give the same choices (mulberry32). Every
 * batch of the fuzzer has one of its own, so that it can be repeated without the others.
 */
export class Random {
  #state: number;

  constructor(seed: number, ...names: readonly string[]) {
    this.#state = createHash("sha256")
      .update([seed, ...names].join("\0"))
      .digest()
      .readUInt32LE();
  }

  /** A fraction from 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** True with this probability. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** One of a list. @throws when it is empty. */
  pick<Item>(list: readonly Item[]): Item {
    if (list.length === 0) throw new Error("nothing to pick from");
    return list[this.int(0, list.length - 1)] as Item;
  }

  /** So many letters out of these characters (whole ones, also beyond the basic plane). */
  text(characters: string, length: number): string {
    const letters = [...characters];
    return Array.from({ length }, () => this.pick(letters)).join("");
  }
}
