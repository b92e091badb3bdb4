import "server-only";
import type { Mention } from "@/lib/bible/references/mentions";
import type { Passage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { wordsIn } from "./alignment";
import { refersOnly } from "./claim-grammar";
import { LED_TRULY, MARKED_WORDS, REPLACE } from "./claim-judge";
import { type ClaimCounts, type Context, otherWords, overlaps } from "./claim-text";
import { type Reach, reachOf } from "./reach";
import type { Segment } from "./segments";
import type { Said } from "./settle-sayings";
import { TiledSettling } from "./settle-tiled";
import { standsInPassages } from "./table-words";
import { hasVerb, isAbout } from "./voice";

interface Settled {
  text: string;
  counts: ClaimCounts;
  /** Passages as whose words the text may go on. */
  open: Pick<Context, "passages" | "isReplaced"> | null;
}

/** Before an entry of a list. */
const LIST_SIGN = /^\s*[-•*]\s+/m;
/** Verses of a passage that is named as a whole. */
const LONG = 60;
/** "Where is it from?" */
const SHORT_QUESTION = 40;

/** Stands in a text for a passage to be printed there; the first of as many signs as passages. */
export const PRINT_SIGN = 0xe100;
export const MAX_PRINTS = 200;

/**
 * Compares everything in a text that reads as the words of a passage, or of somebody in the Bible,
 * with the table: what is not there is replaced by the passage itself, and true words get the
 * reference where they stand.
 */
export class Settling extends TiledSettling {
  settle(said: Said): string {
    const { context } = this;
    if (context?.isOpen && !/^\s*\n\s*\n/.test(this.text))
      this.settleRun(null, 1, context.passages, "", context.isReplaced);
    for (const quotation of this.quotations) this.settleQuotation(quotation);
    this.settleSpoken();
    if (context?.next) this.settleBeforePrint(context.next);
    for (const mention of this.mentions)
      if (!this.handled.has(mention)) this.settleMention(mention);
    if (this.mentions.length > 0) for (const segment of this.segments) this.settleNeighbor(segment);
    this.settleGaps();
    this.settleTails(said.before);
    this.settlePresented();
    this.settleSayings({ ...said, isFramed: said.isFramed || this.mentions.length > 0 });
    this.settleBorrowed();
    this.settleHalves();
    // What stands beside words that were replaced just now is held to more.
    if (this.removed.length > 0) this.settleBorrowed();
    this.settleLeft();
    this.settleTiled();
    return this.apply();
  }

  /** The last sentence before a passage that is printed: words in marks, and borrowed ones. */
  protected settleBeforePrint(passages: readonly Passage[]): void {
    const last = this.segments.at(-1);
    if (!last || this.isGone(last) || this.mentionsIn(last).length > 0) return;
    const quoted = this.quotations.filter((one) => one.kind !== "silent" && overlaps(one, last));
    for (const quotation of quoted) {
      const isLong = wordsIn(quotation.words).length > MARKED_WORDS;
      if (!isLong || this.isGone(quotation)) continue;
      if (this.judging.judge(quotation.words, "marked", passages).kind !== "replace") continue;
      this.remove(quotation.start, quotation.end, "");
      this.counts.replaced++;
    }
    if (quoted.length > 0 || /\n\s*\n\s*$/.test(this.text)) return;
    const words = this.wordsOf(last);
    if (isAbout(words) || this.judging.nearest(words, passages)?.kind !== "replace") return;
    this.remove(last.start, last.end, "");
    this.counts.replaced++;
    this.settleRun(last, -1, passages, "");
  }

  protected settleMention(mention: Mention): void {
    const chain = this.chain(mention);
    const passages = chain.flatMap((one) => one.passages ?? []);
    const segment = this.segmentAt(mention.start);
    if (this.settleTogether(mention, segment, passages)) return;
    const reach = reachOf(this.text, segment, chain, this.mentions, this.quotations);
    const [one, other] = reach.claims;
    const last = chain.at(-1) ?? mention;
    const whole = `${this.text.slice(segment.start, chain[0]?.start)} ${this.text.slice(last.end, segment.end)}`;
    if (one && other && this.judging.nearest(this.plain(whole), passages)?.kind === "replace") {
      this.settleVerdict(REPLACE, mention, segment, "around");
      for (const step of [1, -1] as const) this.settleRun(segment, step, passages, "", step === 1);
      return;
    }
    for (const claim of reach.claims) {
      if (this.isGone(claim)) continue;
      const words = this.plain(this.text.slice(claim.start, claim.end));
      const verdict = this.judging.judge(words, claim.manner, passages);
      if (verdict.kind !== "stays") {
        this.settleVerdict(verdict, mention, claim, claim.side);
        const isTrue = verdict.kind === "elsewhere" && verdict.isTrue;
        const both = isTrue ? [verdict.passage, ...passages] : passages;
        this.settleRun(segment, claim.side === "after" ? 1 : -1, both, isTrue ? words : "");
        return;
      }
      const isTrue = standsInPassages(this.scripture, words.replace(LED_TRULY, ""), passages);
      if (claim.side === "before") {
        if (isTrue && claim.manner === "given") this.settleRun(segment, -1, passages, words);
        continue;
      }
      if (claim.manner === "given") {
        for (const one of chain) this.handled.add(one);
        if (isTrue) for (const one of chain) this.confirmed.add(one);
        // What follows it is somebody else's words.
        const [passage] = mention.passages ?? [];
        if (isTrue && passage) this.print(segment.end, passage);
      }
      if (isTrue) this.settleRun(segment, 1, passages, words);
    }
    this.settleNeighbors(mention, segment, passages, reach);
  }

  /** Compares the sentences that a reference on its own introduces or points back to. */
  protected settleNeighbors(
    mention: Mention,
    segment: Segment,
    passages: readonly Passage[],
    reach: Reach,
  ): void {
    const { introduced, pointedTo } = this.neighborsOf(mention, segment, passages, reach);
    if (introduced) this.settleOther(introduced, mention, passages, segment);
    if (pointedTo) this.settleOther(pointedTo, mention, passages, segment);
  }

  /** The sentences that a reference on its own introduces, or points back to. */
  protected neighborsOf(
    mention: Mention,
    segment: Segment,
    passages: readonly Passage[],
    { isPointer, isBracketed, isLed }: Reach,
  ): { introduced?: Segment; pointedTo?: Segment } {
    const isWhole = passages.some(({ start, end }) => end - start > LONG);
    if (isWhole && otherWords(this.text, this.mentions, segment) > 0) return {};
    const refers = refersOnly(this.text.slice(segment.start, mention.start));
    const next = this.neighbor(segment, 1);
    const introduces = this.introducesNext(segment) || (isPointer && !refers);
    // What comes after a list is no entry's.
    const isListed = LIST_SIGN.test(this.text.slice(segment.start, segment.end));
    const endsList = isListed && next?.startsParagraph === true && this.isInList(segment);
    const isGiven =
      next && introduces && !isBracketed && !endsList && this.mentionsIn(next).length === 0;
    const found = isGiven ? { introduced: next } : {};
    const nearest = this.neighbor(segment, -1);
    // "Where is it from? John 3:16."
    const isQuestion =
      nearest &&
      this.text[nearest.end - 1] === "?" &&
      nearest.end - nearest.start <= SHORT_QUESTION;
    const previous = isQuestion ? this.neighbor(nearest, -1) : nearest;
    // An entry of a list says nothing of the entry before, or of the list's heading.
    const isBare = otherWords(this.text, this.mentions, segment) === 0;
    const isFirst = this.mentions.every(({ start }) => start >= segment.start);
    if (isListed && !(isBare && isFirst) && LIST_SIGN.test(this.text.slice(0, segment.start)))
      return found;
    const isHeading = previous && /:$/.test(this.text.slice(previous.start, previous.end));
    if (isListed && isHeading && !hasVerb(this.wordsOf(previous))) return found;
    const pointsBack =
      previous &&
      !refers &&
      (this.pointsBack(segment) || isPointer || isLed) &&
      this.mentionsIn(previous).length === 0;
    return pointsBack ? { ...found, pointedTo: previous } : found;
  }

  /** True for an entry of a list that another one with a reference stands before. */
  private isInList(segment: Segment): boolean {
    const before = this.neighbor(segment, -1);
    return (
      before !== undefined &&
      this.mentionsIn(before).length > 0 &&
      LIST_SIGN.test(this.text.slice(before.start, before.end))
    );
  }
}

/**
 * Makes every word of a text that reads as scripture the words of the table, or takes it away; see
 * Settling. `toSign` gives the sign that stands in the text for a passage to be printed.
 * `context` is what was named right before the text; `said` tells what the answer said before
 * it.
 */
export function settleClaims(
  scripture: Scripture,
  text: string,
  context: Context | null,
  toSign: (passage: Passage) => string,
  said: Said,
): Settled {
  const settling = new Settling(scripture, text, context, toSign);
  const settled = settling.settle(said);
  return { text: settled, counts: settling.counts, open: settling.openAtEnd() };
}
