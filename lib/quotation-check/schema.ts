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
export const foundPassageSchema = z.object({
  reference: z.string().min(1).describe('"John 3:16"'),
  osis: z.string().min(1).describe('OSIS id or range: "John.3.16", "1Cor.13.4-1Cor.13.7".'),
  translation,
  path: z.string().startsWith("/bible/").describe("The page of its first verse on this site."),
  text: z.string().min(1),
});
export type FoundPassage = z.infer<typeof foundPassageSchema>;

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

export const findingSchema = z.object({
  kind: z.enum(["quotation", "reference"]),
  verdict: z.enum(VERDICTS),
  start: z
    .number()
    .int()
    .nonnegative()
    .describe("Where it stands in the text, in UTF-16 code units, marks included."),
  end: z.number().int().positive(),
  text: z.string().min(1).describe("As it stands there."),
  statement: z.string().min(1).describe("The verdict in a sentence or two."),
  stated: z
    .array(z.string().min(1))
    .describe("The references beside it, as they stand in the text."),
  passages: z
    .array(foundPassageSchema)
    .describe(
      "Where the words stand, come from or come nearest to; of a saying, what the Bible says instead.",
    ),
  comparison: comparison.nullable().describe("With words that differ: the two side by side."),
  mayBeFrom: z
    .array(z.string().min(1))
    .describe('Other translations, which are not held here, that it may be from: "NIV".'),
});
export type Finding = z.infer<typeof findingSchema>;

export const checkResponse = z.object({
  findings: z.array(findingSchema).describe("In the order of the text."),
  counts: z
    .record(z.enum(VERDICTS), z.number().int().nonnegative())
    .describe("How many findings have each verdict."),
  corrected: z.string().describe("The text with what was found put right, or said."),
  translations: z
    .array(z.object({ code: translation, name: z.string().min(1) }))
    .describe("The translations that everything was compared with."),
});
export type CheckResponse = z.infer<typeof checkResponse>;
