import * as z from "zod/mini";
import { TRANSLATION_CODES } from "./constants";

/** A passage as printed from our table. Nothing else is ever rendered as scripture. */
export const versePart = z.object({
  type: z.literal("verse"),
  /** Written out: "John 3:16-17". */
  reference: z.string(),
  /** OSIS id or range: "John.3.16-John.3.17". */
  osis: z.string(),
  /** The translation actually read. */
  translation: z.enum(TRANSLATION_CODES),
  /** In canonical order. */
  verses: z.array(z.object({ osis: z.string(), verse: z.int(), text: z.string() })),
});
export type VersePart = z.infer<typeof versePart>;
