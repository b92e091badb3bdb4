import "server-only";
import type { Mention } from "@/lib/bible/references/mentions";
import { formatReference, toPassage } from "@/lib/bible/rules";
import { wordsIn } from "./alignment";
import { ABOUT_THE_TEXT, onlyPoints } from "./claim-grammar";
import { MARKED_WORDS } from "./claim-judge";
import { otherWords, overlaps } from "./claim-text";
import { isMisquotation } from "./misquotations";
import type { Quotation } from "./quotation-marks";
import { RUN } from "./saying-judge";
import type { Segment } from "./segments";
import { RunSettling } from "./settle-runs";
import { speakerIn, standsAsAnothers } from "./speaker-places";
import { isAscribed, spokenUnmarked } from "./speakers";
import { placesInTable, standsInPassages, standsInTable } from "./table-words";
import { couldBeScripture, isAbout, isSentence } from "./voice";

/** Most characters between a reference and the quotation it introduces. */
const INTRODUCTION = 60;
const NOT_FOUND = "(words not found in the Bible)";

/** Settles words in marks, and words that somebody is said to have spoken. */
export class QuotationSettling extends RunSettling {
  protected settleQuotation(quotation: Quotation): void {
    const { start, end, kind } = quotation;
    const words = quotation.words;
    const count = wordsIn(words).length;
    if (count === 0 || this.isGone(quotation)) return;
    // References in marks, perhaps with a word or two.
    const inside = this.mentionsIn(quotation);
    if (
      inside.length > 0 &&
      (kind === "silent" ||
        otherWords(this.text, inside, { ...quotation, startsParagraph: false }) <= 2)
    )
      return;
    if (kind === "silent" && count < MARKED_WORDS) return;
    const { before, after } = this.beside(quotation);
    const nearest = after ?? before;
    if (nearest) {
      if (kind === "silent" && !this.touches(quotation, nearest)) return;
      this.settleBeside(quotation, before, after);
      return;
    }
    const left = this.text.slice(Math.max(0, start - 200), start);
    if (
      this.context &&
      this.context.passages.length > 0 &&
      start <= INTRODUCTION &&
      kind !== "silent"
    ) {
      const verdict = this.judging.judge(words, "marked", this.context.passages);
      if (verdict.kind !== "stays" && count >= MARKED_WORDS) {
        const [passage] = this.context.passages;
        this.remove(start, end, "");
        if (verdict.kind === "replace" && passage) this.print(end, passage);
        if (verdict.kind === "elsewhere") this.print(end, verdict.passage);
        this.counts.replaced++;
      }
      return;
    }
    const right = this.text.slice(end, end + 200);
    if (count < 2 || !isAscribed(left, right)) return;
    if (standsInTable(this.scripture, words) && !isMisquotation(words)) {
      if (count >= MARKED_WORDS) this.settleSpeaker(quotation, words, speakerIn(left, right));
      return;
    }
    if (this.judging.piecesStand(words)) return;
    this.strikeSpoken(quotation, words);
  }

  /** True for marks around a reference, as data have them. */
  protected isReference(quotation: Quotation): boolean {
    const inside = this.mentionsIn(quotation);
    const own = { ...quotation, startsParagraph: false };
    return inside.length > 0 && otherWords(this.text, inside, own) === 0;
  }

  /** The references that a quotation stands beside. */
  protected beside(quotation: Quotation): {
    before?: Mention | undefined;
    after?: Mention | undefined;
  } {
    const { start, end } = quotation;
    const own = this.segmentAt(start);
    const last = this.segmentAt(end - 1);
    const others = this.quotations.filter(
      (one) =>
        one !== quotation &&
        !overlaps(one, quotation) &&
        one.kind !== "silent" &&
        !this.isReference(one),
    );
    const previousEnd = others.findLast((one) => one.end <= start)?.end ?? 0;
    const nextStart = others.find((one) => one.start >= end)?.start ?? this.text.length;
    const previous = this.neighbor(own, -1);
    const next = this.neighbor(last, 1);
    const isLed = onlyPoints(this.text.slice(own.start, start)) && start > own.start;
    const reaches = previous && (isLed || this.introducesNext(previous));
    const from = reaches ? previous.start : own.start;
    const follows = this.mentions.find((one) => one.start >= end);
    const between = this.text.slice(end, follows?.start ?? end);
    const isTied = follows && !/[.!?]|\n\s*\n/.test(between) && onlyPoints(between);
    const to = isTied ? follows.end : next && this.pointsBack(next) ? next.end : last.end;
    // An attribution in the quotation's own sentence may still come after another quotation.
    const before = this.mentions.findLast(
      (one) => one.end <= start && one.start >= Math.max(from, previousEnd),
    );
    const after = this.mentions.find(
      (one) => one.start >= end && one.end <= Math.min(to, nextStart),
    );
    const farBefore =
      before ?? this.mentions.findLast((one) => one.end <= start && one.start >= own.start);
    return { before: before ?? (after ? undefined : farBefore), after };
  }

