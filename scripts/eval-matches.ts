import { getWordings } from "@/lib/retrieval/answer-wordings";
import { meetAnswers } from "@/lib/retrieval/match-answers";
import { MATCH_WEIGHTS } from "@/lib/retrieval/match-weights";
import { ASKED_QUESTIONS } from "../tests/eval/asked-questions";
import { FACTS } from "../tests/eval/questions-facts";
import { REFERENCES } from "../tests/eval/questions-themes";
import { OFF_TOPIC } from "../tests/eval/questions-traps";
import { TRIVIA } from "../tests/eval/questions-trivia";
import { TYPED_FACTS } from "../tests/eval/typed-facts";
import { FOLDS, learnMatches, likeliest, type MetQuestion } from "./learn-matches";

// `npm run eval:matches`: learns what makes a question one of the site's (the weights of
// lib/retrieval/match-weights.ts) and prints how often the right answer is found, five-fold
// cross-validated. It learns from the wordings, each left out of the index in turn, from questions
// of five voices, and from questions of fact and others that no answer of the site is to meet.

/** From here on an answer would be given. */
const CUTS = [0.3, 0.4, 0.5, 0.6] as const;
/** Of the wordings, every fourth is learned from. */
const EVERY = 6;
/** A question that somebody asked counts as much as several wordings. */
const ASKED_WEIGHT = 5;
/** Facts are looked up before the answers are. */
const NONE_WEIGHT = 2;

type Kind = "wordings" | "asked" | "facts and others, none";

function readQuestions(): Map<Kind, MetQuestion[]> {
  const { wordings, answers } = getWordings();
  const numbers = new Map(answers.map(({ id }, number) => [id, number]));
  const own = wordings.flatMap(({ line, answer }, at): MetQuestion[] =>
    at % EVERY === 0
      ? [{ meetings: meetAnswers(line, at), answers: new Set([answer]), weight: 1 }]
      : [],
  );
  const asked = ASKED_QUESTIONS.flatMap(([, question, listed], at): MetQuestion[] => {
    // Every second one is held out of tuning (`npm run eval:answers -- --matches`).
    if (at % 2 === 1 || listed === "") return [];
    const ids = listed.split(",").flatMap((id) => numbers.get(id) ?? []);
    if (ids.length === 0) return [];
    return [{ meetings: meetAnswers(question), answers: new Set(ids), weight: ASKED_WEIGHT }];
  });
  const others = [...TYPED_FACTS, ...TRIVIA, ...FACTS, ...REFERENCES].map(([text]) => text);
  // Near in words, another question.
  const near = ASKED_QUESTIONS.flatMap(([, question, listed], at) =>
    at % 2 === 0 && listed === "" ? [question] : [],
  );
  const none = [...others, ...OFF_TOPIC, ...near, ...near, ...near].map(
    (text): MetQuestion => ({
      meetings: meetAnswers(text),
      answers: new Set(),
      weight: NONE_WEIGHT,
    }),
  );
  return new Map([
    ["wordings", own],
    ["asked", asked],
    ["facts and others, none", none],
  ]);
}

function main(): void {
  const kinds = readQuestions();
  const learned = Array.from({ length: FOLDS }, (_value, fold) =>
    learnMatches(
      [...kinds.values()].flatMap((list) => list.filter((_q, at) => at % FOLDS !== fold)),
    ),
  );
  for (const [kind, list] of kinds) {
    const found = list.map((question, at) => {
      const best = likeliest(question, learned[at % FOLDS] ?? MATCH_WEIGHTS);
      return { likely: best?.likely ?? 0, isRight: !!best && question.answers.has(best.answer) };
    });
    const first = found.filter(({ isRight }) => isRight).length;
    const cuts = CUTS.map((cut) => {
      const given = found.filter(({ likely }) => likely >= cut);
      return `${cut}: ${given.filter(({ isRight }) => isRight).length} of ${given.length}`;
    });
    console.log(
      `${kind}: ${list.length}, the right one first ${first}; right at ${cuts.join(", ")}`,
    );
  }
  const weights = learnMatches([...kinds.values()].flat());
  console.log(`weights: [${weights.map((weight) => weight.toFixed(2)).join(", ")}]`);
}

main();
