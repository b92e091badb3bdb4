import "server-only";
import type { Mention } from "@/lib/bible/references/mentions";
import type { Passage } from "@/lib/bible/rules";
import { wordsIn } from "./alignment";
import { withoutLead } from "./claim-grammar";
import { LEAST_WORDS, LED_TRULY } from "./claim-judge";
import { otherWords, overlaps } from "./claim-text";
import type { Segment } from "./segments";
import { beginsAnew, LEAST_CONTENT, SpokenSettling } from "./settle-spoken";
import { sharedMatter } from "./shared-matter";
import { ascribedAfter, ascribedIn } from "./speakers";
import { standsInPassages, standsInTable } from "./table-words";
import {
  isAbout,
  isFirmlyAbout,
  isSaying,
  opensAsSaying,
  readsAsVerse,
  soundsOld,
  speaksDirectly,
  writesAbout,
} from "./voice";

/** Share of a sentence's matter that a passage has when the sentence is about it. */
const ABOUT_IT = 0.25;
/** The same of a saying, which commentary seldom is. */
const OF_IT = 0.4;
/** Most other words of a sentence that only says where words stand. */
const PRESENTING_WORDS = 14;
const FEW = 3;
const POINTS_AT =
  /\b(?:this|that|these|those|it|its|here|there|he|she|i|words?|verses?|passages?|text|lines?|quot\w+|source|reading|promise|above|below|following|follows|turn|open|look|hear|read|reads|says)\b/i;
/** What a reference does as the subject of its sentence: it is written about. */
const DOES = /^\s+(?!(?:is|says?|reads?|are|states?|goes|runs|has it|was|will|and)\b)\p{Ll}+/u;
const OF_WORDS = /\b(?:words?|verses?|passages?|text|lines?|quot\w+|promise)\b/i;
/** A sentence that only compares, or tells what others think. */
const ELSEWHERE = /\b(?:similar|also|others?|some|same|compare|parallel|see|scholars|may|might)\b/i;
/** "Wording: …" */
const LABELED = /^\p{L}+(?: \p{L}+)?:\s/u;
const LIST_SIGN = /^\s*(?:[-•*]|\d+[.)/])\s+/;
/** A sentence this long may be a verse by its words alone. */
const NEAR_WORDS = 6;
/** Who is spoken to in a conversation. */
const ADDRESSED =
  /\b(?:Lord|LORD|MOSES|JESUS|GOD|Master|Rabbi|Teacher|Jesus|God|Yahweh|Moses|Prophet)\b/;
/** A line of a conversation: after a dash, or after who speaks. */
const SAID_LINE = /^\s*(?:(?:[—–]|-{2})\s+|\p{Lu}[\p{L} ]{2,24}(?:\s\([^()]{0,30}\))?:\s+)/u;
/** Verses of a passage of which only a part is compared. */
const LONG = 60;
const SHORT = 6;
/** Share of a sentence's matter beside words that were replaced, when it is more of them. */
const BORROWED = 0.5;

/**
 * Settles sentences that are presented as scripture without standing in a place of their own: near a
 * reference that says nothing else, or as the words of somebody of the Bible.
 */
export class PresentedSettling extends SpokenSettling {
  protected settlePresented(): void {
    if (this.mentions.length > 0)
      for (const segment of this.segments) this.settleNearPlace(segment);
    for (const segment of this.segments) {
      this.settleAscribed(segment);
      this.settleAnywhere(segment);
    }
    this.settleDialogue();
  }