  protected settleBeside(
    quotation: Quotation,
    before: Mention | undefined,
    after: Mention | undefined,
  ): void {
    const { start, end, words } = quotation;
    const all = [...(after ? this.chain(after) : []), ...(before ? this.chain(before) : [])];
    const count = wordsIn(words).length;
    const isIn = (mention: Mention) => {
      const verdict = this.judging.judge(words, "marked", mention.passages ?? []);
      return verdict.kind === "stays";
    };
    const attached =
      after && this.text.slice(end, after.start).length <= 60 ? after : (before ?? after);
    if (!attached) return;
    const right = all.filter(
      ({ passages }) =>
        (standsInPassages(this.scripture, words, passages ?? []) ||
          this.judging.standsInPieces(words, passages ?? [])) &&
        !this.judging.dropsNot(words, passages ?? []),
    );
    if (right.length > 0 && !isMisquotation(words)) {
      for (const mention of this.chain(attached)) {
        if (right.includes(mention) || count < MARKED_WORDS) continue;
        const passage = right[0]?.passages?.[0];
        if (passage) this.exchange(mention, passage);
      }
      for (const mention of right) {
        this.handled.add(mention);
        this.confirmed.add(mention);
      }
      return;
    }
    // A term of three or four words in a sentence about the passage.
    const isTerm =
      count <= 4 && !this.touches(quotation, attached) && !this.isSaid(quotation, attached);
    if (isTerm || isIn(attached)) {
      // Two words may be a term ("eternal security"), but nobody's words.
      const left = this.text.slice(Math.max(0, start - 200), start);
      const isSpoken = count >= 2 && isAscribed(left, this.text.slice(end, end + 200));
      if (isSpoken && !standsInTable(this.scripture, words)) this.strikeSpoken(quotation, words);
      return;
    }
    const verdict = this.judging.judge(
      words,
      "marked",
      all.flatMap(({ passages }) => passages ?? []),
    );
    for (const mention of this.chain(attached)) this.handled.add(mention);
    if (verdict.kind === "elsewhere") {
      for (const mention of this.chain(attached)) this.exchange(mention, verdict.passage);
      return;
    }
    this.replaceBeside(quotation, attached);
  }

