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

export const periodSchema = z.strictObject({
  id: itemId,
  order,
  name: words,
  askedAs,
  aliases: list,
  /**
   * The parts of the Bible that are set in it; poetry and wisdom, whose setting is open, are no
   * part of any.
   */
  setIn: references,
  /** Years, negative for BC; `approximate` is shown as "about". */
  from: z.number().int(),
  to: z.number().int(),
  approximate: z.boolean(),
  /** The early and the late view; both are shown where both stand. */
  dateViews: list,
  powers: list,
  keyEvents: z.array(
    z.strictObject({ year: z.number().int(), approximate: z.boolean(), text: words, references }),
  ),
  background: z.array(markedFact),
  culture: z.array(markedFact),
  finds: findIds,
  keyFigures,
  relatedVerses: references,
  /** What it may mean for a reader today: the editors' own words, never shown as fact. */
  application: words,
});
export type Period = z.infer<typeof periodSchema>;
