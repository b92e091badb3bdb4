import { z } from "zod";
import { list, words } from "../schema";

const passage = z.strictObject({ reference: words, why: words });

/** What somebody wants words of the Bible for: a funeral, a new house, the night before surgery. */
export const occasionSchema = z.strictObject({
  /** With its article, as it follows "for": "a funeral". */
  occasion: words,
  /**
   * What must stand in the request, each part with other words for it: "funeral|burial". Of two
   * occasions the one with more parts is meant, then the one that is named last.
   */
  about: list.min(1),
  /** A kind of people is meant only where no day is: "the birthday of an old lady". */
  isOfPeople: z.literal(true).optional(),
  /** One or two sentences: what these passages do there, and what to mind. */
  words,
  /** Printed, the most fitting first. */
  passages: z.array(passage).length(3),
  /** Named with a line each. */
  further: z.array(passage).min(2).max(6),
});
export type Occasion = z.infer<typeof occasionSchema>;
