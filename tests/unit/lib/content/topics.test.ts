import { readdirSync } from "node:fs";
import type { z } from "zod";
import { isBookId } from "@/lib/bible/books";
import { findReferences, parseReference } from "@/lib/bible/references/parser";
import { BOOK_FACTS } from "@/lib/content/books";
import { bookFactsSchema } from "@/lib/content/books/schema";
import { FINDS } from "@/lib/content/finds";
import { findSchema } from "@/lib/content/finds/schema";
import { PEOPLE } from "@/lib/content/people";
import { personSchema } from "@/lib/content/people/schema";
import { PERIODS } from "@/lib/content/periods";
import { periodSchema } from "@/lib/content/periods/schema";
import { PLACES } from "@/lib/content/places";
import { placeSchema } from "@/lib/content/places/schema";
import { STORIES } from "@/lib/content/stories";
import { storySchema } from "@/lib/content/stories/schema";
import { TOPICS } from "@/lib/content/topics";
import { topicSchema } from "@/lib/content/topics/schema";

interface Subject {
  name: string;
  finds: string[];
}

const SETS: [string, readonly Subject[], z.ZodType][] = [
  ["topics", TOPICS, topicSchema],
  ["people", PEOPLE, personSchema],
  ["places", PLACES, placeSchema],
  ["periods", PERIODS, periodSchema],
  ["books", BOOK_FACTS, bookFactsSchema],
];

/** Every text of an entry, with the name of its field. */
function textsOf(value: unknown, key = ""): [key: string, text: string][] {
  if (typeof value === "string") return [[key, value]];
  if (Array.isArray(value)) return value.flatMap((part) => textsOf(part, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, name));
}

const REFERENCE_FIELDS = [
  "relatedVerses",
  "keyVerses",
  "references",
  "passage",
  "from",
  "to",
  "setIn",
  "namedIn",
];

const filesOf = (set: string) =>
  readdirSync(`lib/content/${set}`)
    .map((file) => file.replace(/\.ts$/, ""))
    .filter((file) => !["index", "schema"].includes(file));

test.each(SETS)("%s fit the schema and are named once", (_set, entries, schema) => {
  for (const entry of entries) expect(schema.parse(entry)).toEqual(entry);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
});

test.each([
  ["topics", TOPICS],
  ["people", PEOPLE],
  ["places", PLACES],
  ["periods", PERIODS],
  ["finds", FINDS],
])("each of the %s has the id that its file is named after", (set, entries) => {
  expect(entries.map(({ id }) => id).sort()).toEqual(filesOf(set).sort());
});

test.each(SETS)("every reference of the %s is in the Bible", (_set, entries) => {
  const texts = textsOf(entries);
  const listed = texts.filter(([key]) => REFERENCE_FIELDS.includes(key));
  const wrong = listed.filter(([, text]) => parseReference(text).kind !== "found");
  const inText = texts.flatMap(([, text]) => (/\d:\d/.test(text) ? findReferences(text) : []));

  expect(wrong).toEqual([]);
  expect(inText.filter(({ reference }) => reference === null)).toEqual([]);
});

test.each(SETS)("no text of the %s shows a mark or names a working file", (_set, entries) => {
  const bad = textsOf(entries).filter(([, text]) => /\[|\]|\.md\b|looked up\b/.test(text));
  expect(bad).toEqual([]);
});

test.each(SETS)("no entry of a list of the %s is cut inside of brackets", (_set, entries) => {
  const cut = textsOf(entries).filter(
    ([, text]) => text.split("(").length !== text.split(")").length,
  );
  expect(cut).toEqual([]);
});

test("every find that a subject names is there, and every find belongs to a subject", () => {
  const named = SETS.flatMap(([, entries]) => entries.flatMap(({ finds }) => finds));

  expect([...new Set(named)].sort()).toEqual(FINDS.map(({ id }) => id));
  for (const find of FINDS) expect(findSchema.parse(find)).toEqual(find);
});

test("a period that a person or a topic belongs to is there", () => {
  const ids = PERIODS.map(({ id }) => id);
  const named = [...PEOPLE, ...TOPICS].flatMap(({ period }) => period ?? []);

  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

test("every key figure of whom there is an entry is named by its id", () => {
  const figures = [...TOPICS, ...PERIODS, ...BOOK_FACTS].flatMap((one) => one.keyFigures);
  const people = new Map(PEOPLE.map(({ id, name }) => [id, name]));
  const ids = figures.flatMap((figure) => (typeof figure === "string" ? [] : figure.person));
  const names = [...people.values()];

  expect(ids.filter((id) => !people.has(id))).toEqual([]);
  expect(figures.filter((figure) => typeof figure === "string" && names.includes(figure))).toEqual(
    [],
  );
});

test("every story names one passage of the Bible", () => {
  for (const story of STORIES) expect(storySchema.parse(story)).toEqual(story);
  const wrong = STORIES.filter(([passage]) => parseReference(passage).kind !== "found");
  expect(wrong).toEqual([]);
});

test("there is one entry for each book of the canon", () => {
  expect(BOOK_FACTS.every(({ osis }) => isBookId(osis))).toBe(true);
  expect(new Set(BOOK_FACTS.map(({ osis }) => osis)).size).toBe(66);
});
