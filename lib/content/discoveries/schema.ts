import { z } from "zod";
import { citationSchema, evidenceInputs } from "@/lib/evidence/schema";
import { askedAs } from "../schema";

const words = z.string().trim().min(1);

/**
 * A paper or book about a discovery; without a verified url the page says 'Available in Research
 * Archives'.
 */
const researchPaperSchema = citationSchema.extend({
  /** What it found, in one or two sentences of our own. */
  summary: words,
});

export const discoverySchema = z.strictObject({
  /** Its place in the list: 1–8 are Ron Wyatt's claims, from 9 on mainstream finds. */
  id: z.number().int().min(1),
  /** Also the anchor of its card: /discover#tel-dan-stele. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: words,
  askedAs,
  category: z.enum(["ron-wyatt", "mainstream", "archaeological", "biblical"]),
  /** One or two sentences for the card. */
  description: words,
  location: words,
  /**
   * Where the pin of the map stands, in decimal degrees; `approximate` says so beside the figures.
   */
  coordinates: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    approximate: z.boolean(),
  }),
  /** When it was found or claimed and what it dates from, as text. */
  year: words,
  /**
   * The strongest objections in one or two sentences, on the card itself: for a Wyatt claim with
   * who raised them, believers included.
   */
  objection: words,
  significance: words,
  /** Paragraphs, separated by blank lines. */
  detailedDescription: words,
  evidence: z.array(words).min(3),
  scientificAnalysis: z.array(words).min(1),
  biblicalReferences: z.array(words).min(1),
  researchPapers: z.array(researchPaperSchema).min(1),
  physicalEvidence: z
    .array(z.strictObject({ type: words, description: words, analysis: words }))
    .min(1),
  controversies: z.array(words).min(1),
  supportingEvidence: z.array(words).min(1),
  /** What its score is computed from. */
  grading: evidenceInputs,
});
export type Discovery = z.infer<typeof discoverySchema>;
export type ResearchPaper = z.infer<typeof researchPaperSchema>;
