import fc from "fast-check";
import {
  FACTOR_NAMES,
  FACTORS,
  type Factor,
  LEVELS,
  type Level,
  MAX_WEIGHT,
} from "@/lib/evidence/constants";
import { FACTOR_STEPS } from "@/lib/evidence/factor-steps";
import {
  DEFAULT_WEIGHTS,
  type FactorLevels,
  gradeEvidence,
  scoreColor,
  scoreEvidence,
  toReliability,
  toStrength,
  WEIGHTS_WITHOUT_SCRIPTURE,
  type Weights,
} from "@/lib/evidence/rules";

/** The same level for every factor, with changes. */
function levels(all: Level | null, changes: Partial<FactorLevels> = {}): FactorLevels {
  const same = Object.fromEntries(FACTOR_NAMES.map((name) => [name, all])) as FactorLevels;
  return { ...same, ...changes };
}

const anyLevel = fc.constantFrom<Level>(...LEVELS);
const anyFactor = fc.constantFrom<Factor>(...FACTOR_NAMES);
const anyLevels: fc.Arbitrary<FactorLevels> = fc.record(
  Object.fromEntries(
    FACTOR_NAMES.map((name) => [name, fc.option(anyLevel, { nil: null })]),
  ) as Record<Factor, fc.Arbitrary<Level | null>>,
);
const anyWeights: fc.Arbitrary<Weights> = fc.record(
  Object.fromEntries(
    FACTOR_NAMES.map((name) => [name, fc.integer({ min: 0, max: MAX_WEIGHT })]),
  ) as Record<Factor, fc.Arbitrary<number>>,
);

describe("the factors", () => {
  test("have seven steps' worth of words each, and weights between 0 and the most", () => {
    expect(FACTOR_NAMES).toHaveLength(7);
    for (const name of FACTOR_NAMES) {
      const { weight } = FACTORS[name];
      expect(FACTOR_STEPS[name]).toHaveLength(LEVELS.length);
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(MAX_WEIGHT);
    }
  });

  test("count Scripture by default, and leave nothing else out beside it", () => {
    expect(DEFAULT_WEIGHTS.scripture).toBe(2);
    expect(WEIGHTS_WITHOUT_SCRIPTURE).toEqual({ ...DEFAULT_WEIGHTS, scripture: 0 });
  });
});

