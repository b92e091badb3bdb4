// What surrounds any subject with passages of its own: further verses, our pages, places and times.
import "server-only";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import type { Scripture } from "@/lib/bible/scripture";
import type { Period } from "@/lib/content/periods/schema";
import type { Place } from "@/lib/content/places/schema";
import { stateBookDates, statePeriodYears, statePlace, stateSetting } from "./common-statements";
import { findNamed } from "./names";
import { booksOf, chaptersOf, linkedVerses, stateNearEvents } from "./relations";
import type { ContextSource, Statement } from "./schema";
import { pagesNaming } from "./sources";
import { citeSpan } from "./statements";

const MAX_PLACES = 4;
const MAX_RELATED = 12;
const MAX_PAGES = 6;
/** With fewer verses of its own, a subject also lists linked ones. */
const FEW_VERSES = 7;
/** A subject with this many verses in one book has its story there. */
const STORY_VERSES = 3;

/** A name as it stands in words of ours: "Herod the Great", "Samaria" for "Samaria (city)". */
export function wordOf(name: string): RegExp {
  const bare = name.replace(/\s*\(.*\)/, "").replace(/^The /, "");
  return new RegExp(`\\b${bare.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\b`);
}

/** A subject's own verses; if there are few, followed by those they are linked to. */
export function relatedTo(scripture: Scripture, spans: readonly VerseRange[]): string[] {
  const own = spans.map(citeSpan);
  if (own.length >= FEW_VERSES) return own.slice(0, MAX_RELATED);
  return [...own, ...linkedVerses(scripture, spans, MAX_RELATED - own.length)];
}

/** Pages of ours: those given, then those that name its verses. */
export function pagesAround(
  own: readonly ContextSource[],
  spans: readonly VerseRange[],
): ContextSource[] {
  const hrefs = new Set(own.map(({ href }) => href));
  const naming = pagesNaming(spans, MAX_PAGES).filter(({ href }) => !hrefs.has(href));
  return [...own, ...naming].slice(0, MAX_PAGES);
}

/** The book in which a subject has its story, if it has one. */
function storySpans(spans: readonly VerseRange[]): VerseRange[] {
  const [book] = booksOf(spans);
  const own = spans.filter((span) => booksOf([span])[0] === book);
  return own.length >= STORY_VERSES ? chaptersOf(own) : [];
}

/**
 * Places given, named in the verses, or in the chapters of the subject's story; then the settings
 * of its books. Of those named only, `isAtHome` may refuse some: Deborah sings of Sinai.
 */
export function statePlacesAround(
  scripture: Scripture,
  spans: readonly VerseRange[],
  given: readonly Place[],
  isAtHome: (place: Place) => boolean = () => true,
): Statement[] {
  const inVerses = findNamed(scripture, spans).places.filter(isAtHome);
  const inStory = inVerses.length < 2 ? findNamed(scripture, storySpans(spans)).places : [];
  const named = [...inVerses, ...inStory.filter(isAtHome)];
  const places = [...new Set([...given, ...named])].slice(0, MAX_PLACES);
  return [
    ...places.map((place) => statePlace(place)),
    ...booksOf(spans).slice(0, 2).flatMap(stateSetting),
  ];
}

/** The years of its periods, events near it, and the dates of its books. */
export function stateTimes(
  spans: readonly VerseRange[],
  word: RegExp | null,
  periods: readonly Period[],
): Statement[] {
  const near = stateNearEvents(spans, word);
  return [
    ...periods.slice(0, 1).flatMap(statePeriodYears),
    ...near,
    ...booksOf(spans)
      .slice(0, near.length > 0 ? 1 : 3)
      .flatMap(stateBookDates),
  ];
}
