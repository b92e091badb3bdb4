import "server-only";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { formatReference, toPassage } from "@/lib/bible/rules";
import { toWords } from "@/lib/bible/search/words";
import { toPlainText } from "@/lib/plain-text";
import { searchArticles } from "./article-snapshot";
import type { ContentGroup } from "./content-hit";
import { cutAround, firstSentences } from "./excerpts";
import { findItems } from "./items";
import { stemOf, type Term, toTerms } from "./query";
import type { Searched } from "./searched-items";
import { getItemIndex, getSearchedItems } from "./site-index";
import type { Source } from "./source";

export const EXCERPT_LENGTH = 300;
/** Of an item's own summary, which is told in whole sentences. */
const TOLD_LENGTH = 700;
const MAX_REFERENCES = 6;
/** Shorter texts are labels, not something to quote. */
const MIN_QUOTED = 60;
/**
 * Share of a title's words, and of the question's, that the other must contain for the question to
 * ask for that item.
 */
const ASKED_SHARE = 0.66;
/** A form that counts less than this is a different word. */
const SAME_WORD = 0.9;
/**
 * Share of the question an item must fit, unless asked for by name; the higher one if its title has
 * no word of the question, so that it only mentions the matter.
 */
const ENOUGH_FIT = 0.6;
const MENTIONED_FIT = 0.8;
/** A question with fewer words is too vague for items that only mention one. */
const MENTIONED_WORDS = 2;
/** An item's opening text has at least this length; shorter ones say where and when. */
const MIN_TOLD = 120;
/** Share of the question's words an article must contain. */
const ENOUGH_WORDS = 0.6;
const MAX_ARTICLES = 2;

const KINDS: Readonly<Record<ContentGroup, Source["kind"]>> = {
  discoveries: "discovery",
  guides: "guide",
  faq: "faq",
  fathers: "father",
  events: "event",
};

/** A source and the share of the question (0 to 1) it fits. */
export interface FoundContent {
  source: Source;
  fit: number;
}

const formsOf = (terms: readonly Term[]) =>
  new Set(terms.flatMap(({ forms }) => forms.map(({ stem }) => stem)));

/** The start of the sentence that contains a position. */
function sentenceStart(text: string, at: number): number {
  const ends = [...text.slice(0, at).matchAll(/[.!?;:]["”’)]?\s+(?=[\p{Lu}“"‘(])/gu)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}

/** The text of an item with most of the question's words, cut around the first of them. */
function quote(parts: readonly string[], terms: readonly Term[]): string {
  const wanted = formsOf(terms);
  let best = {
    text: parts.find(({ length }) => length >= MIN_QUOTED) ?? parts[0] ?? "",
    held: 0,
    at: 0,
  };
  for (const text of parts) {
    if (text.length < MIN_QUOTED) continue;
    const held = new Set<string>();
    let at = -1;
    for (const word of toWords(text)) {
      const stem = stemOf(word.text);
      if (!wanted.has(stem)) continue;
      held.add(stem);
      if (at === -1) at = word.start;
    }
    if (held.size > best.held) best = { text, held: held.size, at };
  }
  // Prefer the beginning of an answer to its middle if both contain the word, and whole sentences.
  const at = best.at < EXCERPT_LENGTH / 2 ? 0 : sentenceStart(best.text, best.at);
  return toPlainText(cutAround(best.text.slice(at), 0, EXCERPT_LENGTH));
}

/** References in a text, written out, each once. */
function namedReferences(text: string): string[] {
  const names = readWrittenReferences(text).map(({ start, end }) =>
    formatReference(toPassage(start, end)),
  );
  return [...new Set(names)].slice(0, MAX_REFERENCES);
}

/** An item's own summary: the short answer of a question, the first full text of anything else. */
function tell(group: ContentGroup, parts: readonly string[]): string {
  const least = group === "faq" ? MIN_QUOTED : MIN_TOLD;
  const text = parts.find(({ length }) => length >= least) ?? parts[0] ?? "";
  return firstSentences(toPlainText(text), TOLD_LENGTH);
}

/**
 * True when the question asks for this title: each contains most of the other's words. Names in
 * brackets or after "of" may be missing ("Augustine" for "Augustine of Hippo"). Pure.
 */
export function isAskedFor(title: string, terms: readonly Term[]): boolean {
  const titled = toTerms(title.replace(/\s*\(.*\)$| of [A-Z]\w+$/, "")).map(({ stem }) => stem);
  if (titled.length === 0 || terms.length === 0) return false;
  // Another form of a word will do, a synonym will not: dinosaurs are not "Creation".
  const said = formsOf(
    terms.map(({ stem, word, forms }) => ({
      stem,
      word,
      forms: forms.filter(({ share }) => share >= SAME_WORD),
    })),
  );
  const holds = ({ forms }: Term) =>
    forms.some(({ stem, share }) => share >= SAME_WORD && titled.includes(stem));
  return (
    titled.filter((stem) => said.has(stem)).length >= titled.length * ASKED_SHARE &&
    terms.filter(holds).length >= terms.length * ASKED_SHARE
  );
}

function toSource(
  { group, id, title, href, parts }: Searched,
  terms: readonly Term[],
  isAsked: boolean,
): Source {
  const kind = KINDS[group];
  return {
    kind,
    id: `${kind}:${id}`,
    title,
    excerpt:
      isAsked || group === "faq" ? tell(group, parts.slice(1)) : quote(parts.slice(1), terms),
    href,
    references: namedReferences(parts.slice(1).join("\n")),
  };
}

/** Discoveries, guides, questions, fathers and events for a question, best first. From memory. */
export function findContent(
  terms: readonly Term[],
  asked: ReadonlySet<string>,
  most: number,
): FoundContent[] {
  const items = getSearchedItems();
  const wanted = formsOf(terms);
  return findItems(getItemIndex(), terms, asked, most).flatMap(({ item, fit }) => {
    const found = items[item];
    if (!found) return [];
    const isAsked = isAskedFor(found.title, terms);
    const isTitled = toWords(found.title).some(({ text }) => wanted.has(stemOf(text)));
    const isEnough = isTitled
      ? fit >= ENOUGH_FIT
      : fit >= MENTIONED_FIT && terms.length >= MENTIONED_WORDS;
    if (!isEnough && !isAsked) return [];
    return [{ source: toSource(found, terms, isAsked), fit }];
  });
}

/** Articles with most of the question's words, rarer words counting more. From memory. */
export function findArticles(terms: readonly Term[]): FoundContent[] {
  const votes = new Map<
    string,
    { score: number; words: number; article: ReturnType<typeof searchArticles>[number] }
  >();
  for (const { stem } of terms) {
    const found = searchArticles(stem);
    for (const article of found) {
      const vote = votes.get(article.id) ?? { score: 0, words: 0, article };
      vote.score += 1 / found.length;
      vote.words += 1;
      votes.set(article.id, vote);
    }
  }
  return [...votes.values()]
    .filter(({ words }) => words >= terms.length * ENOUGH_WORDS)
    .sort((a, b) => b.words - a.words || b.score - a.score)
    .slice(0, MAX_ARTICLES)
    .map(({ words, article }) => ({
      fit: words / terms.length,
      source: {
        kind: "article" as const,
        id: `article:${article.id}`,
        title: article.title,
        excerpt: cutAround(toPlainText(article.excerpt), 0, EXCERPT_LENGTH),
        href: `/discover?article=${encodeURIComponent(article.id)}`,
        references: namedReferences(`${article.excerpt}\n${article.content}`),
      },
    }));
}
