import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { isBookId } from "@/lib/bible/books";
import { parseReference } from "@/lib/bible/references/parser";
import { toCanonicalOrder } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { FIELDS, gatherEvidence } from "@/lib/retrieval/evidence";
import { placesOfHighest } from "@/lib/retrieval/highest";
import { toTerms } from "@/lib/retrieval/query";
import { WEIGHTS } from "@/lib/retrieval/weights";
import { ANSWERED_QUESTIONS } from "../tests/eval/questions";
import { loadPackagedScripture } from "../tests/unit/lib/bible/search/packaged-scripture";
import { crossValidate, learnWeights, type Query, recallOf } from "./learn-weights";

// `npm run eval:weights -- <topics.json>`: learns how much each field of evidence counts
// (lib/retrieval/weights.ts) and prints what each is worth, five-fold cross-validated. The file maps
// topics to verses people have chosen for them, as OSIS ids; the questions used for tuning are
// learned from as well.

/** Verses of each field that a query is ranked among; more only cost time. */
const CANDIDATES = 150;
const CUTS = [1, 5, 10] as const;

function toQuery(scripture: Scripture, text: string, expected: ReadonlySet<number>): Query {
  const evidence = gatherEvidence(scripture, toTerms(text));
  const candidates = new Set(
    FIELDS.filter((field) => field !== "known").flatMap((field) =>
      placesOfHighest(evidence[field], CANDIDATES, 0),
    ),
  );
  const orders = [...candidates];
  return {
    rows: Float64Array.from(
      orders.flatMap((order) => FIELDS.map((field) => evidence[field][order] ?? 0)),
    ),
    isExpected: orders.map((order) => expected.has(order)),
  };
}

function readTopics(scripture: Scripture, file: string): Query[] {
  const topics: Record<string, string[]> = JSON.parse(readFileSync(file, "utf8"));
  return Object.entries(topics).map(([topic, verses]) => {
    const orders = verses.flatMap((osis) => {
      const [book = "", chapter, verse] = osis.split(".");
      if (!isBookId(book)) return [];
      return toCanonicalOrder({ book, chapter: Number(chapter), verse: Number(verse) }) ?? [];
    });
    return toQuery(scripture, topic, new Set(orders));
  });
}

function readQuestions(scripture: Scripture, isHeldOut: boolean): Query[] {
  const asked = ANSWERED_QUESTIONS.filter(
    (each) => each.isHeldOut === isHeldOut && each.kind !== "reference",
  );
  return asked.map(({ question, expected }) => {
    const orders = expected.flatMap((reference) => {
      const parsed = parseReference(reference);
      const passages = parsed.kind === "found" ? parsed.passages : [];
      return passages.flatMap(({ start, end }) =>
        Array.from({ length: end - start + 1 }, (_value, at) => start + at),
      );
    });
    return toQuery(scripture, question, new Set(orders));
  });
}

const LINE = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);
const shown = (shares: readonly number[]) => shares.map((share) => share.toFixed(3));

function main(): void {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (!file) throw new Error("Name the file of the topics.");
  const scripture = loadPackagedScripture();
  const topics = readTopics(scripture, file);
  const questions = readQuestions(scripture, false);
  const heldOut = readQuestions(scripture, true);
  const all = FIELDS.map((_field, at) => at);

  console.log("A verse expected among the first 1, 5 and 10, cross-validated:");
  LINE(["fields", "topics @1", "@5", "@10", "questions @1", "@5", "@10"]);
  LINE(["---", "---", "---", "---", "---", "---", "---"]);
  const subsets: [string, number[]][] = [
    ["all", all],
    ...FIELDS.map((field, at): [string, number[]] => [
      `without ${field}`,
      all.filter((other) => other !== at),
    ]),
    ...FIELDS.map((field, at): [string, number[]] => [`${field} alone`, [at]]),
  ];
  for (const [name, fields] of subsets) {
    const [ofTopics = [], ofQuestions = []] = crossValidate(
      [topics, questions],
      fields,
      FIELDS.length,
      CUTS,
    );
    LINE([name, ...shown(ofTopics), ...shown(ofQuestions)]);
  }
  const learned = learnWeights([topics, questions], all, FIELDS.length);
  const inUse = FIELDS.map((field) => WEIGHTS[field]);
  console.log("\nLearned from all of them:");
  FIELDS.forEach((field, at) => {
    console.log(`  ${field}: ${(learned[at] ?? 0).toFixed(2)} (in use: ${inUse[at]})`);
  });
  console.log("\nQuestions held out, at 1, 5 and 10:");
  console.log(`  learned weights ${shown(recallOf(heldOut, learned, CUTS)).join(" ")}`);
  console.log(`  weights in use ${shown(recallOf(heldOut, inUse, CUTS)).join(" ")}`);
}

main();
