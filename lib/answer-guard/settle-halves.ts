import "server-only";
import type { Passage } from "@/lib/bible/rules";
import { wordsIn } from "./alignment";
import { onlyPoints } from "./claim-grammar";
import type { Segment } from "./segments";
import { BorrowedSettling } from "./settle-borrowed";
import { standsInTable } from "./table-words";
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

/**
 * Settles words that are parted over lines, or by a remark with their reference: whoever reads both
 * halves takes them for one verse.
 */
export class HalvesSettling extends BorrowedSettling {
  protected settleHalves(): void {
    for (const [at, segment] of this.segments.entries()) {
      const lines = this.linesFrom(at);
      if (lines.length > 1) this.settleLines(lines);
      this.settleOtherHalf(segment);
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
    if (!before || !last || !this.isGone(before) || this.isGone(segment)) return;
    const lead = LEADS_ON.exec(this.text.slice(last.end, segment.end))?.[0];
    if (lead === undefined) return;
    const span = { start: last.end + lead.length, end: segment.end };
    const words = this.plain(this.text.slice(span.start, span.end));
    if (wordsIn(words).length === 0 || onlyPoints(words) || isFirmlyAbout(words)) return;
    this.remove(last.end, segment.end, ":");
    this.counts.replaced++;
    for (const passage of last.passages ?? []) this.print(segment.end, passage);
  }
}
