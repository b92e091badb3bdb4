import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { PCA } from "ml-pca";
import { getTellings } from "@/lib/retrieval/match-situations";
import {
  encode,
  MEANING_DIMENSIONS,
  meaningKey,
  packMeanings,
  readMeanings,
  unpackMeanings,
} from "@/lib/retrieval/meanings";

// `npm run content:meanings`: writes lib/retrieval/situation-meanings.json, what the messages by
// which situations are told mean, each line by the encoder of lib/retrieval/meanings.ts. Lines that
// are there already are kept as they are; 9,000 take three minutes. `--space` finds the directions
// anew in which they differ most (lib/retrieval/meaning-space.json) and forgets all lines.

const SPACE = "lib/retrieval/meaning-space.json";
const MEANINGS = "lib/retrieval/situation-meanings.json";
/** Lines that the directions are found from. */
const READ = 6_000;

const { values } = parseArgs({ options: { space: { type: "boolean", default: false } } });

const pack = (numbers: readonly number[]) =>
  Buffer.from(Float32Array.from(numbers).buffer).toString("base64");

async function writeSpace(lines: readonly string[]): Promise<void> {
  const step = Math.ceil(lines.length / READ);
  const encoded: number[][] = [];
  for (const line of lines.filter((_line, at) => at % step === 0)) encoded.push(await encode(line));
  const mean = (encoded[0] ?? []).map(
    (_one, at) => encoded.reduce((sum, one) => sum + (one[at] ?? 0), 0) / encoded.length,
  );
  const pca = new PCA(encoded, { method: "covarianceMatrix" });
  const directions = pca.getEigenvectors().transpose().to2DArray().slice(0, MEANING_DIMENSIONS);
  const told = pca.getCumulativeVariance()[MEANING_DIMENSIONS - 1] ?? 0;
  writeFileSync(
    SPACE,
    `${JSON.stringify({ mean: pack(mean), directions: pack(directions.flat()) })}\n`,
  );
  console.log(`${MEANING_DIMENSIONS} directions with ${told.toFixed(3)} of what differs`);
}

async function main(): Promise<void> {
  const lines = [...new Set(getTellings().wordings.map(({ line }) => line))];
  if (values.space) {
    await writeSpace(lines);
    writeFileSync(MEANINGS, `${JSON.stringify(packMeanings(new Map()))}\n`);
    console.log("Now run it again without --space: it reads them and writes all lines.");
    return;
  }
  const before = unpackMeanings(JSON.parse(readFileSync(MEANINGS, "utf8")));
  const missing = lines.filter((line) => !before.has(meaningKey(line)));
  const made = await readMeanings(missing);
  const all = new Map(
    lines.flatMap((line) => {
      const key = meaningKey(line);
      const meaning = before.get(key) ?? made.get(line);
      return meaning ? [[key, meaning] as const] : [];
    }),
  );
  if (all.size < lines.length) throw new Error("The encoder did not read all lines.");
  writeFileSync(MEANINGS, `${JSON.stringify(packMeanings(all))}\n`);
  console.log(`${lines.length} lines, ${missing.length} of them new`);
}

void main();
