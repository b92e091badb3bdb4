import { parseArgs } from "node:util";
import type { WordingIndex } from "@/lib/retrieval/answer-wordings";
import { isFromLife } from "@/lib/retrieval/from-life";
import { meetAnswers } from "@/lib/retrieval/match-answers";
import { getTellings, matchSituations } from "@/lib/retrieval/match-situations";
import { SITUATION_WEIGHTS } from "@/lib/retrieval/match-weights";
import { readMeanings } from "@/lib/retrieval/meanings";
import type { Vector } from "@/lib/retrieval/sentence-vectors";
import { ASKED_QUESTIONS } from "../tests/eval/asked-questions";
import { LIFE_MESSAGES } from "../tests/eval/life-messages";
import { FACTS } from "../tests/eval/questions-facts";
import { REFERENCES } from "../tests/eval/questions-themes";
import { OFF_TOPIC } from "../tests/eval/questions-traps";
import { TRIVIA } from "../tests/eval/questions-trivia";
import { TYPED_FACTS } from "../tests/eval/typed-facts";
import { FOLDS, learnMatches, likeliest, type MetQuestion } from "./learn-matches";

// `npm run eval:situations`: learns what makes a message one that a situation is told by (the
// weights of lib/retrieval/match-weights.ts), from the situations' own messages, each left out of
// the index in turn, and from questions that tell of nothing; prints how often the right situation
// is found, five-fold cross-validated, and what becomes of tests/eval/life-messages.ts.
// `--misses` names those that find another one; `--words` learns from their words alone, as where
// the encoder is missing.

const { values } = parseArgs({
  options: {
    misses: { type: "boolean", default: false },
    words: { type: "boolean", default: false },
  },
});

const CUTS = [0.2, 0.3, 0.4, 0.5, 0.6] as const;

/** What the wording of a number means, as the index has it. */
function meaningAt({ byMeaning }: WordingIndex, at: number): Vector | undefined {
  if (!byMeaning || values.words) return undefined;
  const { vectors, dimensions } = byMeaning;
  return vectors.subarray(at * dimensions, (at + 1) * dimensions);
}

async function readMessages(): Promise<Map<string, MetQuestion[]>> {
  const index = getTellings();
  // Every second one, which is enough.
  const told = index.wordings.flatMap(({ line, answer }, at): MetQuestion[] =>
    at % 2 === 1
      ? []
      : [
          {
            meetings: meetAnswers(line, at, index, meaningAt(index, at)),
            answers: new Set([answer]),
            weight: 1,
          },
        ],
  );
  const questions = [...TYPED_FACTS, ...TRIVIA, ...FACTS, ...REFERENCES].map(([text]) => text);
  const meanings = await readMeanings(values.words ? [] : [...questions, ...OFF_TOPIC]);
  const none = [...questions, ...OFF_TOPIC].map(
    (text): MetQuestion => ({
      meetings: meetAnswers(text, -1, index, meanings.get(text)),
      answers: new Set(),
      weight: 1,
    }),
  );
  return new Map([
    ["told", told],
    ["questions, none", none],
  ]);
}

async function printLearned(): Promise<void> {
  const kinds = await readMessages();
  const all = [...kinds.values()];
  const learned = Array.from({ length: FOLDS }, (_value, fold) =>
    learnMatches(all.flatMap((list) => list.filter((_q, at) => at % FOLDS !== fold))),
  );
  for (const [kind, list] of kinds) {
    const found = list.map((message, at) => {
      const best = likeliest(message, learned[at % FOLDS] ?? SITUATION_WEIGHTS);
      return { likely: best?.likely ?? 0, isRight: !!best && message.answers.has(best.answer) };
    });
    const cuts = CUTS.map((cut) => {
      const given = found.filter(({ likely }) => likely >= cut);
      return `${cut}: ${given.filter(({ isRight }) => isRight).length} of ${given.length}`;
    });
    const first = found.filter(({ isRight }) => isRight).length;
    console.log(`${kind}: ${list.length}, right first ${first}; right at ${cuts.join(", ")}`);
  }
  const weights = learnMatches(all.flat());
  console.log(`weights: [${weights.map((weight) => weight.toFixed(2)).join(", ")}]`);
}

async function printMessages(isMisses: boolean): Promise<void> {
  let right = 0;
  let offered = 0;
  let fromLife = 0;
  for (const [message, ids] of LIFE_MESSAGES) {
    const [found, ...others] = await matchSituations(message);
    const isRight = found !== undefined && ids.includes(found.situation.id);
    const isOffered = others.slice(0, 2).some(({ situation }) => ids.includes(situation.id));
    offered += Number(isOffered);
    const isLife = isFromLife(message);
    right += Number(isRight);
    fromLife += Number(isLife);
    if (isMisses && !(isRight && isLife)) {
      const likely = found?.likely.toFixed(2);
      console.log(
        `${isLife ? "" : "not read as told: "}${message}: ${found?.situation.id} ${likely}`,
      );
    }
  }
  const count = LIFE_MESSAGES.length;
  console.log(
    `messages: ${count}, read as told ${fromLife}, right situation first ${right}, second or third ${offered}`,
  );
  const asked = ASKED_QUESTIONS.filter(([, question]) => isFromLife(question));
  console.log(`questions asked: ${ASKED_QUESTIONS.length}, read as told ${asked.length}`);
  const facts = [...TYPED_FACTS, ...TRIVIA, ...FACTS].filter(([text]) => isFromLife(text));
  console.log(`questions of fact read as told: ${facts.map(([text]) => text).join(" | ")}`);
}

async function main(): Promise<void> {
  await printMessages(values.misses);
  if (!values.misses) await printLearned();
}

void main();