  /** How firmly a sentence presents its references' words: 2 says so, 1 says nothing else, 0. */
  private presents(segment: Segment, mentions: readonly Mention[], passages: readonly Passage[]) {
    const [first] = mentions;
    if (!first || mentions.every((one) => this.confirmed.has(one))) return 0;
    if (passages.some(({ start, end }) => end - start > LONG)) return 0;
    let rest = "";
    let at = segment.start;
    for (const { start, end } of mentions) {
      rest += `${this.text.slice(at, start)} `;
      at = end;
    }
    rest = this.plain(rest + this.text.slice(at, segment.end)).replace(LIST_SIGN, "");
    const list = wordsIn(rest);
    if (list.length <= FEW) return 2;
    if (list.length > PRESENTING_WORDS + FEW) return 0;
    if (DOES.test(this.text.slice(first.end)) && first.start - segment.start < FEW) return 0;
    if (/[([]\s*(?:see\s+|cf\.?\s+)?$/i.test(this.text.slice(segment.start, first.start))) return 0;
    if (sharedMatter(this.scripture, list, passages, 0) > ABOUT_IT) return 0;
    if ((isFirmlyAbout(rest) && !OF_WORDS.test(rest)) || ELSEWHERE.test(rest)) return 0;
    return list.length <= PRESENTING_WORDS && POINTS_AT.test(rest) ? 2 : 1;
  }

  /** A sentence without a reference, up to two sentences from one. */
  private settleNearPlace(segment: Segment): void {
    if (this.isGone(segment) || this.mentionsIn(segment).length > 0) return;
    const written = withoutLead(this.plain(this.text.slice(segment.start, segment.end)));
    const words = written.words.replace(LED_TRULY, "");
    const tail = /^[^,]{0,40}, (?=.{12})/.exec(words)?.[0].length ?? 0;
    const isForeignText = this.judging.isForeign(words);
    if (this.contentOf(words) < LEAST_CONTENT || isFirmlyAbout(words)) return;
    const isTrue = standsInTable(this.scripture, words);
    const isEntry = LIST_SIGN.test(this.text.slice(segment.start, segment.end));
    for (const step of [-1, 1, -2, 2]) {
      const own = this.segments[this.segments.indexOf(segment) + step];
      const between =
        Math.abs(step) === 2 ? this.segments[this.segments.indexOf(segment) + step / 2] : undefined;
      if (!own || (between && this.mentionsIn(between).length > 0)) continue;
      const mentions = this.mentionsIn(own);
      const passages = mentions.flatMap((one) => one.passages ?? []);
      const [passage] = passages;
      if (!passage) continue;
      if (LIST_SIGN.test(this.text.slice(own.start, own.end)) && !isEntry) continue;
      const firmness = this.presents(own, mentions, passages);
      if (isTrue) {
        if (firmness >= Math.abs(step) && this.shareOf(words, passages) === 1)
          this.settleRun(segment, step > 0 ? -1 : 1, passages, words);
        continue;
      }
      const isShort = passages.every((one) => one.end - one.start < SHORT);
      const isNear =
        (isShort && this.judging.nearest(words, passages)?.kind === "replace") ||
        (this.isGone(own) && this.shareOf(words, passages) >= BORROWED);
      const isStrange =
        firmness >= Math.abs(step) &&
        !isAbout(words) &&
        (isForeignText
          ? this.isAlone(own, mentions)
          : opensAsSaying(words) ||
            (firmness === 2 && isSaying(words)) ||
            (tail > 0 && opensAsSaying(words.slice(tail)))) &&
        this.shareOf(words, passages) < (opensAsSaying(words) ? OF_IT : ABOUT_IT);
      const isGiven =
        (written.isLed || LABELED.test(words)) &&
        firmness >= Math.abs(step) &&
        !isFirmlyAbout(words);
      if (!isNear && !isStrange && !isGiven) continue;
      this.remove(segment.start, segment.end, "");
      this.counts.replaced++;
      this.print(Math.max(own.end, segment.end), passage);
      this.settleRun(segment, step > 0 ? -1 : 1, passages, "");
      return;
    }
  }

  /** True when a sentence holds nothing but its references. */
  private isAlone(own: Segment, mentions: readonly Mention[]): boolean {
    return otherWords(this.text, mentions, own) === 0;
  }

  /** Share of the words' matter that the passages have; 1 for true words. */
  private shareOf(words: string, passages: readonly Passage[]): number {
    return standsInPassages(this.scripture, words, passages)
      ? 1
      : sharedMatter(this.scripture, wordsIn(words), passages, 1);
  }

  /** Words that somebody of the Bible, or a verse, is said to have. */
  private settleAscribed(segment: Segment): void {
    if (this.isGone(segment)) return;
    const sentence = this.text.slice(segment.start, segment.end);
    for (const { start, isTold, sign, isNamed } of ascribedIn(sentence)) {
      const from = segment.start + start;
      const next = this.mentions.find((one) => one.start >= from && one.start < segment.end);
      const to = next?.start ?? segment.end;
      const words = this.plain(this.text.slice(from, to));
      if (this.isGone({ start: from, end: to })) return;
      // What a reference is given for is compared with it.
      if (next && sign === "" && !soundsOld(words)) continue;
      if (this.isQuoted({ start: from, end: from + 1 })) continue;
      const isOfOthers = this.isOfOtherBooks(words, sentence.slice(0, start), isNamed);
      if (isNamed && !isOfOthers && !this.isAnnounced(words)) continue;
      const isFalse =
        this.isFalselySpoken(words, isTold, sign, isNamed) ||
        (isTold && this.isUnheardProverb(words)) ||
        isOfOthers ||
        this.isAlteredWithNext(words, segment) ||
        (!isNamed &&
          (!isTold || beginsAnew(sentence.slice(0, start), words)) &&
          this.isInvented(words, sign, this.mentionsIn(segment)));
      if (!isFalse) continue;
      this.strikeSpoken({ start: from, end: to }, words);
      this.strikeFollowing(segment);
      return;
    }
    const end = ascribedAfter(sentence);
    if (end < 0) return;
    const own = sentence.slice(0, end).trimEnd();
    const before = own.trim() === "" ? this.neighbor(segment, -1) : undefined;
    if (own.trim() === "" && !before) return;
    const at = Math.max(
      0,
      ...[...own.matchAll(/[.!?]\s+(?=\S)/g)].map(({ 0: { length }, index }) => index + length),
    );
    const span = before ?? { start: segment.start + at, end: segment.start + end };
    const words = this.plain(this.text.slice(span.start, span.end));
    if (this.isGone(span) || this.mentionsIn(span).length > 0) return;
    const isDirect = !/\bas\s/.test(sentence.slice(end));
    if (this.isFalselySpoken(words, !isDirect || !speaksDirectly(words), ".", true))
      this.strikeSpoken(span, words);
  }

  /** True for words that are one verse altered together with the next sentence, which is true. */
  private isAlteredWithNext(words: string, segment: Segment): boolean {
    const next = this.neighbor(segment, 1);
    if (!next || next.startsParagraph || writesAbout(words)) return false;
    if (wordsIn(words).length < LEAST_WORDS || standsInTable(this.scripture, words)) return false;
    const more = this.wordsOf(next);
    return (
      wordsIn(more).length >= NEAR_WORDS &&
      standsInTable(this.scripture, more) &&
      this.judging.isAltered(`${words} ${more}`)
    );
  }

  /** Words that read as scripture wherever they stand: in old English, or nearly a verse's. */
  private settleAnywhere(segment: Segment): void {
    if (this.isGone(segment) || this.mentionsIn(segment).length > 0) return;
    const words = this.wordsOf(segment);
    const list = wordsIn(words);
    if (list.length < LEAST_WORDS || isAbout(words) || this.isQuoted(segment)) return;
    if (!soundsOld(words) && (list.length < NEAR_WORDS || !readsAsVerse(words))) return;
    if (standsInTable(this.scripture, words) || this.standsByClauses(words)) return;
    if (!soundsOld(words) && !this.judging.isAltered(words)) return;
    this.strikeSpoken(segment, words);
  }

  /** True when every clause that is long enough to tell stands in the table, and there is one. */
  protected standsByClauses(words: string): boolean {
    const clauses = words.split(/[,;:—–]\s/).filter((one) => wordsIn(one).length >= LEAST_WORDS);
    return clauses.length > 0 && clauses.every((one) => standsInTable(this.scripture, one));
  }

  protected isQuoted(span: { start: number; end: number }): boolean {
    return this.quotations.some((one) => one.kind !== "silent" && overlaps(one, span));
  }

  /** Lines of a conversation with somebody of the Bible, each after a dash. */
  private settleDialogue(): void {
    const lines = this.segments.filter(({ start, end }) =>
      SAID_LINE.test(this.text.slice(start, end)),
    );
    if (lines.length < 2 || !ADDRESSED.test(this.text)) return;
    for (const line of lines) {
      const lead = SAID_LINE.exec(this.text.slice(line.start, line.end))?.[0].length ?? 0;
      const span = { start: line.start + lead, end: line.end };
      const words = this.plain(this.text.slice(span.start, span.end));
      if (this.isGone(span) || wordsIn(words).length < 2 || words.endsWith("?")) continue;
      if (!standsInTable(this.scripture, words)) this.strikeSpoken(span, words);
    }
  }
}
