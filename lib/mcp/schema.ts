import { z } from "zod";
import { MAX_QUERY_LENGTH } from "@/lib/bible/constants";
import { MAX_CHECKED_LENGTH, VERDICTS } from "@/lib/quotation-check/constants";
import { FOUND, MAX_FOUND, MAX_ORIGINAL_VERSES } from "./constants";

const reference = z
  .string()
  .trim()
  .min(1)
  .max(MAX_QUERY_LENGTH)
  .describe("A reference in any common notation: “John 3:16”, “1 Cor 13:4-7”, “Psalm 23”.");
const translation = z
  .string()
  .trim()
  .toUpperCase()
  .max(12)
  .optional()
  .describe("WEB (World English Bible, the default) or KJV (King James Version).");
const limit = z.number().int().min(1).max(MAX_FOUND).default(FOUND).describe("How many at most.");

/** Words of the Bible with what they are and what proves that they were not altered. */
const quoted = z.object({
  reference: z.string(),
  translation: z.string(),
  text: z.string().describe("The exact words. Quote these and no others."),
  checksum: z.string().describe("SHA-256 of text as UTF-8, in hexadecimal."),
});
export type Quoted = z.infer<typeof quoted>;

export const passageInput = z.object({ reference, translation });
export const passageOutput = quoted.extend({
  osis: z.string().describe("OSIS id or range: “John.3.16”."),
  page: z.string().describe("Where it can be read."),
  verses: z.array(quoted).describe("Each verse by itself, when there are several."),
});

export const searchInput = z.object({
  query: z
    .string()
    .trim()
    .min(1)
    .max(MAX_QUERY_LENGTH)
    .describe(
      "Words, a phrase, a reference or a question. Exact words in quotation marks; -word leaves out, word OR word, word*, in:psalms, in:NT, lemma:agape.",
    ),
  translation,
  limit,
});
export const searchOutput = z.object({
  total: z.number().int().describe("All verses that match."),
  verses: z.array(
    quoted.extend({ match: z.string().describe("Why it was found: phrase, words, meaning …") }),
  ),
  note: z
    .string()
    .nullable()
    .describe("What was understood otherwise than written, or does not exist."),
});

export const wordsInput = z.object({
  reference: reference.describe(`A reference to at most ${MAX_ORIGINAL_VERSES} verses.`),
  translation,
});
export const wordsOutput = z.object({
  editions: z.array(z.string()).describe("Which editions the words are of."),
  verses: z.array(
    quoted.extend({
      words: z.array(
        z.object({
          text: z.string().describe("As it stands in the original."),
          transliteration: z.string(),
          language: z.enum(["he", "arc", "grc"]).describe("Hebrew, Aramaic or Greek."),
          strongs: z.string().nullable(),
          lemma: z.string().nullable(),
          gloss: z.string().nullable().describe("A few words of what the lemma means."),
          parsing: z.string().nullable().describe("Its form in plain words."),
          translated: z
            .string()
            .nullable()
            .describe("Words of the translation that go back to it."),
        }),
      ),
    }),
  ),
});

export const linksInput = z.object({ reference, translation, limit });
export const linksOutput = z.object({
  reference: z.string().describe("The verse whose relatives these are: the first one asked for."),
  total: z.number().int(),
  verses: z.array(
    quoted.extend({
      why: z
        .string()
        .nullable()
        .describe(
          "What ties it to the verse; null for a link of study Bibles for which nothing else speaks.",
        ),
    }),
  ),
});

export const checkInput = z.object({
  text: z
    .string()
    .min(1)
    .max(MAX_CHECKED_LENGTH)
    .describe("A text with quotations or references, such as your own answer before you give it."),
});
export const checkOutput = z.object({
  isSound: z
    .boolean()
    .describe("Whether everything quoted is word for word what it is said to be."),
  findings: z.array(
    z.object({
      quoted: z.string().describe("As it stands in the text."),
      verdict: z.enum(VERDICTS),
      statement: z.string().describe("The verdict in a sentence or two."),
      passages: z
        .array(quoted)
        .describe("Where the words stand, come from or come nearest to, to the letter."),
    }),
  ),
  corrected: z.string().describe("The text with what was found put right, or said."),
});

export const evidenceInput = z.object({
  about: z
    .string()
    .trim()
    .min(2)
    .max(200)
    .describe("An event, find or claim: “the flood”, “Tel Dan Stele”, “exodus”."),
});
export const evidenceOutput = z.object({
  found: z.array(
    z.object({
      title: z.string(),
      kind: z.enum(["evidence about an event", "discovery"]),
      bearing: z
        .enum(["supports", "correlates", "contradicts"])
        .nullable()
        .describe("What it does to the event; null for a discovery."),
      statement: z.string().describe("The sentence that is graded."),
      grade: z.object({
        score: z.number().int().describe("0 to 100, with Scripture counted as a witness."),
        scoreWithoutScripture: z.number().int(),
        strength: z.enum(["strong", "moderate", "weak"]),
        reliability: z.enum(["verified", "probable", "disputed", "debunked"]),
        factors: z
          .array(
            z.object({
              name: z.string(),
              level: z.number().int().nullable().describe("0 to 4; null where it cannot apply."),
              reason: z.string(),
            }),
          )
          .describe("What the grade was computed from."),
      }),
      summary: z.string(),
      sources: z.array(z.string()),
      critics: z.array(z.string()).describe("What is said against it, and who disagrees."),
      references: z.array(z.string()).describe("Passages it is about. Read them with get_passage."),
      page: z.string(),
    }),
  ),
  note: z.string().nullable().describe("What there is, when nothing was found."),
});
