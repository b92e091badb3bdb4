import { z } from "zod";
import { FACTOR_NAMES, type Factor } from "./constants";
import { isSourceAddress } from "./source-links";

/** Where a citation was published, so that readers can tell a peer-reviewed paper from a film. */
const citationKind = z.enum([
  "peer-reviewed",
  "journal",
  "magazine",
  "book",
  "museum",
  "report",
  "ancient-source",
  "web",
]);

/**
 * A source one can look up. `author` may be a body ("British Museum"); `publication` names journal
 * and volume, publisher, or the institution; `year` is text because ancient works have "c. AD 116".
 * `url` only where the address was verified.
 */
export const citationSchema = z.strictObject({
  author: z.string().min(2),
  year: z.string().regex(/\d/, "A year holds a number"),
  title: z.string().min(3),
  publication: z.string().min(2),
  kind: citationKind,
  url: z.string().refine(isSourceAddress, "https, and a DOI as https://doi.org/10.…").optional(),
});
export type Citation = z.infer<typeof citationSchema>;

/**
 * How far one factor speaks for a statement: 0 to 4 as constants.ts says, or null where the factor
 * cannot apply; and why.
 */
export const factorSchema = z.strictObject({
  level: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.null()]),
  reason: z.string().min(10),
});

/**
 * Everything a grade is computed from. `statement` is the sentence that is graded, as worded and
 * dated.
 */
export const evidenceInputs = z.strictObject({
  statement: z.string().min(10),
  factors: z.strictObject(
    Object.fromEntries(FACTOR_NAMES.map((name) => [name, factorSchema])) as Record<
      Factor,
      typeof factorSchema
    >,
  ),
});
export type EvidenceInputs = z.infer<typeof evidenceInputs>;
