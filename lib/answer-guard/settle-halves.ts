import "server-only";
import { formatReference, type Passage } from "@/lib/bible/rules";
import { wordsIn } from "./alignment";
import { onlyPoints } from "./claim-grammar";
import type { Segment } from "./segments";
import { LeftSettling } from "./settle-left";
import { standsForNeighbor } from "./spliced";
import { standsInPassages, standsInTable } from "./table-words";
import { isFirmlyAbout } from "./voice";

/** What sets a line apart: a list's sign, a number, "Voice 2: ". */
const LINE_SIGN = /^\s*(?:[-•*+]\s+|\d+[.)/]\s+)?(?:\p{Lu}\p{L}*(?: \d+)?:\s+)?/u;
/** Words of a line that only names the next one: "The close". */
const NAMING = 3;
/** Lines that are read as one. */
const MOST_LINES = 4;
/** Words of halves that may be a verse, or a saying. */
const FEWEST = 6;
/** "Then, still in Mark 1:2, comes …": what leads to the other half. */
const LEADS_ON =
  /^[\s,]*(?:comes|follows|(?:and )?(?:then )?it (?:ends|closes|goes on|continues)(?: with)?)[\s,:]+/i;

/** "First comes …": what leads to the first half. */
const LEADS_TO = /^(?:\p{L}+ ){0,3}(?:comes|follows|begins with|opens with)[\s,:]+/iu;
/** What leads to a piece that goes on in lower case: "Point to the sky: ". */
const LED_PIECE = /^\s*\p{Lu}[^.!?:]{2,40}:\s+(?=\p{Ll})/u;

/**
 * Settles words that are parted over lines, or by a remark with their reference: whoever reads both
 * halves takes them for one verse.
 */
export class HalvesSettling extends LeftSettling {
  protected settleHalves(): void {
    for (const [at, segment] of this.segments.entries()) {
      const lines = this.linesFrom(at);
      if (lines.length > 1) this.settleLines(lines);
      this.settleOtherHalf(segment);
      this.settleLed(at);
    }
  }

  /** A line and those after it that go on in lower case; lines that name them are left out. */
  private linesFrom(at: number): Segment[] {
    const first = this.segments[at];
    const lines: Segment[] = [];
    if (!first || !this.isLine(first) || /[.!?]\s*$/.test(this.lineOf(first))) return lines;
    lines.push(first);
    for (const next of this.segments.slice(at + 1, at + 2 * MOST_LINES)) {
      const words = this.lineOf(next);
      if (!this.isLine(next) || lines.length >= MOST_LINES) break;
      if (/^\p{Ll}/u.test(words)) lines.push(next);
      else if (wordsIn(words).length > NAMING) break;
    }
    return lines;
  }

  private isLine(segment: Segment): boolean {
    const { start, end } = segment;
    const isOwnLine = start === 0 || /\n\s*$/.test(this.text.slice(0, start));
    return (
      isOwnLine &&
      (end === this.text.length || /^\s*\n|^$/.test(this.text.slice(end))) &&
      this.mentionsIn(segment).length === 0 &&
      !this.isQuoted(segment)
    );
  }

  private lineOf({ start, end }: Segment): string {
    return this.plain(this.text.slice(start, end)).replace(LINE_SIGN, "");
  }

  private settleLines(lines: readonly Segment[]): void {
    const whole = lines.map((line) => this.lineOf(line)).join(" ");
    if (lines.every((line) => this.isGone(line))) return;
    if (wordsIn(whole).length < FEWEST || isFirmlyAbout(whole)) return;
    if (standsInTable(this.scripture, whole)) return;
    const [first] = lines;
    const passages = first ? this.passagesNear(first) : [];
    const isHalf = lines.some((line) => this.isGone(line));
    if (!isHalf && !this.isFalse(whole, passages)) return;
    for (const line of lines) if (!this.isGone(line)) this.remove(line.start, line.end, "");
    this.counts.replaced++;
  }

  private isFalse(whole: string, passages: readonly Passage[]): boolean {
    if (passages.length === 0) return false;
    return (
      this.judging.nearest(whole, passages)?.kind === "replace" ||
      this.isTurned(wordsIn(whole), 0, passages) ||
      this.isStrangeSaying(whole, passages)
    );
  }

  /** What a reference leads to after words that were struck: "comes …". */
  private settleOtherHalf(segment: Segment): void {
    const before = this.neighbor(segment, -1);
    const last = this.mentionsIn(segment).at(-1);
    if (!before || !last || this.isGone(segment)) return;
    const lead = LEADS_ON.exec(this.text.slice(last.end, segment.end))?.[0];
    if (lead === undefined) return;
    const span = { start: last.end + lead.length, end: segment.end };
    const words = this.plain(this.text.slice(span.start, span.end));
    if (wordsIn(words).length === 0 || onlyPoints(words) || isFirmlyAbout(words)) return;
    if (!this.isGone(before)) {
      this.settleFirstHalf(before, words, last.passages ?? [], segment);
      return;
    }
    this.remove(last.end, segment.end, ":");
    this.counts.replaced++;
    for (const passage of last.passages ?? []) this.print(segment.end, passage);
  }

  /** What stands before a true half of a passage in the place of its first one. */
  private settleFirstHalf(
    before: Segment,
    words: string,
    passages: readonly Passage[],
    segment: Segment,
  ): void {
    if (!this.isFree(before)) return;
    const first = this.wordsOf(before);
    const list = wordsIn(first);
    const half = first.replace(LEADS_TO, "").replace(/[.!?]\s*$/, "");
    const isWhole = half !== first && this.isStrangeSaying(`${half} ${words}`, passages);
    const isTrue = standsInPassages(this.scripture, words, passages);
    const passage = passages.find(
      (one) =>
        isWhole || (isTrue && standsForNeighbor(this.scripture, list, wordsIn(words), -1, one)),
    );
    if (!passage) return;
    this.remove(before.start, before.end, "");
    if (isWhole) this.remove(segment.start, segment.end, `${formatReference(passage)}:`);
    this.counts.replaced++;
    this.print(segment.end, passage);
  }

  /** Pieces of one sentence that sentences lead to: "Point up: he had seven. Point down: sons." */
  private settleLed(at: number): void {
    const pieces: { start: number; end: number }[] = [];
    for (const { start, end } of this.segments.slice(at, at + MOST_LINES)) {
      const lead = LED_PIECE.exec(this.text.slice(start, end))?.[0];
      const isFree = lead !== undefined && this.mentionsIn({ start, end }).length === 0;
      if (!isFree || this.isGone({ start, end }) || this.isQuoted({ start, end })) break;
      pieces.push({ start: start + lead.length, end });
    }
    const [first] = pieces;
    if (!first || pieces.length < 2) return;
    const whole = pieces
      .map(({ start, end }) => this.plain(this.text.slice(start, end)).replace(/[.!?]\s*$/, ""))
      .join(" ");
    const passages = this.passagesNear(this.segmentAt(first.start));
    if (wordsIn(whole).length < FEWEST || isFirmlyAbout(whole)) return;
    if (standsInTable(this.scripture, whole) || !this.isFalse(whole, passages)) return;
    for (const { start, end } of pieces) this.remove(start, end, "");
    this.counts.replaced++;
  }
}
