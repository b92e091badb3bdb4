import "server-only";
import { findMentions, type Mention } from "@/lib/bible/references/mentions";
import { formatReference, type Passage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { wordsIn } from "./alignment";
import { INTRODUCES, LABEL, onlyPoints, POINTS_BACK } from "./claim-grammar";
import { ClaimJudge } from "./claim-judge";
import { findQuotations, type Quotation } from "./quotation-marks";
import { type Segment, segmentsOf } from "./segments";
import { findShortReferences } from "./short-references";

/** What was changed, by kind, for the log. */
export interface ClaimCounts {
  /** Words given as a passage's that are not, replaced by the passage. */
  replaced: number;
  /** Words somebody of the Bible is said to have spoken that stand nowhere. */
  unspoken: number;
  /** References exchanged for the one where the words stand. */
  corrected: number;
  /** Of those replaced or unspoken, by what they were: verses with other words in them. */
  altered: number;
  /** Sayings that no verse has. */
  sayings: number;
  /** Words in another language than the answer's. */
  foreign: number;
  /** Verses as they are, beside the reference of another. */
  misplaced: number;
}
/** What was named right before a text. */
export interface Context {
  passages: readonly Passage[];
  /** True when the text may go on as the words of these passages. */
  isOpen: boolean;
  /** True when the words before it were replaced, so that whatever goes on is more of them. */
  isReplaced?: boolean;
  /** Passages that are printed right after the text. */
  next?: readonly Passage[];
}
interface Edit {
  start: number;
  end: number;
  text: string;
}
/** What stands for a reference that does not exist. */
const MISSING = /\(no such verse\)|(?<=\()no such verse(?=[^()]*\))/g;
/** Books that are in neither translation, by chapter and verse: their words cannot be compared. */
const OTHER_BOOKS =
  /\b(?:(?:the )?(?:Wisdom(?: of (?:Solomon|Sirach))?|Sirach|Ecclesiasticus|Tobit|Judith|Baruch|[1-4] ?(?:Maccabees|Macc|Esdras)|(?:1 )?Enoch|Jubilees|Susanna|Prayer of Manasseh|Gospel of (?:Thomas|Mary|Judas|Philip|Peter))),? (?:chapter |saying )?\d{1,3}(?:[:.,]\d{1,3}(?:[-–]\d{1,3})?)?|\bsaying \d{1,3} of the Gospel of \p{Lu}\p{L}+/gu;
const FEW_WORDS = 8;
const INTRODUCING_WORDS = 6;
/** Sentences on either side of a reference that are compared together. */
const MOST_SENTENCES = 3;

/** The words of a text that are none of its references. */
export function otherWords(text: string, mentions: readonly Mention[], segment: Segment): number {
  let rest = "";
  let at = segment.start;
  for (const { start, end } of mentions) {
    if (end <= segment.start || start >= segment.end) continue;
    rest += `${text.slice(at, Math.max(at, start))} `;
    at = Math.max(at, end);
  }
  return wordsIn((rest + text.slice(at, Math.max(at, segment.end))).replace(/\p{No}/gu, "")).length;
}

/** "… a thousand psalms" and the number of the next line's entry. */
const isNextEntry = (text: string, start: number, end: number) =>
  /\n\d+$/.test(text.slice(start, end)) && /^[/)]/.test(text.slice(end));

export const overlaps = (
  one: { start: number; end: number },
  other: { start: number; end: number },
) => one.start < other.end && other.start < one.end;

/**
 * A text with its references, quotations and sentences, and the changes that are to be made to it.
 */
export class ClaimText {
  protected readonly judging: ClaimJudge;
  readonly counts: ClaimCounts = {
    ...{ replaced: 0, unspoken: 0, corrected: 0 },
    ...{ altered: 0, sayings: 0, foreign: 0, misplaced: 0 },
  };
  protected readonly edits: Edit[] = [];
  protected readonly mentions: Mention[];
  protected readonly quotations: Quotation[];
  protected readonly segments: Segment[];
  protected readonly handled = new Set<Mention>();
  /** References whose words stand beside them as they are. */
  protected readonly confirmed = new Set<Mention>();
  protected readonly removed: { start: number; end: number }[] = [];
  /** Passages to be printed, with the place of the text after which they stand. */
  protected readonly prints: { at: number; passage: Passage }[] = [];
  /** The last words given as a passage's, which may go on in the next text. */
  protected open: { end: number; passages: readonly Passage[]; isReplaced: boolean } | null = null;

  constructor(
    protected readonly scripture: Scripture,
    protected readonly text: string,
    protected readonly context: Context | null,
    protected readonly toSign: (passage: Passage) => string,
    /** References that do not exist are struck before the words of an answer are compared. */
    keepsMissing = false,
  ) {
    this.judging = new ClaimJudge(scripture);
    const missing = [...text.matchAll(MISSING), ...text.matchAll(OTHER_BOOKS)].map(
      ({ 0: written, index }) => ({
        start: index,
        end: index + written.length,
        passages: [],
        message: "",
      }),
    );
    const named = findMentions(text).filter(
      ({ start, end, passages }) =>
        (keepsMissing || passages !== null) && !isNextEntry(text, start, end),
    );
    this.mentions = [
      ...named,
      ...findShortReferences(text, named, context?.passages ?? []),
      ...missing,
    ].sort((a, b) => a.start - b.start);
    this.quotations = findQuotations(text).sort((a, b) => a.start - b.start || b.end - a.end);
    this.segments = segmentsOf(text, this.mentions, this.quotations);
  }
  protected segmentAt(at: number): Segment {
    const found = this.segments.find(({ start, end }) => at >= start && at < end);
    return (
      found ??
      this.segments.findLast(({ start }) => start <= at) ?? {
        start: 0,
        end: this.text.length,
        startsParagraph: true,
      }
    );
  }

