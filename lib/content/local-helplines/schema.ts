import { z } from "zod";
import { list, words } from "../schema";

const line = z.strictObject({
  number: words,
  service: words,
  /** Where it was looked up. */
  sources: list.min(1),
});

/** Whom to call in one country. */
export const localHelplinesSchema = z.strictObject({
  /** The country's code in ISO 3166, lower case. */
  id: z.string().regex(/^[a-z]{2}$/),
  /** The sources may be none for 911. */
  emergency: z.strictObject({ number: words, sources: list }),
  crisis: z.array(line).min(1),
  /** For violence, women's and children's lines; none where none could be verified. */
  abuse: z.array(line),
  /** For those whom a suicide has left behind, where one could be verified. */
  bereaved: z.array(line).min(1).optional(),
  /** The day on which each number was looked up. */
  lookedUp: z.iso.date(),
});
export type LocalHelplines = z.infer<typeof localHelplinesSchema>;
