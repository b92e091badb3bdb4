import { z } from "zod";

const MOTIFS = ["general", "archaeological", "prophecy", "discovery", "biblical"] as const;
export type Motif = (typeof MOTIFS)[number];

/** A category without a motif of its own gets the general one: a picture is never an error. */
export const placeholderQuery = z.object({
  category: z.enum(MOTIFS).catch("general"),
});
