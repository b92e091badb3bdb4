import "server-only";
import type { Passage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import type { Word } from "@/lib/bible/search/words";
import { alignWith, wordsIn } from "./alignment";
import { isContent, NEGATIVE } from "./content-words";
import { isNearQuote } from "./near-quote";
import { sharedMatter } from "./shared-matter";
import { unknownShare } from "./table-words";
import { isAbout, isForeign, isSaying, opensAsSaying } from "./voice";

// Words that read as scripture by themselves, however they are tied to a reference.

/** A run of this many words has a place of its own. */
export const RUN = 6;
export const STRANGE_BESIDE = 0.2;
/** "John 3:16, every sparrow pays its debts": not "…, without parents" or "…, others that". */
const APPOSED =
  /^[,;](?!\s*(?:with|without|while|as|in|on|at|by|from|to|of|for|where|which|who|whose|and|or|but|others?|some|yet|so|not|then|though|although|because)\b)/i;
/** A clause that goes on with what was said of a reference. */
const GOES_ON = /^\W*(?:and|but|so|which|where|when|while|although|because|if)\b/i;
/** Share of words that no translation has in a text that is in no English. */
const UNKNOWN = 0.5;
/** Share of a sentence's words that are a verse's, one after the other, when it is that verse altered. */
const ALTERED = 0.75;
/** Words in one run that are a verse's, with only one among them that carries matter. */
const LONG_RUN = 8;
/** Share of words that are a verse's, in one run. */
const MOSTLY = 0.5;
/** So many words of one verse, in order, are no chance, when they are this much of the sentence. */
const MUCH = 12;
const DENSE = 0.45;
/** Share of a verse that is in a sentence when it is that verse. */
const WHOLE = 0.7;
/** Words that carry matter, of a verse told in another order, and the share of it that they are. */
const MANY_SHARED = 5;
const HELD = 0.85;

/** Words that carry matter among the first ones, up to a place. */
export const contentIn = (list: readonly Word[], at: number) =>
  list.slice(0, at + 1).filter(({ text }) => isContent(text)).length;

/** Tells sayings of no passage, altered verses and words that cannot be compared. */
export class SayingJudge {
  constructor(protected readonly scripture: Scripture) {}

  /** True for a saying that has no matter of the passages. */
  protected isStrange(
    words: string,
    list: readonly Word[],
    passages: readonly Passage[],
    most: number,
  ): boolean {
    return (
      contentIn(list, list.length) >= 2 &&
      !(most === STRANGE_BESIDE && GOES_ON.test(words)) &&
      !isAbout(words) &&
      (opensAsSaying(words) || (APPOSED.test(words) && isSaying(words))) &&
      sharedMatter(this.scripture, list, passages, 1) <= most
    );
  }

  /** True for words in another language: nothing of them can be compared. */
  isForeign(words: string): boolean {
    return isForeign(words) || unknownShare(this.scripture, words) >= UNKNOWN;
  }

  /**
   * True for a whole sentence that is a verse but for a few words. A summary of one says more, or
   * less.
   */
  isAltered(words: string): boolean {
    const list = wordsIn(words);
    return alignWith(this.scripture, words, list, null).some(
      (found) =>
        found.matched >= Math.max(5, ALTERED * list.length) &&
        found.content >= 2 &&
        isNearQuote(words, list, found),
    );
  }

  /**
   * How much of a sentence is one verse's, with some of its words exchanged, dropped or added:
   * nearly all of it, much, or as little as a summary has.
   */
  borrowed(words: string): "most" | "much" | "little" {
    const list = wordsIn(words);
    const count = list.length;
    let most: "much" | "little" = "little";
    for (const found of alignWith(this.scripture, words, list, null)) {
      const { isVerbatim, matched, content, passageWords } = found;
      if (content < 2 && !(isVerbatim && content > 0 && matched >= LONG_RUN)) continue;
      if (
        found.shared >= MANY_SHARED &&
        found.shared >= HELD * found.held &&
        found.shared >= ALTERED * found.given
      )
        return "most";
      const isNear = isNearQuote(words, list, found);
      if (isNear && matched >= Math.max(MUCH, DENSE * count)) return "most";
      if (
        (isVerbatim && matched >= Math.max(RUN, MOSTLY * count)) ||
        (isNear && matched >= Math.max(5, ALTERED * count)) ||
        (isNear && matched >= RUN && matched >= WHOLE * passageWords)
      )
        most = "much";
    }
    return most;
  }

  /**
   * True for words that end as a verse does, whatever leads to them ("We know that …"), unless they
   * leave out the "not" before them.
   */
  endsTruly(words: string): boolean {
    const list = wordsIn(words);
    const saysNot = list.some(({ text }) => NEGATIVE.test(text));
    return alignWith(this.scripture, words, list, null).some(
      ({ isVerbatim, matched, to, dropsNot }) =>
        isVerbatim && (saysNot || !dropsNot) && matched >= RUN && to === list.length - 1,
    );
  }

  /** True when most of the words are a verse's own, and the rest is not. */
  hasRun(words: string): boolean {
    const list = wordsIn(words);
    return alignWith(this.scripture, words, list, null).some(
      ({ isVerbatim, matched, content }) =>
        isVerbatim && content >= 2 && matched >= Math.max(RUN, MOSTLY * list.length),
    );
  }
}
