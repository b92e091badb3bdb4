import { z } from "zod";
import { TRANSLATION_CODES } from "@/lib/bible/constants";
import { MAX_CHECKED_LENGTH, VERDICTS } from "./constants";

const EMPTY = "Paste a text to check.";
const TOO_LONG = `A text can have at most ${MAX_CHECKED_LENGTH.toLocaleString("en-US")} characters.`;

/** A text with quotations: a sermon, an article, the answer of a language model. */
export const checkBody = z.object({
  text: z
    .string(EMPTY)
    .max(MAX_CHECKED_LENGTH, TOO_LONG)
    .refine((text) => text.trim() !== "", EMPTY),
});

const translation = z.enum(TRANSLATION_CODES);

/** A passage of the Bible as it stands in our table. */
const foundPassage = z.object({
  /** "John 3:16" */
  reference: z.string().min(1),
  /** OSIS id or range: "John.3.16", "1Cor.13.4-1Cor.13.7". */
  osis: z.string().min(1),
  translation,
  /** The page of its first verse on this site. */
  path: z.string().startsWith("/bible/"),
  text: z.string().min(1),
});
export type FoundPassage = z.infer<typeof foundPassage>;

/** "same" in both, "differs" where the other has other words or none, "around" beside what is quoted. */
const comparedRun = z.object({
  text: z.string().min(1),
  kind: z.enum(["same", "differs", "around"]),
});
export type ComparedRun = z.infer<typeof comparedRun>;

/** A quotation beside the verse; the runs of each, joined, are its text letter for letter. */
const comparison = z.object({
  reference: z.string().min(1),
  translation,
  path: z.string().startsWith("/bible/"),
  quotation: z.array(comparedRun),
  verse: z.array(comparedRun),
});

const finding = z.object({
  kind: z.enum(["quotation", "reference"]),
  verdict: z.enum(VERDICTS),
  /** Where it stands in the text, in UTF-16 code units, marks included. */
  start: z.number().int().nonnegative(),
  end: z.number().int().positive(),
  /** As it stands there. */
  text: z.string().min(1),
  /** The verdict in a sentence or two. */
  statement: z.string().min(1),
  /** The references beside it, as they stand in the text. */
  stated: z.array(z.string().min(1)),
  /** Where the words stand, come from or come nearest to; of a saying, what the Bible says instead. */
  passages: z.array(foundPassage),
  /** With words that differ: the two side by side. */
  comparison: comparison.nullable(),
  /** Other translations, which are not held here, that it may be from: "NIV". */
  mayBeFrom: z.array(z.string().min(1)),
});
export type Finding = z.infer<typeof finding>;

export const checkResponse = z.object({
  /** In the order of the text. */
  findings: z.array(finding),
  /** How many findings have each verdict. */
  counts: z.record(z.enum(VERDICTS), z.number().int().nonnegative()),
  /** The text with what was found put right, or said. */
  corrected: z.string(),
  /** The translations that everything was compared with. */
  translations: z.array(z.object({ code: translation, name: z.string().min(1) })),
});
export type CheckResponse = z.infer<typeof checkResponse>;
