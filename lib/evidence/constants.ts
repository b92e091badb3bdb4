/** The steps every factor is judged by, from nothing to full. */
export const LEVELS = [0, 1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

/**
 * What a grade is made of, in the order shown. `weight` is our default, from 0 (left out) to
 * MAX_WEIGHT; visitors may change it. What each level means: factor-steps.ts. Why these factors and
 * weights: docs/evidence-method.md.
 */
export const FACTORS = {
  scripture: { label: "Testimony of Scripture", weight: 2 },
  writtenSources: { label: "Independent written sources", weight: 3 },
  materialEvidence: { label: "Material evidence", weight: 3 },
  provenance: { label: "Provenance", weight: 2 },
  dating: { label: "Dating", weight: 2 },
  publication: { label: "Publication", weight: 2 },
  agreement: { label: "Agreement of those who know the field", weight: 4 },
} as const satisfies Record<string, { label: string; weight: number }>;
export type Factor = keyof typeof FACTORS;
export const FACTOR_NAMES = Object.keys(FACTORS) as Factor[];

export const MAX_WEIGHT = 5;

/** From these scores on a statement's evidence is called strong, or moderate; below it is weak. */
export const STRONG_FROM = 80;
export const MODERATE_FROM = 55;
/** A score needs this much, without Scripture, to be called verified or probable. */
export const VERIFIED_FROM = 80;
export const PROBABLE_FROM = 60;

/** How a body of evidence bears on what the Bible says. */
export const VALIDATION_TYPES = ["supports", "correlates", "contradicts"] as const;
/** The field that a finding comes from. */
export const FINDING_TYPES = [
  "archaeological",
  "geological",
  "biological",
  "astronomical",
  "other",
] as const;
