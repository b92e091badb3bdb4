// What pages demand of the Bible API's answers; apart from schema.ts because browsers load it, beside the first answer and not before.
import * as z from "zod/mini";
import { DEFAULT_TRANSLATION, TRANSLATION_CODES } from "./constants";

// Only what a page needs is demanded, further keys pass.
const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const translation = z._default(
  z.catch(z.enum(TRANSLATION_CODES), DEFAULT_TRANSLATION),
  DEFAULT_TRANSLATION,
);
const span = z.tuple([z.number(), z.number()]);

const listed = z.object({ id, translation, text: z.string(), reference: z.string() });
const verse = z.extend(listed, { verse: z.number() });
export const foundVerse = z.extend(listed, {
  match: z.optional(z.string()),
  highlights: z._default(z.array(span), []),
});
export type FoundVerse = z.infer<typeof foundVerse>;

const layout = z.object({
  breaks: z.array(z.object({ at: z.number(), kind: z.enum(["paragraph", "stanza", "line"]) })),
  headings: z.array(z.object({ at: z.number(), text: z.string() })),
  italics: z.array(span),
  selah: z.array(span),
});
export const chapterVerse = z.extend(verse, { layout });
export type ChapterVerse = z.infer<typeof chapterVerse>;

export const chapter = z.object({
  bookId: z.string(),
  chapter: z.number(),
  title: z.string(),
  reference: z.string(),
  translation,
  verses: z.array(chapterVerse),
  marked: z.nullable(z.object({ start: z.number(), end: z.number() })),
  omitted: z.array(z.object({ verse: z.number(), reason: z.string() })),
});
export type Chapter = z.infer<typeof chapter>;

export const quotedVerse = z.nullable(
  z.object({ text: z.string(), reference: z.string(), translation }),
);
export const passage = z.nullable(
  z.object({
    text: z.string(),
    reference: z.string(),
    translation,
    verses: z._default(z.array(verse), []),
  }),
);
export const verseLinks = z.object({ total: z.number(), links: z.array(listed) });
export const searchPage = z.object({
  total: z.number(),
  verses: z.array(foundVerse),
  message: z.nullish(z.string()),
  correctedQuery: z.nullish(z.string()),
});

export const verseList = z.array(listed);
