import "server-only";
import type { Mention } from "@/lib/bible/references/mentions";
import { formatReference, type Passage } from "@/lib/bible/rules";
import type { Word } from "@/lib/bible/search/words";
import { type Alignment, alignWith, wordsIn } from "./alignment";
import { overlaps } from "./claim-text";
import { isContent } from "./content-words";
import type { Segment } from "./segments";
import { TailSettling } from "./settle-tails";
import { foreignTo, wordsPutIn } from "./spliced";
import { standsInPassages, standsInTable } from "./table-words";
import { isAbout } from "./voice";

/** Sentences on either side of one in which a passage may be named. */
const REACH = 3;
/** Verses of the passages that a sentence is compared with word by word. */
const MOST_VERSES = 8;
/** A label that says what follows. */
const NAMES_WORDS =
  /^\s*(?:(?:key|the) )?(?:words?|wording|text|verse|passage|scripture|quot\p{L}+|reading|lines?)\s+$/iu;
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
/** Words around some that were put in, and those that carry matter; beside a verse's own words. */
const AROUND = 5;
const AROUND_TRUE = 3;
/** Words of a sentence with its halves turned, and the most of it that may be in order. */
const TURNED = 6;
/** The same in the sentence of a reference, where a summary may have the passage's words as well. */
const LONG_TURNED = 9;
const TURNED_SHARE_LONG = 0.6;
const TURNED_SHARE = 0.8;
/** Characters between words that were replaced and what stands right beside them. */
const APART = 3;
/** Signs and words that part what is compared from what leads to it. */
const SIGNS = /[:—–()[\]{}“”"\uE002\uE003|,]+|[.!?]+(?=\s)|\sthat(?=\s)/gu;

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

  /** The passages named in a sentence or near it, or printed for it. */
  protected passagesNear(segment: Segment): Passage[] {
    const near = [segment, ...this.reached(segment, -1), ...this.reached(segment, 1)];
    const mentions = near.flatMap((one) => this.mentionsIn(one));
    return [
      ...mentions.flatMap(({ passages }) => passages ?? []),
      ...this.prints.map(({ passage }) => passage),
      ...(this.context?.passages ?? []),
      ...(this.context?.next ?? []),
    ];
  }

  /** The sentences on one side; those that were replaced do not part it from what comes after them. */
  private reached(segment: Segment, step: 1 | -1): Segment[] {
    const found: Segment[] = [];
    let left = REACH;
    for (let one = this.neighbor(segment, step); one && left > 0; one = this.neighbor(one, step)) {
      found.push(one);
      if (!this.isGone(one)) left--;
    }
    return found;
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
    const pieces = parts.flatMap((part) => {
      const found: Span[] = [];
      let from = part.start;
      for (const { 0: sign, index } of this.text.slice(part.start, part.end).matchAll(SIGNS)) {
        found.push({ start: from, end: part.start + index });
        from = part.start + index + sign.length;
      }
      return [...found, { start: from, end: part.end }];
    });
    const label = this.labelOf(segment);
    const labeled = label > 0 ? [{ start: segment.start + label, end: segment.end }] : [];
    return [segment, ...labeled, ...parts, ...pieces];
  }

  private isBorrowed(span: Span, segment: Segment, passages: readonly Passage[]): boolean {
    const own = this.mentionsIn(span);
    if (this.isGone(span) || this.isJudged(span)) return false;
    const words = this.plain(this.without(span, own));
    const list = wordsIn(words);
    if (list.length < FEWEST) return false;
    if (list.length >= ONE_OFF && this.judging.losesNot(words, passages)) return true;
    if (standsInTable(this.scripture, words) || this.standsByClauses(words)) return false;
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
    if (this.isPutIn(list, most, segment, passages)) return true;
    if (!this.isWhole(span, segment) || isAbout(words)) return false;
    const narrow = found.filter(({ isWide }) => isWide !== true);
    const ordered = Math.max(0, ...narrow.map(({ matched }) => matched));
    const isTurned = this.isTurned(list, ordered, passages, own.length > 0);
    if (own.length > 0)
      return isTurned && list.length >= LONG_TURNED && ordered <= TURNED_SHARE_LONG * list.length;
    if (isTurned) return true;
    return found.some((one) => this.isOneWordOff(one, list));
  }

  /** True for a sentence, or what a label before its capital leaves of it: "Wording To depart". */
  private isWhole(span: Span, segment: Segment): boolean {
    return span.end === segment.end && span.start - segment.start <= this.labelOf(segment);
  }

  /** Length of the words before a capital that no name has: a small word begins a sentence there. */
  private labelOf({ start, end }: Segment): number {
    const written = this.text.slice(start, end);
    const found = /^\s*(?:\p{L}+\s+){1,2}?(?=(?!I\b)\p{Lu}\p{Ll}*[\s,])/u.exec(written)?.[0] ?? "";
    const [next] = wordsIn(written.slice(found.length));
    const isLabel = (next && !isContent(next.text)) || NAMES_WORDS.test(found);
    return isLabel ? found.length : 0;
  }

  /** True for words of the passage with others put between them at one place. */
  private isPutIn(
    list: readonly Word[],
    most: number,
    segment: Segment,
    passages: readonly Passage[],
  ): boolean {
    if (most < AROUND_TRUE) return false;
    const put = wordsPutIn(this.scripture, list, passages);
    if (put === null) return false;
    const rest = list.filter((word) => !put.includes(word));
    const content = rest.filter(({ text }) => isContent(text)).length;
    if (rest.length >= AROUND && content >= FEWEST_CONTENT) return true;
    return ([-1, 1] as const).some((step) => {
      const other = this.neighbor(segment, step);
      const words = other ? this.wordsOf(other) : "";
      const isLong = wordsIn(words).length >= AROUND;
      return content > 0 && isLong && standsInPassages(this.scripture, words, passages);
    });
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
  protected isTurned(
    list: readonly Word[],
    most: number,
    passages: readonly Passage[],
    isStrict = false,
  ): boolean {
    if (list.length < TURNED || most > TURNED_SHARE * list.length) return false;
    const others =
      (isStrict && list.length <= LONG_TURNED) || list.length === TURNED
        ? 0
        : Math.floor(list.length / TURNED);
    return passages.some((passage) => foreignTo(this.scripture, list, passage) <= others);
  }

  /** True right beside words that were replaced. */
  protected isBesideGone({ start, end }: Segment): boolean {
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
