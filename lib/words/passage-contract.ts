import * as z from "zod/mini";

// Requires only what a page needs; further keys pass.
const language = z.enum(["he", "arc", "grc"]);
const word = z.object({
  position: z.number(),
  language,
  text: z.string(),
  transliteration: z.string(),
  lexeme: z.nullable(z.string()),
  prefixes: z.array(z.string()),
  morphology: z.string(),
  written: z.nullish(z.string()),
});
export type PassageWord = z.infer<typeof word>;

const lexeme = z.object({
  id: z.string(),
  slug: z.string(),
  language,
  lemma: z.string(),
  transliteration: z.string(),
  gloss: z.nullish(z.string()),
  frequency: z.number(),
});

const verse = z.object({
  osis: z.string(),
  reference: z.string(),
  text: z.string(),
  words: z.array(word),
  alignments: z.array(
    z.object({ start: z.number(), end: z.number(), positions: z.array(z.number()) }),
  ),
  supplied: z.array(z.tuple([z.number(), z.number()])),
});
export type PassageVerse = z.infer<typeof verse>;

/** The original words of a passage, as the reader shows them. */
export const passageWords = z.object({
  translation: z.string(),
  editions: z.array(z.object({ name: z.string(), note: z.string() })),
  verses: z.array(verse),
  lexemes: z.record(z.string(), lexeme),
  prefixes: z._default(z.record(z.string(), z.string()), {}),
});
export type PassageWords = z.infer<typeof passageWords>;
