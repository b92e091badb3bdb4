import "server-only";
import { formatReference, type Passage, toPassage } from "@/lib/bible/rules";
import type { Word } from "@/lib/bible/search/words";
import { wordsIn } from "./alignment";
import { overlaps } from "./claim-text";
import { isContent } from "./content-words";
import type { Segment } from "./segments";
import { HalvesSettling } from "./settle-halves";
import { standsInTable } from "./table-words";
import { type TiledStretch, tiledStretches } from "./tiles";

/** Words of a text that may be a verse altered. */
const FEWEST = 5;
/** Words that are left of one. */
const FEWEST_LEFT = 2;
/** Verses of the passages named near a text that are compared with it, whatever words they share. */
const MOST_NAMED = 8;
/** Words in marks that are no quotation: "the terror of a ‘boss’". */
const SCARE = 2;
/** Bits that tell of a verse anywhere, with this share of its sentences; and whatever the share. */
const TELLING = 44;
const SHARE = 0.6;
const CERTAIN = 60;
/** The same of a verse that is named near them. */
const TELLING_NAMED = 30;
const SHARE_NAMED = 0.75;
/** The same of whole sentences with little else in them, whatever the share. */
const TELLING_WHOLE = 20;
const DENSE = 0.82;
/** Words of a verse one after the other that break off after a word which leads on to the next. */
const BROKEN = 6;
const LEADS_ON =
  /^(?:that|who|which|whose|whether|because|when|if|until|unless|lest|than|his|her|its|their|my|your|our|the|of|to|for|with|from|by|in|into|upon)$/;
/** Two words of which the second cannot follow the first: "from Pharaoh, and so that". */
const JOINS_TWICE = /^(?:and|but|or) (?:and|but|or|of|so that)\b/;
/** Who reads "the LORD" for "Yahweh" changes nothing. */
const GODS_NAMES = /^(?:lord|god|yahweh|jehovah|almighty)$/;
/** Share of a sentence that is taken away with what is false in it. */
const MOSTLY = 0.5;
/** Verses that are looked for in one text. */
const MOST_STRUCK = 6;

