import * as z from "zod/mini";
import { FACTOR_NAMES, type Factor, LEVELS } from "./constants";

const factor = z.object({
  level: z.nullable(z.literal(LEVELS)),
  reason: z.string(),
});

/** What a grade is computed from; anything that is not that counts as not given. */
export const grading = z.catch(
  z.nullish(
    z.object({
      statement: z.string(),
      factors: z.object(
        Object.fromEntries(FACTOR_NAMES.map((name) => [name, factor])) as Record<
          Factor,
          typeof factor
        >,
      ),
    }),
  ),
  null,
);
/** A source one can look up. */
export const citation = z.object({
  author: z.string(),
  year: z.string(),
  title: z.string(),
  publication: z.string(),
  kind: z.nullish(z.string()),
  url: z.nullish(z.string()),
});
