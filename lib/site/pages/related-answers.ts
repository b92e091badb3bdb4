import "server-only";
import { overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { builtOnce } from "@/lib/built-once";
import { churchFathers } from "@/lib/content/church-fathers";
import type { ChurchFather } from "@/lib/content/church-fathers/schema";
import { studyGuides } from "@/lib/content/study-guides";
import type { StudyGuide } from "@/lib/content/study-guides/schema";
import { TOPICS } from "@/lib/content/topics";
import { type AnsweredQuestion, getAnsweredQuestions, toAnswerPage } from "./answers";
import { toFatherPage } from "./church-fathers";
import type { SitePage } from "./site-page";
import { toGuidePage } from "./study-guides";

/** Most questions a guide leads to, and a father. */
const MAX_OF_GUIDE = 8;
const MAX_OF_FATHER = 12;
/** Most questions an answer says are asked next, and fewest for one of the FAQ. */
const MAX_NEXT = 6;
const MIN_NEXT = 3;
const MAX_GUIDES = 3;
/** What is told to somebody in need stands among its like: it is no further reading for others. */
const IN_NEED: AnsweredQuestion["section"] = "Hard times";

/** What ties two items: a topic that leads to both; a passage both rest on; one that is named. */
const TOPIC_WEIGHT = 3;
const PASSAGE_WEIGHT = 1;
const NAMED_WEIGHT = 0.5;
/** Less, a single passage named in passing, ties nothing. */
const MIN_TIE = 1;

const namedIn = (guide: StudyGuide): VerseRange[] => readWrittenReferences(JSON.stringify(guide));

interface Item<Entity> {
  entity: Entity;
  /** The passages it rests on. */
  ranges: readonly VerseRange[];
  /** Further passages its words name. */
  named: readonly VerseRange[];
  /** Ids of the topics that lead to it. */
  topics: ReadonlySet<string>;
}

function toItem<Entity extends { id: string }>(
  entity: Entity,
  listPath: string,
  references: readonly string[],
  named: readonly VerseRange[] = [],
): Item<Entity> {
  const address = `${listPath}#${entity.id}`;
  const topics = TOPICS.filter(({ pages }) => pages.includes(address)).map(({ id }) => id);
  return {
    entity,
    ranges: references.flatMap(readWrittenReferences),
    named,
    topics: new Set(topics),
  };
}

const getItems = builtOnce("relatedAnswers", () => ({
  answers: [...getAnsweredQuestions().values()].map((answered) =>
    toItem(
      answered,
      "/study-guides",
      answered.passages.map(({ reference }) => reference),
    ),
  ),
  guides: studyGuides.map((guide) =>
    toItem(guide, "/study-guides", guide.keyVerses, namedIn(guide)),
  ),
  fathers: churchFathers.map((father) => toItem(father, "/church-fathers", [])),
}));

const meet = (ranges: readonly VerseRange[], others: readonly VerseRange[]) =>
  ranges.filter((range) => others.some((other) => overlaps(range, other))).length;

/** How much ties two items; 0 for nothing. */
function tie(one: Item<unknown>, other: Item<unknown>): number {
  const topics = [...one.topics].filter((topic) => other.topics.has(topic)).length;
  const passages = Math.max(meet(one.ranges, other.ranges), meet(other.ranges, one.ranges));
  const named = meet(one.ranges, other.named) + meet(other.ranges, one.named);
  return (
    topics * TOPIC_WEIGHT + passages * PASSAGE_WEIGHT + Math.max(0, named - passages) * NAMED_WEIGHT
  );
}

/** The items tied to one, the closest first; those tied alike keep their order. */
function closest<Entity>(to: Item<unknown>, among: readonly Item<Entity>[]): Entity[] {
  return among
    .map((item) => ({ item, weight: tie(to, item) }))
    .filter(({ item, weight }) => weight >= MIN_TIE && item !== to)
    .sort((one, other) => other.weight - one.weight)
    .map(({ item }) => item.entity);
}

const FAQ_ID = /^faq-/;

/** The questions that stand beside one of the FAQ in its section; for others none. */
const neighbors = (item: Item<AnsweredQuestion>, answers: readonly Item<AnsweredQuestion>[]) =>
  FAQ_ID.test(item.entity.id)
    ? answers.filter((other) => other !== item && other.entity.section === item.entity.section)
    : [];

/** The name by which texts call a father, which is also his id: "Augustine". */
const namePattern = ({ id }: ChurchFather) =>
  new RegExp(`\\b${id.charAt(0).toUpperCase()}${id.slice(1)}\\b`);

const isNamedIn = (father: ChurchFather, texts: readonly (string | undefined)[]) => {
  const name = namePattern(father);
  return texts.some((text) => text !== undefined && name.test(text));
};

const textsOf = ({ answer, christianViews, critics }: AnsweredQuestion) => [
  answer,
  christianViews,
  critics,
];

const find = <Entity extends { id: string }>(items: readonly Item<Entity>[], id: string) => {
  const found = items.find(({ entity }) => entity.id === id);
  if (!found) throw new Error(`No page is known of ${id}`);
  return found;
};

/** Where a reader of one page may read on. */
interface RelatedPages {
  questions: SitePage[];
  guides: SitePage[];
  fathers: SitePage[];
}

/**
 * Around an answer: the questions asked next (those it names, those that name it, those closest to
 * it), guides on the same passages or topics, and the fathers it names.
 */
export function relatedToAnswer({ id, section, related }: AnsweredQuestion): RelatedPages {
  const { answers, guides, fathers } = getItems();
  const item = find(answers, id);
  const all = getAnsweredQuestions();
  const isInNeed = section === IN_NEED;
  const next = new Set([
    ...related,
    ...answers.filter(({ entity }) => entity.related.includes(id)).map(({ entity }) => entity.id),
    ...closest(item, answers)
      .filter((other) => (other.section === IN_NEED) === isInNeed)
      .map((other) => other.id),
  ]);
  for (const { entity } of neighbors(item, answers)) {
    if (next.size < MIN_NEXT) next.add(entity.id);
  }
  const named = churchFathers.filter((father) => isNamedIn(father, textsOf(item.entity)));
  return {
    questions: [...next]
      .flatMap((other) => all.get(other) ?? [])
      .slice(0, MAX_NEXT)
      .map(toAnswerPage),
    guides: isInNeed ? [] : closest(item, guides).slice(0, MAX_GUIDES).map(toGuidePage),
    fathers: [...new Set([...named, ...closest(item, fathers)])].map(toFatherPage),
  };
}

/** Around a guide: questions on its topics or key verses, and the fathers it names. */
export function relatedToGuide(guide: StudyGuide): RelatedPages {
  const { answers, guides, fathers } = getItems();
  const item = find(guides, guide.id);
  const named = churchFathers.filter((father) => isNamedIn(father, [JSON.stringify(guide)]));
  return {
    questions: closest(item, answers)
      .filter(({ section }) => section !== IN_NEED)
      .slice(0, MAX_OF_GUIDE)
      .map(toAnswerPage),
    guides: [],
    fathers: [...new Set([...named, ...closest(item, fathers)])].map(toFatherPage),
  };
}

/** Around a father: the questions whose answers name him, and the guides that do. */
export function relatedToFather(father: ChurchFather): RelatedPages {
  const { answers, fathers } = getItems();
  const item = find(fathers, father.id);
  const naming = answers.filter(({ entity }) => isNamedIn(father, textsOf(entity)));
  const questions = [
    ...new Set([...naming.map(({ entity }) => entity), ...closest(item, answers)]),
  ];
  return {
    questions: questions.slice(0, MAX_OF_FATHER).map(toAnswerPage),
    guides: studyGuides
      .filter((guide) => isNamedIn(father, [JSON.stringify(guide)]))
      .map(toGuidePage),
    fathers: [],
  };
}
