// Everything of the site that names passages of the Bible, with the sentence that does.
import "server-only";
import { BOOKS } from "@/lib/bible/canon";
import { bookPath } from "@/lib/bible/chapter-path";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { contextPage } from "@/lib/biblical-context/sources";
import { BOOK_FACTS } from "@/lib/content/books";
import { churchFathers } from "@/lib/content/church-fathers";
import { discoveries } from "@/lib/content/discoveries";
import { FINDS } from "@/lib/content/finds";
import { studyGuides } from "@/lib/content/study-guides";
import {
  comparisons,
  creationDays,
  evolutionProblems,
  timelineEvents,
} from "@/lib/content/timeline";
import { TOPICS } from "@/lib/content/topics";
import { listArticlePassages } from "@/lib/retrieval/article-snapshot";
import { textsOf } from "@/lib/retrieval/searched-items";
import {
  articlePath,
  discoveryPath,
  fatherPath,
  guidePath,
  timelinePath,
} from "@/lib/site/item-paths";
import { getAnsweredQuestions, toAnswerPage } from "@/lib/site/pages/answers";
import { problemAnchor } from "@/lib/timelines/item-anchors";

/** A passage that an item names. */
export interface NamedPassage extends VerseRange {
  /** The text that names it; `wordsOf` finds the sentence. */
  text?: string;
  /** What is said of it, where that is known by itself. */
  why?: string | undefined;
}

/** An item of the site with the passages it names. */
export interface Naming {
  /** What it is: "Study guide". */
  kind: string;
  title: string;
  /** Null where it has no page. */
  path: string | null;
  passages: NamedPassage[];
}

/** A longer sentence says too much to stand beside a link. */
const LONGEST_WORDS = 260;
/** A shorter text is the reference by itself, or a heading of it. */
const SHORTEST_WORDS = 24;
const SEVERAL_WORDS = /[a-z]{3}.*\s[a-z]{3}/;
/** What the site says of itself names verses as examples alone. */
const ABOUT_THE_SITE = "This site";

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** The passages that texts name. */
const namedIn = (texts: readonly string[]): NamedPassage[] =>
  texts.flatMap((text) => readWrittenReferences(text).map((range) => ({ ...range, text })));

/** What an item says where it names a passage, if that is a sentence of its own. */
export function wordsOf({ title, kind }: Naming, passage: NamedPassage): string | undefined {
  const { start, end, text = "", why } = passage;
  if (why !== undefined) return why;
  const said = [...sentences.segment(text)].find(({ segment }) =>
    readWrittenReferences(segment).some((range) => range.start === start && range.end === end),
  );
  const words = said?.segment.trim() ?? "";
  const isTold = words.length >= SHORTEST_WORDS && words.length <= LONGEST_WORDS;
  return isTold && words !== title && kind !== "Find" && SEVERAL_WORDS.test(words)
    ? words
    : undefined;
}

/** An item that is told in its own words on a page of its own. */
const told = (kind: string, title: string, path: string | null, item: object): Naming => ({
  kind,
  title,
  path,
  passages: namedIn(textsOf(item)),
});

const answers = (): Naming[] =>
  [...getAnsweredQuestions().values()]
    .filter(({ section }) => section !== ABOUT_THE_SITE)
    .map((answered) => {
      const { question, answer, christianViews = "", critics = "", passages } = answered;
      const given = passages.flatMap(({ reference, why }) =>
        readWrittenReferences(reference).map((range) => ({ ...range, why })),
      );
      const { path, kind } = toAnswerPage(answered);
      const further = namedIn([answer, christianViews, critics]);
      return { kind, title: question, path, passages: [...given, ...further] };
    });

/** The fathers' own words on a passage, each with its work and section. */
const patristicQuotes = (): Naming[] =>
  churchFathers.flatMap(({ id: father, name, notableQuotes }) =>
    notableQuotes.flatMap(({ id, text, work, section, verses = [] }) => {
      if (verses.length === 0) return [];
      const passages = verses
        .flatMap(readWrittenReferences)
        .map((range) => ({ ...range, why: `“${text}”` }));
      const title = `${name}, ${work}, ${section}`;
      return [{ kind: "Church father", title, path: `${fatherPath(father)}#${id}`, passages }];
    }),
  );

const finds = (): Naming[] =>
  FINDS.map(({ text, source, discovery }) => ({
    kind: "Find",
    title: text,
    path: discovery === undefined ? null : discoveryPath(discovery),
    passages: readWrittenReferences(text).map((range) => ({ ...range, why: source ?? undefined })),
  }));

const books = (): Naming[] =>
  BOOKS.map(({ id, name }) => ({
    kind: "Book",
    title: name,
    path: bookPath(DEFAULT_TRANSLATION, id),
    passages: BOOK_FACTS.filter(({ osis }) => osis === id)
      .flatMap(({ keyVerses }) => keyVerses.flatMap(readWrittenReferences))
      .map((range) => ({ ...range, why: "One of its key verses" })),
  }));

/** All built-in items that name passages, kind by kind in the order readers are led to them. */
export function gatherNamings(): Naming[] {
  return [
    ...studyGuides.map((item) => told("Study guide", item.title, guidePath(item.id), item)),
    ...answers(),
    ...patristicQuotes(),
    ...churchFathers.map(({ notableQuotes: _, ...item }) =>
      told("Church father", item.name, fatherPath(item.id), item),
    ),
    ...discoveries.map((item) =>
      told(
        item.category === "ron-wyatt" ? "A claim examined" : "Discovery",
        item.title,
        discoveryPath(item.slug),
        item,
      ),
    ),
    ...finds(),
    ...timelineEvents.map((item) => told("Timeline", item.title, timelinePath(item.id), item)),
    ...comparisons.map((item) => told("Comparison", item.title, timelinePath(item.id), item)),
    ...creationDays.map((item) => told("Timeline", item.event, timelinePath(item.id), item)),
    ...evolutionProblems.map((item) =>
      told("Argument", item.title, timelinePath(problemAnchor(item.id)), item),
    ),
    ...TOPICS.map(({ name, relatedVerses, facts, background }) => ({
      kind: "Background",
      title: name,
      path: contextPage("topic", name).href,
      passages: [
        ...namedIn([...facts, ...background].map(({ text }) => text)),
        ...relatedVerses.flatMap(readWrittenReferences),
      ],
    })),
    ...books(),
  ];
}

/** The articles (rows) that name passages, as they were last read. */
export const gatherArticles = (): Naming[] =>
  listArticlePassages().map(({ article: { id, title }, passages }) => ({
    kind: "Article",
    title,
    path: articlePath(id),
    passages: [...passages],
  }));
