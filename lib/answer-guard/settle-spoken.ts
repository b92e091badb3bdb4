import "server-only";
import type { Mention } from "@/lib/bible/references/mentions";
import { alignWith, wordsIn } from "./alignment";
import { isContent } from "./content-words";
import { bestShare, closeShare } from "./matter";
import { isAnySaying, maySum, sayingsIn, speaksToAll } from "./saying-voice";
import { QuotationSettling } from "./settle-quotations";
import { sharedMatter } from "./shared-matter";
import { versesOf } from "./speaker-places";
import { namesBible } from "./speakers";
import { standsInTable } from "./table-words";
import {
  hasVerb,
  isAbout,
  isForeign,
  isSaying,
  opensAsSaying,
  readsAsVerse,
  soundsOld,
  speaksDirectly,
  writesAbout,
} from "./voice";

/** Share of a sentence's matter that a verse has when the sentence is about it. */
const ABOUT_IT = 0.25;
/** The same of words that somebody is said to have spoken, anywhere in the table. */
const KNOWN = 0.5;
const KNOWN_SPOKEN = 0.75;
/** The same of a proverb, told as somebody's. */
const PROVERB = 0.45;
/** The same of words that a book is said to have, in that book. */
const OWN_BOOKS = 0.6;
const OWN_SUMMARY = 0.35;
/** Words of a clause that is a sentence by itself. */
const LEAST_CLAUSE = 4;
/** The same of a saying. */
const KNOWN_INVENTED = 0.85;
/** Words that carry matter in the shortest saying. */
export const LEAST_CONTENT = 2;
/** Share of words with a capital in a list of names. */
const NAMES = 0.4;
/** Words of a verse, one after the other, and the share of what is said that they are. */
const LONG_RUN = 8;
const RUN_SHARE = 0.55;
/** What no speech begins with after a verb: "says of him", "tells the crowd about". */
const NO_SPEECH =
  /^(?:to|of|about|how|why|where|who|whom|what|which|whether|with|from|in|on|at|by|against|as|nothing|something|more|much|little|often|very|only|him|her|them|for example)\b/i;
/** "When a wise man falls, …": a sentence of its own. */
const WHEN = /^(?:when|where) [^,.;:]{8,60}, (?!and\b|or\b|but\b)\p{L}/iu;
const JOINS = /^(?:for|and|or|so|here|there(?! is no \p{L}+ in\b))\b/u;
const SPEAKS = /\b(?:you|your|I|my|me)\b/i;
/** A sentence from its capital to its full stop. */
const WHOLE = /^["“]?\p{Lu}.*[.!?]["”]?\s*$/su;
/** Verbs that lead to words, and to nothing else. */
const SAYS_IT =
  /\b(?:sa(?:id|ys?)|wr(?:ote|ites)|tells? us|told (?:us|them)|teach(?:es)?|taught|declare[sd]?|promise[sd]?|promises|reads?|is|(?:line|verse|saying|word)(?: about| on| of)?)\b[^,:]{0,25}$/i;
/** Verbs after which come words that somebody says or wrote. */
const SAYS_WORDS =
  /\b(?:sa(?:id|ys?|y)|wr(?:ote|ites)|tells? us|told us|teach(?:es)?|taught)\b[^,:]{0,25}[,:]?\s*$/i;
