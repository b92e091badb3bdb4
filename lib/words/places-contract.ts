import * as z from "zod/mini";
import { TRANSLATION_CODES } from "@/lib/bible/constants";

// What a word's page needs of /api/words/{id}/verses; further keys pass.
const place = z.object({
  osis: z.string(),
  reference: z.string(),
  path: z.string(),
  text: z.string(),
  highlights: z.array(z.tuple([z.number(), z.number()])),
  original: z.array(z.object({ text: z.string(), isWord: z.boolean() })),
  language: z.string(),
  forms: z.array(z.object({ text: z.string(), plain: z.nullable(z.string()) })),
});
export type Place = z.infer<typeof place>;

export const places = z.object({
  translation: z.enum(TRANSLATION_CODES),
  total: z.number(),
  offset: z.number(),
  limit: z.number(),
  places: z.array(place),
});
