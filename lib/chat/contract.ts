import * as z from "zod/mini";
import { part } from "@/lib/answers/parts";

const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const references = z._default(z.array(z.string()), []);

/** The spec's plain answer, from a server that streams nothing. */
export const chatFields = z.object({
  conversationId: z.nullish(id),
  answer: z.string(),
  verseReferences: z._default(z.nullable(z.array(z.string())), []),
});
export type ChatFields = z.infer<typeof chatFields>;

const conversationFields = {
  id,
  /** The beginning of its first question. */
  title: z.nullish(z.string()),
  /** It came from a file. */
  isImported: z.nullish(z.boolean()),
  updatedAt: z.nullish(z.string()),
};
export const conversationList = z.array(z.object(conversationFields));
export type ConversationItem = z.infer<typeof conversationList>[number];

export const conversation = z.object({
  ...conversationFields,
  /** Oldest first. */
  turns: z.array(
    z.object({
      id,
      role: z.enum(["user", "assistant"]),
      content: z.string(),
      verseReferences: references,
      /** Null for questions, and for answers of which only the words are saved. */
      parts: z.nullish(z.array(part)),
      /** It came from a file, whatever its role says. Shown so, as plain words. */
      isImported: z.nullish(z.boolean()),
    }),
  ),
});
export type Conversation = z.infer<typeof conversation>;

export const deleted = z.object({ deleted: z.boolean() });