/** "It's in Hebrews, I think:" */
const IS_IN =
  /^\W*(?:it|this|that)(?:['’]s| is| comes| stands) (?:somewhere )?(?:in|from) [^.!?:]{3,40}:\s*$/i;
/** What is said of words that were told before: "says so", "wrote it". */
const GOES_BACK = /^(?:it|so|this|these|those things|them|not|outright|plainly)\b/i;
/** "That kind of fear": a summary, in the words of what it sums. */
const POINTS_BACK = /\b(?:this|that|these|those) (?:kind|sort|same|very|day|way|\p{L}+s)\b/iu;
/** What goes on from something told before, as narration does. */
const GOES_ON = /\b(?:it|its|this|these|those|he|him|his|she|her|they|them|their|here)\b/i;

/** Tells whether words that somebody of the Bible is said to have spoken are his. */
export class SpokenSettling extends QuotationSettling {
  protected contentOf(words: string): number {
    return wordsIn(words).filter(({ text }) => isContent(text)).length;
  }

  /** True for a proverb that somebody is said to have, and that has little of any verse. */
  protected isUnheardProverb(words: string): boolean {
    const clause = words.replace(/^(?:how|that)\s+/i, "");
    if (!isSaying(clause) || maySum(clause) || GOES_ON.test(clause) || NO_SPEECH.test(clause))
      return false;
    if (isAbout(clause) || isForeign(clause) || !hasVerb(clause)) return false;
    return (
      this.contentOf(clause) > LEAST_CONTENT && bestShare(this.scripture, wordsIn(clause)) < PROVERB
    );
  }

  /**
   * True for a sentence of everybody or of God that a book, or who wrote it, is said to have, and of
   * which that book has little together.
   */
  protected isOfOtherBooks(words: string, lead: string, isNamed: boolean): boolean {
    const verses = (isNamed ? IS_IN : SAYS_WORDS).test(lead) ? versesOf(lead) : null;
    const clause = words.replace(/^(?:how|that)\s+/i, "");
    if (verses === null || (NO_SPEECH.test(clause) && !WHEN.test(clause)) || GOES_BACK.test(clause))
      return false;
    if (isForeign(clause) || standsInTable(this.scripture, clause)) return false;
    const [whole = clause] = clause.split(/[;:]\s/);
    const [head = whole] = whole.split(/,\s/);
    if (wordsIn(head).length < LEAST_CLAUSE) return false;
    const isAny = isAnySaying(clause) || WHEN.test(clause);
    // After a colon a sentence begins, with a capital or without.
    const opened = isNamed ? clause.charAt(0).toUpperCase() + clause.slice(1) : clause;
    if (!isAny && !sayingsIn(opened).some(({ start }) => start === 0)) return false;
    const content = this.contentOf(whole);
    // A summary may begin so as well.
    const isSummary = (maySum(clause) && !isNamed) || POINTS_BACK.test(clause);
    if (content <= (isSummary ? LEAST_CONTENT + 1 : LEAST_CONTENT)) return false;
    return [whole, head].every(
      (part) =>
        this.contentOf(part) < LEAST_CONTENT ||
        (isSummary
          ? closeShare(this.scripture, wordsIn(part), verses) < OWN_SUMMARY
          : bestShare(this.scripture, wordsIn(part), verses, 0) < OWN_BOOKS),
    );
  }

  /** True for words after a colon that are no list and no remark. */
  protected isAnnounced(words: string): boolean {
    if (!/^["“]?\p{Lu}/u.test(words)) return opensAsSaying(words) || soundsOld(words);
    const names = words.match(/(?<!^)(?<=\s)\p{Lu}\p{L}+/gu)?.length ?? 0;
    return names < NAMES * wordsIn(words).length;
  }

  /**
   * True for a saying that somebody of the Bible is said to have spoken, when it has nothing of the
   * passage named with it, or too little of any.
   */
  protected isInvented(words: string, sign: string, mentions: readonly Mention[]): boolean {
    const clause = words.replace(/^(?:how|that)\s+/i, "");
    if (isAbout(words) || standsInTable(this.scripture, words) || NO_SPEECH.test(clause))
      return false;
    if (sign === "" && JOINS.test(words)) return false;
    const isCapital = sign === "" && /^["“]?\p{Lu}/u.test(words);
    const isProverb = isCapital ? readsAsVerse(clause) : isSaying(clause) && !GOES_ON.test(clause);
    if (!opensAsSaying(clause) && !isProverb) return false;
    const list = wordsIn(clause);
    if (this.contentOf(clause) < LEAST_CONTENT || isForeign(words)) return false;
    const passages = mentions.flatMap((one) => one.passages ?? []);
    if (passages.length > 0 && sharedMatter(this.scripture, list, passages) > 0) return false;
    return bestShare(this.scripture, list) < KNOWN_INVENTED;
  }

  /** True for words that begin with a long run of a verse's and go on otherwise. */
  private goesOtherwise(words: string): boolean {
    const list = wordsIn(words);
    if (list.length < LONG_RUN) return false;
    return alignWith(this.scripture, words, list, null).some(
      ({ isVerbatim, matched, content, from }) =>
        isVerbatim &&
        from === 0 &&
        content > 2 &&
        matched >= Math.max(LONG_RUN, RUN_SHARE * list.length),
    );
  }

  /** True for words that nobody of the Bible has said: nearly a verse's, or of no matter known there. */
  protected isFalselySpoken(
    words: string,
    isTold: boolean,
    sign: string,
    isNamed: boolean,
  ): boolean {
    // A whole sentence after "you find:" is no heading.
    const isSpeech = sign === ":" && !isNamed && WHOLE.test(words);
    const isComment = isSpeech ? writesAbout(words) : isAbout(words);
    if (isComment || standsInTable(this.scripture, words)) return false;
    if (this.goesOtherwise(words)) return true;
    const clause = words.split(/[,;:]\s/)[0] ?? words;
    const core = clause.split(/\b(?:who|which|that|where)\b/)[0] ?? clause;
    const isBorrowed = () => readsAsVerse(words) && this.judging.hasRun(words);
    if (sign === "," && isBorrowed()) return true;
    if (sign !== ":" && sign !== "." && NO_SPEECH.test(words)) return false;
    if (soundsOld(words)) return true;
    if (this.judging.isAltered(words)) return true;
    if (sign === "" && JOINS.test(words)) return isBorrowed();
    const isOpen = sign === ":" || /^\p{Lu}/u.test(words);
    const [first] = wordsIn(words);
    if (isOpen && first && !isContent(first.text) && readsAsVerse(words)) return true;
    const isSpoken = /[.,:]/.test(sign) || /\b(?:I|my|me)\b/.test(words);
    if (isBorrowed()) return true;
    if (!isSpoken && !hasVerb(core)) return false;
    if (this.contentOf(words) < LEAST_CONTENT && isTold) return false;
    if (isTold && /\b(?:I|my|me)\b/.test(words)) return true;
    // Who says "you" and "I" speaks English, in whatever words of today.
    const isOther = this.judging.isForeign(words) && (isForeign(words) || !SPEAKS.test(words));
    if (isOther) return sign === ":" && /^\p{Lu}/u.test(words);
    if (!isTold && /^["“]?\p{Lu}/u.test(words) && (!isNamed || readsAsVerse(words))) return true;
    if (!isTold && (speaksDirectly(words) || (isOpen && readsAsVerse(words)))) return true;
    const isWhole = sign === "." || this.contentOf(clause) <= LEAST_CONTENT;
    const known = Math.max(
      bestShare(this.scripture, wordsIn(words)),
      isWhole ? 0 : bestShare(this.scripture, wordsIn(clause)),
    );
    // Indirect speech is a summary.
    if (sign === "that") return known < ABOUT_IT && this.contentOf(words) > LEAST_CONTENT;
    return known < (sign === "." || opensAsSaying(words) ? KNOWN_SPOKEN : KNOWN);
  }
}

/**
 * True for words after a verb of saying that no summary begins with: to everybody, or with a capital
 * that no name has.
 */
export function beginsAnew(lead: string, words: string): boolean {
  const [first = ""] = words.split(/\s+/);
  const isCapital = /^["“]?\p{Lu}\p{Ll}/u.test(first) && !namesBible(first);
  return SAYS_IT.test(lead) && (isCapital || speaksToAll(words));
}
