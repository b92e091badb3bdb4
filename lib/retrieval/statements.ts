import "server-only";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { BOOK_FACTS } from "@/lib/content/books";
import { PEOPLE } from "@/lib/content/people";
import { PERIODS } from "@/lib/content/periods";
import { PLACES } from "@/lib/content/places";
import { SECTIONS } from "@/lib/content/sections";
import { STORIES } from "@/lib/content/stories";
import { THEMES } from "@/lib/content/themes";
import { TOPICS } from "@/lib/content/topics";
import type { IndexedText } from "./items";
import type { Searched } from "./searched-items";

/** A statement of the site that names passages. */
export interface Statement extends IndexedText {
  passages: readonly VerseRange[];
}

/** A longer passage is a region, not an answer: nobody reads three chapters for one question. */
const MAX_VERSES = 30;
/** A text that is only references says nothing by itself. */
const ONLY_REFERENCE = /^[1-3]?\s?\p{L}[\p{L} ]* \d[\d:;,\s–-]*$/u;

function toStatements(
  names: readonly string[],
  text: string,
  references: readonly string[],
): Statement[] {
  const passages = references
    .flatMap(readWrittenReferences)
    .filter(({ start, end }) => end - start < MAX_VERSES);
  return passages.length === 0 ? [] : [{ names, text, passages }];
}

/**
 * One statement for the entry with its chosen verses, one for each of its statements that names a
 * passage.
 */
function statementsOf(
  names: readonly string[],
  about: string,
  verses: readonly string[],
  statements: readonly string[],
): Statement[] {
  return [
    ...toStatements(names, about, verses),
    ...statements.flatMap((text) => toStatements(names.slice(0, 1), text, [text])),
  ];
}

const textsOf = (facts: readonly { text: string }[]) => facts.map(({ text }) => text);

/**
 * "Peter (Simon, Cephas)" is asked for by each of the names; "Mary, mother of Jesus" by the whole
 * and the first.
 */
function namesOf(name: string): string[] {
  const [main = name, inside = ""] = name.split(/\s*\(|\)/);
  return [name, main, ...main.split(", ").slice(0, 1), ...inside.split(", ")].filter(
    (each, at, all) => each !== "" && all.indexOf(each) === at,
  );
}

function fromFacts(): Statement[] {
  return [
    // A heading is one name and its words at once; "Exodus 14:15-31" is looked for by its words,
    // not by the whole.
    ...[...STORIES, ...SECTIONS].flatMap(([passage, words]) =>
      toStatements([], `${words} ${impliedIn(passage)}`, [passage]),
    ),
    ...THEMES.flatMap(({ names, references }) => toStatements(names, "", references)),
    ...TOPICS.flatMap(({ name, aliases, facts, views, background, relatedVerses }) =>
      statementsOf([name, ...aliases], "", relatedVerses, [
        ...textsOf([...facts, ...background]),
        ...views,
      ]),
    ),
    ...PEOPLE.flatMap(({ name, role, facts, keyVerses }) =>
      statementsOf(namesOf(name), role, keyVerses, textsOf(facts)),
    ),
    ...PLACES.flatMap(({ name, otherNames, facts, keyVerses }) =>
      statementsOf([...namesOf(name), ...otherNames], "", keyVerses, textsOf(facts)),
    ),
    ...PERIODS.flatMap(({ name, aliases, relatedVerses, keyEvents, background, culture }) => [
      ...statementsOf([name, ...aliases], "", relatedVerses, textsOf([...background, ...culture])),
      ...keyEvents.flatMap(({ text, references }) => toStatements([], text, references)),
    ]),
    ...BOOK_FACTS.flatMap(({ name, purpose, keyVerses, outline, themes, ...book }) => [
      ...statementsOf([name], `${purpose} ${themes.join(" ")}`, keyVerses, [
        ...textsOf(book.historicalBackground),
        ...textsOf(book.culturalBackground),
      ]),
      ...outline.flatMap(({ passage, heading }) => toStatements([heading], name, [passage])),
      ...book.prophecyLinks.flatMap(({ from, to, note }) => toStatements([], note, [from, ...to])),
    ]),
  ];
}

function fromContent({ title, parts }: Searched): Statement[] {
  const words = parts.slice(1);
  const isReference = (text: string) => ONLY_REFERENCE.test(text);
  return [
    ...toStatements([title], "", words.filter(isReference)),
    ...words
      .filter((text) => !isReference(text))
      .flatMap((text) => toStatements([], `${title} ${text}`, [text])),
  ];
}

const implied = BOOK_FACTS.flatMap(({ impliedWords = [] }) => impliedWords).flatMap(
  ({ passage, words }) => readWrittenReferences(passage).map((range) => ({ ...range, words })),
);

/**
 * What a section is about without saying so: its book ("the suffering servant in Isaiah"), and the
 * people of whom that part tells.
 */
function impliedIn(passage: string): string {
  const [place] = readWrittenReferences(passage);
  const people = implied
    .filter(({ start, end }) => place && start <= place.start && end >= place.start)
    .map(({ words }) => words);
  return [passage.replace(/ \d.*/, ""), ...people].join(" ");
}

const sectionRanges = SECTIONS.flatMap(([passage]) => readWrittenReferences(passage));

/** The first section of the Bible that holds a verse; undefined where none does. */
export function findSection(order: number): VerseRange | undefined {
  return sectionRanges.find(({ start, end }) => order >= start && order <= end);
}

/**
 * Every statement of the site that names a passage: those of its facts, and those of these items.
 */
export function gatherStatements(items: readonly Searched[]): Statement[] {
  return [...fromFacts(), ...items.flatMap(fromContent)];
}
