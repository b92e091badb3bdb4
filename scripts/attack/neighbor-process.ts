import { setTimeout as sleep } from "node:timers/promises";
import { Visitor, type VisitorAnswer } from "../bench/saved/visitor";
import type { Waits } from "./neighbor";

// The calm visitor of neighbor.ts. Every kind of call has a connection of its own and is due every
// 50 ms. Calls that were due while one was under way are not sent, but count with what they would
// have waited, so that a standstill is seen in full.

const EVERY_MS = 50;
const origin = process.argv[2] ?? "";

let waits: Waits = { page: [], verse: [], write: [] };
let failures: string[] = [];

async function repeat(kind: keyof Waits, call: () => Promise<VisitorAnswer>): Promise<void> {
  for (let due = performance.now(); ; ) {
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    const { status } = await call().catch((error: Error) => ({ status: error.message }));
    if (status !== 200) failures.push(`a neighbor's ${kind}: ${status}`);
    for (const answered = performance.now(); due < answered; due += EVERY_MS) {
      waits[kind].push(answered - due);
    }
  }
}

async function main(): Promise<void> {
  const writer = new Visitor(origin);
  const made = await writer.post("/api/collections", { name: "Calm" });
  if (made.status !== 201) throw new Error(`${made.status} ${made.text}`);
  const { id } = JSON.parse(made.text) as { id: string };
  let version = 1;
  const write = async () => {
    const body = { version, name: `Calm ${version}` };
    const answer = await writer.ask(`/api/collections/${id}`, { method: "PATCH", body });
    // A write of which no answer came may have been done: the next one then learns the version from
    // its refusal.
    const row = JSON.parse(answer.text) as { version?: number; current?: { version: number } };
    version = row.version ?? row.current?.version ?? version;
    return answer;
  };
  const page = new Visitor(origin);
  const verse = new Visitor(origin);
  process.send?.({ collectionId: id });
  process.on("message", () => {
    process.send?.({ waits, failures });
    waits = { page: [], verse: [], write: [] };
    failures = [];
  });
  process.once("disconnect", () => process.exit(0));
  await Promise.all([
    repeat("page", () => page.ask("/bible")),
    repeat("verse", () => verse.ask("/api/bible/verse?reference=John+3:16")),
    repeat("write", write),
  ]);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
