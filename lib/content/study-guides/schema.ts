import { z } from "zod";
import { citationSchema } from "@/lib/evidence/schema";
import { order } from "../schema";

const words = z.string().trim().min(1);
const points = z.array(words).min(1);
const reference = words;

/**
 * Long texts are paragraphs separated by blank lines. Every field but the first group is optional.
 */
export const studyGuideSchema = z.strictObject({
  /** Also the anchor: /study-guides#genesis-creation. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  order,
  title: words,
  /** One sentence under the title while the guide is closed. */
  summary: words,
  keyVerses: z.array(reference).min(3),
  overview: words,
  /** For a group: questions that open the text, not a quiz. */
  discussionQuestions: z.array(words).min(5),
  /**
   * Something to do before or at the meeting, in order, with minutes that add up to about an hour.
   */
  sessionPlan: z
    .array(z.strictObject({ minutes: z.number().int().positive(), step: words }))
    .min(3),
  sources: z.array(citationSchema).min(1),

  scientificNotes: points.optional(),
  timelineStructure: z
    .array(z.strictObject({ when: words, what: words, reference }))
    .min(2)
    .optional(),
  modernParallels: points.optional(),
  detailedDiscoveries: z
    .array(z.strictObject({ site: words, location: words, details: words, evidence: words }))
    .min(1)
    .optional(),
  /** Arguments of both sides, each with the other side’s reply. */
  scientificSupport: z
    .array(z.strictObject({ argument: words, fact: words, reply: words }))
    .min(1)
    .optional(),
  feastTable: z
    .array(
      z.strictObject({
        hebrew: words,
        english: words,
        timing: words,
        fulfillment: words,
        reference,
      }),
    )
    .min(1)
    .optional(),
  supportingInsights: points.optional(),
  interpretiveViews: z
    .array(z.strictObject({ view: words, explanation: words }))
    .min(2)
    .optional(),
  archaeologicalParallels: z
    .array(z.strictObject({ name: words, details: words }))
    .min(1)
    .optional(),
  judgmentTable: z
    .array(z.strictObject({ series: words, number: words, chapters: words, description: words }))
    .min(1)
    .optional(),
  timelineInsight: words.optional(),
  progression: z
    .array(z.strictObject({ stage: words, meaning: words }))
    .min(2)
    .optional(),
  tabernacleTable: z
    .array(z.strictObject({ component: words, meaning: words, fulfilled: words, reference }))
    .min(1)
    .optional(),
  geographyTable: z
    .array(z.strictObject({ location: words, today: words, prophecy: words }))
    .min(1)
    .optional(),
  studyTools: points.optional(),
  covenantsTable: z
    .array(z.strictObject({ covenant: words, promise: words, sign: words, fulfilled: words }))
    .min(1)
    .optional(),
  plaguesTable: z
    .array(z.strictObject({ plague: words, judgment: words, description: words, reference }))
    .min(1)
    .optional(),
  propheticEcho: points.optional(),
  reflection: words.optional(),
  faithInsight: words.optional(),
});
export type StudyGuide = z.infer<typeof studyGuideSchema>;
