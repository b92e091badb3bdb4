import { parseArgs } from "node:util";
import { judgeAskedWords } from "@/lib/answer-guard/quotation-verdict";
import { findDirectAnswer } from "@/lib/answers/facts/direct-answer";
import { findMentions } from "@/lib/bible/references/mentions";
import { explainMissingBooks } from "@/lib/bible/references/missing-books";
import { parseReference } from "@/lib/bible/references/parser";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { formatReference } from "@/lib/bible/rules";
import { NO_REFERENCES, ODD_REFERENCES } from "../tests/eval/odd-references";
import { NOT_QUOTED, QUOTED_WORDS } from "../tests/eval/quoted-words";
import { NOT_TYPED, TYPED_FACTS } from "../tests/eval/typed-facts";
import { loadPackagedScripture } from "../tests/unit/lib/bible/search/packaged-scripture";

// `npm run eval:facts`: questions of fact, words asked for and odd references, each against what
// must not be taken for one. Needs no database. `--misses` lists what went wrong among the even
// questions; the odd ones are held out.

const scripture = loadPackagedScripture();

function toRanges(references: string): VerseRange[] {
  return references.split("; ").flatMap((reference) => {
    const parsed = parseReference(reference);
    return parsed.kind === "found" ? [...parsed.passages] : [];
  });
}

function overlaps(references: readonly string[], expected: string): boolean {
  const wanted = toRanges(expected);
  return references
    .flatMap(toRanges)
    .some((range) => wanted.some(({ start, end }) => range.start <= end && range.end >= start));
}

/** What became of a question: right, wrong (something else was answered) or not answered. */
type Outcome = "right" | "wrong" | "open";

function askFact([question, answer, where]: (typeof TYPED_FACTS)[number]): Outcome {
  const fact = findDirectAnswer(question, scripture);
  if (!fact) return "open";
  const text = fact.text.toLowerCase().replaceAll(",", "");
  const isSaid = answer.split("|").some((words) => text.includes(words.toLowerCase()));
  const isProven = where === "" || overlaps(fact.references, where);
  return isSaid && isProven ? "right" : "wrong";
}

function askWords([question, verdicts, where]: (typeof QUOTED_WORDS)[number]): Outcome {
  const verdict = judgeAskedWords(scripture, question);
  if (!verdict) return "open";
  const isKind = verdicts.split("|").includes(verdict.kind);
  const isPlace = verdict.kind === "nowhere" || overlaps(verdict.references, where);
  return isKind && isPlace ? "right" : "wrong";
}

function askReference([text, names]: (typeof ODD_REFERENCES)[number]): Outcome {
  const mentions = findMentions(text);
  const found = mentions.flatMap(({ passages }) => passages ?? []).map(formatReference);
  const isMissing =
    mentions.some(({ passages }) => passages === null) || explainMissingBooks(text).length > 0;
  if (names === null)
    return isMissing && found.length === 0 ? "right" : found[0] ? "wrong" : "open";
  return found.includes(names) && !isMissing ? "right" : isMissing || found[0] ? "wrong" : "open";
}

const { values } = parseArgs({ options: { misses: { type: "boolean", default: false } } });
const times: number[] = [];

function measure<Question extends readonly [string, ...unknown[]]>(
  name: string,
  questions: readonly Question[],
  ask: (question: Question) => Outcome,
): void {
  const outcomes = questions.map((question) => {
    const started = performance.now();
    const outcome = ask(question);
    times.push(performance.now() - started);
    return outcome;
  });
  for (const isHeldOut of [false, true]) {
    const part = outcomes.filter((_outcome, at) => (at % 2 === 1) === isHeldOut);
    const count = (outcome: Outcome) => part.filter((other) => other === outcome).length;
    const cells = [
      `${name}, ${isHeldOut ? "held out" : "used for tuning"}`,
      part.length,
      count("right"),
      count("wrong"),
      count("open"),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  questions.forEach(([question], at) => {
    if (values.misses && at % 2 === 0 && outcomes[at] !== "right")
      console.log(`  ${outcomes[at]}: ${question}`);
  });
}

for (const { index } of scripture.translations.values()) index.words.at(0);
judgeAskedWords(scripture, "Where does it say that the indexes are built?");
console.log(
  "| questions | count | right | wrong | not answered |\n| --- | --- | --- | --- | --- |",
);
measure("facts", TYPED_FACTS, askFact);
measure("words asked for", QUOTED_WORDS, askWords);
measure("odd references", ODD_REFERENCES, askReference);

const falseAlarms = [
  ...NOT_TYPED.filter((question) => findDirectAnswer(question, scripture)),
  ...NOT_QUOTED.filter((question) => judgeAskedWords(scripture, question)),
  ...NO_REFERENCES.filter((text) => findMentions(text)[0] ?? explainMissingBooks(text)[0]),
];
const others = NOT_TYPED.length + NOT_QUOTED.length + NO_REFERENCES.length;
console.log(`\nTaken for one and none: ${falseAlarms.length} of ${others}`);
for (const question of falseAlarms) console.log(`  ${question}`);
times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
console.log(`Time for one question: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
if (falseAlarms.length > 0) process.exitCode = 1;
