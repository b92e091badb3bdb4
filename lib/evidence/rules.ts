import {
  FACTOR_NAMES,
  FACTORS,
  type Factor,
  type Level,
  MAX_WEIGHT,
  MODERATE_FROM,
  PROBABLE_FROM,
  STRONG_FROM,
  VERIFIED_FROM,
} from "./constants";

/** The level of each factor; null where it cannot apply. */
export type FactorLevels = Readonly<Record<Factor, Level | null>>;
/** The weight of each factor, 0 or more; 0 leaves it out. */
export type Weights = Readonly<Record<Factor, number>>;

export const DEFAULT_WEIGHTS: Weights = Object.fromEntries(
  FACTOR_NAMES.map((name) => [name, FACTORS[name].weight]),
) as Record<Factor, number>;
/** The same without Scripture's testimony: the figure that stands beside every score. */
export const WEIGHTS_WITHOUT_SCRIPTURE: Weights = { ...DEFAULT_WEIGHTS, scripture: 0 };

/**
 * How others weigh the same levels: those for whom Scripture counts as much as any source may, and
 * those who leave it out.
 */
export const PERSPECTIVES = {
  believers: { ...DEFAULT_WEIGHTS, scripture: MAX_WEIGHT },
  critics: WEIGHTS_WITHOUT_SCRIPTURE,
} as const satisfies Record<string, Weights>;

/** What a level counts for, 0 to 1. */
const TOP_LEVEL = 4;

/**
 * The score of a statement, 0 to 100 and whole: the weighted mean of its factors' levels. Factors
 * that cannot apply (null) or weigh 0 are left out. With nothing left to judge by the score is 0. A
 * statement shown to be false (agreement 0) scores at most half its mean, because old sources and
 * good publication of a refuted claim do not make it truer. The rule and its reasons:
 * docs/evidence-method.md.
 */
export function scoreEvidence(levels: FactorLevels, weights: Weights = DEFAULT_WEIGHTS): number {
  let sum = 0;
  let total = 0;
  for (const name of FACTOR_NAMES) {
    const level = levels[name];
    if (level === null) continue;
    sum += weights[name] * (level / TOP_LEVEL);
    total += weights[name];
  }
  if (total === 0) return 0;
  const mean = sum / total;
  return Math.round(100 * (levels.agreement === 0 ? mean / 2 : mean));
}

/** The levels alone, of inputs that also give reasons. */
export function toLevels(inputs: {
  factors: Readonly<Record<Factor, { level: Level | null }>>;
}): FactorLevels {
  return Object.fromEntries(
    FACTOR_NAMES.map((name) => [name, inputs.factors[name].level]),
  ) as Record<Factor, Level | null>;
}

/** A grade as the site shows it: with Scripture's testimony counted, and without. */
export interface Grade {
  score: number;
  scoreWithoutScripture: number;
  strength: EvidenceStrength;
  reliability: Reliability;
}
export type EvidenceStrength = "strong" | "moderate" | "weak";
export type Reliability = "verified" | "probable" | "disputed" | "debunked";

/** "strong" from 80, "moderate" from 55, else "weak". `score` is 0 to 100. */
export function toStrength(score: number): EvidenceStrength {
  if (score >= STRONG_FROM) return "strong";
  return score >= MODERATE_FROM ? "moderate" : "weak";
}

/**
 * How reliable a statement is, judged without Scripture's testimony so that the word means the same
 * to every reader: debunked when shown false; verified from 80 unless specialists are divided;
 * probable from 60 unless most reject it; else disputed.
 */
export function toReliability(levels: FactorLevels): Reliability {
  const score = scoreEvidence(levels, WEIGHTS_WITHOUT_SCRIPTURE);
  const agreement = levels.agreement ?? 2;
  if (agreement === 0) return "debunked";
  if (score >= VERIFIED_FROM && agreement >= 3) return "verified";
  if (score >= PROBABLE_FROM && agreement >= 2) return "probable";
  return "disputed";
}

/** Everything that follows from the inputs by the default weights. */
export function gradeEvidence(inputs: Parameters<typeof toLevels>[0]): Grade {
  const levels = toLevels(inputs);
  const score = scoreEvidence(levels);
  return {
    score,
    scoreWithoutScripture: scoreEvidence(levels, WEIGHTS_WITHOUT_SCRIPTURE),
    strength: toStrength(score),
    reliability: toReliability(levels),
  };
}

/** The four colors a truth score is shown in (spec §5), always beside the figure itself. */
export type ScoreColor = "green" | "yellow" | "orange" | "red";
const GREEN_FROM = 80;
const YELLOW_FROM = 60;
const ORANGE_FROM = 40;

/** 80 and above green, 60 and above yellow, 40 and above orange, below red. `score` is 0 to 100. */
export function scoreColor(score: number): ScoreColor {
  if (score >= GREEN_FROM) return "green";
  if (score >= YELLOW_FROM) return "yellow";
  return score >= ORANGE_FROM ? "orange" : "red";
}
