import "server-only";

/** A stretch of text that can be checked on its own, trailing blanks included. */
export interface Stretch {
  text: string;
  /** False when the sentence continues in the next stretch. */
  endsSentence: boolean;
}

/** Most characters held back; then the text is cut, at a blank if there is one. */
const MAX_HELD = 2_000;
/**
 * Most numbers held back, two to a reference: each reference takes the grammar half a millisecond,
 * and a stretch is checked in one go.
 */
const MAX_FIGURES = 24;
/**
 * In a sentence of plain words, this many are released at once, and this many are held back because
 * a reference may start with them.
 */
const WORDS_LET_GO = 6;
const WORDS_HELD_BACK = 6;

const BLANK = /[ \n]/;
const PLAIN = /[\p{L}\p{M} ,]/u;
const SENTENCE_END = /[.!?…][)"'”’»›*_\]]{0,4}$/;
/** A period that does not end the sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:cf|vs|St|Dr|Mr|Mrs|e\.g|i\.e|ca|vol|no|ch|vv?)\.$/;
const QUOTATION_END = /["”“»'’›][^\p{L}\p{N}]{0,4}$/u;
const OPEN = /[“„‟«〝❝「『《〈]/;
const CLOSE = /[”»〞❞」』》〉]/;
const EITHER = /["″ˮ]/;
const LIST_SIGN = /[-*+•#>|]/;
const DIGIT = /\d/;
const FIGURE = /\d+/g;
const LONGEST_END = 10;
/** Up to the last character that is not part of a word, a number or a reference. */
const SEAM = /^[\s\S]*[^\p{L}\p{N}.:–-]/u;

/**
 * Cuts a streamed text into stretches: sentences, list lines, paragraphs. A quotation or block
 * quotation stays together with the sentence after it (which may name its source); the beginning of
 * a sentence of plain words is released early. The cuts depend only on the text, not on how it was
 * split; each character is read a fixed number of times.
 */
export class SentenceCutter {
  #text = "";
  /** Where the trailing blanks begin; -1 when there are none. */
  #gap = -1;
  /** The last two characters, the latest first. */
  #last = " ";
  #beforeLast = " ";
  #quoteOpen = false;
  #opener = "";
  #inBlockQuote = false;
  /** True while the held text has only words, blanks and commas. */
  #plain = true;
  #wordStarts: number[] = [];
  /** Numbers in the held text. */
  #figures = 0;

  push(text: string): Stretch[] {
    const done: Stretch[] = [];
    for (const sign of text) {
      if (BLANK.test(sign)) {
        if (this.#gap < 0) this.#gap = this.#text.length;
      } else {
        this.#atWord(sign, done);
      }
      this.#add(sign);
      if (this.#text.length >= MAX_HELD || this.#figures > MAX_FIGURES) this.#cutByForce(done);
    }
    return done;
  }

  /** The held text as the last stretch. */
  end(): Stretch[] {
    const text = this.#take(this.#text.length);
    this.#quoteOpen = false;
    this.#inBlockQuote = false;
    return text === "" ? [] : [{ text, endsSentence: true }];
  }

  /** Decides on a cut when the first character after blanks is known. */
  #atWord(sign: string, done: Stretch[]): void {
    const gap = this.#gap;
    if (gap < 0 && this.#text !== "") return;
    const blanks = gap < 0 ? "" : this.#text.slice(gap);
    const startsLine = gap <= 0 || blanks.includes("\n");
    if (gap > 0 && this.#isBoundary(blanks, sign)) {
      const text = this.#take(this.#text.length);
      done.push({ text, endsSentence: true });
      this.#quoteOpen = false;
      this.#inBlockQuote = false;
    } else if (gap > 0 && this.#plain && blanks === " ") {
      this.#letGo(done);
    }
    if (startsLine && sign === ">") this.#inBlockQuote = true;
    else if (startsLine && blanks.includes("\n\n")) this.#inBlockQuote = false;
    this.#gap = -1;
    this.#wordStarts.push(this.#text.length);
  }

  #isBoundary(blanks: string, next: string): boolean {
    const before = this.#text.slice(Math.max(0, this.#gap - LONGEST_END), this.#gap);
    const lineEnds = blanks.split("\n").length - 1;
    const staysTogether = this.#inBlockQuote || QUOTATION_END.test(before);
    if (lineEnds >= 2) {
      this.#quoteOpen = false;
      return !staysTogether;
    }
    if (this.#quoteOpen || staysTogether) return false;
    if (lineEnds === 1 && LIST_SIGN.test(next)) return true;
    if (!SENTENCE_END.test(before) || ABBREVIATION.test(before)) return false;
    // "1 Cor. 13", "Gen. 1:1", "e.g. this": a sentence starts with a capital or a sign; brackets or
    // a dash may hold the source.
    return !/[\p{Ll}\p{N}([—–~]/u.test(next);
  }

  /** Releases the first words of a long plain sentence. */
  #letGo(done: Stretch[]): void {
    if (this.#wordStarts.length < WORDS_LET_GO + WORDS_HELD_BACK) return;
    const at = this.#wordStarts[this.#wordStarts.length - WORDS_HELD_BACK] ?? 0;
    const kept = this.#wordStarts.slice(-WORDS_HELD_BACK).map((start) => start - at);
    const plain = this.#plain;
    done.push({ text: this.#take(at), endsSentence: false });
    this.#plain = plain;
    this.#wordStarts = kept;
  }

  #add(sign: string): void {
    this.#updateQuote(sign);
    if (DIGIT.test(sign) && !DIGIT.test(this.#last)) this.#figures++;
    this.#text += sign;
    this.#beforeLast = this.#last;
    this.#last = sign;
    if (!PLAIN.test(sign)) this.#plain = false;
  }

  /** Tracks an open quotation; an ambiguous mark is judged once the next character is known. */
  #updateQuote(next: string): void {
    const mark = this.#last;
    if (OPEN.test(mark)) {
      // Some languages close a quotation „like this“.
      this.#quoteOpen = !(mark === "“" && this.#quoteOpen && this.#opener === "„");
      this.#opener = mark;
    } else if (CLOSE.test(mark)) this.#quoteOpen = false;
    else if (EITHER.test(mark)) {
      const before = this.#beforeLast;
      const opens = /[\s([{—–-]/.test(before) && !BLANK.test(next);
      const closes = !/\s/.test(before) && !/[\p{L}\p{N}]/u.test(next);
      this.#quoteOpen = opens || (!closes && !this.#quoteOpen);
    }
  }

  /**
   * Cuts before the last few words, which may start a reference, else at a blank or sign, else
   * here.
   */
  #cutByForce(done: Stretch[]): void {
    const blank = Math.max(this.#text.lastIndexOf(" "), this.#text.lastIndexOf("\n")) + 1;
    const at =
      this.#wordStarts.at(-WORDS_HELD_BACK) || blank || (SEAM.exec(this.#text)?.[0].length ?? 0);
    const text = at > 0 ? this.#take(at) : `${this.#take(this.#text.length)} `;
    done.push({ text, endsSentence: false });
    this.#figures = this.#text.match(FIGURE)?.length ?? 0;
    this.#quoteOpen = false;
    this.#plain = false;
  }

  #take(length: number): string {
    const text = this.#text.slice(0, length);
    this.#text = this.#text.slice(length);
    this.#gap = -1;
    this.#plain = true;
    this.#wordStarts = [];
    this.#figures = 0;
    return text;
  }
}
