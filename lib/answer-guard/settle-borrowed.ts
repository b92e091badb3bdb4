import "server-only";
import type { Mention } from "@/lib/bible/references/mentions";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { formatReference, type Passage } from "@/lib/bible/rules";
import type { Word } from "@/lib/bible/search/words";
import { type Alignment, alignWith, wordsIn } from "./alignment";
import { overlaps } from "./claim-text";
import { isContent } from "./content-words";
import type { Segment } from "./segments";
import { TailSettling } from "./settle-tails";
import { standsInPassages, standsInTable } from "./table-words";
import { isAbout } from "./voice";

/** Sentences on either side of one in which a passage may be named. */
const REACH = 3;
/** Verses of the passages that a sentence is compared with word by word. */
const MOST_VERSES = 8;
/** Share of a sentence's words that are the passage's, in its order, when it is that passage altered. */
const MOSTLY = 0.7;
/** Words, and those that carry matter, that are the passage's when that is no chance. */
const FEWEST = 4;
const FEWEST_CONTENT = 2;
/** The same of a sentence beside words that were replaced. */
const FEWEST_BESIDE = 3;
/** Words without any that carries matter that are the passage's there. */
const SMALL_BESIDE = 7;
/** Words of a passage one after the other, from where a clause begins, that go on otherwise. */
const BROKEN_RUN = 5;
const BROKEN_TAIL = 4;
/** The same right after words that were replaced. */
const BROKEN_BESIDE = 3;
/** Words of a sentence that is the passage's but for one word. */
const ONE_OFF = 5;
/** Words before a remark that are compared. */
const PARTED = 4;
const NEARLY_ALL = 0.8;
/** Words of a sentence with its halves turned, and the most of it that may be in order. */
const TURNED = 6;
const TURNED_SHARE = 0.8;
/** Share of the words before replaced ones that are not their passage's, when they are more of it. */
const LEFT_OUT = 0.3;
/** Characters between words that were replaced and what stands right beside them. */
const APART = 3;
/** Signs that part what is compared from what leads to it. */
const SIGNS = /[:—–()[\]{}“”"\uE002\uE003|]+|[.!?]+(?=\s)/gu;
const SIGNS_AND_COMMAS = new RegExp(`${SIGNS.source}|,|\\sthat(?=\\s)`, "gu");

interface Span {
  start: number;
  end: number;
}

/**
 * Settles sentences that are the passage named beside them but for a word or an ending. Which verse
 * is meant is known there, so that fewer words tell than anywhere else.
 */
export class BorrowedSettling extends TailSettling {
  protected settleBorrowed(): void {
    for (const segment of this.segments) {
      const passages = this.passagesNear(segment);
      const verses = passages.reduce((sum, { start, end }) => sum + end - start + 1, 0);
      if (passages.length === 0 || verses > MOST_VERSES) continue;
      this.settleParted(segment, passages);
      for (const span of this.spansOf(segment))
        if (this.isBorrowed(span, segment, passages)) this.strikeBorrowed(span, segment, passages);
    }
  }

  /** The rest of a verse after a remark in brackets, "(that is how John 3:16 begins)": it goes on as the verse does. */
  private settleParted(segment: Segment, passages: readonly Passage[]): void {
    const written = this.text.slice(segment.start, segment.end);
    const remark = /\([^()]*\b(?:starts?|begins?|opens?)\b[^()]*\)\s*(?=\p{Ll})/u.exec(written);
    if (!remark || this.mentionsIn(segment).length === 0) return;
    const head = wordsIn(written.slice(0, remark.index)).slice(-PARTED);
    const from = remark.index + remark[0].length;
    const rest = this.plain(written.slice(from));
    const span = { start: segment.start + from, end: segment.end };
    const before = head.map(({ text }) => text).join(" ");
    if (this.isGone(span) || !standsInPassages(this.scripture, before, passages)) return;
    if (standsInPassages(this.scripture, `${before} ${rest}`, passages)) return;
    this.remove(span.start, span.end, "");
    this.counts.replaced++;
    for (const passage of passages.slice(0, 1)) this.print(segment.end, passage);
  }

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
    }
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
        end - start < MOST_VERSES && this.foreignTo(list, { start, end }) <= LEFT_OUT * list.length,
    );
  }

  /** How many of the words a passage does not have, in the translation that has most of them. */
  private foreignTo(list: readonly Word[], { start, end }: VerseRange): number {
    const counts = [...this.scripture.translations.values()].map(({ texts }) => {
      const held = new Set(wordsIn(texts.slice(start, end + 1).join(" ")).map(({ text }) => text));
      return list.filter(({ text }) => !held.has(text)).length;
    });
    return Math.min(...counts);
  }

  /** The passages named in a sentence or near it, or printed for it. */
  protected passagesNear(segment: Segment): Passage[] {
    const at = this.segments.indexOf(segment);
    const near = this.segments.slice(Math.max(0, at - REACH), at + REACH + 1);
    const mentions = near.flatMap((one) => this.mentionsIn(one));
    return [
      ...mentions.flatMap(({ passages }) => passages ?? []),
      ...this.prints.map(({ passage }) => passage),
      ...(this.context?.passages ?? []),
      ...(this.context?.next ?? []),
    ];
  }

  /** A sentence, what its references leave of it, and its pieces between signs. */
  private spansOf(segment: Segment): Span[] {
    const own = this.mentionsIn(segment);
    const parts: Span[] = [];
    let start = segment.start;
    for (const mention of own) {
      parts.push({ start, end: mention.start });
      start = mention.end;
    }
    parts.push({ start, end: segment.end });
    const signs = this.isBesideGone(segment) ? SIGNS_AND_COMMAS : SIGNS;
    const pieces = parts.flatMap((part) => {
      const found: Span[] = [];
      let from = part.start;
      for (const { 0: sign, index } of this.text.slice(part.start, part.end).matchAll(signs)) {
        found.push({ start: from, end: part.start + index });
        from = part.start + index + sign.length;
      }
      return [...found, { start: from, end: part.end }];
    });
    return [segment, ...parts, ...pieces];
  }

  private isBorrowed(span: Span, segment: Segment, passages: readonly Passage[]): boolean {
    const own = this.mentionsIn(span);
    if (this.isGone(span) || this.isJudged(span)) return false;
    const words = this.plain(this.without(span, own));
    const list = wordsIn(words);
    if (list.length < FEWEST || standsInTable(this.scripture, words)) return false;
    if (this.standsByClauses(words)) return false;
    const found = alignWith(this.scripture, words, list, passages);
    const most = Math.max(0, ...found.map(({ matched }) => matched));
    const best = found.filter(({ matched }) => matched === most);
    const isBeside = this.isBesideGone(segment);
    const [fewest, content] = isBeside ? [FEWEST_BESIDE, 1] : [FEWEST, FEWEST_CONTENT];
    // Beside replaced words something may still lead to those that are left.
    const lengthOf = (one: Alignment) =>
      isBeside && one.to === list.length - 1 ? one.to - one.from + 1 : list.length;
    const isMostly =
      most >= fewest &&
      best.every(
        (one) =>
          one.matched >= MOSTLY * lengthOf(one) &&
          (one.content >= content ||
            (one.matched >= ONE_OFF && one.matched >= NEARLY_ALL * list.length)) &&
          (one.content > 0 || (isBeside && one.matched >= SMALL_BESIDE)) &&
          (one.isAltered ||
            (isBeside && one.to - one.from >= one.matched) ||
            (one.goesOn && one.from === 0 && one.to === list.length - 2 && one.matched >= ONE_OFF)),
      );
    const isAfterGone = isBeside && span.start === segment.start && own.length === 0;
    if (isMostly || found.some((one) => this.isBroken(one, words, list, isAfterGone))) return true;
    if (span !== segment || own.length > 0 || isAbout(words)) return false;
    return found.some((one) => this.isOneWordOff(one, list)) || this.isTurned(list, most, passages);
  }

  /** True for words in marks of their own, which are judged as such. */
  private isJudged(span: Span): boolean {
    return this.quotations.some(
      (one) => one.kind !== "silent" && overlaps(one, span) && this.mentionsIn(one).length === 0,
    );
  }

  /** True for a whole sentence that is the passage's but for one of its small words. */
  private isOneWordOff(
    { matched, content, isVerbatim, from, to }: Alignment,
    list: readonly Word[],
  ) {
    return (
      !isVerbatim &&
      content >= FEWEST_CONTENT &&
      from === 0 &&
      to === list.length - 1 &&
      matched >= Math.max(ONE_OFF, list.length - 1)
    );
  }

  /** True for a sentence of the passage's own words with its halves the other way round. */
  protected isTurned(list: readonly Word[], most: number, passages: readonly Passage[]): boolean {
    if (list.length < TURNED || most > TURNED_SHARE * list.length) return false;
    const others = list.length > TURNED ? 1 : 0;
    return passages.some((passage) => this.foreignTo(list, passage) <= others);
  }

  private isBesideGone({ start, end }: Segment): boolean {
    return this.removed.some((one) => one.end >= start - APART && one.start <= end + APART);
  }

  /** True for words that begin as the passage does and break off into others in the middle of a clause. */
  private isBroken(
    found: Alignment,
    words: string,
    list: readonly Word[],
    isAfterGone: boolean,
  ): boolean {
    const { matched, content, isVerbatim, goesOn, from, to } = found;
    if (!isVerbatim || !goesOn || from > 0) return false;
    const isLong =
      (matched >= BROKEN_RUN && content >= FEWEST_CONTENT) ||
      (isAfterGone && matched >= BROKEN_BESIDE && content > 0 && !isAbout(words));
    if (!isLong && (matched <= BROKEN_RUN || content === 0)) return false;
    if (list.length - 1 - to < BROKEN_TAIL) return false;
    return /^\s+$/.test(words.slice(list[to]?.end, list[to + 1]?.start));
  }

  private without({ start, end }: Span, own: readonly Mention[]): string {
    let written = "";
    let at = start;
    for (const mention of own) {
      written += this.text.slice(at, mention.start);
      at = mention.end;
    }
    return written + this.text.slice(at, end);
  }

  private strikeBorrowed(span: Span, segment: Segment, passages: readonly Passage[]): void {
    const own = this.mentionsIn(segment);
    this.counts.altered++;
    this.counts.replaced++;
    const names = own.flatMap(({ passages: named }) => named?.map(formatReference) ?? []);
    const isWhole = span === segment && names.length > 0;
    this.remove(span.start, span.end, isWhole ? `${names.join("; ")}:` : "");
    const words = this.plain(this.text.slice(span.start, span.end));
    const passage = passages.find((one) =>
      alignWith(this.scripture, words, wordsIn(words), [one]).some(({ content }) => content > 1),
    );
    if (passage) this.print(segment.end, passage);
  }
}
