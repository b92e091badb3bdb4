// The context of topics and periods.
import { anyOverlap } from "@/lib/bible/references/verse-range";
import "server-only";
import type { Scripture } from "@/lib/bible/scripture";
import { BOOK_FACTS } from "@/lib/content/books";
import { discoveries } from "@/lib/content/discoveries";
import { PERIODS } from "@/lib/content/periods";
import type { Period } from "@/lib/content/periods/schema";
import { PLACES } from "@/lib/content/places";
import type { Place } from "@/lib/content/places/schema";
import type { MarkedFact } from "@/lib/content/schema";
import type { Topic } from "@/lib/content/topics/schema";
import { findsOf } from "@/lib/retrieval/finds";
import { pagesAround, relatedTo, statePlacesAround, stateTimes, wordOf } from "./around";
import {
  type Draft,
  describeFigures,
  statePeriodCulture,
  statePeriodWorld,
  statePeriodYears,
  titleOf,
  uniqueFigures,
} from "./common-statements";
import { mainPeriodOf, stateEvents, stateProphecies } from "./relations";
import type { ContextSource, Statement } from "./schema";
import { topicPages } from "./sources";
import { spansOf, state, stateFact, stateFind } from "./statements";

const MAX_FIGURES = 12;

/** Background that is about what was or was not dug up. */
const DUG = /\b(?:no find|no remains|claimed to have found)\b/i;

/** Discoveries among a topic's pages, each with what is objected to it. */
function stateDiscoveries(pages: readonly ContextSource[]): Statement[] {
  return pages.flatMap((page) => {
    const discovery = discoveries.find(({ slug }) => page.href === `/discover#${slug}`);
    if (!discovery) return [];
    const { title, description, objection, biblicalReferences } = discovery;
    const more = { sources: [page], references: biblicalReferences.slice(0, 1) };
    return [
      state(
        "archaeologicalEvidence",
        "fact",
        `Weighed among this site’s discoveries, ${title}: ${description} Objections: ${objection}`,
        more,
      ),
    ];
  });
}

/** Finds of a topic, what is said of digging for it, and the discoveries of ours about it. */
function stateTopicFinds(
  topic: Topic,
  dug: readonly MarkedFact[],
  pages: readonly ContextSource[],
): Statement[] {
  const { relatedVerses } = topic;
  return [
    ...dug.map((fact) =>
      stateFact("archaeologicalEvidence", fact, { references: relatedVerses.slice(0, 1) }),
    ),
    ...findsOf(topic).map((find) => stateFind(find)),
    ...stateDiscoveries(pages),
  ];
}

const MAX_BOOK_CUSTOMS = 4;

/** Customs behind the books that name the topic by one of its names. */
function stateBookCustoms({ name, aliases }: Topic): Statement[] {
  const words = [name, ...aliases].map((one) => one.replace(/^The /, "").toLowerCase());
  const names = (text: string) =>
    words.some((word) => new RegExp(`\\b${word}s?\\b`, "i").test(text));
  return BOOK_FACTS.flatMap(({ name: book, culturalBackground, keyVerses }) =>
    culturalBackground
      .filter(({ text }) => names(text))
      .map((fact) =>
        stateFact("culturalBackground", fact, { about: book, references: keyVerses.slice(0, 1) }),
      ),
  ).slice(0, MAX_BOOK_CUSTOMS);
}

/** The context of a topic. */
export function composeTopic(scripture: Scripture, topic: Topic): Draft {
  const { name, facts, views, background, keyFigures, relatedVerses, application } = topic;
  const spans = spansOf(relatedVerses);
  const pages = topicPages(topic);
  const more = { references: relatedVerses.slice(0, 2), sources: pages.slice(0, 2) };
  const own = PERIODS.find(({ id }) => id === topic.period);
  const period = own ?? mainPeriodOf(spans);
  const dug = background.filter(({ text }) => DUG.test(text));
  const cultural = background.filter(({ text }) => !DUG.test(text));
  return {
    title: titleOf(name),
    statements: [
      ...facts.map((fact) => stateFact("historicalContext", fact, more)),
      ...views.map((view) =>
        state("historicalContext", "fact", `Where Christians or scholars differ: ${view}`, more),
      ),
      ...(own ? statePeriodWorld(own) : []),
      ...cultural.map((fact) => stateFact("culturalBackground", fact, more)),
      ...stateBookCustoms(topic),
      ...(period ? statePeriodCulture(period) : []),
      ...stateTopicFinds(topic, dug, pages),
      ...stateProphecies(spans),
      ...statePlacesAround(scripture, spans, []),
      ...stateTimes(spans, wordOf(name), own ? [own] : []),
      state("modernRelevance", "application", application, more),
    ],
    keyFigures: uniqueFigures(describeFigures(keyFigures), MAX_FIGURES),
    relatedVerses: relatedTo(scripture, spans),
    spans,
    pages: pagesAround(pages, spans),
    note: null,
  };
}

/** The context of a period. */
export function composePeriod(scripture: Scripture, period: Period): Draft {
  const { name, relatedVerses, keyEvents, keyFigures, application } = period;
  const spans = spansOf([...relatedVerses, ...keyEvents.flatMap(({ references }) => references)]);
  const own = spansOf(relatedVerses);
  const mentioned = PLACES.filter((place) =>
    keyEvents.some(({ text }) => wordOf(place.name).test(text)),
  );
  const atTime = PLACES.filter(({ keyVerses }) => anyOverlap(spansOf(keyVerses), spans));
  const setting = spansOf(period.setIn);
  const isOfPeriod = ({ keyVerses }: Place) =>
    setting.length === 0 || anyOverlap(spansOf(keyVerses), setting);
  const references = relatedVerses.slice(0, 2);
  return {
    title: titleOf(name),
    statements: [
      ...statePeriodWorld(period, true),
      ...statePeriodCulture(period, true),
      ...findsOf(period).map((find) => stateFind(find)),
      ...stateProphecies(own),
      ...statePlacesAround(scripture, spans, [...mentioned, ...atTime], isOfPeriod),
      ...statePeriodYears(period),
      ...stateEvents(period, spans, null, keyEvents.length),
      state("modernRelevance", "application", application, { references }),
    ],
    keyFigures: uniqueFigures(describeFigures(keyFigures), MAX_FIGURES),
    relatedVerses: relatedTo(scripture, own),
    spans: own,
    pages: pagesAround([], own),
    note: null,
  };
}
