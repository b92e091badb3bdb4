import "server-only";
import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { DEFAULT_TRANSLATION, type TranslationCode } from "@/lib/bible/constants";
import { getScripture } from "@/lib/bible/data";
import { getRankedLinks } from "@/lib/bible/ranked-links";
import { findAskedBooks } from "@/lib/bible/references/asked-books";
import { findMentions } from "@/lib/bible/references/mentions";
import { readerHref } from "@/lib/bible/references/reader-link";
import { toVersePart } from "@/lib/bible/references/resolve";
import { overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { type Passage, toPassage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { findFamiliarWithin } from "@/lib/bible/search/familiar-wordings";
import { findByWords } from "@/lib/bible/search/search-verses";
import { toWords } from "@/lib/bible/search/words";
import { EXCERPT_LENGTH, findArticles, findContent } from "./content";
import { cutAround } from "./excerpts";
import { fusePassages, fuseScore, type RankedEntry, type RankedList } from "./fusion";
import { placesOfHighest } from "./highest";
import { favor, withoutNames } from "./in-books";
import { findItems } from "./items";
import { stemOf, type Term, toTerms } from "./query";
import { addTold, type MeaningScores, scoreByMeaning } from "./rank-verses";
import { getStatements } from "./site-index";
import type { Source } from "./source";
import { spellQuestion } from "./spell-question";
import { findSection } from "./statements";
import { findHarsh, isTender, withoutHarsh } from "./tender";
import { findToldPassages } from "./told-passages";

/** Most sources of one answer, and most passages, items and named passages among them. */
const MAX_SOURCES = 14;
const MAX_PASSAGES = 10;
const MAX_CONTENT = 4;
const MAX_MENTIONED = 5;
/** A passage named in the question is cut to this length. */
const MAX_MENTIONED_VERSES = 12;
const MAX_STATEMENTS = 12;
const MAX_TOLD = 6;
/**
 * A section is shown whole, up to a passage's length, when its statement fits this share of the
 * question.
 */
const WHOLE_FROM = 0.5;
/** Verses that the ranking by meaning hands on. */
const MAX_RANKED = 40;
/** How much each way of finding passages is trusted. */
const WEIGHTS = {
  familiar: 2,
  meaning: 3,
  search: 0.6,
  statements: 1.6,
  told: 1.2,
  meant: 1.2,
  named: 1,
};
/** How much items of the site count beside passages. */
const CONTENT_WEIGHT = 1.5;
/** Passages named in the question whose verse links are followed, and links taken from each. */
const LINKED_FROM = 3;
const LINKS_OF_EACH = 4;
/** A single word is no wording by which a verse is known. */
const SHORTEST_WORDING = 2;
/** The part of a question that is read. */
const MAX_LENGTH = 2_000;
/** Verses requested from the verse search. */
const SEARCHED = 10;

function toPassageSource(
  scripture: Scripture,
  passage: Passage,
  translation: TranslationCode,
): Source | null {
  const part = toVersePart(scripture, passage, translation);
  if (!part) return null;
  const code = part.translation === DEFAULT_TRANSLATION ? undefined : part.translation;
  const text = part.verses.map((verse) => verse.text).join(" ");
  return {
    kind: "passage",
    id: `passage:${part.osis}`,
    title: part.reference,
    excerpt: cutAround(text, 0, EXCERPT_LENGTH),
    href: readerHref(part.reference, code),
    references: [part.reference],
  };
}

/** The existing passages named in the question. */
function findMentioned(question: string): Passage[] {
  const passages = findMentions(question).flatMap((mention) => mention.passages ?? []);
  return passages
    .filter(({ start }, at) => passages.findIndex((other) => other.start === start) === at)
    .slice(0, MAX_MENTIONED);
}

/**
 * The part of a named passage that is shown: of a long one the section with the verse that has most
 * of what is asked ("Which part of creation groans in Romans 8?"), its beginning where none has any.
 */
function partOf({ start, end }: VerseRange, words: Float32Array): Passage {
  const last = Math.min(end, start + MAX_MENTIONED_VERSES - 1);
  let best = start;
  for (let order = start; order <= end; order++) {
    if ((words[order] ?? 0) > (words[best] ?? 0)) best = order;
  }
  if (last === end || best <= last) return toPassage(start, last);
  const section = findSection(best);
  const from = Math.max(start, section?.start ?? best, best - MAX_MENTIONED_VERSES + 1);
  const to = Math.min(end, section?.end ?? best, from + MAX_MENTIONED_VERSES - 1);
  return toPassage(from, to);
}

/** Verses with a familiar wording in the question ("the good Samaritan"), the longest first. */
function findKnown(question: string): VerseRange[] {
  const words = toWords(question).map(({ text }) => text);
  return toRanges(findFamiliarWithin(words, SHORTEST_WORDING));
}

const toEntries = (ranges: readonly VerseRange[], fit = 1) =>
  ranges.map((range) => ({ ranges: [range], fit }));
const toRanges = (orders: readonly number[]) =>
  orders.map((order) => ({ start: order, end: order }));

/**
 * The passages named by the site's statements that fit the question, the best verses of each first.
 */
function findStated(
  terms: readonly Term[],
  asked: ReadonlySet<string>,
  scores: Float32Array,
): RankedEntry[] {
  const { statements, index } = getStatements();
  const bestOf = ({ start, end }: VerseRange) => {
    let best = 0;
    for (let order = start; order <= end; order++) best = Math.max(best, scores[order] ?? 0);
    return best;
  };
  return findItems(index, terms, asked, MAX_STATEMENTS).map(({ item, fit }) => ({
    fit,
    ranges: [...(statements[item]?.passages ?? [])].sort(
      (a, b) => bestOf(b) - bestOf(a) || a.start - b.start,
    ),
  }));
}

/** Verses that the best hits are linked to. */
function findLinked(scripture: Scripture, best: readonly VerseRange[]): RankedEntry[] {
  return best.slice(0, LINKED_FROM).map(({ start }) => ({
    ranges: toRanges(getRankedLinks(scripture, start).slice(0, LINKS_OF_EACH)),
    fit: 1,
  }));
}

/** The question without the passages it names: "John 3:16" does not ask for John. */
function withoutMentions(question: string): string {
  let rest = question;
  for (const { start, end, passages } of [...findMentions(question)].reverse()) {
    if (passages) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  }
  return rest;
}

function searchWords(
  scripture: Scripture,
  terms: readonly Term[],
  question: string,
  translation: TranslationCode,
) {
  const kept = new Set(terms.map(({ stem }) => stem));
  const text = toWords(question)
    .map((word) => word.text)
    .filter((word) => kept.has(stemOf(word)))
    .slice(0, 12)
    .join(" ");
  const range = { start: 1, end: CANON_VERSE_COUNT };
  const input = { text, translation, range, offset: 0, limit: SEARCHED, mayCorrect: true };
  return findByWords(scripture, input).hits.map(({ order }) => order);
}

/** The entries without what would hurt who asks in pain. */
const spare = (entries: readonly RankedEntry[], harsh: Uint8Array | undefined): RankedEntry[] =>
  entries.map((entry) => ({
    ...entry,
    ranges: entry.ranges.flatMap((range) => withoutHarsh(range, harsh)),
  }));

/** A question as it is looked up. */
interface LookedUp {
  question: string;
  terms: readonly Term[];
  /** All stems of the question. */
  asked: ReadonlySet<string>;
  translation: TranslationCode;
  /** The passages it names, and the books. */
  named: readonly VerseRange[];
  books: readonly VerseRange[];
  scores: MeaningScores;
  /** What the operator's embedding model finds. */
  meant: readonly (readonly RankedEntry[])[];
}

function findPassages(
  scripture: Scripture,
  { question, terms, asked, translation, named, books, scores: found, meant }: LookedUp,
) {
  const { scores: all, words: scores } = found;
  const stated = findStated(terms, asked, scores);
  const known = findKnown(question);
  const told = findToldPassages(question, MAX_TOLD);
  addTold(all, told);
  favor(all, books);
  const lists: RankedList[] = [
    { weight: WEIGHTS.familiar, entries: toEntries(known) },
    { weight: WEIGHTS.named, entries: findLinked(scripture, named) },
    {
      weight: WEIGHTS.meaning,
      entries: toEntries(toRanges(placesOfHighest(all, MAX_RANKED, 0))),
    },
    {
      weight: WEIGHTS.search,
      entries: toEntries(toRanges(searchWords(scripture, terms, question, translation))),
    },
    { weight: WEIGHTS.statements, entries: stated },
    {
      weight: WEIGHTS.told,
      entries: told.map(({ ranges, likely }) => ({ ranges, fit: likely })),
    },
    ...meant.map((entries) => ({ weight: WEIGHTS.meant, entries })),
  ];
  const harsh = isTender(question) ? findHarsh(scripture) : undefined;
  const spared = lists.map((list) => ({ ...list, entries: spare(list.entries, harsh) }));
  const sections = [
    ...known.flatMap(({ start }) => findSection(start) ?? []),
    ...stated.filter(({ fit }) => fit >= WHOLE_FROM).flatMap(({ ranges }) => ranges),
  ];
  return fusePassages(
    spared,
    scores,
    MAX_PASSAGES,
    sections.flatMap((section) => withoutHarsh(section, harsh)),
    books,
  );
}

/**
 * What the site holds that may answer a question, best first, at most fourteen: passages named in it,
 * passages found by what they mean and by the site's own statements, and
 * guides, questions, fathers, discoveries, events and articles. Lists found in different ways are
 * merged by reciprocal rank fusion, `meant` among them: what the operator's embedding model finds
 * (lib/embeddings). Empty when nothing fits. Throws AppError unavailable while the text cannot be
 * read.
 */
export async function findSources(
  question: string,
  translation: TranslationCode,
  meant: readonly (readonly RankedEntry[])[] = [],
): Promise<Source[]> {
  const scripture = await getScripture();
  const text = question.slice(0, MAX_LENGTH);
  const words = spellQuestion(withoutMentions(text));
  const books = findAskedBooks(text);
  const terms = withoutNames(toTerms(words), books.names);
  const asked = new Set(toWords(words).map((word) => stemOf(word.text)));
  const named = findMentioned(text);
  if (terms.length === 0 && named.length === 0 && meant.length === 0) return [];
  const scores = scoreByMeaning(scripture, terms);
  const mentioned = named.map((passage) => partOf(passage, scores.words));
  const ranked: { source: Source | null; score: number }[] = mentioned.map((passage) => ({
    source: toPassageSource(scripture, passage, translation),
    score: Number.POSITIVE_INFINITY,
  }));
  const found = findPassages(scripture, {
    ...{ question: words, terms, asked, translation, named: mentioned, scores, meant },
    books: books.ranges,
  });
  for (const { start, end, score } of found) {
    const isNamed = mentioned.some((one) => overlaps(one, { start, end }));
    if (isNamed) continue;
    ranked.push({
      source: toPassageSource(scripture, toPassage(start, end), translation),
      score,
    });
  }
  const content = [...findContent(terms, asked, MAX_CONTENT), ...findArticles(terms)];
  content.slice(0, MAX_CONTENT).forEach(({ source, fit }, at) => {
    ranked.push({ source, score: fuseScore(CONTENT_WEIGHT, fit, at) });
  });
  ranked.sort((a, b) => b.score - a.score || 0);
  return ranked.flatMap(({ source }) => (source ? [source] : [])).slice(0, MAX_SOURCES);
}
