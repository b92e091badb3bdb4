import "server-only";
import { type Passage, toPassage } from "@/lib/bible/rules";
import { alignWith, wordsIn } from "./alignment";
import { LEAST_WORDS, LED_TRULY } from "./claim-judge";
import type { Segment } from "./segments";
import { SayingSettling } from "./settle-sayings";
import { standsForNeighbor } from "./spliced";
import { placesInTable, sharedWords, standsInPassages, standsInTable } from "./table-words";
import { isFirmlyAbout } from "./voice";

/** Words of a sentence that stands in the table for certain. */
const TRUE_WORDS = 5;
/** Verses of a passage whose neighbors are compared. */
const MOST_NAMED = 4;
/** Places of the words of a verse that has a place of its own. */
const FEW_PLACES = 3;
/** Share of a short sentence that is a verse's when it stands beside another one of it. */
const NEARLY = 0.6;
/** Words on either side of the end of a sentence that are a verse's, one after the other, by no chance. */
const JOINED = 5;
const JOINED_ON = 2;
/** Paragraphs after a colon. */
const MOST_AFTER = 4;
/** What is said to have words: "the oldest manuscripts have". */
const READING =
  /^.{0,40}\b(?:manuscripts?|codex|cop(?:y|ies)|hebrew|greek|aramaic|original|septuagint|vulgate|versions?|translations?|scrolls?|margin)\b[^.:,]{0,20}\b(?:have|has|reads?|says?|gives?|puts?)\s+/i;

/** What is apposed to the words of a passage: "Its wording, light is sown for the righteous, …". */
const APPOSED =
  /^.{0,40}\b(?:the|its|his|her|their|whose|one|a|this|that) (?:\p{L}+ )?(?:words?|wording|text|line|sentence|phrase),\s+(?!(?:which|who|where|when|that|in|of|from|as|and|but|so|then|though)\s)/iu;

/**
 * Settles sentences after a verse's own that begin as the verse goes on and end otherwise: whoever
 * reads the first takes the next one for more of it.
 */
export class TailSettling extends SayingSettling {
  protected settleTails(before = ""): void {
    const [head] = this.segments;
    if (head && before !== "") this.settleJoined(before, head);
    for (const segment of this.segments) {
      if (this.isGone(segment)) continue;
      const next = this.neighbor(segment, 1);
      if (next && !next.startsParagraph) this.settleTail(segment, next);
      this.settleBesideTrue(segment);
      this.settleBesideNamed(segment);
      this.settleAfterColon(segment);
      this.settleReading(segment);
    }
  }

  /** Short sentences right before or after a verse's own that are nearly its neighbors'. */
  private settleBesideTrue(segment: Segment): void {
    const words = this.verseIn(segment);
    if (words === null) return;
    const places = placesInTable(this.scripture, words);
    const [place] = places;
    if (place === undefined || places.length > FEW_PLACES) return;
    const passage = toPassage(place, this.judging.lastVerse(words, place));
    for (const step of [-1, 1] as const) {
      const other = this.neighbor(segment, step);
      if (!other || (step === 1 ? other : segment).startsParagraph) continue;
      if (!this.isFree(other) || !this.isNearlyOf(this.wordsOf(other), passage)) continue;
      this.strikeNear(other, passage, Math.max(other.end, segment.end));
    }
  }

  /** Sentences beside a reference's true words that stand for what the passage has there. */
  private settleBesideNamed(segment: Segment): void {
    const passages = this.mentionsIn(segment).flatMap((one) => one.passages ?? []);
    const words = this.verseIn(segment, LEAST_WORDS);
    if (words === null) {
      this.settleAfterTrue(segment, passages);
      return;
    }
    for (const passage of passages.filter(({ start, end }) => end - start < MOST_NAMED))
      for (const step of [-1, 1] as const) {
        const other = this.neighbor(segment, step);
        if (!other || (step === 1 ? other : segment).startsParagraph) continue;
        const list = wordsIn(this.wordsOf(other));
        if (!this.isFree(other) || list.length < JOINED) continue;
        if (isFirmlyAbout(this.wordsOf(other))) continue;
        if (standsForNeighbor(this.scripture, list, wordsIn(words), step, passage))
          this.strikeNear(other, passage, Math.max(other.end, segment.end));
      }
  }

