/** @jest-environment node */
import { getTellings } from "@/lib/retrieval/match-situations";
import {
  MEANING_DIMENSIONS,
  meaningKey,
  packMeanings,
  readMeanings,
  unpackMeanings,
} from "@/lib/retrieval/meanings";
import { cosine } from "@/lib/retrieval/sentence-vectors";
import packed from "../../../../lib/retrieval/situation-meanings.json";

async function likeness(one: string, other: string): Promise<number> {
  const meanings = await readMeanings([one, other]);
  const [a, b] = [meanings.get(one), meanings.get(other)];
  return a && b ? cosine(a, b) : Number.NaN;
}

test("what means the same is alike without a word in common", async () => {
  const message = "no church here on friday for me, no day off";
  const same = await likeness(message, "I cannot go to worship because they make us work");
  const other = await likeness(message, "my friend never calls me anymore");
  expect(same).toBeGreaterThan(other + 0.2);
});

test("a meaning has length 1, and so it has after it was packed", async () => {
  const text = "she holds my hand and does not know my name";
  const meaning = (await readMeanings([text])).get(text);
  if (!meaning) throw new Error("no meaning");
  expect(meaning).toHaveLength(MEANING_DIMENSIONS);
  expect(cosine(meaning, meaning)).toBeCloseTo(1, 5);
  const again = unpackMeanings(packMeanings(new Map([[meaningKey(text), meaning]])));
  const unpacked = again.get(meaningKey(text));
  if (!unpacked) throw new Error("not packed");
  expect(cosine(unpacked, unpacked)).toBeCloseTo(1, 5);
  expect(cosine(meaning, unpacked)).toBeGreaterThan(0.995);
});

test("the message of every situation has its meaning: else run npm run content:meanings", () => {
  const known = unpackMeanings(packed);
  const lines = new Set(getTellings().wordings.map(({ line }) => line));
  expect([...lines].filter((line) => !known.has(meaningKey(line)))).toEqual([]);
  expect(known.size).toBe(lines.size);
});

test("the meanings that are shipped are those that the encoder gives", async () => {
  const known = unpackMeanings(packed);
  const line = "my brother was hit by a drunk driver";
  const shipped = known.get(meaningKey(line));
  const made = (await readMeanings([line])).get(line);
  expect(shipped && made && cosine(shipped, made)).toBeGreaterThan(0.995);
});
