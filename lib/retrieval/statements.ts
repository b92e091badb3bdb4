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
/** Matches a text that consists only of references. */
const ONLY_REFERENCE = /^[1-3]?\s?\p{L}[\p{L} ]* \d[\d:;,\s–-]*$/u;

function toStatements(
  names: readonly string[],
  text: string,
  references: readonly string[],
): Statement[] {
  const passages = references
    .flatMap(readWrittenReferences)
    .filter(({ start, end }) => end - start < MAX_VERSES);
  return passages.length === 0 ? [] : [{ names, texts: [text], passages }];
}

/** What heads a passage is matched by its words, not as a name. */
const toHeading = (passage: string, words: string) =>
  toStatements([], `${words} ${impliedIn(passage)}`, [passage]);

/**
 * One statement for the entry with its chosen verses, and one for each of its texts that names a
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
 * "Peter (Simon, Cephas)" goes by each of the names, "Mary, mother of Jesus" by the whole and the
 * first.
 */
function namesOf(name: string): string[] {
  const [main = name, inside = ""] = name.split(/\s*\(|\)/);
  return [name, main, ...main.split(", ").slice(0, 1), ...inside.split(", ")].filter(
    (each, at, all) => each !== "" && all.indexOf(each) === at,
  );
}

function fromFacts(): Statement[] {
  return [
    ...STORIES.flatMap(([passage, heading]) => toHeading(passage, heading)),
    ...SECTIONS.flatMap(({ passage, words }) => toHeading(passage, words)),
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
 * What a section is implicitly about: its book ("the suffering servant in Isaiah") and the people
 * that part is about.
 */
function impliedIn(passage: string): string {
  const [place] = readWrittenReferences(passage);
  const people = implied
    .filter(({ start, end }) => place && start <= place.start && end >= place.start)
    .map(({ words }) => words);
  return [passage.replace(/ \d.*/, ""), ...people].join(" ");
}

const sectionRanges = SECTIONS.flatMap(({ passage }) => readWrittenReferences(passage));

/** The first section that contains a verse, if any. */
export function findSection(order: number): VerseRange | undefined {
  return sectionRanges.find(({ start, end }) => order >= start && order <= end);
}

/** Every statement that names a passage, from the site's facts and from these items. */
export function gatherStatements(items: readonly Searched[]): Statement[] {
  return [...fromFacts(), ...items.flatMap(fromContent)];
}
