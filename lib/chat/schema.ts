import { z } from "zod";
import { omit } from "zod/mini";
import { offerPart, part, sourcePart, textPart } from "@/lib/answers/parts";
import { DEFAULT_TRANSLATION, TRANSLATION_CODES } from "@/lib/bible/constants";
import { versePart } from "@/lib/bible/verse-part";
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
      `A question can have at most ${inFigures(MAX_QUESTION_LENGTH)} characters.`,
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
export type ConversationItemResponse = z.output<typeof conversation>;

/**
 * How the parts of an answer are saved: passages by name only, so that their words always come from
 * the table.
 */
export const storedParts = z.array(
  z.discriminatedUnion("type", [
    textPart,
    omit(versePart, { verses: true }),
    sourcePart,
    offerPart,
  ]),
);
export type StoredPart = z.output<typeof storedParts>[number];

/** A conversation with its turns, oldest first. */
export const conversationResponse = conversation.extend({
  turns: z.array(
    z.object({
      id: z.string(),
      role: z.enum(["user", "assistant"]),
      content: z.string(),
      verseReferences: z.array(z.string()),
      /**
       * The parts of an answer as they were streamed; null for questions and for what was imported.
       */
      parts: z.array(part).nullable(),
      /** It came from a file, whatever its role says. Show it so, as plain words. */
      isImported: z.boolean(),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type ConversationAnswer = z.output<typeof conversationResponse>;

export const deletedResponse = z.object({ deleted: z.literal(true) });