  protected neighbor(segment: Segment, step: 1 | -1): Segment | undefined {
    return this.segments[this.segments.indexOf(segment) + step];
  }

  protected mentionsIn({ start, end }: { start: number; end: number }): Mention[] {
    return this.mentions.filter((mention) => mention.start >= start && mention.end <= end);
  }

  protected isGone(span: { start: number; end: number }): boolean {
    return this.removed.some((other) => overlaps(span, other));
  }

  protected touches({ start, end }: Quotation, mention: Mention): boolean {
    const between =
      mention.end <= start
        ? this.text.slice(mention.end, start)
        : this.text.slice(end, mention.start);
    return onlyPoints(between);
  }

  /** True when something between a quotation and a reference says that it is quoted. */
  protected isSaid({ start, end }: Quotation, mention: Mention): boolean {
    const between =
      mention.end <= start
        ? this.text.slice(mention.end, start)
        : this.text.slice(end, mention.start);
    return /[:\n]|\b(?:says?|said|saying|reads?|writes?|wrote|words?|tells?|told|states?|declares?|promises?d?|calls?|called)\b/i.test(
      between,
    );
  }

  /** References that follow each other, as in "Luke 2:11 and John 3:16". */
  protected chain(mention: Mention): Mention[] {
    const at = this.mentions.indexOf(mention);
    const joined = (one: Mention | undefined, other: Mention | undefined) =>
      one &&
      other &&
      /^\s*(?:,|;|and|&|or|both|also|, and|;? cf\.?|;? see)?\s*$/i.test(
        this.text.slice(one.end, other.start),
      );
    let [from, to] = [at, at];
    while (joined(this.mentions[from - 1], this.mentions[from])) from--;
    while (joined(this.mentions[to], this.mentions[to + 1])) to++;
    return this.mentions.slice(from, to + 1);
  }

  /**
   * Sentences before and after another one, up to a reference, a quotation, a blank line; from the
   * beginning without one.
   */
  protected run(from: Segment | null, step: 1 | -1, most = MOST_SENTENCES): Segment[] {
    const run: Segment[] = [];
    let edge = from;
    while (run.length < most) {
      const next = edge ? this.neighbor(edge, step) : this.segments[0];
      if (!next || this.isGone(next)) break;
      if (edge && (step === 1 ? next : edge).startsParagraph) break;
      if (this.mentionsIn(next).length > 0) break;
      if (this.quotations.some((one) => one.kind !== "silent" && overlaps(one, next))) break;
      run.push(next);
      edge = next;
    }
    return run;
  }

  /** Passages as whose words the next text may go on: nothing else has come in between. */
  openAtEnd(): Pick<Context, "passages" | "isReplaced"> | null {
    const last = this.segments.at(-1);
    if (!this.open || !last || this.open.end < last.end) return null;
    return /\n\s*\n\s*$/.test(this.text) ? null : this.open;
  }

  protected introducesNext(segment: Segment): boolean {
    if (this.mentionsIn(segment).length === 0) return false;
    const count = otherWords(this.text, this.mentions, segment);
    const written = this.text.slice(segment.start, segment.end);
    if (count === 0) return true;
    return count <= INTRODUCING_WORDS && (INTRODUCES.test(written) || count <= 2);
  }

  protected pointsBack(segment: Segment): boolean {
    if (this.mentionsIn(segment).length === 0) return false;
    const written = this.text.slice(segment.start, segment.end);
    const count = otherWords(this.text, this.mentions, segment);
    return count === 0 || (count <= FEW_WORDS && POINTS_BACK.test(written)) || LABEL.test(written);
  }

  protected plain(words: string): string {
    return words.replace(/[\uE002\uE003]/g, "").trim();
  }

  protected exchange(mention: Mention, passage: Passage): void {
    this.handled.add(mention);
    if (this.edits.some((edit) => overlaps(edit, mention) || edit.start === mention.start)) return;
    this.edits.push({ start: mention.start, end: mention.end, text: formatReference(passage) });
    this.counts.corrected++;
  }

  protected remove(start: number, end: number, text: string): void {
    this.edits.push({ start, end, text });
    this.removed.push({ start, end });
  }

  protected print(at: number, passage: Passage): void {
    const known = this.prints.some(
      (one) => one.passage.start === passage.start && one.passage.end === passage.end,
    );
    if (!known) this.prints.push({ at, passage });
  }

  protected apply(): string {
    const { text } = this;
    const edits = [...this.edits].sort((a, b) => a.start - b.start || b.end - a.end);
    const prints = [...this.prints].sort((a, b) => a.at - b.at);
    let result = "";
    let position = 0;
    const copy = (to: number) => {
      while (prints[0] && prints[0].at <= to) {
        const { at, passage } = prints.shift() as { at: number; passage: Passage };
        result += text.slice(position, Math.max(position, at)) + this.toSign(passage);
        position = Math.max(position, at);
      }
      result += text.slice(position, Math.max(position, to));
      position = Math.max(position, to);
    };
    for (const edit of edits) {
      if (edit.start < position) continue;
      copy(edit.start);
      result += edit.text;
      position = edit.end;
    }
    copy(text.length);
    return result;
  }
}
