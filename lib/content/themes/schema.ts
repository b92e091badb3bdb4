import { z } from "zod";
import { itemId, list, order, references } from "../schema";

/**
 * A matter of faith or of everyday life, with the passages that Christians turn to first. Beside
 * the topics, which tell of the Bible's world: what people look for in it.
 */
export const themeSchema = z.strictObject({
  id: itemId,
  order,
  /** As visitors name it; each may be what is asked for. */
  names: list.min(1),
  /** The best known first. */
  references: references.min(1),
});
export type Theme = z.infer<typeof themeSchema>;
