// The context of people and places.
import "server-only";
import { geoDistance } from "d3-geo";
import type { Scripture } from "@/lib/bible/scripture";
import { BOOK_FACTS } from "@/lib/content/books";
import type { Person } from "@/lib/content/people/schema";
import { PERIODS } from "@/lib/content/periods";
import type { Period } from "@/lib/content/periods/schema";
import { PLACES } from "@/lib/content/places";
import type { Place } from "@/lib/content/places/schema";
import { TOPICS } from "@/lib/content/topics";
import { findsOf } from "@/lib/retrieval/finds";
import { pagesAround, relatedTo, statePlacesAround, stateTimes, wordOf } from "./around";
import {
  type Draft,
  describeFigures,
  describePerson,
  stateBookApplication,
  statePeriodCulture,
  statePeriodWorld,
  statePeriodYears,
  statePlace,
  stateSetting,
  titleOf,
  uniqueFigures,
} from "./common-statements";
import { findNamed } from "./names";
import { booksOf, periodsOf, stateEvents, stateProphecies, topicsOf } from "./relations";
import type { Statement } from "./schema";
import { topicPages } from "./sources";
import { spansOf, state, stateFact, stateFind } from "./statements";

const MAX_FIGURES = 12;
const EARTH_RADIUS_KM = 6_371;
const MAX_NEIGHBORS = 3;
/** Distances in km: beyond these a place is no neighbor; below, it is part of the same place. */
const NEAREST_KM = 1;
const FURTHEST_KM = 150;

/**
 * Places of certain position, with the distance as the crow flies, computed from our coordinates
 * and rounded.
 */
function stateNeighbors(place: Place): Statement[] {
  const { lat, lon, identification, keyVerses } = place;
  if (lat === null || lon === null || identification !== "certain") return [];
  const near = PLACES.flatMap((other) => {
    if (other.name === place.name || other.lat === null || other.lon === null) return [];
    if (other.identification !== "certain") return [];
    const km = geoDistance([lon, lat], [other.lon, other.lat]) * EARTH_RADIUS_KM;
    return km < NEAREST_KM || km > FURTHEST_KM ? [] : [{ name: other.name, km }];
  })
    .sort((a, b) => a.km - b.km)
    .slice(0, MAX_NEIGHBORS)
    .map(
      ({ name, km }) => `${name}, about ${km < 10 ? Math.round(km) : Math.round(km / 5) * 5} km`,
    );
  if (near.length === 0) return [];
  const text = `Nearest to it among the places this site knows, as the crow flies: ${near.join("; ")}`;
  return [state("geographicalContext", "inference", text, { references: keyVerses.slice(0, 1) })];
}

/** The period in a person's entry, else that of the passages about him or her. */
function periodOfPerson({ period, keyVerses }: Person): Period | undefined {
  return PERIODS.find(({ id }) => id === period) ?? periodsOf(spansOf(keyVerses))[0];
}

