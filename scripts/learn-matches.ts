import type { Meeting } from "@/lib/retrieval/match-answers";

/** A question, how its likeliest answers meet it, and which of them answer it; none for no answer. */
export interface MetQuestion {
  meetings: readonly Meeting[];
  answers: ReadonlySet<number>;
  /** How much it counts beside the others. */
  weight: number;
}

export const FOLDS = 5;
const STEPS = 200;
const RATE = 0.1;
const SHRINK = 1e-4;
/** Keeps a power of e within what numbers hold. */
const MOST = 30;

function oddsOf({ meetings }: MetQuestion, weights: readonly number[]): number[] {
  return meetings.map(({ features }) => {
    const score = features.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0);
    return Math.exp(Math.min(MOST, score));
  });
}

/** The likeliest answer by the weights, and how likely it is against the others and none. */
export function likeliest(
  question: MetQuestion,
  weights: readonly number[],
): { answer: number; likely: number } | null {
  const odds = oddsOf(question, weights);
  const total = odds.reduce((sum, one) => sum + one, 1);
  const best = odds.reduce((most, one, at) => (one > (odds[most] ?? 0) ? at : most), 0);
  const meeting = question.meetings[best];
  return meeting ? { answer: meeting.answer, likely: (odds[best] ?? 0) / total } : null;
}

/** Adds the gradient of −log P(a right answer, or none where none is right). */
function addGradient(gradient: number[], question: MetQuestion, weights: readonly number[]): void {
  const odds = oddsOf(question, weights);
  const total = odds.reduce((sum, one) => sum + one, 1);
  const isRight = question.meetings.map(({ answer }) => question.answers.has(answer));
  const right = odds.reduce((sum, one, at) => sum + (isRight[at] ? one : 0), 0);
  for (const [at, { features }] of question.meetings.entries()) {
    const odd = odds[at] ?? 0;
    const pull = (odd / total - (isRight[at] ? odd / right : 0)) * question.weight;
    for (const [place, one] of features.entries()) {
      gradient[place] = (gradient[place] ?? 0) + pull * one;
    }
  }
}

/** Weights of the features by which right answers are likeliest, and none where none is (Adam). */
export function learnMatches(questions: readonly MetQuestion[]): number[] {
  const size = questions.find(({ meetings }) => meetings[0])?.meetings[0]?.features.length ?? 0;
  const all = questions.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Array<number>(size).fill(0);
  const mean = new Array<number>(size).fill(0);
  const square = new Array<number>(size).fill(0);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = new Array<number>(size).fill(0);
    for (const question of questions) addGradient(gradient, question, weights);
    for (const [at, sum] of gradient.entries()) {
      const slope = sum / all + SHRINK * (weights[at] ?? 0);
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
      const move = (mean[at] ?? 0) / (1 - 0.9 ** step);
      const steepness = Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8;
      weights[at] = (weights[at] ?? 0) - (RATE * move) / steepness;
    }
  }
  return weights;
}
