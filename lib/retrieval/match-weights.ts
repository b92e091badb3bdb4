/**
 * What each feature of a meeting counts (`meetAnswers`), learned by `npm run eval:matches`, which
 * prints them; the first is the odds of an answer against none, before anything is known.
 */
export const MATCH_WEIGHTS: readonly number[] = [
  -2.56, 2.48, -0.18, -0.52, -1.63, -0.53, 1.05, 4.34, 1.44, 2.24, -0.13, -1.16, 2.02, 0.28, 0.63,
  -3.48, -0.6,
];

/**
 * The same for messages that tell of a situation, with what they mean as a whole, learned by
 * `npm run eval:situations`.
 */
export const SITUATION_WEIGHTS: readonly number[] = [
  -3.81, 1.53, 0.3, -0.67, -0.41, -0.19, 1.05, 0.87, 0.22, 1.62, 0.06, -0.49, 1.55, 0.62, -0.58,
  -4.47, -0.14, 0.04, -0.3, 2.71, 6, 2.86, 0.11,
];

/** Those of their words alone, learned by `npm run eval:situations -- --words`. */
export const SITUATION_WEIGHTS_BY_WORDS: readonly number[] = [
  -3.58, 3.06, 0.01, -1.29, -0.93, 0.14, 4.18, 4.44, 0.9, 2.45, 0.32, -0.65, 1.4, 0.73, -0.33,
  -4.03, -0.52,
];

/** The same for descriptions of passages, learned by `npm run eval:tellings`. */
export const TELLING_WEIGHTS: readonly number[] = [
  -3.42, 4.14, -1.09, -1.89, -0.44, 3.23, 5.35, -0.45, 2.02, 4.14, -0.27, -5.7, 6.94, -0.35, 1.65,
  0.87, 0.14,
];