/** The context of a person. */
export function composePerson(scripture: Scripture, person: Person): Draft {
  const { name, role, era, relations, keyVerses, facts } = person;
  const spans = spansOf(keyVerses);
  const references = keyVerses.slice(0, 2);
  const word = wordOf(name.split(/,| \(| son | of /)[0] ?? name);
  const period = periodOfPerson(person);
  const [book] = booksOf(spans);
  const mentioned = PLACES.filter((place) =>
    facts.some(({ text }) => wordOf(place.name).test(text)),
  );
  const topics = topicsOf(spans).filter(({ keyFigures }) =>
    keyFigures.some((one) => typeof one !== "string" && one.person === person.id),
  );
  const others = findNamed(scripture, spans).people.filter((one) => one.name !== person.name);
  return {
    title: titleOf(name),
    statements: [
      state("historicalContext", "fact", `${name}: ${role}. Time: ${era}`, { references }),
      ...(relations.length > 0
        ? [
            state("historicalContext", "fact", `Family and ties: ${relations.join("; ")}`, {
              references,
            }),
          ]
        : []),
      ...facts.map((fact) => stateFact("historicalContext", fact, { references })),
      ...(period ? statePeriodWorld(period) : []),
      ...topics.slice(0, 2).flatMap((topic) =>
        topic.background.map((fact) =>
          stateFact("culturalBackground", fact, {
            about: topic.name,
            sources: topicPages(topic),
          }),
        ),
      ),
      ...(period ? statePeriodCulture(period) : []),
      ...(book?.culturalBackground ?? []).map((fact) =>
        stateFact("culturalBackground", fact, { about: book?.name ?? "", references }),
      ),
      ...stateAttested(person),
      ...findsOf(person).map((find) => stateFind(find)),
      ...stateProphecies(spans),
      ...statePlacesAround(scripture, spans, mentioned),
      state("timeline", "fact", `${name}: ${era}`, { references }),
      ...(period ? [...statePeriodYears(period), ...stateEvents(period, spans, word, 5)] : []),
      state(
        "modernRelevance",
        "application",
        `Read ${references.join(" and ")} slowly and ask: what trust, fear or choice of ${name} do I see here, and where would I stand before a similar choice?`,
        { references },
      ),
      ...(book ? [stateBookApplication(book)] : []),
    ],
    keyFigures: uniqueFigures([describePerson(person), ...others.map(describePerson)], MAX_FIGURES),
    relatedVerses: relatedTo(scripture, spans),
    spans,
    pages: pagesAround([], spans),
    note: null,
  };
}

/** Where he or she is attested outside the Bible; nothing where nothing is known. */
function stateAttested({ name, attestedOutsideBible, keyVerses, finds }: Person): Statement[] {
  const references = keyVerses.slice(0, 1);
  if (!attestedOutsideBible && finds.length === 0) return [];
  const text = attestedOutsideBible
    ? `${name} outside the Bible: ${attestedOutsideBible}`
    : `No text outside the Bible that names ${name} is certain enough to be given here; these finds belong to the same world`;
  return [state("archaeologicalEvidence", "fact", text, { references })];
}

/** The context of a place. */
export function composePlace(scripture: Scripture, place: Place): Draft {
  const { name, keyVerses, facts } = place;
  const spans = spansOf(keyVerses);
  const references = keyVerses.slice(0, 2);
  const word = wordOf(name);
  const [period] = periodsOf(spans);
  const [book] = booksOf(spans);
  const cultural = [...BOOK_FACTS, ...PERIODS, ...TOPICS].flatMap((entry) =>
    ("culture" in entry
      ? entry.culture
      : "culturalBackground" in entry
        ? entry.culturalBackground
        : entry.background
    )
      .filter(({ text }) => word.test(text))
      .map((fact) => stateFact("culturalBackground", fact, { about: entry.name, references })),
  );
  const { people } = findNamed(scripture, spans);
  const application = book ? [stateBookApplication(book)] : [];
  return {
    title: titleOf(name),
    statements: [
      ...facts.map((fact) => stateFact("historicalContext", fact, { references })),
      state(
        "historicalContext",
        "fact",
        `Passages in which it plays a part: ${keyVerses.join("; ")}`,
      ),
      ...(period ? statePeriodWorld(period) : []),
      ...cultural,
      ...(period ? statePeriodCulture(period) : []),
      ...(book?.culturalBackground ?? []).map((fact) =>
        stateFact("culturalBackground", fact, { about: book?.name ?? "", references }),
      ),
      ...findsOf(place).map((find) => stateFind(find)),
      ...stateProphecies(spans),
      statePlace(place),
      ...stateNeighbors(place),
      ...(book ? stateSetting(book) : []),
      ...stateTimes(spans, word, period ? [period] : []),
      state(
        "modernRelevance",
        "application",
        `It helps to have ${name} in view, on a map or in a picture, when reading ${references.join(" and ")}: the account belongs to a landscape one can ask about`,
        { references },
      ),
      ...application,
    ],
    keyFigures: uniqueFigures(
      people.length > 0 ? people.map(describePerson) : describeFigures(book?.keyFigures ?? []),
      MAX_FIGURES,
    ),
    relatedVerses: relatedTo(scripture, spans),
    spans,
    pages: pagesAround([], spans),
    note: null,
  };
}