  protected replaceBeside({ start, end }: Quotation, mention: Mention): void {
    const chain = this.chain(mention);
    this.counts.replaced++;
    if (mention.start >= end) {
      const from = (chain[0] ?? mention).start;
      const last = chain.at(-1) ?? mention;
      const between = this.text.slice(end, from);
      const closing = /\(/.test(between)
        ? /^[^()\n]{0,30}\)/.exec(this.text.slice(last.end))
        : null;
      this.remove(start, from, "");
      if (closing) this.remove(last.end, last.end + closing[0].length, "");
    } else {
      const lead = this.text.slice(0, start).replace(/[\s,:：;=—–>([{\d-]+$/u, "");
      const from = Math.max(lead.length, mention.end);
      const after = /^[.,;:!?…]*/.exec(this.text.slice(end))?.[0].length ?? 0;
      this.remove(from, end + after, ":");
    }
    const at = Math.max(this.segmentAt(mention.start).end, this.segmentAt(end - 1).end);
    for (const one of chain) for (const passage of one.passages ?? []) this.print(at, passage);
  }

  protected settleSpoken(): void {
    for (const start of spokenUnmarked(this.text)) {
      const segment = this.segmentAt(start);
      const end = Math.max(segment.end, start);
      const span = { start, end };
      const words = this.text.slice(start, end);
      if (this.isGone(span) || this.mentionsIn(segment).length > 0) continue;
      if (this.quotations.some((one) => one.kind !== "silent" && overlaps(one, span))) continue;
      if (wordsIn(words).length < 2 || /^(?:that|to)\b/.test(words)) continue;
      const lead = this.text.slice(segment.start, start);
      if (standsInTable(this.scripture, words) && !isMisquotation(words)) {
        // Who speaks is told in the verse itself.
        if (wordsIn(words).length < RUN || this.isOneVerse(segment)) continue;
        this.settleSpeaker(span, words, speakerIn(lead, ""));
        const [place] = placesInTable(this.scripture, words);
        if (place !== undefined) this.settleRun(segment, 1, [toPassage(place, place)], words);
        continue;
      }
      if (ABOUT_THE_TEXT.test(lead)) continue;
      const isSaid =
        /\b(?:sa(?:id|ys?)|told|tells|taught|answered|declare[sd]?|promise[sd]?|written|replied|cried|asks?|asked)\b/i.test(
          lead,
        );
      const neighbors = [this.neighbor(segment, -1), this.neighbor(segment, 1)];
      const beside = neighbors.find(
        (one) =>
          one &&
          this.mentionsIn(one).length > 0 &&
          (this.pointsBack(one) || this.introducesNext(one)),
      );
      if (beside) continue;
      // One verse as a whole, altered: the words before these are no better.
      const whole = this.plain(this.text.slice(segment.start, segment.end));
      if (!isAbout(lead) && wordsIn(lead).length >= RUN && this.judging.isAltered(whole)) {
        this.strikeSpoken(segment, whole);
        continue;
      }
      if (!isSaid && (isAbout(words) || !isSentence(words))) continue;
      this.strikeSpoken(span, words);
      this.strikeFollowing(segment);
    }
  }

  /** True for a sentence that is a verse as a whole, as it stands or altered. */
  private isOneVerse({ start, end }: Segment): boolean {
    const whole = this.plain(this.text.slice(start, end));
    return standsInTable(this.scripture, whole) || this.judging.isAltered(whole);
  }

  /** Takes away what goes on as words that were struck. */
  protected strikeFollowing(segment: Segment): void {
    for (const following of this.run(segment, 1)) {
      const more = this.text.slice(following.start, following.end);
      const isMore =
        /^(?:it|he|she|they|and|but|for)\b/i.test(more) ||
        couldBeScripture(more) ||
        this.judging.nearest(more, []) !== null;
      if (!isMore || isAbout(more) || standsInTable(this.scripture, more)) break;
      this.remove(following.start, following.end, "");
    }
  }

  /** True words in the mouth of somebody who did not say them: whose they are is said instead. */
  protected settleSpeaker(
    span: { start: number; end: number },
    words: string,
    speaker: string | null,
  ): void {
    const place = speaker === null ? null : standsAsAnothers(this.scripture, words, speaker);
    if (place === null) return;
    const passage = toPassage(place, this.judging.lastVerse(words, place));
    this.remove(span.start, span.end, `(the words of ${formatReference(passage)})`);
    this.print(span.end, passage);
    this.counts.replaced++;
  }

  /** Replaces spoken words by the passage they are nearest to, else by a remark. */
  protected strikeSpoken(span: { start: number; end: number }, words: string): void {
    const near = this.judging.nearest(words, []);
    const tail = /[.!?,;:]*$/.exec(words.trim())?.[0] ?? "";
    if (near?.kind === "elsewhere") {
      this.remove(
        span.start,
        span.end,
        formatReference(near.passage) + (/[.!?]/.test(tail) ? "." : ""),
      );
      this.print(span.end, near.passage);
      this.counts.replaced++;
      return;
    }
    this.remove(
      span.start,
      span.end,
      NOT_FOUND + (/[.!?]/.test(tail) && !/^[.!?]/.test(this.text.slice(span.end)) ? "." : ""),
    );
    this.counts.unspoken++;
  }
}
