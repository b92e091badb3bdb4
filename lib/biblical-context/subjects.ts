// From what a visitor types to what we hold: names and other names of every subject, with small
// mistakes forgiven.
import "server-only";
import MiniSearch from "minisearch";
import { BOOKS } from "@/lib/bible/canon";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { getBookRange } from "@/lib/bible/rules";
import { toWords } from "@/lib/bible/search/words";
import { builtOnce } from "@/lib/built-once";
import { BOOK_FACTS } from "@/lib/content/books";
import { discoveries } from "@/lib/content/discoveries";
import type { Discovery } from "@/lib/content/discoveries/schema";
import { faqItems } from "@/lib/content/faq";
import type { Find } from "@/lib/content/finds/schema";
import { PEOPLE } from "@/lib/content/people";
import type { Person } from "@/lib/content/people/schema";
import { PERIODS } from "@/lib/content/periods";
import type { Period } from "@/lib/content/periods/schema";
import { PLACES } from "@/lib/content/places";
import type { Place } from "@/lib/content/places/schema";
import { STORIES } from "@/lib/content/stories";
import { TOPICS } from "@/lib/content/topics";
import type { Topic } from "@/lib/content/topics/schema";
import { findsOf } from "@/lib/retrieval/finds";
import { buildItemIndex, findItems, type ItemIndex } from "@/lib/retrieval/items";
import { stemOf, toTerms } from "@/lib/retrieval/query";
import type { ContextType } from "./constants";
import { findName } from "./statements";

export type Subject =
  | { kind: "topic"; name: string; entity: Topic }
  | { kind: "person"; name: string; entity: Person }
  | { kind: "place"; name: string; entity: Place }
  | { kind: "period"; name: string; entity: Period }
  | { kind: "discovery"; name: string; entity: Discovery }
  | { kind: "find"; name: string; entity: Find }
  | { kind: "book"; name: string; entity: { spans: VerseRange[] } };
type Kind = Subject["kind"];

type NamedType = Exclude<ContextType, "verse">;

/** What is meant where a name has several meanings, by the type asked for. */
const PREFERENCES: Readonly<Record<NamedType, readonly Kind[]>> = {
  topic: ["topic", "person", "place", "period", "book", "discovery", "find"],
  historical: ["period", "topic", "person", "place", "discovery", "find", "book"],
  archaeological: ["place", "discovery", "find", "topic", "period", "person", "book"],
};

/**
 * How many places in that order another name counts less than the name itself: a period is mostly
 * asked for by one of its other names.
 */
const ALIAS_LOSS: Readonly<Record<NamedType, number>> = {
  topic: 1.5,
  historical: 0.5,
  archaeological: 1.5,
};

/** Words that make no difference to which subject is meant. */
const IDLE = new Set(
  "the a an of in and to at on for king queen prophet apostle saint st mt mount city town ancient biblical bible old story account event period era age time times about life son".split(
    " ",
  ),
);

/** One way to write it: lower case, single blanks, no signs, no possessive. */
function normalizeName(text: string): string {
  return toWords(text)
    .map(({ text: word }) => word.replace(/'s?$/, "").replaceAll("'", ""))
    .join(" ");
}

/** Its telling words in any order, "" when it has none. */
function keyOf(text: string): string {
  return normalizeName(text)
    .split(" ")
    .filter((word) => word !== "" && !IDLE.has(word))
    .map(stemOf)
    .sort()
    .join(" ");
}

interface Entry {
  subject: Subject;
  name: string;
  isAlias: boolean;
}

interface Names {
  entries: Entry[];
  byName: Map<string, Entry[]>;
  byKey: Map<string, Entry[]>;
  search: MiniSearch;
  passages: { index: ItemIndex; spans: VerseRange[] }[];
}

/**
 * "Peter (Simon, Cephas)" is asked for by each name, "Sodom and Gomorrah" by the first; a remark in
 * brackets is none.
 */
function partsOf(name: string): string[] {
  const bare = name.replace(/\s*\([^)]*\)/g, "").trim();
  const inside = /\(([^)]*)\)/.exec(name)?.[1] ?? "";
  const isRemark = /^(?:by|near|city|later|region|as a|probably|or |after)|suggested/i.test(inside);
  const joined = bare.split(" and ").length === 2 ? bare.split(" and ") : [];
  return [bare, ...(isRemark ? [] : inside.split(", ")), ...joined, ...bare.split(", ")];
}

function gather(): Entry[] {
  const entries: Entry[] = [];
  const asked: Entry[] = [];
  const add = (subject: Subject, aliases: readonly string[], askedAs: readonly string[] = []) => {
    entries.push({ subject, name: subject.name, isAlias: false });
    for (const name of new Set(aliases))
      if (name !== "" && name !== subject.name) entries.push({ subject, name, isAlias: true });
    for (const name of askedAs) asked.push({ subject, name, isAlias: true });
  };
  for (const entity of TOPICS)
    add({ kind: "topic", name: entity.name, entity }, entity.aliases, entity.askedAs);
  for (const entity of PEOPLE)
    add(
      { kind: "person", name: entity.name, entity },
      partsOf(entity.name).filter((part) => !/^Mary$|^Simon$|^mother|^brother|^Israel$/.test(part)),
      entity.askedAs,
    );
  for (const entity of PLACES)
    add(
      { kind: "place", name: entity.name, entity },
      [entity.name, ...entity.otherNames].flatMap(partsOf),
      entity.askedAs,
    );
  for (const entity of PERIODS)
    add({ kind: "period", name: entity.name, entity }, entity.aliases, entity.askedAs);
  for (const entity of discoveries)
    add(
      { kind: "discovery", name: entity.title, entity },
      [entity.slug.replaceAll("-", " ")],
      entity.askedAs,
    );
  for (const { id, name } of BOOKS)
    add({ kind: "book", name, entity: { spans: [getBookRange(id)] } }, [
      `Book of ${name}`,
      `Gospel of ${name}`,
    ]);
  // In the order in which subjects name them.
  const finds = [...BOOK_FACTS, ...PEOPLE, ...PLACES, ...PERIODS, ...TOPICS].flatMap(findsOf);
  for (const entity of new Set(finds)) add({ kind: "find", name: findName(entity), entity }, []);
  // A name that a subject has itself comes before one by which another is only asked for.
  return [...entries, ...asked];
}

