import "server-only";
import { toPassage } from "@/lib/bible/rules";
import { wordsIn } from "./alignment";
import { LEAST_WORDS, LED_TRULY } from "./claim-judge";
import type { Segment } from "./segments";
import { SayingSettling } from "./settle-sayings";
import { placesInTable, standsInTable } from "./table-words";
import { isFirmlyAbout } from "./voice";

/** Words of a sentence that stands in the table for certain. */
const TRUE_WORDS = 5;

/**
 * Settles sentences after a verse's own that begin as the verse goes on and end otherwise: whoever
 * reads the first takes the next one for more of it.
 */
export class TailSettling extends SayingSettling {
  protected settleTails(): void {
    for (const segment of this.segments) {
      if (this.isGone(segment)) continue;
      const next = this.neighbor(segment, 1);
      if (next && !next.startsParagraph) this.settleTail(segment, next);
    }
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

  private settleTail(segment: Segment, next: Segment): void {
    if (this.isGone(next) || this.isQuoted(next) || this.mentionsIn(next).length > 0) return;
    const written = this.wordsOf(next);
    const list = wordsIn(written);
    const [first] = list;
    if (!first || list.length < LEAST_WORDS || isFirmlyAbout(written)) return;
    const words = this.verseIn(segment);
    if (words === null || standsInTable(this.scripture, written)) return;
    const [place] = placesInTable(this.scripture, `${words} ${first.text}`);
    if (place === undefined) return;
    this.remove(next.start, next.end, "");
    this.counts.replaced++;
    this.counts.altered++;
    const last = this.judging.lastVerse(words, place);
    this.print(next.end, toPassage(place, last));
    this.settleRun(next, 1, [toPassage(place, last)], "");
  }

  /** The words of a sentence, or those after its reference, that are a verse's; null for others. */
  private verseIn(segment: Segment): string | null {
    const last = this.mentionsIn(segment).at(-1);
    const words = last
      ? this.plain(this.text.slice(last.end, segment.end)).replace(/^[^\p{L}]*/u, "")
      : this.wordsOf(segment);
    const own = words.replace(LED_TRULY, "");
    const isTrue = wordsIn(own).length >= TRUE_WORDS && standsInTable(this.scripture, own);
    return isTrue ? own : null;
  }
}
