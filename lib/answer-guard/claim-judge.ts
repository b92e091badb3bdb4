import "server-only";
import { type Passage, toPassage } from "@/lib/bible/rules";
import type { Word } from "@/lib/bible/search/words";
import { type Alignment, alignWith, wordsIn } from "./alignment";
import { onlyPoints } from "./claim-grammar";
import { isMisquotation, startsWithMisquotation } from "./misquotations";
import { isNearQuote } from "./near-quote";
import { contentIn, RUN, SayingJudge, STRANGE_BESIDE } from "./saying-judge";
import { sharedMatter } from "./shared-matter";
import { placesInTable, standsInPassages, standsInTable } from "./table-words";
import { CALLS_IT, couldBeScripture, isAbout, isFirmlyAbout, soundsLikeScripture } from "./voice";

/** How firmly words are given as those of a passage. */
export type Manner =
  /** In marks. */
  | "marked"
  /** After a colon, a dash, "says", a heading, a label, in a table. */
  | "given"
  /** In indirect speech, or in the sentence that a reference points to. */
  | "told"
  /** Before a reference in brackets. */
  | "cited"
  /** In the same sentence, or beside it. */
  | "beside";

export type Verdict =
  | { kind: "stays" }
  | { kind: "replace" }
  /** `isTrue`: the words are those of another passage, as they stand there. */
  | { kind: "elsewhere"; passage: Passage; isTrue: boolean };
export const STAYS: Verdict = { kind: "stays" };
export const REPLACE: Verdict = { kind: "replace" };

/** A claim as short as this is a heading or a name. */
export const LEAST_WORDS = 3;
/** Words in marks, in emphasis or in brackets that are compared whatever they are. */
export const MARKED_WORDS = 3;
/** Words that stand in more verses than this have no place of their own. */
const MANY = 40;
/** Share of a summary's words that its passage must have. */
export const RELATED = 0.25;

/** Share below which a saying is not of a passage. */
const STRANGE = 0.33;
/** Of more verses than these several sentences together are a summary. */
const TOGETHER = 4;

