import { table } from "./measure";

/** Calls of each kind that follow the first one. */
const LATER = 5;
/** Starts: each kind is asked first, second and third twice. */
const STARTS = 6;

type Call = (url: string, turn: number) => Promise<Response>;

const post = (url: string, path: string, body: object) =>
  fetch(url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Client": "web", Origin: url },
    body: JSON.stringify(body),
  });

const WORDS = ["wyatt", "exodus", "david", "jericho", "moses", "temple"];
const TOPICS = ["The Exodus", "Creation", "Prayer", "The Flood", "Faith", "Grace"];
const QUESTIONS = [
  "Who built the ark?",
  "Who was Moses?",
  "What is grace?",
  "Where was Paul born?",
  "Who killed Goliath?",
  "What is faith?",
];

const KINDS: Record<string, Call> = {
  search: (url, turn) => fetch(`${url}/api/search?q=${WORDS[turn]}`),
  context: (url, turn) =>
    post(url, "/api/biblical-context", { type: "topic", topic: TOPICS[turn] }),
  assistant: (url, turn) => post(url, "/api/chat", { question: QUESTIONS[turn], useModel: false }),
};

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function time(call: Call, url: string, turn: number): Promise<number> {
  const started = performance.now();
  const answer = await call(url, turn);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return performance.now() - started;
}

/**
 * What the first search, context and assistant's answer of a process cost that has just become
 * ready, beside the later ones, in ms; `start` starts the site's server and resolves when it is
 * ready. Medians of six starts.
 */
export async function firstCallTable(
  start: () => Promise<{ url: string; stop: () => Promise<unknown> }>,
): Promise<string> {
  const seen = new Map(Object.keys(KINDS).map((kind) => [kind, { first: [], later: [] } as Seen]));
  for (let run = 0; run < STARTS; run++) {
    const server = await start();
    const kinds = Object.entries(KINDS);
    for (const [kind, call] of [...kinds.slice(run % 3), ...kinds.slice(0, run % 3)]) {
      seen.get(kind)?.first.push(await time(call, server.url, 0));
      for (let turn = 1; turn <= LATER; turn++) {
        seen.get(kind)?.later.push(await time(call, server.url, turn));
      }
    }
    await server.stop();
  }
  const rows = [...seen].map(([kind, { first, later }]) => [
    kind,
    median(first).toFixed(0),
    median(later).toFixed(0),
    (median(first) / median(later)).toFixed(1),
  ]);
  return table([["kind", "first, ms", "later, ms", "times"], ...rows]);
}

interface Seen {
  first: number[];
  later: number[];
}
