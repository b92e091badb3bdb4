import { z } from "zod";
import { itemId, list, words } from "../schema";

/** Something people tell of their lives, and how the site meets them in it. */
export const situationSchema = z.strictObject({
  id: itemId,
  /** What has happened, in one sentence. */
  about: words,
  /** Words of condolence and of joy hurt whom they do not fit, so they ask for surer signs. */
  tone: z.enum(["loss", "joy"]).optional(),
  /** Beginnings of words without one of which nobody tells of it ("dog" of a pet's death). */
  namedBy: list.min(1).optional(),
  /** One or two sentences that meet the person: no sermon, no blame, no promise of an outcome. */
  words,
  /** What may help in practice. */
  step: words,
  /** Both as they are said to a child, where children tell of it. */
  toChild: z.strictObject({ words, step: words }).optional(),
  passages: z.array(z.strictObject({ reference: words, why: words })).length(3),
  /** Messages of many voices that tell of it; they teach the matching. */
  toldAs: list.min(25),
});

export type Situation = z.infer<typeof situationSchema>;
