import { overlaps } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { meetAnswers } from "@/lib/retrieval/match-answers";
import { TELLING_WEIGHTS } from "@/lib/retrieval/match-weights";
import { getPassageTellings, toTelling } from "@/lib/retrieval/told-passages";
import { ASKED_QUESTIONS } from "../tests/eval/asked-questions";
import { DESCRIBED } from "../tests/eval/described-passages";
import { LIFE_MESSAGES } from "../tests/eval/life-messages";
import { ANSWERED_QUESTIONS, type AnsweredQuestion } from "../tests/eval/questions";
import { OFF_TOPIC } from "../tests/eval/questions-traps";
import { FOLDS, learnMatches, likeliest, type MetQuestion } from "./learn-matches";

// `npm run eval:tellings`: learns what makes a question one of a passage that the site knows
// tellings of (the weights of lib/retrieval/match-weights.ts), from questions whose passages are
// known and from messages that ask for none; prints how often the right passage is found, five-fold
// cross-validated, and of the questions held out of tuning.

/** Kinds of questions that are about a passage. */
const KINDS: ReadonlySet<string> = new Set(["fact", "fresh-fact", "trivia"]);
const HELD_OUT = "asked, held out";
const CUTS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6] as const;

function readDescriptions(): Map<string, MetQuestion[]> {
  const index = getPassageTellings();
  const ranges = index.answers.map(({ id }) => readWrittenReferences(id));
  const tellingsOf = (expected: readonly string[]) => {
    const wanted = expected.flatMap(readWrittenReferences);
    return ranges.flatMap((told, number) =>
      told.some((range) => wanted.some((other) => overlaps(range, other))) ? [number] : [],
    );
  };
  const met = ({ question, expected }: Pick<AnsweredQuestion, "question" | "expected">) => ({
    meetings: meetAnswers(toTelling(question), -1, index),
    answers: new Set(tellingsOf(expected)),
    weight: 1,
  });
  const asked = ANSWERED_QUESTIONS.filter(({ kind }) => KINDS.has(kind));
  const messages = LIFE_MESSAGES.map(([message]) => message);
  const questions = ASKED_QUESTIONS.map(([, question]) => question);
  const none = [...messages, ...questions, ...OFF_TOPIC].map(
    (text): MetQuestion => ({
      meetings: meetAnswers(toTelling(text), -1, index),
      answers: new Set(),
      weight: 1,
    }),
  );
  return new Map([
    ["described", DESCRIBED.map(([question, all]) => met({ question, expected: all.split("; ") }))],
    ["asked", asked.filter(({ isHeldOut }) => !isHeldOut).map(met)],
    ["others, none", none],
    [HELD_OUT, asked.filter(({ isHeldOut }) => isHeldOut).map(met)],
  ]);
}

function main(): void {
  const kinds = readDescriptions();
  const all = [...kinds].flatMap(([kind, list]) => (kind === HELD_OUT ? [] : [list]));
  const learned = Array.from({ length: FOLDS }, (_value, fold) =>
    learnMatches(all.flatMap((list) => list.filter((_q, at) => at % FOLDS !== fold))),
  );
  const weights = learnMatches(all.flat());
  for (const [kind, list] of kinds) {
    const found = list.map((description, at) => {
      const best = likeliest(
        description,
        (kind === HELD_OUT ? weights : learned[at % FOLDS]) ?? TELLING_WEIGHTS,
      );
      return { likely: best?.likely ?? 0, isRight: !!best && description.answers.has(best.answer) };
    });
    const cuts = CUTS.map((cut) => {
      const given = found.filter(({ likely }) => likely >= cut);
      return `${cut}: ${given.filter(({ isRight }) => isRight).length} of ${given.length}`;
    });
    const first = found.filter(({ isRight }) => isRight).length;
    console.log(`${kind}: ${list.length}, right first ${first}; right at ${cuts.join(", ")}`);
  }
  console.log(`weights: [${weights.map((weight) => weight.toFixed(2)).join(", ")}]`);
}

main();
