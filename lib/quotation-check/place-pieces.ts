import "server-only";
import { isContent } from "@/lib/answer-guard/content-words";
import { findPlaces, type TextPlace } from "@/lib/answer-guard/table-places";
import { overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { toVerseAddress } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";

// Where the pieces of a quotation stand: after one another in one passage, or in several.

/** Verses over which the pieces of one passage are spread when no reference says more. */
const WINDOW = 12;
/** A piece of few words stands in many places; so many are looked at. */
const MANY = 2_000;
const FEW_WORDS = 4;

const count = (text: string) => text.split(" ").length;

/** Places of a piece; all of them where it has so few words that it stands nearly everywhere. */
export function placesOfPiece(scripture: Scripture, piece: string): TextPlace[] {
  return findPlaces(scripture, piece, count(piece) < FEW_WORDS ? MANY : undefined);
}

const isAfter = (one: TextPlace, other: TextPlace) =>
  other.first.order > one.last.order ||
  (other.first.order === one.last.order && other.first.word > one.last.word);

const bookOf = (order: number) => toVerseAddress(order).book;

/** The places that follow one another from a first one on; null when a piece does not follow. */
function followFrom(
  first: TextPlace,
  further: readonly (readonly TextPlace[])[],
  within: readonly VerseRange[],
): TextPlace[] | null {
  const chain = [first];
  for (const places of further) {
    const last = chain.at(-1) ?? first;
    const isNear = (place: TextPlace) =>
      place.start - first.start <= WINDOW || within.some((range) => overlaps(range, place));
    let next: TextPlace | undefined;
    for (const place of places) {
      if (place.translation !== first.translation || !isAfter(last, place)) continue;
      if (next && isAfter(next, place)) continue;
      if (isNear(place) && bookOf(place.start) === bookOf(first.start)) next = place;
    }
    if (!next) return null;
    chain.push(next);
  }
  return chain;
}

/**
 * Where the pieces of a quotation stand after one another in one passage, one of `within` if they
 * do; null when they stand in none.
 */
export function placeInOrder(
  places: readonly (readonly TextPlace[])[],
  within: readonly VerseRange[],
): TextPlace[] | null {
  const [starts = [], ...further] = places;
  const isStated = (place: TextPlace) => within.some((range) => overlaps(range, place));
  const sorted = [...starts].sort((a, b) => Number(isStated(b)) - Number(isStated(a)));
  for (const start of sorted) {
    const chain = followFrom(start, further, within);
    if (chain) return chain;
  }
  return null;
}

/** Words of a quotation that stand in a verse in sequence: from the first to before the last. */
interface Run {
  from: number;
  to: number;
}

/** Fewer words of a verse are no part of a quotation that was joined from several. */
const SHORTEST_RUN = 4;
const MOST_RUNS = 6;
/** Words that join the parts ("and", "for"), and the share of all that they may be. */
const JOINING_WORDS = 2;
const JOINING_SHARE = 0.08;
const MOST_JOINING = 6;
/** Verses on either side that belong to one passage. */
const BESIDE = 2;

/** The longest run from a word on; null when even a short one stands nowhere. */
function longestRun(scripture: Scripture, words: readonly string[], from: number): Run | null {
  const stands = (to: number) =>
    findPlaces(scripture, words.slice(from, to).join(" "), 1).length > 0;
  let known = from + SHORTEST_RUN;
  if (known > words.length || !stands(known)) return null;
  let step = SHORTEST_RUN;
  while (step > 0) {
    const to = Math.min(words.length, known + step);
    if (to > known && stands(to)) {
      known = to;
      step *= 2;
    } else step = Math.floor(step / 2);
  }
  return { from, to: known };
}

/** The runs of verses that a quotation is made of, when it is made of nothing else; else null. */
function runsOf(scripture: Scripture, words: readonly string[]): Run[] | null {
  const most = Math.min(MOST_JOINING, Math.max(JOINING_WORDS, words.length * JOINING_SHARE));
  const runs: Run[] = [];
  let other = 0;
  for (let at = 0; at < words.length; ) {
    const run = longestRun(scripture, words, at);
    if (run) {
      runs.push(run);
      at = run.to;
    } else {
      // The run before may have taken the first words of this one by chance.
      const back =
        words.length - at < SHORTEST_RUN ? giveBack(scripture, words, runs.at(-1), at) : null;
      if (back) {
        runs.push(back);
        at = back.to;
        continue;
      }
      other++;
      at++;
    }
    if (runs.length > MOST_RUNS || other > most) return null;
  }
  return runs;
}

function giveBack(
  scripture: Scripture,
  words: readonly string[],
  last: Run | undefined,
  at: number,
): Run | null {
  if (!last) return null;
  for (let from = at - 1; from >= Math.max(last.from + SHORTEST_RUN, at - SHORTEST_RUN); from--) {
    const rest = longestRun(scripture, words, from);
    if (rest?.to !== words.length) continue;
    last.to = from;
    return rest;
  }
  return null;
}

const tells = (words: readonly string[], { from, to }: Run) =>
  words.slice(from, to).filter((word) => isContent(word.toLowerCase())).length >= 2;

/**
 * The places of the parts of a quotation that is made of the words of several passages, in its
 * order; null when it is not. Parts that stand within a verse or two of each other are one passage
 * with something left out or changed.
 */
export function findJoined(
  scripture: Scripture,
  whole: string,
  stated: readonly VerseRange[],
): { words: string; place: TextPlace }[] | null {
  const words = whole.split(" ");
  if (words.length < 2 * SHORTEST_RUN) return null;
  const runs = runsOf(scripture, words);
  if (!runs || runs.length < 2 || !runs.every((run) => tells(words, run))) return null;
  const parts = runs.map(({ from, to }) => words.slice(from, to).join(" "));
  const places = parts.map((part) => findPlaces(scripture, part));
  return areTogether(places)
    ? null
    : parts.flatMap((part, at) => {
        const place = bestPlace(scripture, places[at] ?? [], stated);
        return place ? [{ words: part, place }] : [];
      });
}

/** True when all parts have a place in one passage. */
function areTogether(places: readonly (readonly TextPlace[])[]): boolean {
  const [first = [], ...others] = places;
  return first.some(({ start, end }) =>
    others.every((list) =>
      list.some((place) => place.start >= start - BESIDE && place.end <= end + BESIDE + 1),
    ),
  );
}

/** Of the places of the same words: one that is stated, else the one that most verses link to. */
export function bestPlace(
  { ranking }: Scripture,
  places: readonly TextPlace[],
  stated: readonly VerseRange[],
): TextPlace | undefined {
  const own = places.filter((place) => stated.some((range) => overlaps(range, place)));
  const near = stated[0]?.start;
  const rank = ({ start, isVerbatim }: TextPlace) =>
    (near === undefined ? (ranking.rankOf[start] ?? 0) : Math.abs(start - near)) +
    (isVerbatim ? 0 : 1e6);
  const list = own.length > 0 ? own : places;
  return list.reduce<TextPlace | undefined>(
    (best, place) => (!best || rank(place) < rank(best) ? place : best),
    undefined,
  );
}
