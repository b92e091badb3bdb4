import { z } from "zod";
import { verseQuery } from "@/lib/bible/schema";
import { EMBED_SIZES, EMBED_THEMES } from "./constants";

const look = {
  theme: z.enum(EMBED_THEMES, "theme is auto, light or dark.").default("auto"),
  size: z.enum(EMBED_SIZES, "size is small, medium or large.").default("medium"),
};

/** Query of a frame with verses. */
export const embeddedVerseQuery = z.object({
  ref: verseQuery.shape.reference,
  translation: verseQuery.shape.translation,
  ...look,
});
export type EmbeddedVerseQuery = z.output<typeof embeddedVerseQuery>;

/** Query of a frame with the card of a page. */
export const embeddedCardQuery = z.object({
  path: z
    .string("Name the page, for example path=/answers/what-is-grace.")
    .max(200, "A path has at most 200 characters.")
    .regex(/^\/[\w/-]+$/, "path is that of a page, such as /answers/what-is-grace."),
  ...look,
});
export type EmbeddedCardQuery = z.output<typeof embeddedCardQuery>;

/** The look alone, from a query that names nothing to show. */
export const embedLook = z.object({
  theme: look.theme.catch("auto"),
  size: look.size.catch("medium"),
});

const pixels = (name: string) =>
  z.coerce
    .number(`${name} is a number of pixels.`)
    .int(`${name} is a whole number of pixels.`)
    .min(1, `${name} is at least 1.`)
    .max(100_000, `${name} is at most 100000.`)
    .optional()
    .describe("Pixels that the frame may take at most.");

/** Query of oEmbed (oembed.com, section 2.2); any other format is answered with 501. */
export const oEmbedQuery = z.object({
  url: z
    .string("Name the page, for example url=https://…/bible/web/john/3/16.")
    .min(1, "Name the page by its address.")
    .max(2_000, "An address has at most 2000 characters.")
    .describe("Whole address of a page of this site."),
  maxwidth: pixels("maxwidth"),
  maxheight: pixels("maxheight"),
  format: z.string().max(40, "format is json or xml.").default("json").describe("json or xml."),
});
export type OEmbedQuery = z.output<typeof oEmbedQuery>;

/** Answer of oEmbed: a frame with what the page says (oembed.com, section 2.3). */
export const oEmbedResponse = z.object({
  version: z.literal("1.0"),
  type: z.literal("rich"),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.url(),
  /** Seconds. */
  cache_age: z.number().int(),
  html: z.string(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  thumbnail_url: z.url().optional(),
  thumbnail_width: z.number().int().optional(),
  thumbnail_height: z.number().int().optional(),
});
export type OEmbedResponse = z.output<typeof oEmbedResponse>;