describe("the score", () => {
  test("is the weighted mean of the levels, in percent", () => {
    // 2·1 + 3·¾ + 3·¾ + 2·1 + 2·¾ + 2·1 + 4·¾ = 15 of 18.
    const mixed = levels(3, { scripture: 4, provenance: 4, publication: 4 });
    expect(scoreEvidence(mixed)).toBe(83);
    // The same without Scripture: 13 of 16.
    expect(scoreEvidence(mixed, WEIGHTS_WITHOUT_SCRIPTURE)).toBe(81);
  });

  test("is halved for what has been shown to be false", () => {
    expect(scoreEvidence(levels(4, { agreement: 0 }))).toBe(39);
    expect(scoreEvidence(levels(4, { agreement: 1 }))).toBe(83);
  });

  test("stays halved when a visitor gives agreement no weight: a refuted claim stays refuted", () => {
    const weights = { ...DEFAULT_WEIGHTS, agreement: 0 };
    expect(scoreEvidence(levels(4, { agreement: 0 }), weights)).toBe(50);
    expect(scoreEvidence(levels(4, { agreement: 1 }), weights)).toBe(100);
  });

  test("is 0 when there is nothing to judge by", () => {
    expect(scoreEvidence(levels(null))).toBe(0);
    const nothing = Object.fromEntries(FACTOR_NAMES.map((name) => [name, 0])) as Weights;
    expect(scoreEvidence(levels(4), nothing)).toBe(0);
  });

  test("is a whole number from 0 to 100, whatever the levels and weights", () => {
    fc.assert(
      fc.property(anyLevels, anyWeights, (given, weights) => {
        const score = scoreEvidence(given, weights);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  test("never falls when a level rises", () => {
    fc.assert(
      fc.property(
        anyLevels,
        anyWeights,
        anyFactor,
        anyLevel,
        anyLevel,
        (given, weights, name, one, other) => {
          const [low, high] = one < other ? [one, other] : [other, one];
          const lower = scoreEvidence({ ...given, [name]: low }, weights);
          const higher = scoreEvidence({ ...given, [name]: high }, weights);
          expect(higher).toBeGreaterThanOrEqual(lower);
        },
      ),
    );
  });

  test("takes a factor that cannot apply as one that is left out by its weight", () => {
    fc.assert(
      fc.property(anyLevels, anyWeights, anyFactor, (given, weights, name) => {
        // Agreement 0 halves by itself, see above.
        fc.pre(name !== "agreement" || given.agreement !== 0);
        const cannotApply = scoreEvidence({ ...given, [name]: null }, weights);
        const leftOut = scoreEvidence(given, { ...weights, [name]: 0 });
        expect(cannotApply).toBe(leftOut);
      }),
    );
  });

  test("does not depend on a factor that weighs nothing", () => {
    fc.assert(
      fc.property(anyLevels, anyWeights, anyFactor, anyLevel, (given, weights, name, level) => {
        fc.pre(name !== "agreement");
        const unweighed = { ...weights, [name]: 0 };
        expect(scoreEvidence({ ...given, [name]: level }, unweighed)).toBe(
          scoreEvidence(given, unweighed),
        );
      }),
    );
  });

  test("depends on the proportion of the weights alone", () => {
    fc.assert(
      fc.property(anyLevels, anyWeights, fc.constantFrom(2, 4), (given, weights, times) => {
        const more = Object.fromEntries(
          FACTOR_NAMES.map((name) => [name, weights[name] * times]),
        ) as Weights;
        expect(scoreEvidence(given, more)).toBe(scoreEvidence(given, weights));
      }),
    );
  });

  test("of factors that all stand on one level is that level, whatever they weigh", () => {
    fc.assert(
      fc.property(anyWeights, fc.constantFrom<Level>(1, 2, 3, 4), (weights, level) => {
        fc.pre(FACTOR_NAMES.some((name) => weights[name] > 0));
        expect(scoreEvidence(levels(level), weights)).toBe(level * 25);
      }),
    );
  });
});

describe("the words for a score", () => {
  test.each([
    [100, "strong"],
    [80, "strong"],
    [79, "moderate"],
    [55, "moderate"],
    [54, "weak"],
    [0, "weak"],
  ])("evidence of %d is %s", (score, strength) => {
    expect(toStrength(score)).toBe(strength);
  });

  test.each([
    [100, "green"],
    [80, "green"],
    [79, "yellow"],
    [60, "yellow"],
    [59, "orange"],
    [40, "orange"],
    [39, "red"],
    [0, "red"],
  ])("a truth score of %d is %s", (score, color) => {
    expect(scoreColor(score)).toBe(color);
  });

  test.each<[string, FactorLevels]>([
    ["verified", levels(4)],
    ["verified", levels(4, { agreement: 3 })],
    ["probable", levels(4, { agreement: 2 })],
    ["probable", levels(3, { agreement: 2 })],
    ["disputed", levels(4, { agreement: 1 })],
    ["disputed", levels(2)],
    ["debunked", levels(4, { agreement: 0 })],
    // Where agreement cannot apply, specialists count as divided.
    ["probable", levels(4, { agreement: null })],
  ])("%s is the reliability of %j", (reliability, given) => {
    expect(toReliability(given)).toBe(reliability);
  });

  test("reliability does not depend on Scripture's testimony", () => {
    fc.assert(
      fc.property(anyLevels, fc.option(anyLevel, { nil: null }), (given, scripture) => {
        expect(toReliability({ ...given, scripture })).toBe(toReliability(given));
      }),
    );
  });
});

test("a grade holds everything that follows from its inputs", () => {
  const given = levels(3, { scripture: 4, provenance: 4, publication: 4 });
  const factors = Object.fromEntries(
    FACTOR_NAMES.map((name) => [name, { level: given[name], reason: "For the test." }]),
  ) as Record<Factor, { level: Level | null; reason: string }>;

  expect(gradeEvidence({ factors })).toEqual({
    score: 83,
    scoreWithoutScripture: 81,
    strength: "strong",
    reliability: "verified",
  });
});
