import { z } from "zod";
import { words } from "../schema";

/**
 * A passage of the New Testament with a footnote of the World English Bible that names a place of
 * the Old, that place, and what beside the footnote says that the one quotes the other, parted by
 * spaces: "formula" (it says that others' words follow), "wording" (both say the same in a
 * translation), "marks" (the edition prints those words in quotation marks); "" where nothing does.
 * A file holds those of one book.
 */
export const quotedPlaceSchema = z
  .tuple([words, words, z.string().regex(/^(?:\b(?:formula|wording|marks)\b ?)*$/)])
  .readonly();
export type QuotedPlace = z.infer<typeof quotedPlaceSchema>;
