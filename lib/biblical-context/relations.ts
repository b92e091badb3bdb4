// What the content relates to a run of verses: periods with their events, prophecies, topics,
// stories, cross references.
import "server-only";
import { BOOKS } from "@/lib/bible/canon";
import { anyOverlap, overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { formatVerse, getTestamentRange, toVerseAddress } from "@/lib/bible/rules";
import { getLinks, type Scripture } from "@/lib/bible/scripture";
import { builtOnce } from "@/lib/built-once";
import { BOOK_FACTS } from "@/lib/content/books";
import type { BookFacts } from "@/lib/content/books/schema";
import { PERIODS } from "@/lib/content/periods";
import type { Period } from "@/lib/content/periods/schema";
import { STORIES } from "@/lib/content/stories";
import { TOPICS } from "@/lib/content/topics";
import type { Topic } from "@/lib/content/topics/schema";
import { joinWords } from "@/lib/plain-text";
import type { Statement } from "./schema";
import { contextPage } from "./sources";
import { spansOf, state } from "./statements";

const getSettings = builtOnce("settingsOfPeriods", (): { period: Period; spans: VerseRange[] }[] =>
  PERIODS.map((period) => ({ period, spans: spansOf(period.setIn) })),
);

/** The periods in which passages are set, most frequent first; empty for poetry and wisdom. */
export function periodsOf(spans: readonly VerseRange[]): Period[] {
  return getSettings()
    .map(({ period, spans: set }) => ({
      period,
      count: spans.filter((span) => set.some((one) => overlaps(one, span))).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ period }) => period);
}

/** The most frequent period, if at least half of the passages are set in it. */
export function mainPeriodOf(spans: readonly VerseRange[]): Period | undefined {
  const [period] = periodsOf(spans);
  if (!period) return undefined;
  const own = spans.filter((span) => periodsOf([span])[0]?.name === period.name);
  return own.length * 2 >= spans.length ? period : undefined;
}

/** The facts about the books of passages, most frequent first. */
export function booksOf(spans: readonly VerseRange[]): BookFacts[] {
  const counts = new Map<string, number>();
  for (const { start } of spans) {
    const { book } = toVerseAddress(start);
    counts.set(book, (counts.get(book) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .flatMap(([book]) => BOOK_FACTS.find(({ osis }) => osis === book) ?? []);
}

/** A whole chapter around each passage's first verse. */
export function chaptersOf(spans: readonly VerseRange[]): VerseRange[] {
  return spans.map((span) => {
    const { book, chapter } = toVerseAddress(span.start);
    const counts = BOOKS.find(({ id }) => id === book)?.verseCounts ?? [];
    const { verse } = toVerseAddress(span.start);
    const start = span.start - verse + 1;
    return { start, end: Math.max(span.end, start + (counts[chapter - 1] ?? 1) - 1) };
  });
}

/** A year as readers know it: "586 BC", "AD 30". */
function formatYear(year: number): string {
  return year < 0 ? `${-year} BC` : `AD ${year}`;
}

/** The span of a period: "about 2100 to 1700 BC", "63 BC to AD 30". */
export function formatYears({ from, to, approximate }: Period): string {
  const isOneEra = from < 0 === to < 0;
  const years = isOneEra
    ? to < 0
      ? `${-from} to ${formatYear(to)}`
      : `${formatYear(from)} to ${to}`
    : `${formatYear(from)} to ${formatYear(to)}`;
  return approximate ? `about ${years}` : years;
}

type KeyEvent = Period["keyEvents"][number];

function stateEvent(
  { name }: Period,
  { year, approximate, text, references }: KeyEvent,
): Statement {
  // Some events mention their year, along with other chronologies.
  const isDated = text.includes(String(Math.abs(year)));
  const date = `${approximate ? "About " : ""}${formatYear(year)}`;
  return state("timeline", "fact", isDated ? text : `${date}: ${text}`, {
    references,
    sources: [contextPage("historical", name)],
  });
}

/**
 * Events of a period, those that touch the passages or name the subject first, then the others;
 * shown in the order of years.
 */
export function stateEvents(
  period: Period,
  spans: readonly VerseRange[],
  word: RegExp | null,
  most: number,
): Statement[] {
  const books = new Set(spans.map(({ start }) => toVerseAddress(start).book));
  const near = ({ references, text }: KeyEvent) => {
    const named = spansOf(references);
    if (anyOverlap(named, spans) || word?.test(text)) return 2;
    return named.some(({ start }) => books.has(toVerseAddress(start).book)) ? 1 : 0;
  };
  return [...period.keyEvents]
    .sort((a, b) => near(b) - near(a))
    .slice(0, most)
    .sort((a, b) => a.year - b.year)
    .map((event) => stateEvent(period, event));
}

/** Events of all periods that touch the passages or name the subject. */
export function stateNearEvents(spans: readonly VerseRange[], word: RegExp | null): Statement[] {
  return PERIODS.flatMap((period) => period.keyEvents.map((event) => ({ period, event })))
    .filter(
      ({ event: { references, text } }) =>
        (word?.test(text) ?? false) || anyOverlap(spansOf(references), spans),
    )
    .sort((a, b) => a.event.year - b.event.year)
    .map(({ period, event }) => stateEvent(period, event));
}

interface PropheticLink {
  from: string;
  to: readonly string[];
  note: string;
  isListed: boolean;
  spans: VerseRange[];
}

const getPropheticLinks = builtOnce("propheticLinks", (): PropheticLink[] => {
  const links = new Map<string, PropheticLink>();
  for (const { from, to, note, inCrossReferenceData } of BOOK_FACTS.flatMap(
    ({ prophecyLinks }) => prophecyLinks,
  )) {
    const key = `${from} ${to.join(" ")}`;
    const spans = spansOf([from, ...to]);
    if (!links.has(key)) links.set(key, { from, to, note, isListed: inCrossReferenceData, spans });
  }
  // Of two links from the same verse, keep the more complete one.
  const all = [...links.values()];
  return all.filter(
    (one) =>
      !all.some(
        (other) =>
          other !== one &&
          other.from === one.from &&
          other.to.length > one.to.length &&
          one.to.every((place) => other.to.includes(place)),
      ),
  );
});

/**
 * Old and New Testament side by side, where one of both touches the passages. `opening` says whose
 * passages they are, when not the ones asked for.
 */
export function stateProphecies(spans: readonly VerseRange[], opening = ""): Statement[] {
  return getPropheticLinks()
    .filter(({ spans: linked }) => anyOverlap(linked, spans))
    .map(({ from, to, note, isListed }) =>
      state(
        "propheticSignificance",
        isListed ? "fact" : "inference",
        `${opening}${from} is read together with ${joinWords(to)}: ${note}`,
        { references: [from, ...to] },
      ),
    );
}

const isOfTestament = (testament: "OT" | "NT") => {
  const { start, end } = getTestamentRange(testament);
  return (span: VerseRange) => span.start >= start && span.start <= end;
};

/** True for a topic most of whose verses are in the Testament of the passages. */
export function isAtHome({ relatedVerses }: Topic, spans: readonly VerseRange[]): boolean {
  const isSame = isOfTestament(spans.every(isOfTestament("OT")) ? "OT" : "NT");
  const verses = spansOf(relatedVerses);
  return verses.filter(isSame).length * 2 >= verses.length;
}

/** Topics whose verses are among the passages, those with most of them first. */
export function topicsOf(spans: readonly VerseRange[]): Topic[] {
  return TOPICS.map((topic) => ({
    topic,
    count: spansOf(topic.relatedVerses).filter((span) => anyOverlap([span], spans)).length,
  }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ topic }) => topic);
}

const getStories = builtOnce("stories", () =>
  STORIES.flatMap(([passage, heading]) => {
    const [span] = readWrittenReferences(passage);
    return span ? [{ passage, heading, span }] : [];
  }),
);

/** The stories and well-known passages that the verses belong to. */
export function storiesOf(spans: readonly VerseRange[]): { passage: string; heading: string }[] {
  return getStories().filter(({ span }) => anyOverlap([span], spans));
}

/** Verses whose links are followed at most. */
const LINKED_FROM = 40;
/** Bonus for a mutual link, and for a verse that many others link to. */
const MUTUAL = 0.6;
const WELL_KNOWN = 0.8;

/**
 * Verses linked to these, best first: linked from many of them, linked back, and often linked to.
 * Only verses that are printed.
 */
export function linkedVerses(
  scripture: Scripture,
  spans: readonly VerseRange[],
  most: number,
): string[] {
  const { rankOf } = scripture.ranking;
  const scores = new Map<number, number>();
  let left = LINKED_FROM;
  for (const { start, end } of spans) {
    for (let order = start; order <= end && left > 0; order++, left--) {
      for (const target of getLinks(scripture, order)) {
        if (spans.some((span) => target >= span.start && target <= span.end)) continue;
        const isMutual = getLinks(scripture, target).includes(order);
        scores.set(target, (scores.get(target) ?? 0) + 1 + (isMutual ? MUTUAL : 0));
      }
    }
  }
  const isPrinted = (order: number) =>
    [...scripture.translations.values()].some(({ texts }) => (texts[order] ?? "") !== "");
  const total = rankOf.length;
  return [...scores]
    .filter(([order]) => isPrinted(order))
    .map(
      ([order, score]) =>
        [order, score + WELL_KNOWN * (1 - (rankOf[order] ?? total) / total) ** 4] as const,
    )
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, most)
    .map(([order]) => formatVerse(order));
}