function group(entries: readonly Entry[], keyFor: (name: string) => string): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyFor(entry.name);
    if (key !== "") groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return groups;
}

function toPassages(items: readonly (readonly [reference: string, words: string])[]) {
  const read = items.flatMap(([reference, words]) => {
    const [span] = readWrittenReferences(reference);
    return span ? [{ span, words }] : [];
  });
  return {
    index: buildItemIndex(read.map(({ words }) => ({ names: [], texts: [words] }))),
    spans: read.map(({ span }) => span),
  };
}

const getNames = builtOnce("subjectNames", (): Names => {
  const entries = gather();
  const search = new MiniSearch({
    fields: ["name"],
    processTerm: (term) => (IDLE.has(term) ? null : term),
  });
  search.addAll(entries.map(({ name }, id) => ({ id, name: normalizeName(name) })));
  return {
    entries,
    byName: group(entries, normalizeName),
    byKey: group(entries, keyOf),
    search,
    passages: [
      toPassages(STORIES),
      toPassages(faqItems.map(({ verse, question }) => [verse, question] as const)),
    ],
  };
});

function choose(found: readonly Entry[] | undefined, type: NamedType): Entry | undefined {
  const rank = ({ subject, isAlias }: Entry) =>
    PREFERENCES[type].indexOf(subject.kind) + (isAlias ? ALIAS_LOSS[type] : 0);
  return [...(found ?? [])].sort((a, b) => rank(a) - rank(b))[0];
}

/** Letters a word must have before a letter of it may be wrong. */
const MIN_FORGIVEN = 5;
const FORGIVEN_SHARE = 0.2;

function findSimilar(text: string, combineWith: "AND" | "OR", share: number): Entry[] {
  const { search, entries } = getNames();
  const fuzzy = (term: string) => (term.length >= MIN_FORGIVEN ? share : false);
  return search
    .search(normalizeName(text), { combineWith, fuzzy, prefix: false })
    .flatMap(({ id }) => entries[Number(id)] ?? []);
}

/** The longest name that stands in the text as a whole. */
function findContained(text: string, type: NamedType): Entry | undefined {
  const words = normalizeName(text).split(" ");
  const { byName } = getNames();
  for (let length = Math.min(words.length, 6); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const part = words.slice(at, at + length).join(" ");
      if (length === 1 && (part.length < 4 || IDLE.has(part))) continue;
      const entry = choose(byName.get(part), type);
      if (entry && entry.subject.kind !== "find") return entry;
    }
  }
  return undefined;
}

/** How a text was understood: by its own name, as another name for it, or as the nearest name. */
export interface Understood {
  subject: Subject;
  isExact: boolean;
}

/** The subject that a text names, null when we hold none of that name. Pure but for its indexes. */
export function findSubject(text: string, type: NamedType): Understood | null {
  const { byName, byKey } = getNames();
  const exact =
    choose(byName.get(normalizeName(text)), type) ?? choose(byKey.get(keyOf(text)), type);
  if (exact) return { subject: exact.subject, isExact: true };
  const similar = choose(findSimilar(text, "AND", FORGIVEN_SHARE).slice(0, 3), type);
  const near = similar ?? findContained(text, type);
  return near ? { subject: near.subject, isExact: false } : null;
}

/**
 * True when two names have a telling word in common, so that one is no surprise for who asks for
 * the other.
 */
export function sharesWord(one: string, other: string): boolean {
  const words = new Set(keyOf(other).split(" "));
  return keyOf(one)
    .split(" ")
    .some((word) => words.has(word));
}

/** Share of a text's words that a story or a question must hold. */
const ENOUGH = 0.99;
/** Share from which on a form is the same word. */
const SAME_WORD = 0.9;

/**
 * The passage of a well-known story, or the verse of a question of ours, that holds all words of a
 * text; null for none.
 */
export function findStoryPassage(text: string): VerseRange | null {
  // Words of like meaning are left out: they would lead from "dinosaurs" to anything with beasts in
  // it.
  const terms = toTerms(text).map(({ stem, word, forms }) => ({
    stem,
    word,
    forms: forms.filter(({ share }) => share >= SAME_WORD),
  }));
  if (terms.length === 0) return null;
  const asked = new Set(toWords(text).map((word) => stemOf(word.text)));
  for (const { index, spans } of getNames().passages) {
    const [best] = findItems(index, terms, asked, 1);
    if (best && best.fit >= ENOUGH) return spans[best.item] ?? null;
  }
  return null;
}

const MAX_NEAR = 5;

/** Names that look like the text, to be tried instead. */
export function findNearNames(text: string): string[] {
  const found = findSimilar(text, "OR", 0.35).map(({ subject }) => subject.name);
  return [...new Set(found)].slice(0, MAX_NEAR);
}
