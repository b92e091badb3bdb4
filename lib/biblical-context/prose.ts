// The second step, where there is a model: the statements of each field joined into prose. What the
// statements do not hold is refused.
import { anyOverlap } from "@/lib/bible/references/verse-range";
import "server-only";
import { randomBytes } from "node:crypto";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import { guardText } from "@/lib/answer-guard/output-guard";
import { toAnswerText } from "@/lib/answers/answer-fields";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import type { Scripture } from "@/lib/bible/scripture";
import { log } from "@/lib/log";
import { streamModelText } from "@/lib/model/stream";
import { CONTEXT_FIELDS, type ContextField } from "./constants";
import { buildContextMessages, buildContextPrompt, FIELD_MARKER } from "./prompts";
import type { ContextResponse } from "./schema";
import { spansOf } from "./statements";

/** A field as the model wrote it; `raw` has slots in it and is never shown. */
export interface RawField {
  field: ContextField;
  raw: string;
}

const MIN_LENGTH = 30;
const MAX_LENGTH = 2_000;

/** A longer line is not a marker. */
const LONGEST_MARKER = 80;
const MARKER = new RegExp(`^[ \\t]*${FIELD_MARKER}[ \\t]*(\\w+)[ \\t]*:?[ \\t]*$`);

/** Cuts a streamed text at its markers; what stands before the first one is dropped. */
export class FieldReader {
  #line = "";
  #field: ContextField | null = null;
  #text = "";
  readonly #seen = new Set<ContextField>();

  *push(chunk: string): Generator<RawField> {
    this.#line += chunk;
    for (let end = this.#line.indexOf("\n"); end !== -1; end = this.#line.indexOf("\n")) {
      const line = this.#line.slice(0, end);
      this.#line = this.#line.slice(end + 1);
      yield* this.#take(line);
    }
  }

  /** The last field, once the text has come to its end. */
  *end(): Generator<RawField> {
    yield* this.#take(this.#line);
    yield* this.#close();
  }

  *#take(line: string): Generator<RawField> {
    const name = line.length > LONGEST_MARKER ? undefined : MARKER.exec(line)?.[1];
    if (name === undefined) {
      this.#text += `${line}\n`;
      return;
    }
    yield* this.#close();
    // A repeated field counts once; an unknown one is dropped with its text.
    const field = CONTEXT_FIELDS.find((one) => one === name) ?? null;
    this.#field = field !== null && !this.#seen.has(field) ? field : null;
    this.#text = "";
  }

  *#close(): Generator<RawField> {
    if (this.#field === null) return;
    this.#seen.add(this.#field);
    yield { field: this.#field, raw: this.#text.trim() };
    this.#field = null;
  }
}

/** Words that may begin with a capital without being a name of the statements. */
const PLAIN_CAPITALS = new Set(
  "i bible god lord christ christian christians jesus scripture scriptures old new testament jewish jews church bc ad israel".split(
    " ",
  ),
);

const lettersOf = (word: string) => word.toLowerCase().replace(/[’']s?$/, "");

/** True when every number and every mid-sentence name in a text also occurs in the facts. */
function saysOnly(text: string, facts: string): boolean {
  const numbers = new Set(facts.match(/\d+/g));
  if ((text.match(/\d+/g) ?? []).some((number) => !numbers.has(number))) return false;
  const known = new Set((facts.match(/[\p{L}’']+/gu) ?? []).map(lettersOf));
  // After the end of a sentence any word is capitalized.
  const inside = text.matchAll(/(?<=[\p{Ll},;:] )\p{Lu}[\p{L}’']*/gu);
  return [...inside].every(([word]) => {
    const bare = lettersOf(word);
    return known.has(bare) || PLAIN_CAPITALS.has(bare);
  });
}

/**
 * The text of a field as it may be shown, or null when it may not: passed through the output guard,
 * its scripture from the table and among the passages of the answer, with no number or name that
 * the statements do not hold.
 */
export async function checkProse(
  scripture: Scripture,
  { statements, relatedVerses }: ContextResponse,
  { field, raw }: RawField,
  canary?: string,
): Promise<string | null> {
  const own = statements.filter((one) => one.field === field);
  if (own.length === 0 || raw.length < MIN_LENGTH || raw.length > MAX_LENGTH) return null;
  const allowed = spansOf([...own.flatMap(({ references }) => references), ...relatedVerses]);
  const facts = own.map(({ text, references }) => `${text} ${references.join(" ")}`).join("\n");
  try {
    const parts = await guardText(raw, {
      scripture,
      translation: DEFAULT_TRANSLATION,
      // The answer lists its passages itself.
      printsBeside: false,
      ...(canary === undefined ? {} : { canary }),
    });
    for (const part of parts) {
      if (part.type === "source") return null;
      if (part.type === "verse" && !anyOverlap(spansOf([part.reference]), allowed)) return null;
    }
    const words = parts.map((part) => (part.type === "text" ? part.text : " ")).join("");
    const text = toAnswerText(parts);
    return saysOnly(words, facts) && text.length >= MIN_LENGTH ? text : null;
  } catch {
    // The prompt's secret word was in it.
    return null;
  }
}

/** A field of an answer in the model's words. */
export interface Prose extends RawField {
  text: string;
}

/**
 * The fields a model writes, as they are ready. Refused ones are left out. Ends quietly when
 * aborted; throws what streamModelText throws.
 */
export async function* writeProse(
  model: LanguageModelV3,
  scripture: Scripture,
  answer: ContextResponse,
  signal: AbortSignal,
): AsyncGenerator<Prose> {
  const canary = randomBytes(8).toString("hex");
  const reader = new FieldReader();
  let refused = 0;
  async function* check(fields: Iterable<RawField>): AsyncGenerator<Prose> {
    for (const one of fields) {
      const text = await checkProse(scripture, answer, one, canary);
      if (text === null) refused++;
      else yield { ...one, text };
    }
  }
  const chunks = streamModelText({
    model,
    system: buildContextPrompt(canary),
    messages: buildContextMessages(answer.title, answer.statements),
    signal,
  });
  for await (const chunk of chunks) yield* check(reader.push(chunk));
  if (signal.aborted) return;
  yield* check(reader.end());
  if (refused > 0) log.info({ refused }, "fields of a context refused");
}
