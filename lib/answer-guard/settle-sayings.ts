import "server-only";
import { findMentions, type Mention } from "@/lib/bible/references/mentions";
import { formatReference, toPassage } from "@/lib/bible/rules";
import { wordsIn } from "./alignment";
import { nearestTo, REPLACE } from "./claim-judge";
import {
  foreignAttribution,
  isEnglishSentence,
  isEnglishText,
  isForeignLabel,
} from "./foreign-sayings";
import { FOREIGN_WORDS } from "./held-sentences";
import { leadsLoosely, leadsToText, sayingsIn, tellsOfOthers } from "./saying-voice";
import type { Segment } from "./segments";
import { UnheardSettling } from "./settle-unheard";
import { namesBible } from "./speakers";
import { placesInTable, standsInPassages, standsInTable } from "./table-words";
import { isAbout, isForeign } from "./voice";

/** A sentence this long may be a verse by its words alone. */
const VERSE_WORDS = 6;
/** Words between a reference and a clause that is apposed to it: "so, um". */
const APART = 3;
/** Sentences beside one, and the most with short ones between them. */
const BESIDE = 3;
const MOST_BESIDE = 6;
/** Words of a sentence that only says who speaks, or what is read. */
const NAMING = 14;

/** Somebody of the Bible speaks for himself: "My child, I am the Lord." */
const NAMES_HIMSELF =
  /(?:^|[,:!]\s)(?:for )?(?:I am|I['’]m|it is I, your|this is) (?:the |your )?(?:lord|god|jesus|christ|yahweh|jehovah|father|maker|creator|savior|shepherd)\b/i;
/** Sentences that he speaks from there on. */
const MOST_SPOKEN = 8;

/** What the answer has said before a text. */
export interface Said {
  /** It has named the Bible, or somebody of it. */
  isFramed: boolean;
  /** Its last sentence names it, or a place in it. */
  isNamed?: boolean;
  /** Its last words. */
  before?: string;
  /** It is in English. */
  isEnglish: boolean;
}

/**
 * Settles sentences by what they are, wherever they stand: a verse altered, or a saying that no verse
 * has in an answer that names the Bible. No layout and no way of leading up to them changes that.
 */
export class SayingSettling extends UnheardSettling {
  protected settleSayings(said: Said): void {
    for (const segment of this.segments) {
      this.settleAltered(segment);
      this.settleForeign(segment, said);
      if (said.isFramed) this.settleSaying(segment, said);
    }
  }

  /** A verse with some words exchanged, dropped or added; a true one under another's reference. */
  private settleAltered(segment: Segment): void {
    if (this.isGone(segment) || this.isQuoted(segment)) return;
    const own = this.mentionsIn(segment);
    const words =
      own.length > 0 ? this.plain(this.withoutMentions(segment, own)) : this.wordsOf(segment);
    const pieces = [words, words.slice(words.search(/[:—–]\s[^:—–]*$/) + 1), lemmaOf(words)];
    const whole = pieces.find((piece) => this.isVerseAltered(piece, own.length > 0));
    if (whole === undefined) {
      if (own.length === 0) this.settleMisplaced(segment, words);
      return;
    }
    const [mention] = own;
    this.counts.altered++;
    if (mention) {
      this.strikeBeside(segment, mention, segment);
      return;
    }
    const near = this.judging.nearest(whole, []);
    this.strikeSpoken(segment, whole);
    const passages = near?.kind === "elsewhere" ? [near.passage] : [];
    for (const step of [1, -1] as const) this.settleRun(segment, step, passages, "");
  }

  private isVerseAltered(words: string, isBeside: boolean): boolean {
    if (wordsIn(words).length < VERSE_WORDS || standsInTable(this.scripture, words)) return false;
    if (isBeside && this.judging.endsTruly(words)) return false;
    const borrowed = this.judging.borrowed(words);
    return borrowed === "most" || (borrowed === "much" && !isBeside && !isAbout(words));
  }

  /** A verse as it is, beside the reference of another: its own place is printed. */
  private settleMisplaced(segment: Segment, words: string): void {
    if (wordsIn(words).length < VERSE_WORDS || !standsInTable(this.scripture, words)) return;
    const beside = [...this.around(segment, -1), ...this.around(segment, 1)]
      .flatMap((other) => this.mentionsIn(other).filter((one) => !this.isSettled(one)))
      .flatMap((mention) => mention.passages ?? []);
    const passages = [...beside, ...(this.context?.passages ?? [])];
    if (passages.length === 0 || standsInPassages(this.scripture, words, passages)) return;
    const place = nearestTo(placesInTable(this.scripture, words), passages);
    if (place === undefined) return;
    const passage = toPassage(place, this.judging.lastVerse(words, place));
    this.remove(segment.start, segment.end, `${formatReference(passage)}:`);
    this.print(segment.end, passage);
    this.counts.replaced++;
    this.counts.misplaced++;
  }

  /** Up to three sentences on one side; short ones that are scripture as well do not count. */
  private around(segment: Segment, step: 1 | -1): Segment[] {
    const found: Segment[] = [];
    let counted = 0;
    for (let one = this.neighbor(segment, step); one; one = this.neighbor(one, step)) {
      found.push(one);
      const words = this.wordsOf(one);
      const isMore = wordsIn(words).length < VERSE_WORDS && standsInTable(this.scripture, words);
      if (!isMore) counted++;
      if (counted >= BESIDE || found.length >= MOST_BESIDE) break;
    }
    return found;
  }

  /** True for a reference whose words stand beside it, or that was exchanged for theirs. */
  private isSettled(mention: Mention): boolean {
    return this.confirmed.has(mention) || this.edits.some((edit) => edit.start === mention.start);
  }

  /** Words in another language, which cannot be compared: in an English answer, or after a label of theirs. */
  private settleForeign(segment: Segment, { isFramed, isEnglish }: Said): void {
    if (this.isGone(segment)) return;
    const written = this.text.slice(segment.start, segment.end);
    const before = this.neighbor(segment, -1);
    const after = this.neighbor(segment, 1);
    const isEnglishAnswer =
      isEnglish ||
      (before !== undefined && isEnglishText(this.wordsOf(before))) ||
      (after !== undefined && isEnglishSentence(this.wordsOf(after)));
    if (isFramed && isEnglishAnswer && this.isForeignText(written)) {
      this.strikeForeign(segment, written);
      return;
    }
    const named = foreignAttribution(written);
    const next = this.neighbor(segment, 1);
    if (named && next && isForeignLabel(written) && this.isForeignText(this.wordsOf(next))) {
      if (!this.isGone(next)) this.strikeForeign(next, this.wordsOf(next));
      return;
    }
    const sign = /[:—–]\s+(?=\S)(?!.*[:—–]\s)/su.exec(written);
    const places = [
      ...(named
        ? [
            [0, named.start],
            [named.end, written.length],
          ]
        : []),
      ...(sign && isEnglishText(written.slice(0, sign.index))
        ? [[sign.index + sign[0].length, written.length]]
        : []),
    ];
    for (const [from = 0, to = 0] of places) {
      const words = written.slice(from, to);
      if (!this.isForeignText(words)) continue;
      this.strikeForeign({ start: segment.start + from, end: segment.start + to }, words);
      return;
    }
  }

  private strikeForeign(span: { start: number; end: number }, words: string): void {
    this.strikeSpoken(span, words);
    this.counts.foreign++;
  }

  private isForeignText(words: string): boolean {
    if (wordsIn(words).length < FOREIGN_WORDS || findMentions(words).length > 0) return false;
    return isForeign(words) || (!isEnglishText(words) && this.judging.isForeign(words));
  }

  private settleSaying(segment: Segment, said: Said): void {
    const isAfterName = said.isNamed === true && segment === this.segments[0];
    const own = this.mentionsIn(segment);
    const written = this.withoutMentions(segment, own);
    for (const { start: at, isLed, isStrong, voice } of sayingsIn(written)) {
      const start = segment.start + at;
      const next = own.find((one) => one.start >= start);
      const span = { start, end: next?.start ?? segment.end };
      const lead = written.slice(0, at);
      if (this.isGone(span) || this.isQuoted({ start, end: start + 1 })) continue;
      const isOwn = isStrong
        ? !tellsOfOthers(lead) &&
          (isAfterName ||
            namesBible(written) ||
            this.isNearPlace(segment) ||
            this.isNearName(segment, lead))
        : this.isBiblesOwn(lead, written.slice(at), own);
      if (isLed && !isOwn) continue;
      const words = this.plain(this.text.slice(span.start, span.end));
      const isNear = () => this.isNearPlace(segment) || this.isNearName(segment, lead);
      if (voice === "general" && !isLed && !isNear()) continue;
      const isGiven =
        (/(?:^|[:\n])[^\p{L}]*$/u.test(lead) && isNear()) || (isStrong && isLed && isOwn);
      const spoken = voice === "told" && !isLed ? "spoken" : voice;
      if (!this.isUnheardOf(words, spoken, isGiven) && !this.isOfAnother(words, voice, segment))
        continue;
      const [mention] = own;
      this.counts.sayings++;
      if (mention) this.strikeBeside(span, mention, segment);
      else this.strikeSpoken(span, words);
      if (this.isNearPlace(segment)) this.settleRun(segment, 1, mention?.passages ?? [], "");
      return;
    }
  }

  /** True for a sentence that has a reference, or stands beside one that has. */
  private isNearPlace(segment: Segment): boolean {
    const near = [segment, this.neighbor(segment, -1), this.neighbor(segment, 1)];
    return near.some((one) => one && this.mentionsIn(one).length > 0);
  }

  /** True beside a short sentence, or after words of its own, that name the Bible. */
  private isNearName(segment: Segment, lead: string): boolean {
    if (namesBible(lead) || leadsToText(lead) || this.isOfSpeaker(segment)) return true;
    return [this.neighbor(segment, -1), this.neighbor(segment, 1)].some((one) => {
      if (!one) return false;
      const words = this.text.slice(one.start, one.end);
      return namesBible(words) && wordsIn(words).length <= NAMING;
    });
  }

  /** True for a sentence of whoever said "I am the Lord" and has spoken of himself or to somebody since. */
  private isOfSpeaker(segment: Segment): boolean {
    let one: Segment | undefined = this.neighbor(segment, -1);
    for (let away = 0; one && away < MOST_SPOKEN; away++) {
      const words = this.wordsOf(one);
      if (NAMES_HIMSELF.test(words)) return !isAbout(words);
      if (!/\b(?:I|me|my|mine|you|your|yours)\b/i.test(words)) return false;
      one = this.neighbor(one, -1);
    }
    return false;
  }

  /** A sentence with blanks for its references, so that all places stay. */
  private withoutMentions({ start, end }: Segment, own: readonly Mention[]): string {
    let written = this.text.slice(start, end);
    for (const one of own) {
      const length = one.end - one.start;
      written = `${written.slice(0, one.start - start)}${" ".repeat(length)}${written.slice(one.end - start)}`;
    }
    return written;
  }

  /** True when what leads to words in a sentence says that they are the Bible's. */
  private isBiblesOwn(lead: string, words: string, own: readonly Mention[]): boolean {
    if (tellsOfOthers(lead)) return false;
    const isClose =
      own.length > 0 && wordsIn(/ {3,}([^ ].*)$/.exec(lead)?.[1] ?? "").length <= APART;
    if (leadsLoosely(lead) && !/^["“]?\p{Lu}/u.test(words) && !(isClose && /,\s+$/.test(lead)))
      return false;
    return own.length > 0 || namesBible(lead) || leadsToText(lead);
  }

  /** In the sentence of a reference: the reference stays, with its passage. */
  protected strikeBeside(
    span: { start: number; end: number },
    mention: Mention,
    segment: Segment,
  ): void {
    if (this.handled.has(mention) || this.isGone(mention)) {
      this.remove(span.start, span.end, "");
      this.counts.replaced++;
    } else this.settleVerdict(REPLACE, mention, segment, "around");
  }
}

/** The words that a comment quotes before a bracket that nothing opened: "In the beginning] Why …". */
function lemmaOf(words: string): string {
  const end = /^[^()[\]]*(?=[)\]]\s)/.exec(words)?.[0] ?? "";
  return end.replace(/^\s*\d{1,3}:\d{1,3}\s+/, "");
}
