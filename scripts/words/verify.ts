import { parseArgs } from "node:util";
import { BOOKS } from "../../lib/bible/canon";
import { TRANSLATION_CODES, type TranslationCode } from "../../lib/bible/constants";
import { toVerseAddress } from "../../lib/bible/rules";
import { toWords } from "../../lib/bible/search/words";
import { lexemeIdOf } from "../../lib/words/stored";
import { IMPORTERS } from "../../prisma/seed/bible/importers";
import type { VerseRow } from "../../prisma/seed/bible/rows";
import { isContentWord } from "../../prisma/seed/words/english";
import {
  type Alignment,
  readAlignments,
  readLexiconRows,
  readOriginals,
  type WordForm,
} from "../../prisma/seed/words/packed";
import { matchWords } from "./match-words";
import { sameWordOf } from "./same-word";
import { readWordTags, type WordTag } from "./word-tags";

// `npm run words:verify`: holds the alignments in prisma/seed/words/data against a second witness,
// the numbers that eBible.org's editions of both translations give to single words (Debian's
// sword-text-kjv and sword-text-web), book by book. `--sample 300` prints words to be looked at.

/** What must hold: shares of the words that name something and are not supplied by translators. */
const LEAST: Readonly<Record<TranslationCode, number>> = { KJV: 0.97, WEB: 0.85 };

interface Count {
  words: number;
  aligned: number;
  /** Aligned words whose tag stands in the verse's original too, and how many of them agree. */
  compared: number;
  agreed: number;
  /** Alignments, and those that name a word which the verse's original has. */
  alignments: number;
  found: number;
}
const nothing = (): Count => ({
  words: 0,
  aligned: 0,
  compared: 0,
  agreed: 0,
  alignments: 0,
  found: 0,
});

/** The original words of a verse by canonicalOrder. */
type Originals = (order: number) => readonly WordForm[];

function countVerse(
  count: Count,
  { text, layout }: VerseRow,
  alignments: readonly Alignment[],
  originals: readonly WordForm[],
  tags: readonly WordTag[],
): void {
  const numbers = originals.map(({ lemma }) => sameWordOf(lexemeIdOf(lemma)));
  const positionsOf = new Map<number, readonly number[]>();
  for (const { from, to, positions } of alignments) {
    count.alignments++;
    if (positions.every((at) => originals[at - 1] !== undefined)) count.found++;
    for (let at = from; at <= to; at++) positionsOf.set(at, positions);
  }
  const words = toWords(text);
  const pairs = matchWords(
    words.map((word) => word.text),
    tags.map(({ word }) => word),
  );
  words.forEach((word, at) => {
    const isSupplied = layout.italics.some(([from, to]) => word.start >= from && word.end <= to);
    if (isSupplied || !isContentWord(word.text)) return;
    count.words++;
    const positions = positionsOf.get(at);
    if (!positions) return;
    count.aligned++;
    const tag = sameWordOf(tags[pairs[at] ?? -1]?.number ?? "");
    if (!numbers.includes(tag)) return;
    count.compared++;
    if (positions.some((position) => numbers[position - 1] === tag)) count.agreed++;
  });
}

function countBooks(code: TranslationCode, originalsOf: Originals): Map<string, Count> {
  const books = new Map(BOOKS.map(({ name }) => [name, nothing()]));
  const total = nothing();
  const alignments = readAlignments(code);
  const witness = readWordTags(code);
  for (const row of IMPORTERS[code]()) {
    const { canonicalOrder: order, book } = row;
    const name = BOOKS.find(({ id }) => id === book)?.name ?? "";
    for (const count of [books.get(name), total]) {
      if (!count) continue;
      const runs = alignments[order - 1] ?? [];
      countVerse(count, row, runs, originalsOf(order), witness.get(order) ?? []);
    }
  }
  books.set("All", total);
  return books;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? "–" : ((100 * part) / whole).toFixed(1);

function printTable(counts: Readonly<Record<TranslationCode, Map<string, Count>>>): void {
  console.log(
    "| Book | KJV words | aligned % | agree with the witness % | WEB words | aligned % | agree with the witness % |",
  );
  console.log("|---|---|---|---|---|---|---|");
  for (const [name, kjv] of counts.KJV) {
    const cells = [kjv, counts.WEB.get(name) ?? nothing()].flatMap((count) => [
      count.words.toLocaleString("en"),
      percent(count.aligned, count.words),
      percent(count.agreed, count.compared),
    ]);
    console.log(`| ${[name, ...cells].join(" | ")} |`);
  }
}

/** A generator of numbers from 0 to 1 that gives the same row for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Prints aligned words drawn by chance from both translations, with what they go back to. */
function printSample(size: number, seed: number, originalsOf: Originals): void {
  const random = randomFrom(seed);
  const lexicon = new Map(readLexiconRows().map((row) => [row.id, row]));
  const texts = new Map(TRANSLATION_CODES.map((code) => [code, IMPORTERS[code]()]));
  const alignments = new Map(TRANSLATION_CODES.map((code) => [code, readAlignments(code)]));
  for (let printed = 0; printed < size; ) {
    const code = TRANSLATION_CODES[printed % TRANSLATION_CODES.length] ?? "WEB";
    const rows = texts.get(code) ?? [];
    const row = rows[Math.floor(random() * rows.length)];
    const runs = row ? (alignments.get(code)?.[row.canonicalOrder - 1] ?? []) : [];
    const run = runs[Math.floor(random() * runs.length)];
    if (!row || !run) continue;
    const words = toWords(row.text).slice(run.from, run.to + 1);
    const behind = run.positions.map((at) => originalsOf(row.canonicalOrder)[at - 1]);
    const shown = behind.map((word) => {
      const entry = lexicon.get(lexemeIdOf(word?.lemma ?? ""));
      const meaning = entry?.definition || entry?.derivation || "";
      return `${word?.text} ${word?.morph} = ${entry?.id} ${entry?.lemma} “${meaning.slice(0, 60)}”`;
    });
    const english = row.text.slice(words[0]?.start, words.at(-1)?.end);
    const { book, chapter, verse } = toVerseAddress(row.canonicalOrder);
    console.log(`${code} ${book} ${chapter}:${verse} “${english}” ← ${shown.join(" + ")}`);
    printed++;
  }
}

function main(): void {
  const { values } = parseArgs({
    options: { sample: { type: "string" }, seed: { type: "string", default: "1" } },
  });
  const { forms, verses } = readOriginals();
  const originalsOf: Originals = (order) =>
    (verses[order - 1] ?? []).flatMap((id) => forms[id] ?? []);
  if (values.sample) {
    printSample(Number(values.sample), Number(values.seed), originalsOf);
    return;
  }
  const counts = { WEB: countBooks("WEB", originalsOf), KJV: countBooks("KJV", originalsOf) };
  printTable(counts);
  let failed = false;
  for (const code of TRANSLATION_CODES) {
    const total = counts[code].get("All") ?? nothing();
    const share = total.aligned / total.words;
    console.log(
      `${code}: ${percent(total.aligned, total.words)} % of the words that name something are aligned (at least ${LEAST[code] * 100} %); ` +
        `${total.found.toLocaleString("en")} of ${total.alignments.toLocaleString("en")} alignments name words of the verse's original; ` +
        `${percent(total.agreed, total.compared)} % of ${total.compared.toLocaleString("en")} agree with the witness`,
    );
    if (share < LEAST[code] || total.found < total.alignments) failed = true;
  }
  if (failed) process.exitCode = 1;
}

main();