  /** Words before their reference that stand for what the passage has after the sentence before. */
  private settleAfterTrue(segment: Segment, passages: readonly Passage[]): void {
    const [mention] = this.mentionsIn(segment);
    const before = this.neighbor(segment, -1);
    if (!mention || !before || segment.startsParagraph || this.isQuoted(segment)) return;
    const written = this.text.slice(segment.start, mention.start);
    const comma = written.lastIndexOf(",");
    const span = { start: segment.start, end: mention.start };
    const words = this.plain(comma > 0 ? written.slice(0, comma) : written);
    const list = wordsIn(words);
    const truth = this.wordsOf(before);
    if (list.length < JOINED || wordsIn(truth).length <= LEAST_WORDS || isFirmlyAbout(words))
      return;
    if (this.isGone(span) || !standsInPassages(this.scripture, truth, passages)) return;
    const passage = passages.find((one) =>
      standsForNeighbor(this.scripture, list, wordsIn(truth), 1, one),
    );
    if (passage) this.strikeNear(span, passage, segment.end);
  }

  private isNearlyOf(words: string, passage: Passage): boolean {
    const list = wordsIn(words);
    if (list.length < LEAST_WORDS || standsInTable(this.scripture, words)) return false;
    const fewest = Math.max(LEAST_WORDS, NEARLY * list.length);
    const around = [{ start: Math.max(1, passage.start - 1), end: passage.end + 1 }];
    return alignWith(this.scripture, words, list, around).some(
      ({ matched, content }) => content > 0 && matched >= fewest,
    );
  }

  /** Paragraphs after a reference and a colon, each nearly the passage's: "a poem of John 11:42:". */
  private settleAfterColon(segment: Segment): void {
    const passages = this.mentionsIn(segment).flatMap((one) => one.passages ?? []);
    const [passage] = passages;
    if (!passage || !/:\s*$/.test(this.text.slice(segment.start, segment.end))) return;
    let next = this.neighbor(segment, 1);
    for (let count = 0; next && count < MOST_AFTER; count++, next = this.neighbor(next, 1)) {
      if (this.isGone(next)) continue;
      const words = this.wordsOf(next);
      if (!this.isFree(next) || this.judging.nearest(words, passages)?.kind !== "replace") return;
      this.strikeNear(next, passage, next.end);
    }
  }

  /** What a manuscript or a version is said to have beside a reference: "the oldest copies have …". */
  private settleReading(segment: Segment): void {
    if (!this.isFree(segment)) return;
    const written = this.text.slice(segment.start, segment.end);
    const apposed = APPOSED.exec(written)?.[0];
    const lead = apposed?.replace(/,\s+$/, "") ?? READING.exec(written)?.[0];
    const steps = apposed === undefined ? [-1] : [-1, -2, 1, 2];
    const passages = steps
      .map((step) => this.segments[this.segments.indexOf(segment) + step])
      .flatMap((one) => (one ? this.mentionsIn(one) : []))
      .flatMap((one) => one.passages ?? []);
    const [passage] = passages;
    if (lead === undefined || !passage) return;
    // What is apposed ends at a comma, or with its sentence.
    const comma = written.lastIndexOf(", ");
    const goesOn = apposed !== undefined && comma > apposed.length && isOutside(written, comma);
    const end = goesOn ? comma : written.length;
    const span = { start: segment.start + lead.length, end: segment.start + end };
    const words = this.plain(this.text.slice(span.start, span.end));
    const isNear = this.judging.nearest(words, passages)?.kind === "replace";
    const isMostly =
      apposed !== undefined &&
      !standsInPassages(this.scripture, words, passages) &&
      sharedWords(this.scripture, words, passages) >= NEARLY;
    if (isNear || isMostly) this.strikeNear(span, passage, segment.end);
  }

  protected isFree(segment: Segment): boolean {
    return (
      !this.isGone(segment) && !this.isQuoted(segment) && this.mentionsIn(segment).length === 0
    );
  }

  private strikeNear(span: { start: number; end: number }, passage: Passage, at: number): void {
    this.remove(span.start, span.end, "");
    this.counts.replaced++;
    this.counts.altered++;
    this.print(at, passage);
  }

