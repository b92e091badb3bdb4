import "server-only";
import type { Mention } from "@/lib/bible/references/mentions";
import { type Passage, toPassage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { wordsIn } from "./alignment";
import { LABEL, LEAD, WITHIN_SENTENCE, WORDS_OF } from "./claim-grammar";
import { LEAST_WORDS, type Manner, nearestTo, REPLACE, RUN, type Verdict } from "./claim-judge";
import { type ClaimCounts, otherWords, overlaps } from "./claim-text";
import type { Segment } from "./segments";
import { QuotationSettling } from "./settle-quotations";
import { placesInTable, standsInPassages, standsInTable } from "./table-words";
import { isAbout, soundsLikeScripture } from "./voice";

interface Settled {
  text: string;
  counts: ClaimCounts;
}

/** Stands in a text for a passage to be printed there; the first of as many signs as passages. */
export const PRINT_SIGN = 0xe100;
export const MAX_PRINTS = 200;

/**
 * Compares everything in a text that reads as the words of a passage, or of somebody in the Bible,
 * with the table: what is not there is replaced by the passage itself, and true words get the
 * reference where they stand.
 */
class Settling extends QuotationSettling {
  settle(): string {
    for (const quotation of this.quotations) this.settleQuotation(quotation);
    this.settleSpoken();
    for (const mention of this.mentions)
      if (!this.handled.has(mention)) this.settleMention(mention);
    if (this.mentions.length > 0) for (const segment of this.segments) this.settleNeighbor(segment);
    return this.apply();
  }

  protected settleMention(mention: Mention): void {
    const passages = this.chain(mention).flatMap((one) => one.passages ?? []);
    const segment = this.segmentAt(mention.start);
    if (this.settleTogether(mention, segment, passages)) return;
    const next = this.neighbor(segment, 1);
    const nextMention = this.mentions.find((one) => one.start >= mention.end);
    const rest = this.text.slice(
      mention.end,
      Math.min(segment.end, nextMention?.start ?? segment.end),
    );
    const left = this.text.slice(segment.start, mention.start);
    const isInSentence =
      WITHIN_SENTENCE.test(left) || (/[\p{L}’']\s*$/u.test(left) && wordsIn(left).length > 0);
    const lead = LEAD.exec(rest);
    const claim = lead ? rest.slice(lead[0].length) : "";
    const claimStart = mention.end + (lead?.[0].length ?? 0);
    const isBracketed =
      /[([]\s*(?:(?:see|cf|compare|as in|from)\.?\s*)?$/i.test(left) ||
      this.isInBrackets(mention, left);
    if (
      lead &&
      wordsIn(claim).length >= LEAST_WORDS &&
      !this.isGone({ start: claimStart, end: segment.end }) &&
      !isBracketed
    ) {
      const isList = /^[\s,;]*$/.test(lead[0]) || /^,?\s*[([{]/.test(lead[0]);
      const manner: Manner =
        lead.groups?.told !== undefined || (isInSentence && isList)
          ? "told"
          : lower(claim) &&
              /\b(?:say|tell|teach|is|mean|ask|warn|remind|affirm)/i.test(lead[0]) &&
              !/[:—–]\s*$/.test(lead[0])
            ? "told"
            : "given";
      const isWordsOf = WORDS_OF.test(left);
      const isComma = /^,\s*$/.test(lead[0]) || /^\s*;/.test(lead[0]);
      const verdict = this.judging.judge(
        this.plain(claim),
        isWordsOf ? "given" : isComma && isInSentence ? "beside" : manner,
        passages,
      );
      if (verdict.kind !== "stays") {
        this.settleVerdict(
          verdict,
          mention,
          { start: claimStart, end: claimStart + claim.trimEnd().length },
          "after",
        );
        return;
      }
      if (manner !== "told") {
        this.handled.add(mention);
        // What follows is somebody else's words.
        const [passage] = mention.passages ?? [];
        if (passage && standsInPassages(this.scripture, this.plain(claim), passages)) {
          this.print(segment.end, passage);
        }
      }
    }
    // The words before it in its sentence.
    const before = this.plain(left.replace(/^\s*(?:[-•*]|\d+[.)])\s+/, ""));
    const beforeCount = wordsIn(before).length;
    if (beforeCount >= LEAST_WORDS) {
      const isDash = /(?:[—–~=→/]|--|\s-|->)\s*$/.test(left);
      const isSaying =
        /(?:\bsays?|\breads|\baccording to|\b(?:as )?we read in|\bwe read in|\bwe are told in|\bit says in|\bas it (?:says|is written) in|[¹²³*†])\s*$/i.test(
          left,
        );
      const manner: Manner = isDash
        ? "given"
        : isSaying
          ? "told"
          : isBracketed
            ? "cited"
            : "beside";
      const verdict = this.judging.judge(
        before.replace(
          /[\s,;(]*(?:\bsays?|\baccording to|\bas we read in|\bwe are told in|\bit says in|\bin|\bsee|\bcf\.?|\bas)?[\s,;(—–~=→/-]*$/i,
          "",
        ),
        manner,
        passages,
      );
      if (verdict.kind !== "stays" && !this.isGone({ start: segment.start, end: mention.start })) {
        this.settleVerdict(
          verdict,
          mention,
          { start: segment.start, end: mention.start },
          "before",
        );
        return;
      }
    }
    // The whole sentence without the reference, when it goes on.
    if (!lead && wordsIn(rest).length >= LEAST_WORDS && !isBracketed) {
      const verdict = this.judging.judge(this.plain(rest), "beside", passages);
      if (verdict.kind !== "stays" && !this.isGone({ start: mention.end, end: segment.end })) {
        this.settleVerdict(
          verdict,
          mention,
          { start: mention.end, end: mention.end + rest.trimEnd().length },
          "after",
        );
        return;
      }
    }
    const whole = this.plain(`${left} ${rest}`);
    if (lead && beforeCount > 0 && this.judging.nearest(whole, passages)?.kind === "replace") {
      this.settleVerdict(REPLACE, mention, { start: segment.start, end: segment.end }, "around");
      return;
    }
    if (next && this.introducesNext(segment) && this.mentionsIn(next).length === 0)
      this.settleOther(next, mention, passages, segment);
    const nearest = this.neighbor(segment, -1);
    // "Where is it from? John 3:16."
    const isQuestion =
      nearest && this.text[nearest.end - 1] === "?" && nearest.end - nearest.start <= 40;
    const previous = isQuestion ? this.neighbor(nearest, -1) : nearest;
    if (previous && this.pointsBack(segment) && this.mentionsIn(previous).length === 0)
      this.settleOther(previous, mention, passages, segment);
  }

  /**
   * Words over several sentences: all of them stand in the passage or elsewhere, or nearly do.
   * True when that decides about the reference.
   */
  protected settleTogether(mention: Mention, own: Segment, passages: readonly Passage[]): boolean {
    const left = this.plain(
      this.text
        .slice(own.start, mention.start)
        .replace(/^\s*(?:[-•*]|\d+[.)])\s+/, "")
        .replace(/[([]\s*(?:see|cf\.?)?\s*$/i, ""),
    );
    const right = this.plain(this.text.slice(mention.end, own.end));
    for (const step of [-1, 1] as const) {
      const run = this.run(own, step);
      for (let count = run.length; count > 0; count--) {
        const others = run.slice(0, count);
        const written = others.map(({ start, end }) => this.plain(this.text.slice(start, end)));
        const text =
          step === -1
            ? [...written.reverse(), left].join(" ")
            : [right.replace(LEAD, ""), ...written].join(" ");
        const list = wordsIn(text);
        if (list.length < RUN || (step === -1 && wordsIn(left).length === 0)) continue;
        if (standsInPassages(this.scripture, text, passages)) {
          this.handled.add(mention);
          return true;
        }
        const place = nearestTo(placesInTable(this.scripture, text), passages);
        if (place !== undefined) {
          this.exchange(mention, toPassage(place, this.judging.lastVerse(text, place)));
          return true;
        }
      }
      const ownWords = step === -1 ? left : right.replace(LEAD, "");
      if (wordsIn(ownWords).length < LEAST_WORDS) continue;
      for (let count = run.length; count > 0; count--) {
        const others = run.slice(0, count);
        const written = others.map(({ start, end }) => this.plain(this.text.slice(start, end)));
        const text =
          step === -1
            ? [...written.reverse(), ownWords].join(" ")
            : [ownWords, ...written].join(" ");
        if (!this.judging.isNearTogether(text, written, passages)) continue;
        for (const { start, end } of others) this.remove(start, end, "");
        const span =
          step === -1
            ? { start: own.start, end: mention.start }
            : { start: mention.end, end: own.end };
        this.settleVerdict(REPLACE, mention, span, step === -1 ? "before" : "after");
        return true;
      }
    }
    return false;
  }

  protected isInBrackets({ start }: Mention, left: string): boolean {
    return left.lastIndexOf("(") > left.lastIndexOf(")") && start > 0;
  }

  /** A sentence that a reference in another one introduces or points to. */
  protected settleOther(
    other: Segment,
    mention: Mention,
    passages: readonly Passage[],
    own: Segment,
  ): void {
    if (this.isGone(other)) return;
    const written = this.text.slice(other.start, other.end);
    const words = this.plain(written.replace(LABEL, ""));
    if (this.quotations.some((one) => one.kind !== "silent" && overlaps(one, other))) return;
    const isBare =
      otherWords(this.text, this.mentions, own) === 0 ||
      LABEL.test(written) ||
      LABEL.test(this.text.slice(own.start, own.end));
    const verdict = this.judging.judge(words, isBare ? "given" : "told", passages);
    if (verdict.kind === "stays") {
      let text = words;
      for (const following of this.run(other, 1)) {
        const more = this.plain(this.text.slice(following.start, following.end));
        text = `${text} ${more}`;
        if (standsInPassages(this.scripture, text, passages)) continue;
        if (!this.judging.isNearTogether(text, [words, more], passages)) break;
        this.remove(following.start, following.end, "");
        this.counts.replaced++;
      }
      return;
    }
    if (verdict.kind === "elsewhere" && standsInTable(this.scripture, words)) {
      this.exchange(mention, verdict.passage);
      return;
    }
    this.remove(other.start, other.end, "");
    this.handled.add(mention);
    this.counts.replaced++;
    const passage = verdict.kind === "elsewhere" ? verdict.passage : passages[0];
    if (verdict.kind === "elsewhere") this.exchange(mention, verdict.passage);
    if (passage) this.print(own.end, passage);
  }

  /** Sentences without a reference, beside one that has some: near-quotes and what sounds so. */
  protected settleNeighbor(segment: Segment): void {
    if (this.isGone(segment) || this.mentionsIn(segment).length > 0) return;
    const beside = [this.neighbor(segment, -1), this.neighbor(segment, 1)].filter(
      (one) => one !== undefined,
    );
    const mentions = beside.flatMap((one) => this.mentionsIn(one));
    const passages = mentions.flatMap((one) => one.passages ?? []);
    if (passages.length === 0) return;
    if (this.quotations.some((one) => one.kind !== "silent" && overlaps(one, segment))) return;
    const words = this.plain(this.text.slice(segment.start, segment.end));
    const list = wordsIn(words);
    if (list.length < 4 || standsInTable(this.scripture, words)) return;
    const near = this.judging.nearest(words, passages);
    if (!near && !(soundsLikeScripture(words) && !isAbout(words))) return;
    const mention = mentions[0];
    const own = mention ? this.segmentAt(mention.start) : undefined;
    this.remove(segment.start, segment.end, "");
    this.counts.replaced++;
    const passage = near?.kind === "elsewhere" ? near.passage : passages[0];
    if (passage && own) this.print(Math.max(own.end, segment.end), passage);
  }

  protected settleVerdict(
    verdict: Verdict,
    mention: Mention,
    span: { start: number; end: number },
    side: "before" | "after" | "around",
  ): void {
    if (verdict.kind === "elsewhere" && side !== "around" && verdict.isTrue) {
      for (const one of this.chain(mention)) this.exchange(one, verdict.passage);
      return;
    }
    const chain = this.chain(mention);
    for (const one of chain) this.handled.add(one);
    this.counts.replaced++;
    if (verdict.kind === "elsewhere") for (const one of chain) this.exchange(one, verdict.passage);
    const first = chain[0] ?? mention;
    const last = chain.at(-1) ?? mention;
    if (side === "after") {
      const kept = this.text
        .slice(mention.end, span.start)
        .replace(/[\s,:：;=—–>([{/\uE002\d\p{No}→-]+$/u, "")
        .replace(/,?\s+that$/i, "");
      this.remove(mention.end, span.end, `${kept}:`);
    } else if (side === "before") {
      const bullet =
        /^\s*(?:[-•*]|\d+[.)])\s+/.exec(this.text.slice(span.start, span.end))?.[0] ?? "";
      this.remove(span.start, first.start, bullet);
      const closing = /^[\s,]*(?:\p{Lu}{2,4})?\s*[)\]]/u.exec(this.text.slice(last.end));
      if (closing) this.remove(last.end, last.end + closing[0].length, "");
    } else {
      this.remove(span.start, first.start, "");
      this.remove(last.end, span.end, ":");
    }
    const end = this.segmentAt(mention.start).end;
    if (verdict.kind === "elsewhere") this.print(end, verdict.passage);
    else
      for (const one of chain) for (const passage of one.passages ?? []) this.print(end, passage);
  }
}

function lower(text: string): boolean {
  return /^[^\p{L}]*\p{Ll}/u.test(text);
}

/**
 * Makes every word of a text that reads as scripture the words of the table, or takes it away; see
 * Settling. `toSign` gives the sign that stands in the text for a passage to be printed.
 * `introduced` are the passages named right before the text.
 */
export function settleClaims(
  scripture: Scripture,
  text: string,
  introduced: readonly Passage[] | null,
  toSign: (passage: Passage) => string,
): Settled {
  const settling = new Settling(scripture, text, introduced, toSign);
  const settled = settling.settle();
  return { text: settled, counts: settling.counts };
}
