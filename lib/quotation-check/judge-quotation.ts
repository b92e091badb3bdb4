import "server-only";
import { type Alignment, alignWith, wordsIn } from "@/lib/answer-guard/alignment";
import { findMisquotations, isMisquotation } from "@/lib/answer-guard/misquotations";
import { isNearQuote } from "@/lib/answer-guard/near-quote";
import { speakerIn, standsAsAnothers } from "@/lib/answer-guard/speaker-places";
import { findPlaces, type TextPlace } from "@/lib/answer-guard/table-places";
import { type BookId, canonicalOrderOf } from "@/lib/bible/canon";
import type { TranslationCode } from "@/lib/bible/constants";
import { overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import type { Passage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { toWords, type Word } from "@/lib/bible/search/words";
import type { Misquotation } from "@/lib/content/misquotations/schema";
import { type ComparedWords, compareFrom } from "./compare-words";
import { KNOWN_WORDINGS } from "./other-translations";
import { bestPlace, findJoined, placeInOrder, placesOfPiece } from "./place-pieces";
import { type QuotedWords, readQuotedWords, withoutInsertions } from "./quoted-words";
import { type TakenOut, takenFromBefore, takenFromBetween } from "./taken-out";

/** Words that are given as a quotation, with what the text says of them. */
export interface Asked {
  /** As they stand in the text, without the marks around them. */
  written: string;
  /** The passages of the references beside them. */
  stated: readonly Passage[];
  /** Translations named there: ours, and others. */
  code: TranslationCode | null;
  otherCode: string | null;
  before: string;
  after: string;
}

interface Place extends VerseRange {
  translation: TranslationCode;
}

/** What is found of words: which verdict, and what it rests on. */
export type Judged =
  | { verdict: "exact"; places: Place[]; isElided: boolean }
  | { verdict: "wrong-place"; places: Place[]; speaker: string | null }
  | { verdict: "taken-out"; places: Place[]; by: TakenOut }
  | { verdict: "joined"; places: Place[]; parts: string[] }
  | { verdict: "differs"; compared: ComparedWords; isElsewhere: boolean }
  | {
      verdict: "not-held";
      /** Null where no verse is near. */
      compared: ComparedWords | null;
      /** The passage that is stated. */
      stated: VerseRange | null;
      mayBeFrom: string[];
    }
  | { verdict: "saying"; saying: Misquotation };

/** Most places of the same words that are told. */
const MOST_PLACES = 3;
/** Fewer words stand in many places and say of none that they are from there. */
const FEWEST_WORDS = 3;
/** Share of the words of a saying among those that hold it, when it is what is quoted. */
const SAYING_SHARE = 0.45;
/** Share of the words that a passage has in order when they are that passage, changed. */
const NEAR = 0.6;
const NEAR_STATED = 0.5;
/** The same when other verses have the words that differ; and so many words may. */
const NEAR_ONE = 0.7;
const CHANGED = 3;
/** Words that carry matter which both must have. */
const FEWEST_CONTENT = 2;
/** Of fewer words beside a reference one that both have is enough. */
const FEW_WORDS = 5;
/** Words from which on a speaker tells where they stand. */
const SPOKEN = 5;

const isStated = (stated: readonly VerseRange[]) => (place: VerseRange) =>
  stated.some((range) => overlaps(range, place));

const toPlace = ({ start, end, translation }: Place): Place => ({ start, end, translation });

/** Judges words against the table; see `Judged`. Pure. */
export class QuotationJudge {
  #last = { whole: "", found: new Map<readonly VerseRange[] | null, Alignment[]>() };

  constructor(readonly scripture: Scripture) {}

  judge(asked: Asked): Judged {
    const quoted = readQuotedWords(asked.written);
    const saying = this.#saying(quoted.whole);
    if (saying) return { verdict: "saying", saying };
    const found =
      this.#standing(asked, quoted) ?? this.#standing(asked, withoutInsertions(asked.written));
    if (found) return found;
    const parts = findJoined(this.scripture, quoted.whole, asked.stated);
    if (parts && !this.#isOne(quoted, asked.stated)) {
      const places = parts.map(({ place }) => toPlace(place));
      return { verdict: "joined", places, parts: parts.map(({ words }) => words) };
    }
    return this.#nearest(asked, quoted);
  }

  /** A saying that is taken for scripture, when the words are it and little else. */
  #saying(words: string): Misquotation | null {
    if (isMisquotation(words)) return findMisquotations(words)[0] ?? null;
    const list = toWords(words);
    const [held] = findMisquotations(words);
    if (!held || findPlaces(this.scripture, words, 1).length > 0) return null;
    const longest = Math.max(...held.wordings.map((wording) => toWords(wording).length));
    return longest >= list.length * SAYING_SHARE ? held : null;
  }

  /** Words that stand as they are, piece by piece where some are left out. */
  #standing(asked: Asked, quoted: QuotedWords | null): Judged | null {
    if (!quoted || quoted.count === 0) return null;
    if (quoted.pieces.length > 1) return this.#inPieces(asked, quoted.pieces);
    const all = findPlaces(this.scripture, quoted.whole);
    const places = all.some(({ isVerbatim }) => isVerbatim)
      ? all.filter(({ isVerbatim }) => isVerbatim)
      : [];
    if (places.length === 0) return null;
    const own = places.filter(isStated(asked.stated));
    if (asked.stated.length > 0 && own.length === 0) {
      if (quoted.count < FEWEST_WORDS) return null;
      const place = bestPlace(this.scripture, places, asked.stated);
      return place ? { verdict: "wrong-place", places: [toPlace(place)], speaker: null } : null;
    }
    const shown = own.length > 0 ? own : places;
    const taken = shown.map((place) =>
      takenFromBefore(this.scripture, place, quoted.whole, asked.before),
    );
    const [by] = taken;
    if (by && taken.every((one) => one !== null))
      return { verdict: "taken-out", places: this.#few(shown, asked), by };
    const speaker = asked.stated.length > 0 ? null : speakerIn(asked.before, asked.after);
    if (speaker !== null && quoted.count >= SPOKEN) {
      const other = standsAsAnothers(this.scripture, quoted.whole, speaker);
      if (other !== null)
        return { verdict: "wrong-place", places: this.#few(places, asked), speaker };
    }
    return { verdict: "exact", places: this.#few(shown, asked), isElided: false };
  }

  /** One place of each passage, in the translation named or the first one that has the words. */
  #few(places: readonly TextPlace[], { stated, code }: Asked): Place[] {
    const { rankOf } = this.scripture.ranking;
    const codes = [...this.scripture.translations.keys()];
    const rank = ({ translation }: Place) =>
      translation === code ? -1 : codes.indexOf(translation);
    const byStart = new Map<number, Place>();
    for (const place of [...places].sort((a, b) => rank(a) - rank(b)))
      if (!byStart.has(place.start)) byStart.set(place.start, toPlace(place));
    const near = stated[0]?.start;
    const far = ({ start }: Place) =>
      near === undefined ? (rankOf[start] ?? 0) : Math.abs(start - near);
    return [...byStart.values()].sort((a, b) => far(a) - far(b)).slice(0, MOST_PLACES);
  }

  #inPieces(asked: Asked, pieces: readonly string[]): Judged | null {
    const { scripture } = this;
    const places = pieces.map((piece) => placesOfPiece(scripture, piece));
    if (places.some((list) => list.length === 0)) return null;
    const chain = placeInOrder(places, asked.stated);
    if (!chain) {
      const parts = places.flatMap((list) => bestPlace(scripture, list, asked.stated) ?? []);
      return { verdict: "joined", places: parts.map(toPlace), parts: [...pieces] };
    }
    const [first] = chain;
    const last = chain.at(-1);
    if (!first || !last) return null;
    const place = { start: first.start, end: last.end, translation: first.translation };
    const gaps = chain.slice(1).map((next, at) => {
      const previous = chain[at];
      return previous ? takenFromBetween(scripture, previous, next) : null;
    });
    const by =
      takenFromBefore(scripture, first, pieces.join(" "), asked.before) ??
      gaps.find((gap) => gap !== null);
    if (by) return { verdict: "taken-out", places: [place], by };
    const isRight = asked.stated.length === 0 || isStated(asked.stated)(place);
    return isRight
      ? { verdict: "exact", places: [place], isElided: true }
      : { verdict: "wrong-place", places: [place], speaker: null };
  }

  /** True when all but a few words are one verse's, whatever other verses have of them. */
  #isOne(quoted: QuotedWords, stated: readonly VerseRange[]): boolean {
    const near =
      (stated.length > 0 ? this.#nearestIn(quoted, stated, NEAR_ONE) : null) ??
      this.#nearestIn(quoted, null, NEAR_ONE);
    const others = near === null ? quoted.count : quoted.count - near.matched;
    return near !== null && others <= CHANGED;
  }

  /** The verse that the words are nearest to, or that none is near. */
  #nearest(asked: Asked, quoted: QuotedWords): Judged {
    const { scripture } = this;
    const { stated, otherCode, code } = asked;
    const here = stated.length > 0 ? this.#nearestIn(quoted, stated, NEAR_STATED) : null;
    const near = here ?? this.#nearestIn(quoted, null, NEAR);
    const known = knownTranslations(quoted.whole);
    const start = near?.order ?? known[0]?.order;
    const compared =
      start === undefined ? null : compareFrom(scripture, asked.written.trim(), start, code);
    if (near && compared && compared.differences.length === 0)
      return { verdict: "exact", places: [toPlace(compared)], isElided: false };
    const codes = known.flatMap(({ translations }) => translations);
    const mayBeFrom = otherCode ? [otherCode] : [...new Set(codes)];
    if (near && compared && mayBeFrom.length === 0)
      return { verdict: "differs", compared, isElsewhere: here === null && stated.length > 0 };
    return { verdict: "not-held", compared, stated: stated[0] ?? null, mayBeFrom };
  }

  /** As the guard aligns words with the table; the last ones are asked for again and again. */
  #aligned(whole: string, list: Word[], within: readonly VerseRange[] | null): Alignment[] {
    if (this.#last.whole !== whole) this.#last = { whole, found: new Map() };
    const known = this.#last.found.get(within);
    if (known) return known;
    const found = alignWith(this.scripture, whole, list, within);
    this.#last.found.set(within, found);
    return found;
  }

  #nearestIn(
    { whole, count }: QuotedWords,
    within: readonly VerseRange[] | null,
    share: number,
  ): Alignment | null {
    const list = wordsIn(whole);
    const compared = Math.min(count, 80);
    const fewest = within !== null && count < FEW_WORDS ? 1 : FEWEST_CONTENT;
    const found = this.#aligned(whole, list, within).filter(
      (one) =>
        one.content >= Math.min(fewest, one.passageContent) &&
        (one.matched >= compared * share ||
          (isNearQuote(whole, list, one) && one.matched >= compared * (share - 0.1))),
    );
    return found.reduce<Alignment | null>(
      (best, one) =>
        !best ||
        one.content > best.content ||
        (one.content === best.content && one.matched > best.matched)
          ? one
          : best,
      null,
    );
  }
}

const verseOrder = (osis: string): number => {
  const [book = "", chapter, verse] = osis.split(".");
  return canonicalOrderOf(book as BookId, Number(chapter), Number(verse)) ?? 0;
};
const KNOWN = KNOWN_WORDINGS.map((wording) => ({
  ...wording,
  key: ` ${wording.words} `,
  order: verseOrder(wording.verse),
}));

/** Telling words of other translations among those quoted. */
function knownTranslations(words: string) {
  const list = toWords(words).map(({ text }) => text);
  const key = ` ${list.join(" ")} `;
  return KNOWN.filter(({ key: telling }) => key.includes(telling));
}
