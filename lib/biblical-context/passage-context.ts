// The context of a verse, a passage, a chapter or a whole book.
import "server-only";
import { getBook } from "@/lib/bible/canon";
import { anyOverlap, overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { getBookRange, toVerseAddress } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import type { BookFacts } from "@/lib/content/books/schema";
import type { Find } from "@/lib/content/finds/schema";
import type { Period } from "@/lib/content/periods/schema";
import type { Place } from "@/lib/content/places/schema";
import type { MarkedFact } from "@/lib/content/schema";
import type { Topic } from "@/lib/content/topics/schema";
import { findsOf } from "@/lib/retrieval/finds";
import {
  bookPage,
  type Draft,
  describeFigures,
  describePerson,
  stateBook,
  stateBookApplication,
  stateBookDates,
  statePeriodCulture,
  statePeriodWorld,
  statePeriodYears,
  statePlace,
  stateSetting,
  titleOf,
  uniqueFigures,
} from "./common-statements";
import { findNamed } from "./names";
import {
  booksOf,
  chaptersOf,
  formatYears,
  isAtHome,
  linkedVerses,
  periodsOf,
  stateEvents,
  stateProphecies,
  storiesOf,
  topicsOf,
} from "./relations";
import type { Statement } from "./schema";
import { contextPage, pagesNaming, topicPages } from "./sources";
import { citeSpan, spansOf, state, stateFact, stateFind } from "./statements";

const MAX_TOPICS = 2;
const MAX_PLACES = 4;
const MAX_RELATED = 12;
const MAX_FIGURES = 10;
const MAX_PAGES = 6;
const MAX_EVENTS = 5;
/** Statements and finds about the book as a whole that stand with those about the passage. */
const MAX_GENERAL = 3;

/** A passage with what lies around it. */
interface Where {
  spans: readonly VerseRange[];
  chapters: readonly VerseRange[];
  bookSpan: VerseRange;
  isBook: boolean;
}

/**
 * 0: the words name these verses, 1: their chapter, 2: no place in the book, 3: other chapters of
 *   the book only.
 */
function distanceOf(text: string, { spans, chapters, bookSpan }: Where): 0 | 1 | 2 | 3 {
  const named = readWrittenReferences(text);
  if (anyOverlap(named, spans)) return 0;
  if (anyOverlap(named, chapters)) return 1;
  return anyOverlap(named, [bookSpan]) ? 3 : 2;
}

/** Where in its book the passage stands. */
function statePosition(book: BookFacts, span: VerseRange): Statement[] {
  const { chapter } = toVerseAddress(span.start);
  const part = book.outline.find(({ passage }) =>
    readWrittenReferences(passage).some((one) => overlaps(one, span)),
  );
  const id = getBookId(span);
  const total = getBook(id).verseCounts.length;
  const statements: Statement[] = [];
  const say = (text: string) => statements.push(state("historicalContext", "fact", text));
  if (total > 1) {
    const named = part ? `, in this part of the book: ${part.heading} (${part.passage})` : "";
    say(`Chapter ${chapter} of ${total}${named}`);
  }
  const [story] = storiesOf([span]);
  if (story) say(`What is told here: ${story.heading} (${story.passage})`);
  return statements;
}

function getBookId(span: VerseRange) {
  return toVerseAddress(span.start).book;
}

function stateOutline(book: BookFacts): Statement[] {
  const parts = book.outline.map(({ passage, heading }) => `${heading} (${passage})`).join("; ");
  return [state("historicalContext", "fact", `How ${book.name} is structured: ${parts}`)];
}

/**
 * From the place of the passage in the Bible to the periods its story is set in: our conclusion,
 * and worded so.
 */
function stateSettingInTime(reference: string, periods: readonly Period[]): Statement[] {
  if (periods.length === 0) return [];
  const named = periods.map((period) => `${period.name} (${formatYears(period)})`).join("; ");
  const what = periods.length > 1 ? "these periods" : "this period";
  const text = `From its position in the Bible we place ${reference} in ${what}: ${named}`;
  const sources = periods.map(({ name }) => contextPage("historical", name));
  return [state("historicalContext", "inference", text, { sources })];
}

function stateTopics(topics: readonly Topic[], spans: readonly VerseRange[]): Statement[] {
  return topics.flatMap((topic) => {
    const { name, background, views, relatedVerses, application } = topic;
    const sources = topicPages(topic);
    const references = relatedVerses.filter((verse) => anyOverlap(spansOf([verse]), spans));
    const more = { about: name, references, sources };
    return [
      ...background.map((fact) => stateFact("culturalBackground", fact, more)),
      ...views.map((view) =>
        state(
          "culturalBackground",
          "fact",
          `Where readers differ on this topic (${name}): ${view}`,
          {
            references,
            sources,
          },
        ),
      ),
      state("modernRelevance", "application", application, { references, sources }),
    ];
  });
}

/**
 * Finds that name the verses or the chapter, or belong to a topic or a place of the verses; and all
 * others of the book.
 */
function findsAround(
  book: BookFacts,
  topics: readonly Topic[],
  places: readonly Place[],
  place: Where,
) {
  const isNear = ({ text }: Find) => distanceOf(text, place) < 2;
  const near = [
    ...findsOf(book).filter(isNear),
    ...topics.flatMap(findsOf),
    ...places.flatMap(findsOf),
  ];
  const ids = new Set(near.map(({ id }) => id));
  return {
    near: near.filter(({ id }, at) => near.findIndex((one) => one.id === id) === at),
    others: findsOf(book).filter(({ id }) => !ids.has(id)),
  };
}

/** Finds near the passage, then a few that belong to its book and time. */
function stateFindsAround(
  book: BookFacts,
  { near, others }: ReturnType<typeof findsAround>,
): Statement[] {
  return [
    ...near.map((find) => stateFind(find)),
    ...others.slice(0, MAX_GENERAL).map((find) => stateFind(find, `Of ${book.name} as a whole`)),
  ];
}

/** What the passage, else its chapter, is linked to across the Testaments. */
function statePropheciesAround({ spans, chapters, isBook }: Where): Statement[] {
  const own = stateProphecies(spans);
  return own.length > 0 || isBook ? own : stateProphecies(chapters, "In the same chapter: ");
}

/** Facts about a book: those of the verses and the chapter all, of the others a few. */
function stateBookFacts(
  field: "historicalContext" | "culturalBackground",
  facts: readonly MarkedFact[],
  book: BookFacts,
  place: Where,
): Statement[] {
  const sources = [bookPage(book)];
  const far = { 2: MAX_GENERAL, 3: 1 };
  return [...facts]
    .map((fact) => ({ fact, distance: place.isBook ? 0 : distanceOf(fact.text, place) }))
    .sort((a, b) => a.distance - b.distance)
    .filter(({ distance }) => distance < 2 || far[distance as 2 | 3]-- > 0)
    .map(({ fact, distance }) =>
      stateFact(field, fact, {
        sources,
        ...(distance === 3 ? { about: `Also in ${book.name}` } : {}),
      }),
    );
}

/** Everything held about a passage, or about a whole book. Pure but for the modules' indexes. */
export function composePassage(
  scripture: Scripture,
  reference: string,
  spans: readonly VerseRange[],
  isBook: boolean,
): Draft {
  const [first] = spans;
  const [book] = booksOf(spans);
  if (!first || !book) throw new Error(`${reference} stands in no book`);
  const bookSpan = getBookRange(getBookId(first));
  const place: Where = {
    spans,
    chapters: isBook ? [...spans] : chaptersOf(spans),
    bookSpan,
    isBook,
  };
  const inText = findNamed(scripture, spans);
  const around = findNamed(scripture, place.chapters);
  const places = inText.places.slice(0, MAX_PLACES);
  const nearby = around.places.filter((one) => !places.includes(one)).slice(0, 2);
  const periods = periodsOf(spans);
  const [period] = periods;
  const topics = topicsOf(spans)
    .filter((topic) => isAtHome(topic, spans))
    .slice(0, MAX_TOPICS);
  const figures = [...inText.people, ...around.people].map(describePerson);
  const bookFigures = describeFigures(book.keyFigures);
  const related = linkedVerses(scripture, spans, MAX_RELATED);
  return {
    title: titleOf(reference),
    statements: [
      ...(isBook ? [] : statePosition(book, first)),
      ...stateBook(book),
      ...stateBookFacts("historicalContext", book.historicalBackground, book, place),
      ...(isBook ? stateOutline(book) : []),
      ...stateSettingInTime(reference, periods),
      ...(period ? statePeriodWorld(period) : []),
      ...(isBook ? [] : stateTopics(topics, spans)),
      ...stateBookFacts("culturalBackground", book.culturalBackground, book, place),
      ...(period ? statePeriodCulture(period) : []),
      ...stateFindsAround(book, findsAround(book, isBook ? [] : topics, places, place)),
      ...statePropheciesAround(place),
      ...places.map((one) => statePlace(one)),
      ...(isBook ? [] : nearby.map((one) => statePlace(one, "Named in the same chapter: "))),
      ...stateSetting(book),
      ...stateBookDates(book),
      ...(period
        ? [...statePeriodYears(period), ...stateEvents(period, place.chapters, null, MAX_EVENTS)]
        : []),
      stateBookApplication(book),
    ],
    keyFigures: uniqueFigures([...figures, ...bookFigures], MAX_FIGURES),
    relatedVerses: related.length > 0 ? related : spansOf(book.keyVerses).map(citeSpan),
    spans: [...spans],
    pages: pagesNaming(isBook ? spansOf(book.keyVerses) : spans, MAX_PAGES),
    note: null,
  };
}

/** Number of verses in ranges, to know whether a passage can be printed whole. */
export function countOf(spans: readonly VerseRange[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start + 1, 0);
}
