import { z } from "zod";
import { verseSchema } from "@/lib/bible/schema";

const originalLanguage = z.enum(["he", "arc", "grc"]);

/**
 * Why a verse belongs to another. Each is true by what the site holds; a link of the source for
 * which nothing speaks has none.
 */
const reasonSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z
      .enum(["quotation", "allusion", "named"])
      .describe(
        '"quotation": the one quotes the other; "allusion": it takes up its words; "named": a footnote of the World English Bible names the place, and nothing else says that it is quoted.',
      ),
    side: z
      .enum(["quotes", "quoted"])
      .describe(
        '"quotes": the related verse is of the New Testament and quotes (or speaks of) the verse; "quoted": the other way round.',
      ),
    from: z
      .string()
      .describe(
        "OSIS ids of the quoting passage of the New Testament and of the quoted one of the Old.",
      ),
    to: z.string(),
  }),
  z.object({
    kind: z.literal("wording"),
    translation: z.string().describe("The translation in which both say nearly the same."),
  }),
  z.object({
    kind: z.literal("event"),
    name: z.string().describe('What both tell, each in its own place: "The baptism of Jesus".'),
  }),
  z.object({
    kind: z.literal("lemma"),
    id: z.string().describe('Strong’s number: "G26".'),
    slug: z.string().describe('Name of its page: "g26-agape".'),
    language: originalLanguage,
    lemma: z.string(),
    transliteration: z.string(),
    gloss: z.string().nullable().describe("A few words of our own; null where the site has none."),
    verses: z.number().int().describe("In how many verses the word stands."),
  }),
  z.object({
    kind: z.literal("words"),
    words: z.array(z.string()).describe("As they stand in the verse, the rarest first."),
    translation: z.string(),
  }),
  z.object({
    kind: z.literal("names"),
    names: z
      .array(z.string())
      .describe("People and places of the site that both name, as the texts write them."),
  }),
  z.object({
    kind: z.literal("story"),
    heading: z.string().describe("The story or known passage in which both stand."),
    passage: z.string(),
  }),
  z.object({ kind: z.literal("returned") }),
  z.object({
    kind: z.literal("common"),
    count: z.number().int().describe("To how many verses both are linked."),
  }),
]);
export type Reason = z.infer<typeof reasonSchema>;

/** Verses that belong to the (first) verse of the reference, the closest first. */
export const verseLinksResponse = z.object({
  reference: z.string(),
  total: z.number().int(),
  links: z.array(
    verseSchema.extend({
      reasons: z.array(reasonSchema),
      why: z
        .string()
        .nullable()
        .describe('The first reasons in words ("quotes this verse"); null where there is none.'),
    }),
  ),
});
export type VerseLinksResponse = z.infer<typeof verseLinksResponse>;
