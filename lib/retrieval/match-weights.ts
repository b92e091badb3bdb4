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
  -1.91, 3.66, -0.11, -0.96, -1.19, -0.14, 4.12, 4.46, -0.28, 1.67, -0.07, -2.17, 2.14, 1.17, -0.13,
  -4.5, -0.34,
];
