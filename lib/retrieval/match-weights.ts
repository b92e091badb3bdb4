/**
 * What each feature of a meeting counts (`meetAnswers`), learned by `npm run eval:matches`, which
 * prints them; the first is the odds of an answer against none, before anything is known.
 */
export const MATCH_WEIGHTS: readonly number[] = [
  -2.56, 2.48, -0.18, -0.52, -1.63, -0.53, 1.05, 4.34, 1.44, 2.24, -0.13, -1.16, 2.02, 0.28, 0.63,
  -3.48, -0.6,
];

/** The same for messages that tell of a situation, learned by `npm run eval:situations`. */
export const SITUATION_WEIGHTS: readonly number[] = [
  -1.55, 3.02, 1.84, 0.86, -1.34, -0.56, 2.88, 4.83, -2.2, 0.65, -0.27, -1.52, 1.66, 1.26, 0.19,
  -5.71, -2.0,
];
