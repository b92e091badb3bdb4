import { z } from "zod";
import { DEFAULT_TRANSLATION, TRANSLATION_CODES } from "@/lib/bible/constants";
import { inFigures } from "@/lib/count-words";
import { rowIdField } from "@/lib/http/body-fields";

/** Characters (UTF-16 code units) of a question, and bytes of a request that asks one. */
export const MAX_QUESTION_LENGTH = 2_000;
export const MAX_CHAT_BODY_BYTES = 16 * 1024;

const ASK = "Ask a question.";
const CONVERSATION = "conversationId is the id of a conversation, or null for a new one.";

/** The spec's payload; translation and useModel are ours, and both may be left out. */
export const chatBody = z.object({
  question: z
    .string(ASK)
    .trim()
    .min(1, ASK)
    .max(
      MAX_QUESTION_LENGTH,
      `A question has ${inFigures(MAX_QUESTION_LENGTH)} characters at most.`,
    ),
  conversationId: z
    .string(CONVERSATION)
    .min(1, CONVERSATION)
    .max(100, CONVERSATION)
    .nullable()
    .default(null),
  /** In which passages are printed. */
  translation: z
    .enum(TRANSLATION_CODES, `translation is one of ${TRANSLATION_CODES.join(", ")}.`)
    .default(DEFAULT_TRANSLATION),
  /** False: the site answers by quoting what it holds, without a language model. */
  useModel: z.boolean("useModel is true or false.").default(true),
});
export type ChatBody = z.output<typeof chatBody>;

export const chatResponse = z.object({
  conversationId: z.string(),
  answer: z.string(),
  verseReferences: z.array(z.string()),
});

export const conversationParams = z.object({ conversationId: rowIdField() });

const conversation = z.object({
  id: z.string(),
  /** The beginning of its first question. */
  title: z.string().nullable(),
  /** It came from a file: its title and its first turns are not the site's words. */
  isImported: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
/** Newest first. */
export const conversationsResponse = z.array(conversation);
export type ConversationItem = z.output<typeof conversation>;

const source = z.object({
  kind: z.enum(["passage", "faq", "guide", "father", "discovery", "event", "article"]),
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  href: z.string(),
  references: z.array(z.string()),
});

const versePart = z.object({
  type: z.literal("verse"),
  reference: z.string(),
  osis: z.string(),
  translation: z.enum(TRANSLATION_CODES),
});

/** How the parts of an answer are kept: passages by name only, so that their words always come from the table. */
export const storedParts = z.array(
  z.discriminatedUnion("type", [
    z.object({ type: z.literal("text"), text: z.string() }),
    versePart,
    z.object({ type: z.literal("source"), source }),
  ]),
);
export type StoredPart = z.output<typeof storedParts>[number];

const shownParts = z.array(
  z.discriminatedUnion("type", [
    z.object({ type: z.literal("text"), text: z.string() }),
    versePart.extend({
      verses: z.array(z.object({ osis: z.string(), verse: z.number().int(), text: z.string() })),
    }),
    z.object({ type: z.literal("source"), source }),
  ]),
);

/** A conversation with its turns, oldest first. */
export const conversationResponse = conversation.extend({
  turns: z.array(
    z.object({
      id: z.string(),
      role: z.enum(["user", "assistant"]),
      content: z.string(),
      verseReferences: z.array(z.string()),
      /** The parts of an answer as they were streamed; null for questions and for what was imported. */
      parts: shownParts.nullable(),
      /** It came from a file, whatever its role says. Show it so, as plain words. */
      isImported: z.boolean(),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type ConversationAnswer = z.output<typeof conversationResponse>;

export const deletedResponse = z.object({ deleted: z.literal(true) });
