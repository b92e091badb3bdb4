import "server-only";
import { BOOKS } from "@/lib/bible/canon";

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
/** Words held back at a forced cut because a reference may start with them. */
const WORDS_HELD_BACK = 6;
/** A sentence longer than this that waits for the next one goes with its first part. */
const MOST_TOGETHER = 900;

const BLANK = /[ \n]/;
const SENTENCE_END = /[.!?…][)"'”’»›*_\]`}]{0,4}$/;
/** A period that does not end the sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:cf|vs|St|Dr|Mr|Mrs|e\.g|i\.e|ca|vol|no|ch|vv?|\d)\.$/;
const QUOTATION_END = /["”“»'’›」』》〉❯❞〞`´*_}][^\p{L}\p{N}]{0,4}$/u;
const OPEN = /[“„‟«〝❝「『《〈❮‹‚‘]/;
const CLOSE = /[”»〞❞」』》〉❯›]/;
const EITHER = /["″ˮ´`＂]/;
/** Closes a single quotation where no letter follows; else it is an apostrophe. */
const APOSTROPHE = /[’'‘]/;
const SINGLE_OPEN = /[‚‘']/;
/** A quotation mark written as an entity. */
const ENTITY = /&(?:[lr]dquo|quot|[lr]aquo|bdquo|#34|#822[012]|#x201[cde]);$/i;
const LONGEST_ENTITY = 9;
const LIST_SIGN = /[-*+•#>|]/;
const DIGIT = /\d/;
/** A number, perhaps of a reference; not the digits in a word ("w3nt"). */
const FIGURE = /(?<![\p{L}\d])\d+/gu;
const LETTER_OR_DIGIT = /[\p{L}\d]/u;
const LONGEST_END = 10;
/** Up to the last character that is not part of a word, a number or a reference. */
const SEAM = /^[\s\S]*[^\p{L}\p{N}.:–-]/u;

const BOOK_WORDS = [
  ...new Set(
    BOOKS.flatMap(({ name, id }) => [name.split(" ").at(-1) ?? name, id.replace(/^\d/, "")]),
  ),
];
/** First words of a sentence that may name the place of the sentence before. */
const MAY_POINT_BACK = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:that|this|these|those|so|thus|it|such|you|see|cf|where|what|which|reference|source|from|read|found|taken|here|says?|said|compare|the|as|\\d|\\p{No}|(?:${BOOK_WORDS.join("|")}|Psalms?|Jn|Mt|Mk|Lk)(?!\\p{L}))`,
  "iu",
);
/** "Where is it from?" */
const SHORT_QUESTION = 40;
/** A whole word, and blanks after it. */
const FIRST_WORD = /[\p{L}\p{N}]\S*\s/u;
const FORMATTED = /["“„«‟〝❝「『《〈❮'‘‚‹`*_#>|{[(]/;

/**
 * Cuts a streamed text into stretches: sentences, list lines, paragraphs. Sentences that may say
 * where another one stands stay together with it: quotations, what introduces words, what
 * `needsNext` asks for, and what begins by pointing back. The cuts depend only on the text, not on
 * how it was split; each character is read a fixed number of times.
 */
export class SentenceCutter {
  readonly #needsNext: (sentence: string, held: string) => boolean;
  #text = "";
  /** Where the trailing blanks begin; -1 when there are none. */
  #gap = -1;
  /** The last two characters, the latest first. */
  #last = " ";
  #beforeLast = " ";
  #quoteOpen = false;
  #opener = "";
  #inBlockQuote = false;
  #inFence = false;
  #wordStarts: number[] = [];
  /** Numbers in the held text. */
  #figures = 0;
  /** Where the sentence after an undecided end begins; -1 when there is none. */
  #undecided = -1;
  /** Where the held text's last sentence begins, when the one before it did not ask for it. */
  #loose = -1;
  #sentenceStart = 0;

  constructor(needsNext: (sentence: string, held: string) => boolean) {
    this.#needsNext = needsNext;
  }

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

  /** The held text as the last stretches. */
  end(): Stretch[] {
    const done: Stretch[] = [];
    if (this.#undecided >= 0) this.#decide(done);
    this.#partLoose(done, this.#text.slice(this.#sentenceStart));
    const text = this.#take(this.#text.length);
    this.#quoteOpen = false;
    this.#inBlockQuote = false;
    this.#inFence = false;
    if (text !== "") done.push({ text, endsSentence: true });
    return done;
  }

  /** Looks for the end of a sentence when the first character after blanks is known. */
  #atWord(sign: string, done: Stretch[]): void {
    if (this.#gap < 0 && this.#text !== "") return;
    if (this.#undecided >= 0 && FIRST_WORD.test(this.#text.slice(this.#undecided))) {
      this.#decide(done);
    }
    const gap = this.#gap;
    const blanks = gap < 0 ? "" : this.#text.slice(gap);
    const startsLine = gap <= 0 || blanks.includes("\n");
    if (gap > 0 && this.#undecided < 0 && this.#isBoundary(blanks, sign)) {
      this.#undecided = this.#text.length;
    }
    if (startsLine && sign === ">") this.#inBlockQuote = true;
    else if (startsLine && blanks.includes("\n\n")) this.#inBlockQuote = false;
    this.#gap = -1;
    this.#wordStarts.push(this.#text.length);
  }

  /** A sentence has ended, and the first word of the next one is known: they part, or not. */
  #decide(done: Stretch[]): void {
    this.#partLoose(done, this.#text.slice(this.#sentenceStart, this.#undecided));
    const end = this.#undecided;
    this.#undecided = -1;
    const asks = this.#needsNext(
      this.#text.slice(this.#sentenceStart, end),
      this.#text.slice(0, this.#sentenceStart),
    );
    const points = MAY_POINT_BACK.test(this.#text.slice(end));
    if ((asks || points) && end < MOST_TOGETHER) {
      this.#loose = asks ? -1 : end;
      this.#sentenceStart = end;
      return;
    }
    done.push({ text: this.#take(end), endsSentence: true });
  }

  /**
   * The last sentence has ended: when it only began as if it pointed back and names no place, the
   * text before it goes on its own.
   */
  #partLoose(done: Stretch[], sentence: string): void {
    const loose = this.#loose;
    this.#loose = -1;
    if (loose <= 0 || DIGIT.test(sentence) || FORMATTED.test(sentence)) return;
    if (sentence.length <= SHORT_QUESTION && /\?\s*$/.test(sentence)) {
      this.#loose = loose;
      return;
    }
    done.push({ text: this.#take(loose), endsSentence: true });
  }

  #isBoundary(blanks: string, next: string): boolean {
    const before = this.#text.slice(Math.max(0, this.#gap - LONGEST_END), this.#gap);
    const lineEnds = blanks.split("\n").length - 1;
    if (
      /(?:^|\n)[ ]*(?:```|~~~)[^\n]*$/.test(
        this.#text.slice(Math.max(0, this.#gap - 40), this.#gap),
      )
    )
      this.#inFence = !this.#inFence;
    if (this.#inFence) return false;
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

  #add(sign: string): void {
    this.#updateQuote(sign);
    if (DIGIT.test(sign) && !LETTER_OR_DIGIT.test(this.#last)) this.#figures++;
    this.#text += sign;
    this.#beforeLast = this.#last;
    this.#last = sign;
  }

  /** Tracks an open quotation; an ambiguous mark is judged once the next character is known. */
  #updateQuote(next: string): void {
    const mark = this.#last;
    if (mark === ";" && ENTITY.test(this.#text.slice(-LONGEST_ENTITY))) {
      this.#quoteOpen = !this.#quoteOpen;
    } else if (mark === "<" && this.#beforeLast === "<") {
      this.#quoteOpen = true;
      this.#opener = mark;
    } else if (mark === ">" && this.#beforeLast === ">" && this.#opener === "<") {
      this.#quoteOpen = false;
    } else if (this.#quoteOpen && SINGLE_OPEN.test(this.#opener) && APOSTROPHE.test(mark)) {
      this.#quoteOpen = /[\p{L}\p{N}]/u.test(next);
    } else if (mark === "'") {
      if (/[\s(:,—–]/.test(this.#beforeLast) && /\p{L}/u.test(next) && !this.#quoteOpen) {
        this.#quoteOpen = true;
        this.#opener = mark;
      }
    } else if (OPEN.test(mark)) {
      // Some languages close a quotation „like this“.
      const closes = mark === "“" && this.#quoteOpen && this.#opener === "„";
      if (!(SINGLE_OPEN.test(mark) && this.#quoteOpen)) {
        this.#quoteOpen = !closes;
        this.#opener = mark;
      }
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
    this.#quoteOpen = false;
  }

  /** Takes the beginning of the held text away; all places move with it. */
  #take(length: number): string {
    const text = this.#text.slice(0, length);
    this.#text = this.#text.slice(length);
    const moved = (at: number) => (at < length ? -1 : at - length);
    this.#gap = this.#text === "" ? -1 : moved(this.#gap);
    this.#undecided = moved(this.#undecided);
    this.#wordStarts = this.#wordStarts.map(moved).filter((at) => at >= 0);
    this.#sentenceStart = Math.max(0, this.#sentenceStart - length);
    this.#loose = -1;
    this.#figures = this.#text.match(FIGURE)?.length ?? 0;
    return text;
  }
}