  /** Halves of a quotation around a gap, "But when …" and "… came": neither stays without the other. */
  protected settleGaps(): void {
    const marked = this.quotations.filter(({ kind }) => kind !== "silent");
    for (const [at, one] of marked.entries()) {
      const other = marked[at + 1];
      if (!other || !/(?:…|\.{3})\W*$/.test(one.words)) continue;
      if (!/^\W*(?:…|\.{3})/.test(other.words) || this.isGone(one)) continue;
      const whole = `${one.words} ${other.words}`.replace(/…|\.{3}/g, " ");
      if (standsInTable(this.scripture, whole)) continue;
      this.remove(one.start, one.end, "");
      this.counts.replaced++;
      if (!this.isGone(other)) this.remove(other.start, other.end, "");
    }
  }

  /** The first sentence of a text that begins as the verse goes on whose end stood right before it. */
  private settleJoined(before: string, head: Segment): void {
    const words = this.wordsOf(head);
    const list = wordsIn(words);
    if (!this.isFree(head) || list.length < JOINED || isFirmlyAbout(words)) return;
    if (standsInTable(this.scripture, words)) return;
    const end = wordsIn(before).slice(-JOINED);
    const joined = `${end.map(({ text }) => text).join(" ")} ${this.textOf(head, JOINED_ON)}`;
    const [place] = end.length < JOINED ? [] : placesInTable(this.scripture, joined);
    if (place !== undefined) this.strikeNear(head, toPassage(place, place), head.end);
  }

  /** A sentence after a replaced one that begins as the verse went on whose end stood there. */
  protected settleAfterGone(segment: Segment): void {
    const next = this.neighbor(segment, 1);
    if (!next || next.startsParagraph || !this.isFree(next)) return;
    if (!this.isGone({ start: segment.end - 1, end: segment.end })) return;
    const words = this.wordsOf(next);
    if (wordsIn(words).length < JOINED || isFirmlyAbout(words)) return;
    if (standsInTable(this.scripture, words)) return;
    const joined = `${this.textOf(segment, -JOINED)} ${this.textOf(next, 1)}`;
    const [place] = placesInTable(this.scripture, joined);
    if (place !== undefined) this.strikeNear(next, toPassage(place, place), next.end);
  }

  private settleTail(segment: Segment, next: Segment): void {
    if (this.isGone(next) || this.isQuoted(next) || this.mentionsIn(next).length > 0) return;
    const written = this.wordsOf(next);
    const list = wordsIn(written);
    const [first] = list;
    if (!first || list.length < LEAST_WORDS || isFirmlyAbout(written)) return;
    if (standsInTable(this.scripture, written)) return;
    const verse = this.verseIn(segment);
    // The end of a sentence that something else leads to, and how the next one begins.
    const words = verse ?? this.textOf(segment, -JOINED);
    const begins = verse === null ? this.textOf(next, JOINED_ON) : first.text;
    const [place] = placesInTable(this.scripture, `${words} ${begins}`);
    if (place === undefined || (verse === null && list.length < JOINED)) return;
    this.remove(next.start, next.end, "");
    this.counts.replaced++;
    this.counts.altered++;
    const last = this.judging.lastVerse(words, place);
    this.print(next.end, toPassage(place, last));
    this.settleRun(next, 1, [toPassage(place, last)], "");
  }

  /** The first words of a sentence, or its last ones. */
  private textOf({ start, end }: Segment, count: number): string {
    const list = wordsIn(this.plain(this.text.slice(start, end)));
    const some = count < 0 ? list.slice(count) : list.slice(0, count);
    return some.map(({ text }) => text).join(" ");
  }

  /** The words of a sentence, or those after its reference, that are a verse's; null for others. */
  private verseIn(segment: Segment, fewest = TRUE_WORDS): string | null {
    const mentions = this.mentionsIn(segment);
    const [first, last] = [mentions[0], mentions.at(-1)];
    const pieces =
      first && last
        ? [
            this.text.slice(last.end, segment.end).replace(/^[^\p{L}]*/u, ""),
            this.text.slice(segment.start, first.start).replace(/(?:[:—–(]|, ).*$/s, ""),
          ]
        : [this.wordsOf(segment)];
    const owned = pieces.map((words) => this.plain(words).replace(LED_TRULY, ""));
    const isTrue = (own: string) =>
      wordsIn(own).length >= fewest && standsInTable(this.scripture, own);
    return owned.find(isTrue) ?? null;
  }
}

/** True for a sentence's end after its last comma that goes on what it began: "suits the day". */
function isOutside(written: string, comma: number): boolean {
  return /^, (?:and |it )?\p{Ll}+s \p{L}/u.test(written.slice(comma));
}
