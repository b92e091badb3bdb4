import { parseArgs } from "node:util";
import { findMisquotations } from "@/lib/answer-guard/misquotations";
import { answerWithoutModel } from "@/lib/answers/answer";
import type { Part } from "@/lib/answers/parts";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { findMentions } from "@/lib/bible/references/mentions";
import { parseReference } from "@/lib/bible/references/parser";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { toCanonicalOrder } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { processState } from "@/lib/process-state";
import { findSources } from "@/lib/retrieval/find-sources";
import type { Source } from "@/lib/retrieval/source";
import {
  ANSWERED_KINDS,
  ANSWERED_QUESTIONS,
  type AnsweredQuestion,
  TRAP_QUESTIONS,
} from "../tests/eval/questions";
import { loadPackagedScripture } from "../tests/unit/lib/bible/search/packaged-scripture";

// `npm run eval:chat`: how well the chat answers without a model, on the question set of
// tests/eval. Needs no database: the text is read from the packages, as the seed reads it.
// `--misses` lists what was not found, except for the questions held out of tuning.

/** What the issue asks for; the exit code is 1 below it. */
const TARGETS = { recallAt5: 0.9, caught: 0.95, invented: 0 };
/** The kinds whose recall the target is about: questions of fact. */
const FACTUAL: readonly AnsweredQuestion["kind"][] = ["fact", "fresh-fact", "person-or-place"];

interface Outcome {
  question: AnsweredQuestion;
  /**
   * Place (from 1) of the first passage that overlaps an expected one, among the passages; null
   * when none does.
   */
  passageRank: number | null;
  /** The same among all sources, by the references they name. */
  sourceRank: number | null;
  found: string[];
}

/** Passages of a written reference; none when it does not resolve. */
function toRanges(reference: string): VerseRange[] {
  const parsed = parseReference(reference);
  return parsed.kind === "found" ? [...parsed.passages] : [];
}

function rankOf(sources: readonly Source[], expected: readonly VerseRange[]): number | null {
  const at = sources.findIndex(({ references }) =>
    references
      .flatMap(toRanges)
      .some((span) => expected.some(({ start, end }) => span.start <= end && span.end >= start)),
  );
  return at === -1 ? null : at + 1;
}

const times: number[] = [];

async function timedSources(question: string): Promise<Source[]> {
  const started = performance.now();
  const sources = await findSources(question, DEFAULT_TRANSLATION);
  times.push(performance.now() - started);
  return sources;
}

async function evaluate(question: AnsweredQuestion): Promise<Outcome> {
  const sources = await timedSources(question.question);
  const expected = question.expected.flatMap(toRanges);
  const passages = sources.filter(({ kind }) => kind === "passage");
  return {
    question,
    passageRank: rankOf(passages, expected),
    sourceRank: rankOf(sources, expected),
    found: passages.map(({ title }) => title),
  };
}

/** Share of the questions whose rank is at most `most`, as "0.912". */
function recall(ranks: readonly (number | null)[], most: number): number {
  return ranks.filter((rank) => rank !== null && rank <= most).length / Math.max(1, ranks.length);
}

const LINE = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;

function recallRow(name: string, outcomes: readonly Outcome[]): string {
  const passages = outcomes.map(({ passageRank }) => passageRank);
  const sources = outcomes.map(({ sourceRank }) => sourceRank);
  const figures = [
    recall(passages, 1),
    recall(passages, 5),
    recall(sources, 1),
    recall(sources, 5),
  ];
  return LINE([name, outcomes.length, ...figures.map((value) => value.toFixed(3))]);
}

/**
 * The parts of an answer that stand as scripture and are not, letter for letter, rows of the table.
 */
function findInvented({ translations }: Scripture, parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.type !== "verse") return [];
    const texts = translations.get(part.translation)?.texts;
    return part.verses.flatMap(({ osis, text }) => {
      const [book = "", chapter, verse] = osis.split(".");
      const address = { book, chapter: Number(chapter), verse: Number(verse) };
      const order = toCanonicalOrder(address as Parameters<typeof toCanonicalOrder>[0]);
      return order !== null && text !== "" && texts?.[order] === text ? [] : [osis];
    });
  });
}

async function collect(question: string): Promise<Part[]> {
  const sources = await findSources(question, DEFAULT_TRANSLATION);
  const { signal } = new AbortController();
  const asked = { question, history: [], translation: DEFAULT_TRANSLATION, signal };
  const parts: Part[] = [];
  for await (const part of answerWithoutModel(asked, sources)) parts.push(part);
  return parts;
}

