import "server-only";
import type { Passage } from "@/lib/bible/rules";
import type { Word } from "@/lib/bible/search/words";
import { wordsIn } from "./alignment";
import { isContent } from "./content-words";
import type { Segment } from "./segments";
import { BorrowedSettling } from "./settle-borrowed";
import { foreignTo } from "./spliced";
import { standsInPassages } from "./table-words";
import { isFirmlyAbout } from "./voice";

/** Verses of a passage that is compared. */
const MOST_VERSES = 8;
/** Words, and those that carry matter, that are more than a lead. */
const FEWEST = 4;
const FEWEST_CONTENT = 2;
/** Share of the words before replaced ones that are not their passage's, when they are more of it. */
const LEFT_OUT = 0.3;
/** Before what goes on from the line above: "Slide 3: so that", "3/ and". */
const LINE_HEAD = /^\s*(?:\d+[.)/]\s+|\p{Lu}\p{L}*(?: \d+)?:\s+)?(?=\p{Ll})/u;

/** Settles what is left of a passage's words when others beside it were replaced. */
export class LeftSettling extends BorrowedSettling {
  /** Sentences beside replaced ones that stand in a passage as it is printed: one of its halves, or more of it. */
  protected settleLeft(): void {
    if (this.removed.length === 0) return;
    const isLeft = (segment: Segment) =>
      !this.isGone(segment) &&
      this.isBesideGone(segment) &&
      this.mentionsIn(segment).length === 0 &&
      !this.isQuoted(segment) &&
      standsInPassages(this.scripture, this.wordsOf(segment), this.passagesNear(segment));
    for (const segments of [this.segments, [...this.segments].reverse()])
      for (const segment of segments)
        if (isLeft(segment)) this.remove(segment.start, segment.end, "");
    for (const segment of this.segments) {
      this.settleHead(segment);
      this.settleAfterGone(segment);
      this.settleGoingOn(segment);
    }
  }

  /** A line that goes on in lower case from one that was replaced: it is the rest of its sentence. */
  private settleGoingOn(segment: Segment): void {
    const before = this.neighbor(segment, -1);
    if (!before || !this.isGone({ start: before.end - 1, end: before.end })) return;
    if (!this.isFree(segment) || segment.startsParagraph) return;
    const written = this.text.slice(segment.start, segment.end);
    const head = LINE_HEAD.exec(written)?.[0];
    if (head === undefined || isFirmlyAbout(written)) return;
    if (wordsIn(written.slice(head.length)).length >= FEWEST)
      this.remove(segment.start, segment.end, "");
  }

  /** What leads to replaced words in their own sentence and is of the same verse: only words of it are left. */
  private settleHead(segment: Segment): void {
    const [gone] = this.removed
      .filter((one) => one.start > segment.start && one.start < segment.end)
      .sort((one, other) => one.start - other.start);
    if (!gone || this.isGone({ start: segment.start, end: gone.start })) return;
    const head = { start: segment.start, end: gone.start };
    if (this.mentionsIn(head).length > 0 || this.isQuoted(head)) return;
    const words = this.plain(this.text.slice(head.start, head.end));
    const list = wordsIn(words);
    const content = list.filter(({ text }) => isContent(text)).length;
    if (list.length < FEWEST || content < FEWEST_CONTENT) return;
    if (this.hasMostOf(list, this.passagesNear(segment))) this.remove(head.start, head.end, "");
  }

  /** True when a passage has nearly all of the words, in whatever order. */
  private hasMostOf(list: readonly Word[], passages: readonly Passage[]): boolean {
    return passages.some(
      ({ start, end }) =>
        end - start < MOST_VERSES &&
        foreignTo(this.scripture, list, { start, end }) <= LEFT_OUT * list.length,
    );
  }
}
