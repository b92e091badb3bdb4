import { z } from "zod";
import { TRANSLATION_CODES } from "@/lib/bible/constants";
import {
  CONTEXT_FIELDS,
  CONTEXT_TYPES,
  type ContextType,
  MARKS,
  MAX_SUBJECT_LENGTH,
  SUBJECT_FIELDS,
} from "./constants";

const EXAMPLES: Record<ContextType, string> = {
  verse: "Name a verse, for example John 3:16.",
  topic: "Name a topic, for example The Flood.",
  historical: "Name a historical period, for example Babylonian Exile.",
  archaeological: "Name an archaeological site, for example Mount Sinai.",
};

const subject = (type: ContextType) =>
  z
    .string(EXAMPLES[type])
    .trim()
    .min(1, EXAMPLES[type])
    .max(MAX_SUBJECT_LENGTH, `A subject can have at most ${MAX_SUBJECT_LENGTH} characters.`);

/** False: facts alone, no language model. */
const useModel = z.boolean("useModel is true or false.").default(true);

const variants = CONTEXT_TYPES.map((type) =>
  z
    .object({ type: z.literal(type), [SUBJECT_FIELDS[type]]: subject(type), useModel })
    .transform((body) => ({
      type,
      subject: String(body[SUBJECT_FIELDS[type]]),
      useModel: body.useModel,
    })),
);

/**
 * The spec's payload: a type and the one field that belongs to it; other fields are not looked at.
 */
export const contextBody = z
  .object(
    { type: z.enum(CONTEXT_TYPES, `type is one of ${CONTEXT_TYPES.join(", ")}.`) },
    "Send an object with a type.",
  )
  .loose()
  .transform((body, context) => {
    const variant = variants[CONTEXT_TYPES.indexOf(body.type)];
    const parsed = variant?.safeParse(body);
    if (parsed?.success) return parsed.data;
    for (const { message, path } of parsed?.error.issues ?? []) {
      context.addIssue({ code: "custom", message, path });
    }
    return z.NEVER;
  });
export type ContextRequest = z.output<typeof contextBody>;

const source = z.object({ label: z.string().min(1), href: z.string().startsWith("/") });
/** A page of ours on which a statement can be looked up. */
export type ContextSource = z.output<typeof source>;

const statement = z.object({
  field: z.enum(CONTEXT_FIELDS),
  text: z.string().min(1),
  mark: z.enum(MARKS),
  /** Bible references it rests on, written out; all exist. */
  references: z.array(z.string()),
  sources: z.array(source),
});
/** One sentence or two of an answer, with what kind of statement it is. */
export type Statement = z.output<typeof statement>;

const passage = z.object({
  reference: z.string(),
  osis: z.string(),
  translation: z.enum(TRANSLATION_CODES),
  verses: z.array(z.object({ osis: z.string(), verse: z.number().int(), text: z.string() })),
});

/** The spec's fields, all of them plain text, and what the page needs beyond them. */
export const contextResponse = z.object({
  title: z.string().min(1),
  historicalContext: z.string(),
  culturalBackground: z.string(),
  archaeologicalEvidence: z.string().optional(),
  propheticSignificance: z.string().optional(),
  modernRelevance: z.string(),
  geographicalContext: z.string(),
  timeline: z.string(),
  keyFigures: z.array(z.string()),
  relatedVerses: z.array(z.string()),
  statements: z.array(statement),
  /**
   * The passage asked for, or the first one of the subject, from the table. Empty where it has more
   * than a few verses.
   */
  passages: z.array(passage),
  /** Our own pages about the subject. */
  sources: z.array(source),
  /**
   * Said before everything else: what was understood otherwise than written, or kind words and
   * where to find help.
   */
  note: z.string().nullable(),
  /** Fields whose text a language model wrote from the statements. */
  writtenByModel: z.array(z.enum(CONTEXT_FIELDS)),
});
export type ContextResponse = z.output<typeof contextResponse>;
