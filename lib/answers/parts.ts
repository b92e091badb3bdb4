import type { UIMessageChunk } from "ai";
import * as z from "zod/mini";
import { versePart } from "@/lib/bible/verse-part";
import { source } from "@/lib/retrieval/source";

/** Commentary: plain words, escaped wherever they are shown. */
export const textPart = z.object({ type: z.literal("text"), text: z.string() });
export const sourcePart = z.object({ type: z.literal("source"), source });

/**
 * A way on: a question to ask (`href` null), or a page of the site.
 */
export const offerPart = z.object({
  type: z.literal("offer"),
  label: z.string(),
  href: z.nullable(z.string()),
});

/** One piece of an answer, in the order it is shown. */
export const part = z.discriminatedUnion("type", [textPart, versePart, sourcePart, offerPart]);
export type Part = z.infer<typeof part>;

/** The data of a streamed answer by name; a chunk's type is `data-` and the name. */
const answerData = {
  /** The first data part. */
  conversation: z.object({ conversationId: z.string() }),
  verse: z.omit(versePart, { type: true }),
  source,
  offer: z.omit(offerPart, { type: true }),
  /**
   * The whole generated text, to be saved as it is; only outside conversations. `isHelp`: help for
   * somebody in need instead, to be shown and not saved.
   */
  content: z.object({ content: z.string(), isHelp: z.optional(z.literal(true)) }),
  /** The last data part of a complete answer. */
  verseReferences: z.object({ verseReferences: z.array(z.string()) }),
};

/** The same for a page, which reads it with `useChat<UIMessage<never, AnswerData>>`. */
export type AnswerData = { [Name in keyof typeof answerData]: z.infer<(typeof answerData)[Name]> };
export type AnswerChunk = UIMessageChunk<never, AnswerData>;

/** A non-text part as stream data, and as a page's messages hold it. */
export function toDataPart(part: Exclude<Part, { type: "text" }>) {
  if (part.type === "source") return { type: "data-source" as const, data: part.source };
  if (part.type === "offer") {
    return { type: "data-offer" as const, data: { label: part.label, href: part.href } };
  }
  const { type: _type, ...verse } = part;
  return { type: "data-verse" as const, data: verse };
}
