import { z } from "zod";
import { itemId, list, words } from "../schema";

/** Lines to call in need, told in one paragraph. */
export const helplineSchema = z.strictObject({
  id: itemId,
  /** What a visitor reads, countries and numbers in one. */
  text: words,
  /** The day on which each number was looked up. */
  lookedUp: z.iso.date(),
  /** Each number or address as it stands in the text. */
  lines: z
    .array(
      z.strictObject({
        number: words,
        service: words,
        countries: list.min(1),
        /**
         * Where it was looked up: the service's own pages where they were to be had; none for 911.
         */
        sources: list,
        note: words.optional(),
      }),
    )
    .min(1),
});
export type Helpline = z.infer<typeof helplineSchema>;
