// How the statements of an answer are made: worded and marked by how certain the content is.
import "server-only";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { formatReference, toPassage } from "@/lib/bible/rules";
import type { Find } from "@/lib/content/finds/schema";
import type { MarkedFact } from "@/lib/content/schema";
import { endSentence } from "@/lib/retrieval/excerpts";
import { withPlace } from "@/lib/retrieval/finds";
import type { ContextField, Mark } from "./constants";
import type { ContextSource, Statement } from "./schema";
import { contextPage, findPage } from "./sources";

/** The passages named in our content, in order. */
export const spansOf = (texts: readonly string[]): VerseRange[] =>
  texts.flatMap(readWrittenReferences);

/** A run of verses as readers cite it. */
export const citeSpan = ({ start, end }: VerseRange): string =>
  formatReference(toPassage(start, end));

/** A noted phrase as a sentence: capital first, full stop last. */
function toSentence(text: string): string {
  const trimmed = text.trim();
  return endSentence(trimmed.charAt(0).toUpperCase() + trimmed.slice(1));
}

interface More {
  /** Passages it rests on besides those its text names. */
  references?: readonly string[];
  sources?: readonly ContextSource[];
}

/** One statement; the references its text names are read from it. */
export function state(field: ContextField, mark: Mark, text: string, more: More = {}): Statement {
  const named = spansOf([text, ...(more.references ?? [])]).map(citeSpan);
  return {
    field,
    text: toSentence(text),
    mark,
    references: [...new Set(named)],
    sources: [...(more.sources ?? [])],
  };
}

/** What is added to a statement that is not certain, unless its own words say so. */
const CAUTIONS = {
  probable: ["This is likely, not certain.", /\b(?:probabl[ey]|perhaps|likely|usually)\b/],
  disputed: ["This is disputed.", /\b(?:disputed?|debated?|doubted|defend|argues?|proposed)\b/],
} as const;

/**
 * A marked fact of the modules. What is not certain is no plain fact: it says so itself. `about`
 * names its subject: "Genesis: …".
 */
export function stateFact(
  field: ContextField,
  { text, mark }: MarkedFact,
  more: More & { about?: string } = {},
): Statement {
  const sentence = more.about ? `${more.about}: ${text}` : text;
  if (mark === "certain") return state(field, "fact", sentence, more);
  const [caution, saysSo] = CAUTIONS[mark];
  const cautious = saysSo.test(text) ? sentence : `${toSentence(sentence)} ${caution}`;
  return state(field, "inference", cautious, more);
}

/** The name of a find: what its text begins with. */
export const findName = ({ text }: Find): string => text.split(/[:,(]/)[0]?.trim() ?? text;

/**
 * A find with where it lies or was published; it opens our own discovery that tells it, else its
 * own context. `about` says what it belongs to.
 */
export function stateFind(find: Find, about?: string): Statement {
  return stateFact(
    "archaeologicalEvidence",
    { text: withPlace(find), mark: find.mark },
    {
      sources: [findPage(find) ?? contextPage("archaeological", findName(find))],
      ...(about ? { about } : {}),
    },
  );
}

/** The statements, each text of a field once, at most so many of each field. */
export function pickStatements(
  statements: readonly Statement[],
  most: Record<ContextField, number>,
): Statement[] {
  const seen = new Set<string>();
  const counts = new Map<ContextField, number>();
  return statements.filter(({ field, text }) => {
    const count = counts.get(field) ?? 0;
    const key = `${field} ${text}`;
    if (seen.has(key) || count >= most[field]) return false;
    seen.add(key);
    counts.set(field, count + 1);
    return true;
  });
}
