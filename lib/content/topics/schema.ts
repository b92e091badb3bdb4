import { z } from "zod";
import {
  askedAs,
  findIds,
  itemId,
  keyFigures,
  list,
  markedFact,
  order,
  references,
  words,
} from "../schema";

export const topicSchema = z.strictObject({
  id: itemId,
  order,
  name: words,
  askedAs,
  aliases: list,
  /** The period (lib/content/periods) that it is another name for. */
  period: itemId.optional(),
  facts: z.array(markedFact),
  /** Where Christians, or scholars, differ; each view fairly named. */
  views: list,
  background: z.array(markedFact),
  keyFigures,
  relatedVerses: references.min(1),
  finds: findIds,
  /** Pages of the site about it, best first. */
  pages: list,
  /** What it may mean for a reader today: the editors' own words, never shown as fact. */
  application: words,
});
export type Topic = z.infer<typeof topicSchema>;
