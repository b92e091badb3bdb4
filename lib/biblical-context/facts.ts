// The first step: the answer from what the site holds, without any model.
import "server-only";
import { createHash } from "node:crypto";
import { findSafetyAnswer } from "@/lib/answer-guard/safety-answers";
import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { parseReference } from "@/lib/bible/references/parser";
import { resolveReference, toVersePart } from "@/lib/bible/references/resolve";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { formatOsis, formatReference, toPassage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { findByWords } from "@/lib/bible/search/search-verses";
import { requireReference } from "@/lib/bible/service";
import { builtOnce } from "@/lib/built-once";
import { BOOK_FACTS } from "@/lib/content/books";
import { FINDS } from "@/lib/content/finds";
import { PEOPLE } from "@/lib/content/people";
import { PERIODS } from "@/lib/content/periods";
import { PLACES } from "@/lib/content/places";
import type { SafetyAnswer } from "@/lib/content/safety-answers/schema";
import { STORIES } from "@/lib/content/stories";
import { TOPICS } from "@/lib/content/topics";
import { AppError } from "@/lib/errors";
import { getSearchedItems } from "@/lib/retrieval/site-index";
import type { Draft } from "./common-statements";
import { CONTEXT_FIELDS, type ContextField, OPTIONAL_FIELDS } from "./constants";
import { composePerson, composePlace } from "./entity-context";
import { composeDiscovery, composeFind } from "./find-context";
import { composePassage, countOf } from "./passage-context";
import { PROMPT_VERSION } from "./prompts";
import type { ContextRequest, ContextResponse, Statement } from "./schema";
import { contextPage } from "./sources";
import { citeSpan, pickStatements, state } from "./statements";
import { findNearNames, findStoryPassage, findSubject, type Subject, sharesWord } from "./subjects";
import { composePeriod, composeTopic } from "./topic-context";

/** Most statements shown in each field, those nearest to the subject first. */
const MOST: Record<ContextField, number> = {
  historicalContext: 9,
  culturalBackground: 7,
  archaeologicalEvidence: 7,
  propheticSignificance: 6,
  geographicalContext: 6,
  timeline: 11,
  modernRelevance: 3,
};

/** Fields that read as one paragraph; the others are a line for each statement. */
const PARAGRAPHS: readonly ContextField[] = [
  "historicalContext",
  "culturalBackground",
  "modernRelevance",
];

/** A passage of up to this many verses is printed with the answer. */
const MAX_PRINTED = 12;
const MAX_SEARCHED_WORDS = 6;

function composeSubject(scripture: Scripture, subject: Subject): Draft {
  switch (subject.kind) {
    case "topic":
      return composeTopic(scripture, subject.entity);
    case "person":
      return composePerson(scripture, subject.entity);
    case "place":
      return composePlace(scripture, subject.entity);
    case "period":
      return composePeriod(scripture, subject.entity);
    case "discovery":
      return composeDiscovery(scripture, subject.entity);
    case "find":
      return composeFind(scripture, subject.entity, subject.name);
    case "book":
      return composePassage(scripture, subject.name, subject.entity.spans, true);
  }
}

function composeReference(scripture: Scripture, text: string): { draft: Draft; key: string } {
  const { passages, reference, bookAlone, osis } = requireReference(text, undefined);
  const spans = passages.map(({ start, end }) => ({ start, end }));
  return { draft: composePassage(scripture, reference, spans, bookAlone), key: `verse ${osis}` };
}

function notHeld(subject: string): AppError {
  const near = findNearNames(subject);
  const shown = subject.length > 60 ? `${subject.slice(0, 60)}…` : subject;
  const hint =
    near.length > 0
      ? `Did you mean ${near.join(", ")}?`
      : "Try a name such as Exodus, Jerusalem, King David or the Babylonian Exile.";
  return new AppError(
    "not_found",
    `This site holds nothing about “${shown}” that it can vouch for. ${hint}`,
  );
}

/** The verse most often linked to among those that hold all words of a text; null for none. */
function findVerseOfWords(scripture: Scripture, text: string): VerseRange | null {
  if (text.split(/\s+/).length > MAX_SEARCHED_WORDS) return null;
  const range = { start: 1, end: CANON_VERSE_COUNT };
  const input = { text, translation: DEFAULT_TRANSLATION, range, offset: 0, limit: 1 };
  const [hit] = findByWords(scripture, { ...input, mayCorrect: false }).hits;
  if (!hit || hit.match === "some" || hit.match === "similar") return null;
  return { start: hit.order, end: hit.order };
}

/** For a subject without an entry: the passage that tells of it or names it. */
function composeByWords(scripture: Scripture, subject: string): { draft: Draft; key: string } {
  const span = findStoryPassage(subject) ?? findVerseOfWords(scripture, subject);
  if (!span) throw notHeld(subject);
  const passage = toPassage(span.start, span.end);
  const reference = formatReference(passage);
  const draft = composePassage(scripture, reference, [span], false);
  const note = `This site holds no entry of its own for “${subject}”. This is the context of ${reference}, the passage that fits these words best.`;
  return { draft: { ...draft, note }, key: `verse ${formatOsis(passage)}` };
}

/**
 * The draft for a request. Throws AppError not_found for a place that does not exist, and for what
 * we hold nothing about.
 */
function compose(
  scripture: Scripture,
  { type, subject }: ContextRequest,
): { draft: Draft; key: string } {
  if (type === "verse") return composeReference(scripture, subject);
  const understood = findSubject(subject, type);
  if (understood?.isExact) {
    const isSame = sharesWord(subject, understood.subject.name);
    return compileSubject(scripture, understood.subject, isSame ? null : subject);
  }
  const parsed = parseReference(subject);
  if (parsed.kind !== "none") return composeReference(scripture, subject);
  if (understood) return compileSubject(scripture, understood.subject, subject);
  return composeByWords(scripture, subject);
}

function compileSubject(scripture: Scripture, subject: Subject, asked: string | null) {
  const draft = composeSubject(scripture, subject);
  const note =
    asked === null
      ? null
      : `You asked for “${asked}”. This is what the site holds about ${subject.name}.`;
  // A link to this very answer is not a source.
  const own = subject.kind === "period" ? "historical" : "archaeological";
  const { href: ownHref } = contextPage(own, subject.name);
  const statements = draft.statements.map((statement) => ({
    ...statement,
    sources: statement.sources.filter(({ href }) => href !== ownHref),
  }));
  return { draft: { ...draft, statements, note }, key: `${subject.kind} ${subject.name}` };
}

const NOTHING = "This site holds nothing about this that is certain enough to say here";

/** The text of a field from its statements. */
function fieldText(field: ContextField, statements: readonly Statement[]): string {
  const texts = statements.filter((one) => one.field === field).map(({ text }) => text);
  return texts.join(PARAGRAPHS.includes(field) ? " " : "\n");
}

function printPassages(
  scripture: Scripture,
  spans: readonly VerseRange[],
): ContextResponse["passages"] {
  if (spans.length === 0 || countOf(spans) > MAX_PRINTED) return [];
  return spans.flatMap(({ start, end }) => {
    const part = toVersePart(scripture, toPassage(start, end), DEFAULT_TRANSLATION);
    if (!part) return [];
    const { reference, osis, translation, verses } = part;
    return [{ reference, osis, translation, verses: [...verses] }];
  });
}

function toResponse(scripture: Scripture, draft: Draft, isVerse: boolean): ContextResponse {
  const [first] = draft.spans;
  const picked = pickStatements(draft.statements, MOST).map((statement) => {
    const opens = statement.references.length + statement.sources.length > 0;
    return opens || !first ? statement : { ...statement, references: [citeSpan(first)] };
  });
  const missing = CONTEXT_FIELDS.filter(
    (field) => !OPTIONAL_FIELDS.includes(field) && !picked.some((one) => one.field === field),
  ).map((field) => state(field, "fact", NOTHING));
  const statements = CONTEXT_FIELDS.flatMap((field) =>
    [...picked, ...missing].filter((one) => one.field === field),
  );
  const text = (field: ContextField) => fieldText(field, statements);
  const archaeologicalEvidence = text("archaeologicalEvidence");
  const propheticSignificance = text("propheticSignificance");
  return {
    title: draft.title,
    historicalContext: text("historicalContext"),
    culturalBackground: text("culturalBackground"),
    ...(archaeologicalEvidence === "" ? {} : { archaeologicalEvidence }),
    ...(propheticSignificance === "" ? {} : { propheticSignificance }),
    modernRelevance: text("modernRelevance"),
    geographicalContext: text("geographicalContext"),
    timeline: text("timeline"),
    keyFigures: draft.keyFigures,
    relatedVerses: draft.relatedVerses,
    statements,
    passages: isVerse ? printPassages(scripture, draft.spans) : [],
    sources: draft.pages,
    note: draft.note,
    writtenByModel: [],
  };
}

/** The safety answer and nothing else, for somebody in need or a declined subject. */
function safetyAlone(scripture: Scripture, safety: SafetyAnswer): ContextResponse {
  const passages = safety.references.flatMap((reference) =>
    resolveReference(scripture, reference, DEFAULT_TRANSLATION).map(
      ({ reference: written, osis, translation, verses }) => ({
        reference: written,
        osis,
        translation,
        verses: [...verses],
      }),
    ),
  );
  return {
    title: "Before anything else",
    historicalContext: safety.text,
    culturalBackground: "",
    modernRelevance: "",
    geographicalContext: "",
    timeline: "",
    keyFigures: [],
    relatedVerses: [...safety.references],
    statements: [],
    passages,
    sources: [],
    note: safety.text,
    writtenByModel: [],
  };
}

/**
 * Answers a request from the site's own content within milliseconds; help for somebody in need
 * comes first. `key` is null for that, as no model rewrites it. Throws AppError not_found for a
 * place that does not exist, or with similar names when we have nothing.
 */
export function answerFromFacts(
  scripture: Scripture,
  request: ContextRequest,
  acceptLanguage = "",
): { key: string | null; response: ContextResponse } {
  const safety = findSafetyAnswer(request.subject, acceptLanguage);
  if (safety?.isWhole) return { key: null, response: safetyAlone(scripture, safety) };
  // Beside a heavy question show only an entry for its very subject, not partial matches.
  if (safety && request.type !== "verse" && !findSubject(request.subject, request.type)?.isExact) {
    return { key: null, response: safetyAlone(scripture, safety) };
  }
  try {
    const { draft, key } = compose(scripture, request);
    const isVerse = key.startsWith("verse ");
    const response = toResponse(scripture, draft, isVerse);
    if (!safety) return { key, response };
    const note = [safety.text, response.note].filter((text) => text !== null).join("\n\n");
    return { key: null, response: { ...response, note } };
  } catch (error) {
    if (safety && error instanceof AppError)
      return { key: null, response: safetyAlone(scripture, safety) };
    throw error;
  }
}

const getVersion = builtOnce("factsVersion", () =>
  createHash("sha256")
    .update(
      JSON.stringify([
        PROMPT_VERSION,
        [BOOK_FACTS, PEOPLE, PERIODS, PLACES, STORIES, TOPICS, FINDS],
        getSearchedItems(),
      ]),
    )
    .digest("hex"),
);

/** Changes whenever the facts, our words about them or the prompt do, and for another model. */
export function factsVersion(modelId: string): string {
  return createHash("sha256").update(`${getVersion()} ${modelId}`).digest("hex");
}