/** True when the answer's own words, before any source, say what the site says of this trap. */
function isCaught(kind: string, question: string, parts: readonly Part[]): boolean {
  const said = parts.map((part) => (part.type === "text" ? part.text : "")).join(" ");
  if (kind === "misquotation") {
    return findMisquotations(question).some(({ answer }) => said.includes(answer));
  }
  const missing = findMentions(question).filter(({ passages }) => passages === null);
  return missing.length > 0 && missing.some(({ message }) => said.includes(message));
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { misses: { type: "boolean", default: false } } });
  const scripture = loadPackagedScripture();
  // The stores that the server fills from the database; articles are left out, as they are the
  // operator's own.
  processState<{ scripture?: Scripture }>("scripture", () => ({})).scripture = scripture;
  processState("articles", () => ({ entries: [], readAt: 0 })).readAt = Number.POSITIVE_INFINITY;
  // The verse search's own indexes are built at the start of a server, apart from the first
  // question.
  const words = [...scripture.translations.values()].map(({ index }) => index.words.length);
  if (words.includes(0)) throw new Error("The packaged texts are empty.");
  const started = performance.now();
  await findSources("warm up the indexes", DEFAULT_TRANSLATION);
  const warmUp = Math.round(performance.now() - started);

  const outcomes: Outcome[] = [];
  for (const question of ANSWERED_QUESTIONS) outcomes.push(await evaluate(question));
  console.log(LINE(["questions", "count", "passages @1", "@5", "all sources @1", "@5"]));
  console.log(LINE(["---", "---", "---", "---", "---", "---"]));
  const isFactual = ({ question }: Outcome) => FACTUAL.includes(question.kind);
  const factual = outcomes.filter(isFactual);
  console.log(recallRow("**factual** (facts, people, places)", factual));
  for (const isHeldOut of [false, true]) {
    const part = factual.filter(({ question }) => question.isHeldOut === isHeldOut);
    console.log(recallRow(isHeldOut ? "factual, held out" : "factual, used for tuning", part));
  }
  for (const kind of ANSWERED_KINDS) {
    const ofKind = outcomes.filter(({ question }) => question.kind === kind);
    console.log(recallRow(kind, ofKind));
    const heldOut = ofKind.filter(({ question }) => question.isHeldOut);
    if (heldOut.length > 0) console.log(recallRow(`${kind}, held out`, heldOut));
  }

  const caught = { misquotation: [0, 0], "missing-reference": [0, 0] };
  const invented: string[] = [];
  const missed: string[] = [];
  for (const { kind, question } of TRAP_QUESTIONS) {
    const parts = await collect(question);
    invented.push(...findInvented(scripture, parts));
    if (kind !== "misquotation" && kind !== "missing-reference") continue;
    const ok = isCaught(kind, question, parts);
    caught[kind][0] = (caught[kind][0] ?? 0) + (ok ? 1 : 0);
    caught[kind][1] = (caught[kind][1] ?? 0) + 1;
    if (!ok) missed.push(question);
  }
  let verses = 0;
  for (const { question } of ANSWERED_QUESTIONS) {
    const parts = await collect(question);
    verses += parts.filter(({ type }) => type === "verse").length;
    invented.push(...findInvented(scripture, parts));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const shares = Object.values(caught).map(([hits = 0, all = 1]) => hits / all);
  console.log(`\nMisquotations answered honestly: ${caught.misquotation.join(" of ")}`);
  console.log(
    `Non-existent references answered honestly: ${caught["missing-reference"].join(" of ")}`,
  );
  console.log(
    `Invented verses: ${invented.length} (in ${verses} passages of the answered questions, and all traps)`,
  );
  console.log(
    `Time for the sources of a question: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms; the first one ${warmUp} ms`,
  );

  if (values.misses) {
    for (const { question, passageRank, found } of outcomes) {
      if (question.isHeldOut || (passageRank ?? 99) <= 5) continue;
      console.log(`\nmissed (${question.kind}): ${question.question}\n  found ${found.join("; ")}`);
    }
    for (const question of missed) console.log(`\nnot caught: ${question}`);
  }
  const factualAt5 = recall(
    factual.map(({ passageRank }) => passageRank),
    5,
  );
  const isGood =
    factualAt5 >= TARGETS.recallAt5 &&
    shares.every((share) => share >= TARGETS.caught) &&
    invented.length === TARGETS.invented;
  console.log(isGood ? "\nAll targets are met." : "\nBelow a target.");
  if (!isGood) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error);
  process.exitCode = 1;
});
