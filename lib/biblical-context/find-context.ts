// The context of a discovery of ours, and of a single find that subjects mention.
import "server-only";
import type { Scripture } from "@/lib/bible/scripture";
import { BOOK_FACTS } from "@/lib/content/books";
import type { Discovery } from "@/lib/content/discoveries/schema";
import type { Find } from "@/lib/content/finds/schema";
import { PEOPLE } from "@/lib/content/people";
import { PERIODS } from "@/lib/content/periods";
import { PLACES } from "@/lib/content/places";
import { TOPICS } from "@/lib/content/topics";
import {
  type Draft,
  describeFigures,
  describePerson,
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
import { booksOf, linkedVerses, periodsOf, stateEvents, stateProphecies } from "./relations";
import type { ContextSource, Statement } from "./schema";
import { findPage, pageAt, pagesNaming } from "./sources";
import { citeSpan, spansOf, state, stateFact, stateFind } from "./statements";

const MAX_FIGURES = 10;
const MAX_PAGES = 6;
const MAX_RELATED = 12;

const WEIGH =
  "A find can show that a name, a place or a custom is attested; it does not by itself prove a whole account. Ask of each report who dug, who published and who disagrees";

interface Common {
  title: string;
  references: readonly string[];
  own: readonly Statement[];
  places: readonly Statement[];
  figures: readonly string[];
  page: ContextSource | undefined;
}

/** What the passages of a find add to its own statements. */
function compose(
  scripture: Scripture,
  { title, references, own, places, figures, page }: Common,
): Draft {
  const spans = spansOf(references);
  const [period] = periodsOf(spans);
  const books = booksOf(spans);
  const [book] = books;
  const people = findNamed(scripture, spans).people.map(describePerson);
  const bookFigures = describeFigures(book?.keyFigures ?? []);
  const sources = page ? [page] : [];
  const cited = references.slice(0, 2);
  const linked = linkedVerses(scripture, spans.slice(0, 3), MAX_RELATED);
  return {
    title,
    statements: [
      ...own,
      ...(period ? [...statePeriodWorld(period), ...statePeriodCulture(period)] : []),
      ...(book?.culturalBackground ?? []).map((fact) =>
        stateFact("culturalBackground", fact, { about: book?.name ?? "", references: cited }),
      ),
      ...stateProphecies(spans),
      ...places,
      ...books.slice(0, 2).flatMap(stateSetting),
      ...(period ? [...statePeriodYears(period), ...stateEvents(period, spans, null, 5)] : []),
      ...books.slice(0, 2).flatMap(stateBookDates),
      state("modernRelevance", "application", WEIGH, { references: cited, sources }),
    ],
    keyFigures: uniqueFigures(
      [...figures, ...people, ...(people.length > 0 ? [] : bookFigures)],
      MAX_FIGURES,
    ),
    relatedVerses: [...new Set([...spans.map(citeSpan), ...linked])].slice(0, MAX_RELATED),
    spans,
    pages: [
      ...sources,
      ...pagesNaming(spans, MAX_PAGES).filter(({ href }) => href !== page?.href),
    ].slice(0, MAX_PAGES),
    note: null,
  };
}

/**
 * The context of one of our discoveries. Of a claim of Ron Wyatt's the objection stands beside it,
 * and it is no fact.
 */
export function composeDiscovery(scripture: Scripture, discovery: Discovery): Draft {
  const { title, slug, description, significance, objection, evidence, location, year } = discovery;
  const page = pageAt(`/discover#${slug}`);
  const sources = page ? [page] : [];
  const isClaim = discovery.category === "ron-wyatt";
  const more = { references: discovery.biblicalReferences.slice(0, 1), sources };
  const field = "archaeologicalEvidence";
  return compose(scripture, {
    title: titleOf(title),
    references: discovery.biblicalReferences,
    page,
    figures: [],
    own: [
      state("historicalContext", "fact", description, more),
      state("historicalContext", isClaim ? "inference" : "fact", significance, more),
      state(field, "fact", `Objections: ${objection}`, more),
      ...(isClaim
        ? [
            state(
              field,
              "fact",
              "This is a claim of Ron Wyatt’s that professional archaeologists have not confirmed; the case for and against it is on its own page",
              more,
            ),
          ]
        : evidence.map((text) => state(field, "fact", text, more))),
      state("timeline", "fact", year, more),
    ],
    places: [state("geographicalContext", "fact", `Place: ${location}`, more)],
  });
}

const ENTITIES = [...PERIODS, ...PLACES, ...PEOPLE, ...TOPICS, ...BOOK_FACTS];

const versesOf = (entity: (typeof ENTITIES)[number]): readonly string[] =>
  "relatedVerses" in entity ? entity.relatedVerses : entity.keyVerses;

/**
 * The context of a find that has no page of its own: what it is, and what the subjects it belongs
 * to say.
 */
export function composeFind(scripture: Scripture, find: Find, name: string): Draft {
  const pageOfFind = findPage(find);
  const holders = ENTITIES.filter((entity) => entity.finds.includes(find.id));
  const named = spansOf([find.text]).map(citeSpan);
  const places = PLACES.filter(({ finds }) => finds.includes(find.id));
  const people = PEOPLE.filter(({ finds }) => finds.includes(find.id));
  const references = [
    ...new Set([...named, ...holders.flatMap((holder) => versesOf(holder).slice(0, 2))]),
  ].slice(0, MAX_RELATED);
  const subjects = holders.map((holder) => holder.name);
  // A link to this very answer is not a source.
  const statement = { ...stateFind(find), sources: pageOfFind ? [pageOfFind] : [] };
  const where = places.length > 0 ? places.map((place) => statePlace(place)) : [];
  return compose(scripture, {
    title: titleOf(name),
    references,
    page: undefined,
    figures: people.map(describePerson),
    own: [
      { ...statement, field: "historicalContext" },
      state(
        "historicalContext",
        "inference",
        `This site links it with: ${[...new Set(subjects)].join("; ")}`,
        {
          references: references.slice(0, 2),
        },
      ),
      statement,
    ],
    places: where,
  });
}
