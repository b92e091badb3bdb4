// What the page demands of an answer, leniently: of the spec's fields the title alone, of ours
// nothing. Loaded beside the first answer.
import type { UIMessageChunk } from "ai";
import * as z from "zod/mini";
import { CONTEXT_FIELDS, type ContextField, MARKS } from "./constants";
import type { ContextResponse } from "./schema";

/** What a streamed context carries: the facts as a whole, then fields in a model's words. */
export type ContextData = {
  context: ContextResponse;
  prose: { field: ContextField; text: string };
};
export type ContextChunk = UIMessageChunk<never, ContextData>;

const words = z.nullish(z.string());
const list = <Schema extends z.ZodMiniType>(item: Schema) => z.nullish(z.array(item));

const source = z.object({ label: z.string(), href: z.string() });

export const contextAnswer = z.object({
  title: z.string(),
  historicalContext: words,
  culturalBackground: words,
  archaeologicalEvidence: words,
  propheticSignificance: words,
  geographicalContext: words,
  timeline: words,
  modernRelevance: words,
  keyFigures: list(z.string()),
  relatedVerses: list(z.string()),
  statements: list(
    z.object({
      field: z.enum(CONTEXT_FIELDS),
      text: z.string(),
      mark: z.enum(MARKS),
      references: list(z.string()),
      sources: list(source),
    }),
  ),
  passages: list(
    z.object({
      reference: z.string(),
      translation: z.string(),
      verses: z.array(z.object({ verse: z.number(), text: z.string() })),
    }),
  ),
  sources: list(source),
  note: words,
  writtenByModel: list(z.enum(CONTEXT_FIELDS)),
});
export type ContextAnswer = z.infer<typeof contextAnswer>;
