import "server-only";
import type { Mention } from "@/lib/bible/references/mentions";
import type { Passage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { wordsIn } from "./alignment";
import { LEAST_WORDS, type Manner } from "./claim-judge";
import { otherWords, overlaps } from "./claim-text";
import type { Quotation } from "./quotation-marks";
import { reachOf } from "./reach";
import type { Segment } from "./segments";
import { Settling } from "./settle-claims";
import { speakerIn } from "./speaker-places";
import { isAscribed } from "./speakers";
import { standsInPassages, standsInTable } from "./table-words";

/** Words of a text that are given as a quotation, or may be one. */
export interface GivenWords {
  /** Offsets into the text, marks included. */
  start: number;
  end: number;
  words: string;
  /** "loose": in a sentence that names no place and has no marks. */
  manner: Manner | "loose";
  /** The references beside them, the one that they are tied to first. */
  mentions: readonly Mention[];
  /** What stands in the text before and after them, as far as it tells who speaks. */
  before: string;
  after: string;
}

/** Fewer words in marks are a term, unless a reference or a speaker stands beside them. */
const FEWEST_MARKED = 4;
const FEWEST_ASCRIBED = 2;
/** A sentence of fewer words has no place of its own. */
const FEWEST_LOOSE = 6;
/** Characters on either side in which a speaker is looked for. */
const BESIDE = 200;
/** Characters between a quotation and the reference after it that are still its attribution. */
const ATTRIBUTION = 60;
/** What says that the Bible has the words. */
const WRITTEN =
  /\b(?:bible|scriptures?|written|verse|word of god|good book|gospel|psalm|proverb)\b[^.!?“”"]{0,60}$/i;
/** "As the Bible says, …" */
const SAID_LEAD =
  /^(?:(?:as|like|for|and|but|so) )?(?:(?:the|our|holy) ){0,2}(?:bible|scriptures?|good book|word of god|jesus|christ|god|lord)\b[^.,:;!?]{0,24}?\b(?:says?|said|tells us|teaches(?: us)?|taught(?: us)?|reminds us)(?: that)?[,:]?\s+/i;
/** Lines of a quotation set apart: "> …". */
const SET_APART = /(?:^|\n)[ \t]*>[^\n]*(?:\n[ \t]*>[^\n]*)*/g;
const LINE_SIGN = /(^|\n)[ \t]*>[> \t]*/g;
/** Signs around what a reference leaves of its line: dashes, brackets, a translation's name. */
const ONLY_SIGNS = /^[^\p{L}\p{N}]*(?:[A-Z]{2,5}[^\p{L}\p{N}]*)?$/u;

const isLong = (words: string) => wordsIn(words).length >= LEAST_WORDS;

/** Finds in a text what the output guard would compare, without changing anything. */
export class ClaimReading extends Settling {
  readonly #found: GivenWords[] = [];
  readonly #tied = new Set<Mention>();

  constructor(scripture: Scripture, text: string, before: readonly Passage[]) {
    const context = before.length > 0 ? { passages: before, isOpen: false } : null;
    super(scripture, text, context, () => "", true);
  }

  /** The references of the text, those that do not exist among them. */
  get named(): readonly Mention[] {
    return this.mentions;
  }

  /** Everything given as a quotation, in the order of the text; none overlaps another. */
  read(): GivenWords[] {
    this.#readSetApart();
    for (const quotation of this.quotations) this.#readMarked(quotation);
    for (const mention of this.mentions) if (!this.#tied.has(mention)) this.#readBeside(mention);
    for (const segment of this.segments) this.#readLoose(segment);
    const found = this.#found.sort((a, b) => a.start - b.start);
    return found.map((given, at) => this.#divided(given, found[at + 1]));
  }

  /** "…," says the Lord, "…" (Jeremiah 29:11): the reference is that of both parts. */
  #divided(given: GivenWords, next: GivenWords | undefined): GivenWords {
    if (given.mentions.length > 0 || given.manner !== "marked" || next?.manner !== "marked")
      return given;
    const between = this.text.slice(given.end, next.start);
    const isDivided = between.length <= ATTRIBUTION && !/[.!?:]|\n/.test(between);
    const isOpen = /[,;—–-]\P{L}*$/u.test(this.text.slice(given.start, given.end));
    return isDivided && isOpen ? { ...given, mentions: next.mentions } : given;
  }

  #isTaken(span: { start: number; end: number }): boolean {
    return this.#found.some((other) => overlaps(span, other));
  }

  #add(
    { start, end }: { start: number; end: number },
    words: string,
    manner: GivenWords["manner"],
    mentions: readonly Mention[],
  ): void {
    const before = this.text.slice(Math.max(0, start - BESIDE), start);
    const after = this.text.slice(end, end + BESIDE);
    for (const mention of mentions) this.#tied.add(mention);
    this.#found.push({ start, end, words, manner, mentions, before, after });
  }

  /** Quotations in lines of their own, as Markdown has them. */
  #readSetApart(): void {
    if (!this.text.includes(">")) return;
    for (const match of this.text.matchAll(SET_APART)) {
      const start = match.index + (match[0].startsWith("\n") ? 1 : 0);
      const span = { start, end: match.index + match[0].length };
      const inside = this.mentionsIn(span);
      const first = inside.find(({ start: at }) => at > start);
      // An attribution after the words ends them; one before them leads to them.
      const isLast = first && ONLY_SIGNS.test(this.text.slice(inside.at(-1)?.end, span.end));
      const end = isLast ? this.#withoutSigns(start, first.start) : span.end;
      const words = this.text.slice(start, end).replace(LINE_SIGN, "$1").trim();
      // Several references stand beside quotations of their own.
      const isMixed = first !== undefined && !isLast;
      if (isMixed || wordsIn(words).length < LEAST_WORDS) continue;
      const given = { start, end, kind: "double" as const, words };
      this.#add(given, words, "marked", isLast ? inside : this.#tiedTo(given));
    }
  }

  /** The end of the words before a place, without the dash or bracket that leads to it. */
  #withoutSigns(start: number, end: number): number {
    const words = this.text.slice(start, end).replace(/[\s>~([{—–\-*_]+$/u, "");
    return start + words.length;
  }

  /** The references that a quotation is tied to, the one it belongs to first. */
  #tiedTo(quotation: Quotation): Mention[] {
    const { before: named, after } = this.beside(quotation);
    // A sentence of another paragraph leads to nothing; a heading does.
    const isApart = named && /[.!?]\s*\n[ \t]*\n/.test(this.text.slice(named.end, quotation.start));
    const before = isApart ? undefined : named;
    const isAttribution =
      after && this.text.slice(quotation.end, after.start).length <= ATTRIBUTION;
    const own = isAttribution ? after : (before ?? after);
    const other = own === after ? before : after;
    const chains = [own, other].flatMap((one) => (one ? [this.chain(one)] : []));
    const holds = (chain: readonly Mention[]) =>
      chain.some(({ passages }) =>
        standsInPassages(this.scripture, quotation.words, passages ?? []),
      );
    return chains.find(holds) ?? chains[0] ?? [];
  }

  #readMarked(quotation: Quotation): void {
    const { start, end, kind } = quotation;
    if (kind === "silent" || this.#isTaken(quotation)) return;
    const inside = this.mentionsIn(quotation);
    const [first] = inside;
    // References in marks, perhaps with a word or two.
    const alone = { ...quotation, startsParagraph: false };
    if (first && otherWords(this.text, inside, alone) <= 2) return;
    // What somebody says, with a quotation and its reference in it.
    if (first && this.#holdsQuotation(quotation)) return;
    const holdsReference =
      first && ONLY_SIGNS.test(this.text.slice(inside.at(-1)?.end, end - 1)) ? first : null;
    const to = holdsReference ? this.#withoutSigns(start + 1, holdsReference.start) : end;
    const words = holdsReference ? this.text.slice(start + 1, to) : quotation.words;
    const count = wordsIn(words).length;
    if (count === 0) return;
    const mentions = holdsReference ? inside : this.#tiedTo(quotation);
    const [mention] = mentions;
    const left = this.text.slice(Math.max(0, start - BESIDE), start);
    // "She said" is anybody.
    const isSpoken = () => {
      const right = this.text.slice(end, end + BESIDE);
      const isNamed = WRITTEN.test(left) || speakerIn(left, right) !== null;
      return isNamed && isAscribed(left, right);
    };
    if (mention && !holdsReference) {
      const isTerm = !this.touches(quotation, mention) && !this.isSaid(quotation, mention);
      if (count < FEWEST_MARKED && isTerm && !isSpoken()) return;
      // A word in marks beside a reference is a word that is spoken of.
      if (count < FEWEST_ASCRIBED && !standsInTable(this.scripture, words)) return;
    }
    if (!mention && count < FEWEST_MARKED && (count < FEWEST_ASCRIBED || !isSpoken())) return;
    this.#add(holdsReference ? { start, end: to } : quotation, words, "marked", mentions);
  }

  #holdsQuotation({ start, end }: Quotation): boolean {
    return this.quotations.some(
      (one) => one.kind !== "silent" && one.start > start && one.end < end && isLong(one.words),
    );
  }

  /** Words without marks that a reference stands beside. */
  #readBeside(mention: Mention): void {
    const chain = this.chain(mention);
    for (const one of chain) this.#tied.add(one);
    const passages = chain.flatMap((one) => one.passages ?? []);
    const segment = this.segmentAt(mention.start);
    const reach = reachOf(this.text, segment, chain, this.mentions, this.quotations);
    for (const claim of reach.claims) {
      const { words, start, end } = this.#trimmed(claim);
      if (this.#isTaken(claim) || wordsIn(words).length < LEAST_WORDS) continue;
      const step = claim.side === "after" ? 1 : -1;
      const isWhole =
        claim.side === "after" ? claim.end === segment.end : claim.start === segment.start;
      const span = isWhole ? this.#extended({ start, end }, segment, step) : { start, end };
      this.#add(span, this.text.slice(span.start, span.end), claim.manner, chain);
    }
    const { introduced, pointedTo } = this.neighborsOf(mention, segment, passages, reach);
    for (const [next, step] of [
      [introduced, 1],
      [pointedTo, -1],
    ] as const) {
      if (!next || this.#isTaken(next) || this.#isMarked(next)) continue;
      const span = this.#extended(this.#trimmed(next), next, step);
      const words = this.text.slice(span.start, span.end);
      if (wordsIn(words).length >= LEAST_WORDS) this.#add(span, words, "beside", chain);
    }
  }

  #isMarked(segment: Segment): boolean {
    return this.quotations.some((one) => one.kind !== "silent" && overlaps(one, segment));
  }

  /** A span without the signs and the leading words at its ends. */
  #trimmed({ start, end }: { start: number; end: number }) {
    const written = this.text.slice(start, end);
    const lead = /^[^\p{L}\p{N}“"‘']*/u.exec(written)?.[0].length ?? 0;
    const words = written.slice(lead).replace(/[\s([{—–*_>-]+$/u, "");
    return { start: start + lead, end: start + lead + words.length, words };
  }

  /** The words with the sentences beside them that go on as a passage of the table does. */
  #extended(span: { start: number; end: number }, from: Segment, step: 1 | -1) {
    let { start, end } = span;
    for (const next of this.run(from, step)) {
      if (this.#isTaken(next)) break;
      const wide = step === 1 ? { start, end: next.end } : { start: next.start, end };
      if (!standsInTable(this.scripture, this.text.slice(wide.start, wide.end))) break;
      ({ start, end } = wide);
    }
    return { start, end };
  }

  /** A sentence that names no place: it may be a verse by its words alone. */
  #readLoose(segment: Segment): void {
    if (this.#isTaken(segment) || this.#isMarked(segment)) return;
    if (this.mentionsIn(segment).length > 0) return;
    const trimmed = this.#trimmed(segment);
    const lead = SAID_LEAD.exec(trimmed.words)?.[0].length ?? 0;
    const fewest = lead > 0 ? LEAST_WORDS : FEWEST_LOOSE;
    if (wordsIn(trimmed.words.slice(lead)).length < fewest) return;
    const { start, end } = trimmed;
    const span = this.#extended({ start: start + lead, end }, segment, 1);
    this.#add(span, this.text.slice(span.start, span.end), "loose", []);
  }
}