/** "We should always remember that …" */
const LED_UP_TO = /^(?:[\p{L}’']+,? ){1,6}?that (?=\p{L})/u;

/** The same in words that nobody takes for the verse's own, so that the rest may stand as true. */
export const LED_TRULY =
  /^(?:(?:we|you|I|they|it|is|was|are|should|must|may|can|always|remember|know|believe|trust|see|say|hear|read|find|learn|told|true|clear|certain|sure|also|so|and|but|now|to|be),? ){1,6}that (?=\p{L})/iu;
/** "Sickness comes to those who …" */
const OF_A_KIND = /\b(?:those|people|everyone|anyone|all|any|one) who\b|\bwhoever\b/i;
/** What stands around true words in a sentence about them: "that God is love stands in". */
const CORE_HEAD = /^\W*(?:that|so|thus|the (?:words|line|phrase)|the idea that)\s+/i;
const CORE_TAIL = /\s+(?:stands?|is (?:found|written)|appears?|comes?)(?:\s+(?:in|at|from))?\W*$/i;

/** Decides whether words are those of the passages they are given for. */
export class ClaimJudge extends SayingJudge {
  judge(words: string, manner: Manner, passages: readonly Passage[]): Verdict {
    const { scripture } = this;
    const list = wordsIn(words);
    const count = list.length;
    if (count === 0) return STAYS;
    if (manner !== "marked" && count < LEAST_WORDS) return STAYS;
    const isMisquoted =
      isMisquotation(words) || (manner !== "marked" && startsWithMisquotation(words));
    // True words between others that only point: "that God is love stands in".
    if (manner !== "marked" && !isMisquoted && this.standsAtCore(words, passages)) return STAYS;
    if (!isMisquoted && standsInPassages(scripture, words, passages)) {
      return this.dropsNot(words, passages) ? REPLACE : STAYS;
    }
    if (!isMisquoted && manner === "marked" && this.standsInPieces(words, passages)) return STAYS;
    if (!isMisquoted && (count >= RUN || manner === "marked")) {
      const own = placesInTable(scripture, words);
      // In marks all the words are the quotation's.
      const led =
        manner === "marked" ? words : words.replace(LED_TRULY, "").replace(/,?\s+as\s*$/i, "");
      const isLed = own.length === 0 && led !== words && wordsIn(led).length >= RUN;
      if (isLed && this.dropsNot(led, passages)) return REPLACE;
      const places = isLed ? placesInTable(scripture, led) : own;
      const place =
        places.length <= (count < 4 ? 3 : MANY) ? nearestTo(places, passages) : undefined;
      const fits = (manner === "cited" || manner === "beside") && this.shares(list, passages) === 1;
      if (place !== undefined && fits) return STAYS;
      if (place !== undefined) {
        const passage = toPassage(place, this.lastVerse(isLed ? led : words, place));
        if (this.dropsNot(isLed ? led : words, [passage])) return REPLACE;
        return { kind: "elsewhere", passage, isTrue: true };
      }
      // "the Lord" and the like, which stand everywhere.
      if (places.length > 0 && count < RUN)
        return manner === "marked" && count >= 3 ? REPLACE : STAYS;
    }
    if (manner === "marked") return count >= MARKED_WORDS || isMisquoted ? REPLACE : STAYS;
    if (isMisquoted) return REPLACE;
    if ((manner === "beside" || manner === "cited") && CALLS_IT.test(words)) return STAYS;
    const near = this.nearest(words, passages);
    if (near) return near;
    if ((manner === "given" || manner === "told") && this.opensLike(list, words, passages))
      return REPLACE;
    if (soundsLikeScripture(words)) return REPLACE;
    if (manner === "given") return isFirmlyAbout(words) ? STAYS : REPLACE;
    if (manner === "told") {
      if (isAbout(words)) return STAYS;
      const share = sharedMatter(scripture, list, passages, 0);
      // Told of all of a kind, it says more than a summary's few small words do.
      const isOfAKind = OF_A_KIND.test(words);
      // One word in common may be chance.
      const isRelated = share >= (couldBeScripture(words) ? 0.6 : RELATED);
      const isChance = share < 0.5 && share * (isOfAKind ? contentIn(list, count) : count) < 2.5;
      if (this.isStrange(words, list, passages, STRANGE)) return REPLACE;
      return isRelated && !isChance ? STAYS : REPLACE;
    }
    if (manner === "beside")
      return this.isStrange(words, list, passages, STRANGE_BESIDE) ? REPLACE : STAYS;
    // A sentence of its own before the brackets, in a language that cannot be compared.
    if (this.isForeign(words) && /[.!?]\s*$/.test(words)) return REPLACE;
    if (!this.isForeign(words) && this.isStrange(words, list, passages, 0)) return REPLACE;
    const isStrange = couldBeScripture(words) && !isAbout(words);
    return isStrange && sharedMatter(scripture, list, passages) === 0 ? REPLACE : STAYS;
  }

  private shares(list: readonly Word[], passages: readonly Passage[]): number {
    return passages.length > 0 ? sharedMatter(this.scripture, list, passages, 0) : 0;
  }

  private standsAtCore(words: string, passages: readonly Passage[]): boolean {
    const core = words.replace(CORE_HEAD, "").replace(CORE_TAIL, "");
    if (core === words || contentIn(wordsIn(core), Number.POSITIVE_INFINITY) < 2) return false;
    return passages.length > 0 && standsInPassages(this.scripture, core, passages);
  }

  /** True when words begin as a verse does, and go on otherwise. */
  private opensLike(list: readonly Word[], words: string, passages: readonly Passage[]): boolean {
    const opening = list.slice(0, list.findIndex((_word, at) => contentIn(list, at) >= 2) + 1);
    const last = opening.at(-1);
    if (!last || opening.length < 3 || opening.length === list.length || isAbout(words))
      return false;
    return standsInPassages(this.scripture, words.slice(0, last.end), passages);
  }

  /** True when words with "…" in them stand in the passages piece by piece. */
  standsInPieces(words: string, passages: readonly Passage[]): boolean {
    const pieces = words.split(/…|\.{3}/).filter((piece) => wordsIn(piece).length > 0);
    return (
      pieces.length > 0 &&
      pieces.length <= 4 &&
      pieces.every((piece) => standsInPassages(this.scripture, piece, passages))
    );
  }

  /** Words that nearly are those of the passages, or of another one. */
  nearest(words: string, passages: readonly Passage[]): Verdict | null {
    const list = wordsIn(words);
    const told = LED_UP_TO.exec(words)?.[0];
    if (told !== undefined && wordsIn(words.slice(told.length)).length >= LEAST_WORDS) {
      const own = words.slice(told.length);
      const rest = this.nearest(own, passages);
      if (rest?.kind === "replace") return rest;
      if (passages.length > 0 && this.dropsNot(own, passages)) return REPLACE;
    }
    const here = passages.length > 0 ? alignWith(this.scripture, words, list, passages) : [];
    if (here.some((found) => isNearQuote(words, list, found))) return REPLACE;
    const run = Math.max(
      0,
      ...here.filter(({ isVerbatim }) => isVerbatim).map(({ matched }) => matched),
    );
    const everywhere = alignWith(this.scripture, words, list, null);
    const strongest = (found: typeof everywhere) =>
      found.sort((a, b) => b.content - a.content || b.matched - a.matched)[0];
    if (passages.length > 0) {
      const genuine = strongest(
        everywhere.filter(
          ({ isVerbatim, matched, content }) =>
            isVerbatim && matched >= RUN && content >= 3 && matched > run + 1,
        ),
      );
      // A few words may lead up to it; nothing of another's may follow.
      const lead = genuine ? words.slice(0, list[genuine.from]?.start) : "";
      const isLed = onlyPoints(lead) || /^(?:\S+\s+){1,6}that\s+$/i.test(lead);
      const isWhole = genuine && isLed && genuine.to >= list.length - 3;
      if (genuine && !isNearQuote(words, list, genuine)) {
        return {
          kind: "elsewhere",
          passage: toPassage(genuine.order, genuine.order),
          isTrue: isWhole === true,
        };
      }
    }
    const best = strongest(
      everywhere.filter(
        (found) =>
          isNearQuote(words, list, found) &&
          (passages.length === 0 ||
            (found.matched >= 7 && found.content >= 3 && found.matched > run + 1)),
      ),
    );
    return best
      ? { kind: "elsewhere", passage: toPassage(best.order, best.order), isTrue: false }
      : null;
  }

  lastVerse(words: string, place: number): number {
    for (let last = place; last < place + 8; last++) {
      const passage = toPassage(place, last);
      const whole = [...this.scripture.translations.values()].some(({ texts }) =>
        ` ${wordsIn(texts.slice(place, last + 1).join(" "))
          .map(({ text }) => text)
          .join(" ")} `.includes(
          ` ${wordsIn(words)
            .map(({ text }) => text)
            .join(" ")} `,
        ),
      );
      if (whole) return passage.end;
    }
    return place;
  }

  piecesStand(words: string): boolean {
    const pieces = words.split(/…|\.{3}/).filter((piece) => wordsIn(piece).length > 0);
    return (
      pieces.length > 1 &&
      pieces.length <= 4 &&
      pieces.every((piece) => wordsIn(piece).length >= 2 && standsInTable(this.scripture, piece))
    );
  }

  /** True when sentences nearly are the passages' words, and each of them has its share in it. */
  isNearTogether(
    text: string,
    sentences: readonly string[],
    passages: readonly Passage[],
  ): boolean {
    const verses = passages.reduce((sum, { start, end }) => sum + end - start + 1, 0);
    if (verses === 0 || verses > TOGETHER) return false;
    if (wordsIn(text).length < RUN) return false;
    const isNear = [text, text.replace(LED_UP_TO, "")].some((written) => {
      const list = wordsIn(written);
      return alignWith(this.scripture, written, list, passages).some((found) =>
        isNearQuote(written, list, found),
      );
    });
    return (
      isNear &&
      sentences.every((sentence) =>
        alignWith(this.scripture, sentence, wordsIn(sentence), passages).some(
          ({ shared, matched }) => shared >= 1 && matched >= 2,
        ),
      )
    );
  }

  /** True when the words begin right after the "not" that they belong to. */
  dropsNot(words: string, passages: readonly Passage[]): boolean {
    const whole = this.wholeIn(words, passages);
    return whole.length > 0 && whole.every(({ dropsNot }) => dropsNot);
  }

  /** The same of words that end right before it: "that they die" of "that they die not". */
  losesNot(words: string, passages: readonly Passage[]): boolean {
    const whole = this.wholeIn(words, passages);
    return whole.length > 0 && whole.every(({ dropsNot, cutsNot }) => dropsNot || cutsNot);
  }

  /** Where the passages have all of the words, one after the other. */
  private wholeIn(words: string, passages: readonly Passage[]): Alignment[] {
    const list = wordsIn(words);
    if (list.length < LEAST_WORDS) return [];
    return alignWith(this.scripture, words, list, passages).filter(
      ({ isVerbatim, matched }) => isVerbatim && matched === list.length,
    );
  }
}

/** The place nearest to the passages; the first one without any. */
export function nearestTo(
  places: readonly number[],
  passages: readonly Passage[],
): number | undefined {
  const near = passages[0]?.start;
  if (near === undefined) return places[0];
  return [...places].sort((a, b) => Math.abs(a - near) - Math.abs(b - near))[0];
}
