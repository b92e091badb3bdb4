import { type OpenAiServer, sse } from "../../tests/support/openai-server";
import { ms, table } from "../bench/measure";
import { Visitor } from "../bench/saved/visitor";
import { aboveBar, Neighbor, neighborTable } from "./neighbor";
import type { WatchedSite } from "./watched-site";

// A model's provider that sends one enormous piece instead of words; a neighbor goes on asking.

const SENTENCE = "Ruth was a Moabite, and she stayed. ";
const MEGABYTE = 1024 * 1024;
/**
 * What the model sends in one piece, in bytes. The first is an ordinary answer: what the question
 * itself and its first time cost.
 */
const ANSWERS = [
  { name: "an ordinary answer", bytes: 360, isHostile: false },
  { name: "a piece of 0.25 MB", bytes: 0.25 * MEGABYTE, isHostile: true },
  { name: "a piece of 1 MB", bytes: MEGABYTE, isHostile: true },
  { name: "a piece of 10 MB", bytes: 10 * MEGABYTE, isHostile: true },
];
const CALM_MS = 5_000;
/** Bar: how long one piece may hold the event loop, in milliseconds. */
const BLOCKED_MS = 50;
/**
 * Characters of an answer at most that a visitor may be sent of it: an answer's own length with
 * room for its frames.
 */
const MOST_PASSED_ON = 200_000;

/** Asks one question of a site whose model sends one piece of each size. */
export async function delta(
  { site, take }: WatchedSite,
  model: OpenAiServer,
): Promise<{ text: string; wrongs: string[] }> {
  const neighbor = await Neighbor.start(site.url);
  const wrongs: string[] = [];
  const rows: string[][] = [];
  try {
    await new Promise((done) => setTimeout(done, CALM_MS));
    const waits = { "before, alone": (await neighbor.take()).waits };
    for (const { name, bytes, isHostile } of ANSWERS) {
      model.behave = (response) => {
        sse.head(response);
        response.write(sse.text(SENTENCE.repeat(bytes / SENTENCE.length)));
        response.end(sse.end());
      };
      const visitor = new Visitor(site.url);
      take();
      const answer = await visitor
        .ask("/api/chat", {
          method: "POST",
          body: { question: "Who was Ruth?", conversationId: null },
          headers: { Accept: "text/event-stream" },
        })
        .catch((error: Error) => ({ status: 0, text: error.message, totalMs: 0 }));
      visitor.close();
      const stood = take();
      const beside = await neighbor.take();
      Object.assign(waits, { [name]: beside.waits });
      rows.push([
        name,
        String(answer.status),
        ms(answer.totalMs),
        String(answer.text.length),
        String(stood.longest),
        String(stood.longestOwn),
      ]);
      if (isHostile && stood.longestOwn > BLOCKED_MS)
        wrongs.push(`${name} holds the loop for ${stood.longestOwn} ms`);
      if (answer.text.length > MOST_PASSED_ON)
        wrongs.push(`${name}: ${answer.text.length} characters were passed on`);
      if (answer.status === 0) wrongs.push(`${name}: no answer`);
      if (answer.status >= 500 && answer.status !== 503) wrongs.push(`${name}: ${answer.status}`);
      wrongs.push(...aboveBar(beside.waits).map((line) => `${name}: ${line}`));
    }
    const heading = [
      "the model sends",
      "status",
      "answered after, ms",
      "characters passed on",
      "longest standstill, ms",
      "of its own work",
    ];
    return { text: `${table([heading, ...rows])}\n\n${neighborTable(waits)}`, wrongs };
  } finally {
    neighbor.stop();
  }
}
