import { standsInTable } from "@/lib/answer-guard/table-words";
import { parseReference } from "@/lib/bible/references/parser";
import { CONTEXT_FIELDS, type ContextType } from "@/lib/biblical-context/constants";
import { answerFromFacts } from "@/lib/biblical-context/facts";
import { type ContextResponse, contextResponse } from "@/lib/biblical-context/schema";
import { pageAt } from "@/lib/biblical-context/sources";
import { discoveries } from "@/lib/content/discoveries";
import { loadPackagedScripture } from "../bible/search/packaged-scripture";

export const scripture = loadPackagedScripture();

/** What the site itself answers, without a model. */
export const answer = (type: ContextType, subject: string) =>
  answerFromFacts(scripture, { type, subject, useModel: false }).response;

/** What the texts of our discoveries quote. */
const OUR_QUOTATIONS = new Set(
  [...JSON.stringify(discoveries).matchAll(/“([^”]+)”/g)].map(([, words = ""]) => words),
);

const REQUIRED = [
  "title",
  "historicalContext",
  "culturalBackground",
  "modernRelevance",
  "geographicalContext",
  "timeline",
] as const;

/** References already found to exist. */
const existing = new Set<string>();

function exists(reference: string): boolean {
  if (existing.has(reference)) return true;
  const parsed = parseReference(reference);
  if (parsed.kind === "found") existing.add(reference);
  return parsed.kind === "found";
}

/**
 * What holds for every answer: nothing empty, every reference there is, every mark and source in
 * order, nothing misquoted.
 */
export function expectSound(response: ContextResponse): void {
  contextResponse.parse(response);
  for (const field of REQUIRED) expect([field, response[field]]).not.toEqual([field, ""]);
  expect(response.keyFigures.length).toBeGreaterThan(0);
  expect(response.relatedVerses.length).toBeGreaterThan(0);
  expect(new Set(response.relatedVerses).size).toBe(response.relatedVerses.length);
  const cited = [
    ...response.relatedVerses,
    ...response.statements.flatMap(({ references }) => references),
  ];
  expect(cited.filter((reference) => !exists(reference))).toEqual([]);
  for (const { field, text, mark, references, sources } of response.statements) {
    expect(text).toMatch(/[.!?][”’)]?$/);
    expect(text).not.toMatch(/undefined|null|\[object|discoveries\.md|faq\.md| {2}/);
    expect([text, mark === "application"]).toEqual([text, field === "modernRelevance"]);
    // Every statement opens something it rests on.
    expect([text, references.length + sources.length > 0]).toEqual([text, true]);
  }
  for (const { href } of response.sources) expect(pageAt(href)).toBeDefined();
  for (const field of CONTEXT_FIELDS) {
    const text = response[field] ?? "";
    for (const [, words = ""] of text.matchAll(/“([^”]+)”/g)) {
      // Nothing long stands in quotation marks that is not in the table, but for the words of
      // inscriptions and people that our pages tell.
      const isOurs = words.split(" ").length < 6 || OUR_QUOTATIONS.has(words);
      expect([words, isOurs || standsInTable(scripture, words)]).toEqual([words, true]);
    }
    for (const one of response.statements.filter((each) => each.field === field)) {
      expect(text).toContain(one.text);
    }
  }
  for (const { verses, translation } of response.passages) {
    const texts = scripture.translations.get(translation)?.texts ?? [];
    for (const { text } of verses) expect(texts).toContain(text);
  }
}
