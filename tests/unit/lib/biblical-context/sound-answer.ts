import { standsInTable } from "@/lib/answer-guard/table-words";
import { parseReference } from "@/lib/bible/references/parser";
import { CONTEXT_FIELDS, type ContextType } from "@/lib/biblical-context/constants";
import { answerFromFacts } from "@/lib/biblical-context/facts";
import {
  type ContextResponse,
  contextResponse,
  type Statement,
} from "@/lib/biblical-context/schema";
import { pageAt } from "@/lib/biblical-context/sources";
import { discoveries } from "@/lib/content/discoveries";
import { FINDS } from "@/lib/content/finds";
import { loadPackagedScripture } from "../bible/search/packaged-scripture";

export const scripture = loadPackagedScripture();

const answers = new Map<string, ContextResponse>();

/** What the site itself answers, without a model; always the same, so each is asked for once. */
export function answer(type: ContextType, subject: string): ContextResponse {
  const name = `${type} ${subject}`;
  const response =
    answers.get(name) ?? answerFromFacts(scripture, { type, subject, useModel: false }).response;
  answers.set(name, response);
  return response;
}

/** What the texts of our discoveries and finds quote. */
const OUR_QUOTATIONS = new Set(
  [...JSON.stringify([discoveries, FINDS]).matchAll(/“([^”]+)”/g)].map(([, words = ""]) => words),
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

/** Every verse as each translation prints it. */
const PRINTED = new Map([...scripture.translations].map(([id, { texts }]) => [id, new Set(texts)]));

/** Quotations of at least six words already found in the table. */
const standing = new Set<string>();

// Nothing long stands in quotation marks that is not in the table, but for the words of
// inscriptions and people that our pages tell.
function mayStand(words: string): boolean {
  if (words.split(" ").length < 6 || OUR_QUOTATIONS.has(words) || standing.has(words)) return true;
  const stands = standsInTable(scripture, words);
  if (stands) standing.add(words);
  return stands;
}

function* faultsOfStatement({ field, text, mark, references, sources }: Statement) {
  if (!/[.!?][”’)]?$/.test(text)) yield ["has no end", text];
  if (/undefined|null|\[object|discoveries\.md|faq\.md| {2}/.test(text)) yield ["is raw", text];
  if ((mark === "application") !== (field === "modernRelevance")) yield ["wrong mark", mark, text];
  // Every statement opens something it rests on.
  if (references.length + sources.length === 0) yield ["rests on nothing", text];
}

/** What is wrong with an answer, each fault with the words it is in. */
function* faultsOf(response: ContextResponse) {
  for (const field of REQUIRED) if (response[field] === "") yield ["is empty", field];
  const { keyFigures, relatedVerses, statements } = response;
  if (keyFigures.length === 0) yield ["no key figures"];
  if (relatedVerses.length === 0) yield ["no related verses"];
  if (new Set(relatedVerses).size !== relatedVerses.length) yield ["repeated", ...relatedVerses];
  const cited = [...relatedVerses, ...statements.flatMap(({ references }) => references)];
  for (const reference of cited) if (!exists(reference)) yield ["no such verse", reference];
  for (const statement of statements) {
    yield* faultsOfStatement(statement);
    const { field, text } = statement;
    if (!response[field]?.includes(text)) yield ["not in its field", field, text];
  }
  for (const { href } of response.sources) if (!pageAt(href)) yield ["no such page", href];
  for (const field of CONTEXT_FIELDS) {
    for (const [, words = ""] of (response[field] ?? "").matchAll(/“([^”]+)”/g)) {
      if (!mayStand(words)) yield ["misquoted", words];
    }
  }
  for (const { verses, translation } of response.passages) {
    const printed = PRINTED.get(translation);
    for (const { text } of verses) if (!printed?.has(text)) yield ["no verse", translation, text];
  }
}

/**
 * What holds for every answer: nothing empty, every reference there is, every mark and source in
 * order, nothing misquoted. One `expect` for all, as a hundred thousand would take half the time.
 */
export function expectSound(response: ContextResponse): void {
  contextResponse.parse(response);
  expect([...faultsOf(response)]).toEqual([]);
}
