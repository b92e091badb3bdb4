import { parseArgs } from "node:util";
import { answerWithoutModel } from "@/lib/answers/answer";
import { toAnswerText } from "@/lib/answers/answer-fields";
import { followUp } from "@/lib/answers/follow-up";
import type { Part } from "@/lib/answers/parts";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import type { Scripture } from "@/lib/bible/scripture";
import { toHistory, toStoredParts } from "@/lib/chat/rules";
import type { Turn } from "@/lib/model/turn";
import { processState } from "@/lib/process-state";
import { findSources } from "@/lib/retrieval/find-sources";
import { FOLLOW_UPS, type FollowUp } from "../tests/eval/follow-ups";
import { loadPackagedScripture } from "../tests/unit/lib/bible/search/packaged-scripture";

// `npm run eval:follow-ups`: how many of the follow-ups of tests/eval/follow-ups.ts print a passage
// or have a word of the right answer, without a model. `--misses` lists those that do not, the
// held-out half left out. Needs no database.

const { values } = parseArgs({ options: { misses: { type: "boolean", default: false } } });

/** The part of an answer that a visitor surely reads, in UTF-16 code units. */
const READ = 1_500;
/** So many parts from the first on. */
const READ_PARTS = 14;
/** A longer passage says nothing in particular. */
const MOST_VERSES = 12;

async function answer(question: string, history: readonly Turn[]): Promise<Part[]> {
  const { signal } = new AbortController();
  const followed = followUp(question, history);
  const sources = followed.shown ? [] : await findSources(followed.question, DEFAULT_TRANSLATION);
  const asked = { question, followed, history, translation: DEFAULT_TRANSLATION, signal };
  const parts: Part[] = [];
  for await (const part of answerWithoutModel(asked, sources)) parts.push(part);
  return parts;
}

function isMet([, , , passages, words]: FollowUp, parts: readonly Part[]): boolean {
  const text = toAnswerText(parts).slice(0, READ);
  const wanted = readWrittenReferences(passages);
  const isPrinted = parts.slice(0, READ_PARTS).some((part) => {
    if (part.type !== "verse" || part.verses.length > MOST_VERSES) return false;
    return readWrittenReferences(part.reference).some(({ start, end }) =>
      wanted.some((range) => range.start <= end && start <= range.end),
    );
  });
  return isPrinted || (words !== "" && new RegExp(words, "is").test(text));
}

async function main(): Promise<void> {
  processState<{ scripture?: Scripture }>("scripture", () => ({})).scripture =
    loadPackagedScripture();
  // Articles are the operator's own.
  processState("articles", () => ({ entries: [], readAt: 0 })).readAt = Number.POSITIVE_INFINITY;
  const met = { tuning: 0, "held out": 0 };
  for (const [at, followUp] of FOLLOW_UPS.entries()) {
    const [, first, next] = followUp;
    const opening = await answer(first, []);
    const history = toHistory([
      { role: "user", content: first, parts: null },
      { role: "assistant", content: toAnswerText(opening), parts: toStoredParts(opening) },
    ]);
    const parts = await answer(next, history);
    const half = at % 2 === 1 ? "held out" : "tuning";
    if (isMet(followUp, parts)) met[half]++;
    else if (values.misses && half === "tuning") {
      console.log(`\n## ${first} / ${next}\n\n${toAnswerText(parts).slice(0, READ)}`);
    }
  }
  const half = FOLLOW_UPS.length / 2;
  console.log(`tuning: ${met.tuning} of ${half}; held out: ${met["held out"]} of ${half}`);
}

main().catch((error: Error) => {
  console.error(error);
  process.exitCode = 1;
});
