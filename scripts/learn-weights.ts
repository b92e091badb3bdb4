/** Something asked: the evidence of each verse it is ranked among, and whether it was expected. */
export interface Query {
  /** The fields of each verse, one verse after the other. */
  rows: Float64Array;
  isExpected: readonly boolean[];
}

const FOLDS = 5;
const STEPS = 150;
const RATE = 0.1;
/** Holds weights near nothing unless the queries ask for them. */
const SHRINK = 0.002;

function scoresOf({ rows, isExpected }: Query, weights: readonly number[]): Float64Array {
  const scores = new Float64Array(isExpected.length);
  const size = weights.length;
  for (let verse = 0; verse < scores.length; verse++) {
    let score = 0;
    for (let at = 0; at < size; at++) score += (rows[verse * size + at] ?? 0) * (weights[at] ?? 0);
    scores[verse] = score;
  }
  return scores;
}

/** The share of queries with an expected verse among the first of each cut. */
export function recallOf(
  queries: readonly Query[],
  weights: readonly number[],
  cuts: readonly number[],
): number[] {
  const places = queries.map((query) => {
    const scores = scoresOf(query, weights);
    const best = scores.reduce(
      (most, score, at) => (query.isExpected[at] ? Math.max(most, score) : most),
      Number.NEGATIVE_INFINITY,
    );
    if (best === Number.NEGATIVE_INFINITY) return Number.POSITIVE_INFINITY;
    return scores.filter((score) => score > best).length;
  });
  return cuts.map((cut) => places.filter((place) => place < cut).length / queries.length);
}

/** Adds the gradient of −log P(an expected verse first), by a softmax over the verses. */
function addGradient(
  gradient: number[],
  query: Query,
  weights: readonly number[],
  share: number,
): void {
  const { rows, isExpected } = query;
  const scores = scoresOf(query, weights);
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const odds = scores.map((score) => Math.exp(score - most));
  let all = 0;
  let good = 0;
  odds.forEach((each, verse) => {
    all += each;
    if (isExpected[verse]) good += each;
  });
  if (good === 0) return;
  const size = weights.length;
  odds.forEach((each, verse) => {
    const pull = each * (1 / all - (isExpected[verse] ? 1 / good : 0)) * share;
    for (let at = 0; at < size; at++) {
      gradient[at] = (gradient[at] ?? 0) + pull * (rows[verse * size + at] ?? 0);
    }
  });
}

/**
 * Weights, none negative, of the fields named (others get 0) that put expected verses first; each
 * set of queries counts as much as the others (Adam).
 */
export function learnWeights(
  sets: readonly (readonly Query[])[],
  fields: readonly number[],
  size: number,
): number[] {
  const weights = Array.from({ length: size }, (_value, at): number => +fields.includes(at));
  const mean = new Array<number>(size).fill(0);
  const square = new Array<number>(size).fill(0);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((weight) => weight * SHRINK);
    for (const queries of sets) {
      for (const query of queries) {
        addGradient(gradient, query, weights, 1 / queries.length / sets.length);
      }
    }
    for (const at of fields) {
      const slope = gradient[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * slope * slope;
      const move = (mean[at] ?? 0) / (1 - 0.9 ** step);
      const steepness = Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** step)) + 1e-8;
      weights[at] = Math.max(0, (weights[at] ?? 0) - (RATE * move) / steepness);
    }
  }
  return weights;
}

/** For each set the shares of queries with an expected verse among the first, as first seen. */
export function crossValidate(
  sets: readonly (readonly Query[])[],
  fields: readonly number[],
  size: number,
  cuts: readonly number[],
): number[][] {
  const sums = sets.map(() => cuts.map(() => 0));
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = learnWeights(
      sets.map((queries) => queries.filter((_query, at) => at % FOLDS !== fold)),
      fields,
      size,
    );
    sets.forEach((queries, set) => {
      const unseen = queries.filter((_query, at) => at % FOLDS === fold);
      recallOf(unseen, weights, cuts).forEach((share, at) => {
        const sum = sums[set];
        if (sum) sum[at] = (sum[at] ?? 0) + share * unseen.length;
      });
    });
  }
  return sums.map((sum, set) => sum.map((all) => all / (sets[set]?.length ?? 1)));
}
