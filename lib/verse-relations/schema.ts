import { z } from "zod";
import { verseSchema } from "@/lib/bible/schema";

const originalLanguage = z.enum(["he", "arc", "grc"]);

/**
 * Why a verse belongs to another. Each is true by what the site holds; a link of the source for
 * which nothing speaks has none.
 */
const reasonSchema = z.discriminatedUnion("kind", [
  z.object({
    /**
     * "quotation": the one quotes the other; "allusion": it takes up its words; "named": a footnote
     * of the World English Bible names the place, and nothing else says that it is quoted.
     */
    kind: z.enum(["quotation", "allusion", "named"]),
    /**
     * "quotes": the related verse is of the New Testament and quotes (or speaks of) the verse;
     * "quoted": the other way round.
     */
    side: z.enum(["quotes", "quoted"]),
    /** OSIS ids of the quoting passage of the New Testament and of the quoted one of the Old. */
    from: z.string(),
    to: z.string(),
  }),
  z.object({
    kind: z.literal("wording"),
    /** The translation in which both say nearly the same. */
    translation: z.string(),
  }),
  z.object({
    kind: z.literal("event"),
    /** What both tell, each in its own place: "The baptism of Jesus". */
    name: z.string(),
  }),
  z.object({
    kind: z.literal("lemma"),
    /** Strong's number: "G26". */
    id: z.string(),
    /** Name of its page: "g26-agape". */
    slug: z.string(),
    language: originalLanguage,
    lemma: z.string(),
    transliteration: z.string(),
    /** A few words of our own; null where the site has none. */
    gloss: z.string().nullable(),
    /** In how many verses the word stands. */
    verses: z.number().int(),
  }),
  z.object({
    kind: z.literal("words"),
    /** As they stand in the verse, the rarest first. */
    words: z.array(z.string()),
    translation: z.string(),
  }),
  z.object({
    kind: z.literal("names"),
    /** People and places of the site that both name, as the texts write them. */
    names: z.array(z.string()),
  }),
  z.object({
    kind: z.literal("story"),
    /** The story or known passage in which both stand. */
    heading: z.string(),
    passage: z.string(),
  }),
  z.object({ kind: z.literal("returned") }),
  z.object({
    kind: z.literal("common"),
    /** To how many verses both are linked. */
    count: z.number().int(),
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
      /** The first reasons in words ("quotes this verse"); null where there is none. */
      why: z.string().nullable(),
    }),
  ),
});
export type VerseLinksResponse = z.infer<typeof verseLinksResponse>;
