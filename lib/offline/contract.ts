import * as z from "zod/mini";
import { BOOK_IDS } from "@/lib/bible/canon";

/** The books of a translation to keep. */
export const keptList = z.object({
  checksum: z.string(),
  books: z.array(z.object({ book: z.enum(BOOK_IDS), bytes: z.number(), sha256: z.string() })),
});
export type KeptList = z.infer<typeof keptList>;

const pages = z.object({ pages: z.array(z.string()), bytes: z.number() });
/** The pages of guides and answers to keep. */
export const keptStudies = z.object({ guides: pages, answers: pages });
export type KeptStudies = z.infer<typeof keptStudies>;