/** What parts two words, without spaces and quotation marks. */
const signsOf = (gap: string): string => gap.replace(/[\s"“”'‘’]/gu, "");

/**
 * Settles what is left of verses in pieces, whatever stands between them and however they follow: by
 * how little chance there is that so many words stand together as they do in a verse.
 */
export class TiledSettling extends HalvesSettling {
  protected settleTiled(): void {
    const named = this.passagesNamed();
    const verses = named
      .flatMap(({ start, end }) => Array.from({ length: end - start + 1 }, (_, at) => start + at))
      .slice(0, MOST_NAMED);
    const compared = this.wordsCompared();
    const strike = (words: readonly Word[], isTold: (one: TiledStretch) => boolean): boolean => {
      if (words.length < FEWEST) return false;
      const found = tiledStretches(this.scripture, this.text, words, verses).find(
        (one) => isTold(one) && this.isTiled(one, words, named),
      );
      if (found) this.strikeTiled(found, words);
      return found !== undefined;
    };
    const left = () => compared.filter((word) => !this.isGone(word));
    for (let struck = 0; struck < MOST_STRUCK; struck++) if (!strike(left(), () => true)) break;
    // What is left of a verse the rest of which was struck.
    if (left().length === compared.length) return;
    for (let struck = 0; struck < MOST_STRUCK; struck++)
      if (!strike(compared, (one) => this.isPartlyGone(this.wordsOfVerse(one, compared)))) break;
  }

  /** The words of a stretch, with those in the places of the verse's first and last one. */
  private wordsOfVerse(one: TiledStretch, words: readonly Word[]): Word[] {
    return [...words.slice(one.from, one.to + 1), ...this.exchanged(one, words)].sort(
      (first, second) => first.start - second.start,
    );
  }

  private isPartlyGone(words: readonly Word[]): boolean {
    const left = words.filter((word) => !this.isGone(word));
    return (
      left.length >= FEWEST_LEFT &&
      left.length < words.length &&
      left.some(({ text }) => isContent(text))
    );
  }

  /** The words of a text without references and quotations, which are judged as such. */
  private wordsCompared(): Word[] {
    const quoted = this.quotations.filter(
      ({ kind, words }) => kind !== "silent" && wordsIn(words).length > SCARE,
    );
    const others = [...this.mentions, ...quoted];
    return wordsIn(this.text).filter((word) => !others.some((one) => overlaps(one, word)));
  }

  private passagesNamed(): Passage[] {
    return [
      ...this.mentions.flatMap((one) => one.passages ?? []),
      ...(this.context?.passages ?? []),
      ...(this.context?.next ?? []),
    ];
  }

  private isTiled(one: TiledStretch, words: readonly Word[], named: readonly Passage[]): boolean {
    const { from, to, matched, heldWords, score } = one;
    if (matched < FEWEST) return false;
    const share = matched / heldWords;
    const isNamed = named.some(({ start, end }) => one.order >= start && one.order <= end);
    const isTelling =
      score >= CERTAIN ||
      (score >= TELLING && share >= SHARE) ||
      (isNamed && score >= TELLING_NAMED && share >= SHARE_NAMED) ||
      (isNamed &&
        score >= TELLING_WHOLE &&
        matched >= DENSE * (to - from + 1) &&
        this.isWholeSentence(one, words));
    const isFalse = !this.isTrueTo(one, words) || this.exchanged(one, words).length > 0;
    return (isTelling && isFalse) || this.isBrokenOff(one, words);
  }

  /** The words in the places of the verse's first and last one where all others are its own: "Guys will dwell in his shade". */
  private exchanged({ from, to, head, tail }: TiledStretch, words: readonly Word[]): Word[] {
    const isInPlace = (
      word: Word | undefined,
      neighbor: Word | undefined,
      edge: TiledStretch["head"],
    ): word is Word => {
      if (!word || !neighbor || !edge) return false;
      const [one, other] = word.start < neighbor.start ? [word, neighbor] : [neighbor, word];
      const gap = this.text.slice(one.end, other.start);
      return (
        signsOf(gap) === signsOf(edge.gap) &&
        [word.text, edge.word].every((one) => isContent(one) || one === "one") &&
        ![word.text, edge.word].every((name) => GODS_NAMES.test(name))
      );
    };
    const [before, after] = [words[from - 1], words[to + 1]];
    return [
      ...(isInPlace(before, words[from], head) ? [before] : []),
      ...(isInPlace(after, words[to], tail) && this.endsClause(after) ? [after] : []),
    ];
  }

  private endsClause({ end }: Word): boolean {
    return /^["”’'\s]*(?:$|[.!?,;:)\n—-])/.test(this.text.slice(end));
  }

  /** True for most of a verse's sentence that breaks off into other words: "… loved Martha, and her so that". */
  private isBrokenOff({ tiles, to, matched, heldWords }: TiledStretch, words: readonly Word[]) {
    const last = tiles.at(-1);
    const [word, next] = [words[to], words[to + 1]];
    if (!last || !word || !next || last.length < BROKEN || matched < SHARE * heldWords)
      return false;
    if (!/^\s+$/.test(this.text.slice(word.end, next.start))) return false;
    const joint = words.slice(to, to + 3).map(({ text }) => text);
    return LEADS_ON.test(word.text) || JOINS_TWICE.test(joint.join(" "));
  }

  /** True when the sentences of a stretch have no other words than references. */
  private isWholeSentence({ from, to }: TiledStretch, words: readonly Word[]): boolean {
    const { start } = this.segmentAt(words[from]?.start ?? 0);
    const { end } = this.segmentAt(words[to]?.start ?? 0);
    const others = [...words.slice(0, from), ...words.slice(to + 1)];
    return !others.some(
      (word) => word.start >= start && word.end <= end && /\p{L}/u.test(word.text),
    );
  }

  /** True for a verse's own words, as they follow there, or clauses of it with nothing put between. */
  private isTrueTo({ from, to, tiles, matched }: TiledStretch, words: readonly Word[]): boolean {
    const stretch = words.slice(from, to + 1);
    if (standsInTable(this.scripture, stretch.map(({ text }) => text).join(" "))) return true;
    if (matched < stretch.length) return false;
    return tiles.every(({ at, held }, number) => {
      const before = tiles[number - 1];
      if (!before) return true;
      const between = this.text.slice(words[at - 1]?.end, words[at]?.start);
      return held >= before.held + before.length && /[^\s\p{L}\p{N}'’-]/u.test(between);
    });
  }

  private strikeTiled(one: TiledStretch, words: readonly Word[]): void {
    const passage = toPassage(one.order, one.order);
    const stretch = this.wordsOfVerse(one, words);
    // What it breaks off into goes with it.
    const { end } = this.segmentAt(stretch.at(-1)?.start ?? 0);
    if (this.isBrokenOff(one, words))
      stretch.push(...words.slice(one.to + 1).filter((word) => word.start < end));
    this.counts.altered++;
    this.counts.replaced++;
    let isNamed = false;
    for (const segment of this.segments) {
      const own = stretch.filter((word) => overlaps(word, segment) && !this.isGone(word));
      if (own.length === 0) continue;
      const [mention] = this.mentionsIn(segment);
      if (mention && !this.handled.has(mention) && !this.isGone(mention)) {
        this.strikeBeside(segment, mention, segment);
        isNamed = true;
        continue;
      }
      this.strikeOwn(own, segment, isNamed ? null : passage);
      isNamed = true;
    }
  }

  /** Takes a sentence away, or what is false in it; the passage itself stands for the first one. */
  private strikeOwn(own: readonly Word[], segment: Segment, passage: Passage | null): void {
    const all = wordsIn(this.text.slice(segment.start, segment.end)).length;
    const isAll = own.length >= MOSTLY * all;
    const start = isAll ? segment.start : (own[0]?.start ?? segment.start);
    const end = isAll ? segment.end : (own.at(-1)?.end ?? segment.end);
    const name = passage ? formatReference(passage) : "";
    this.remove(start, end, passage && isAll ? `${name}:` : name);
    if (passage) this.print(segment.end, passage);
  }
}
