import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { answerWithoutModel } from "@/lib/answers/answer";
import { toAnswerText } from "@/lib/answers/answer-fields";
import { followUp } from "@/lib/answers/follow-up";
import type { Part } from "@/lib/answers/parts";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import type { Scripture } from "@/lib/bible/scripture";
import { toHistory, toStoredParts } from "@/lib/chat/rules";
import type { Turn } from "@/lib/model/turn";
import { processState } from "@/lib/process-state";
import { findSources } from "@/lib/retrieval/find-sources";
import { matchAnswers } from "@/lib/retrieval/match-answers";
import { getSiteAnswers } from "@/lib/retrieval/site-answers";
import { ASKED_QUESTIONS } from "../tests/eval/asked-questions";
import { loadPackagedScripture } from "../tests/unit/lib/bible/search/packaged-scripture";

// `npm run eval:answers -- "question" …`: whole answers without a model as a visitor reads them.
// `--file questions.txt` asks one a line; a line that begins with "+" goes on from the one before.
// `--matches` prints instead how many questions of tests/eval/asked-questions.ts meet their answer,
// and with `--misses` which do not, the held-out half left out. Needs no database.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: "string" },
    matches: { type: "boolean", default: false },
    misses: { type: "boolean", default: false },
  },
});

interface Asked {
  question: string;
  goesOn: boolean;
}

function readQuestions(): Asked[] {
  const lines = values.file ? readFileSync(values.file, "utf8").split("\n") : positionals;
  return lines
    .filter((line) => line.trim() !== "")
    .map((line) => ({ question: line.replace(/^\+\s*/, ""), goesOn: line.startsWith("+") }));
}

async function answer(question: string, history: readonly Turn[]): Promise<Part[]> {
  const { signal } = new AbortController();
  const followed = followUp(question, history);
  const sources = followed.shown ? [] : await findSources(followed.question, DEFAULT_TRANSLATION);
  const asked = { question, followed, history, translation: DEFAULT_TRANSLATION, signal };
  const parts: Part[] = [];
  for await (const part of answerWithoutModel(asked, sources)) parts.push(part);
  return parts;
}

async function printAnswers(): Promise<void> {
  processState<{ scripture?: Scripture }>("scripture", () => ({})).scripture =
    loadPackagedScripture();
  // Articles are the operator's own.
  processState("articles", () => ({ entries: [], readAt: 0 })).readAt = Number.POSITIVE_INFINITY;
  let history: Turn[] = [];
  for (const { question, goesOn } of readQuestions()) {
    if (!goesOn) history = [];
    const parts = await answer(question, history);
    const saved = toHistory([
      { role: "user", content: question, parts: null },
      { role: "assistant", content: toAnswerText(parts), parts: toStoredParts(parts) },
    ]);
    history = [...history, ...saved];
    const sources = parts.flatMap((part) => (part.type === "source" ? [part.source.title] : []));
    console.log(`\n## ${question}\n\n${toAnswerText(parts)}`);
    if (sources.length > 0) console.log(`\n(Sources: ${sources.join("; ")})`);
  }
}

type Outcome = "answered" | "wrong" | "offered" | "missed" | "left alone" | "answered though none";

function outcomeOf(question: string, ids: readonly string[]): Outcome {
  const { same, near } = matchAnswers(question);
  if (ids.length === 0) return same ? "answered though none" : "left alone";
  if (same) return ids.includes(same.id) ? "answered" : "wrong";
  return near.some(({ id }) => ids.includes(id)) ? "offered" : "missed";
}

function printMatches(): void {
  const known = getSiteAnswers();
  for (const isHeldOut of [false, true]) {
    const counts = new Map<Outcome, number>();
    for (const [at, [, question, listed]] of ASKED_QUESTIONS.entries()) {
      if ((at % 2 === 1) !== isHeldOut) continue;
      const ids = listed.split(",").filter((id) => known.has(id));
      if (listed !== "" && ids.length === 0) continue;
      const outcome = outcomeOf(question, ids);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      const isMiss = outcome !== "answered" && outcome !== "left alone";
      if (values.misses && isMiss && !isHeldOut) {
        console.log(`${outcome}: ${question} (${matchAnswers(question).same?.id ?? "none"})`);
      }
    }
    const figures = [...counts].map(([outcome, count]) => `${outcome} ${count}`).sort();
    console.log(`${isHeldOut ? "held out" : "tuning"}: ${figures.join(", ")}`);
  }
}

async function main(): Promise<void> {
  if (values.matches) printMatches();
  else await printAnswers();
}

main().catch((error: Error) => {
  console.error(error);
  process.exitCode = 1;
});
