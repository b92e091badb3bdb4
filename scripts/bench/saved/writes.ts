import { Client } from "pg";
import { ms, percentile, table } from "../measure";
import { Visitor, type VisitorAnswer } from "./visitor";

// Many writes at the same moment: places in one collection, repeated writes, first writes of
// newcomers.

const ADDS = 50;
const ROUNDS = 5;
const WRITES = 1_000;
const WORKERS = 50;
const NEWCOMERS = 200;

/**
 * The fields of an answer's JSON, when its status is the one meant. @throws else, with the answer.
 */
export function fieldsOf<Fields>({ status, text }: VisitorAnswer, meant = 201): Fields {
  if (status !== meant) throw new Error(`${status} instead of ${meant}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as Fields;
}

/** As many connections of one visitor as work at the same moment. */
function connections(of: Visitor, count: number): Visitor[] {
  return Array.from({ length: count }, () => {
    const visitor = new Visitor(of.origin);
    visitor.cookie = of.cookie;
    return visitor;
  });
}

/**
 * Fifty adds into one collection at once. Gives the milliseconds until all are answered. @throws
 * unless the places are 0…49.
 */
async function addAtOnce(owner: Visitor, round: number): Promise<number> {
  const name = `Adds ${round}`;
  const { id } = fieldsOf<{ id: string }>(await owner.post("/api/collections", { name }));
  const visitors = connections(owner, ADDS);
  const started = performance.now();
  const answers = await Promise.all(
    visitors.map((visitor, at) =>
      visitor.post(
        "/api/verses",
        { collectionId: id, reference: `Psalm 119:${at + 1}`, translation: "WEB" },
        `add-${round}-${at}`,
      ),
    ),
  );
  const wallMs = performance.now() - started;
  for (const visitor of visitors) visitor.close();
  const given = answers.map((answer) => fieldsOf<{ orderIndex: number }>(answer).orderIndex);
  const stored = fieldsOf<{ orderIndex: number }[]>(
    await owner.ask(`/api/collections/${id}/verses?limit=100`),
    200,
  ).map(({ orderIndex }) => orderIndex);
  const wanted = Array.from({ length: ADDS }, (_, at) => at).join();
  if (given.sort((a, b) => a - b).join() !== wanted || stored.join() !== wanted) {
    throw new Error(`the places are ${stored.join()}`);
  }
  return wallMs;
}

/**
 * Writes sent one to five times each, in a mixed order, fifty at a time. @throws unless each made
 * one row and gave one answer.
 */
async function writeRepeatedly(owner: Visitor, database: Client) {
  const sends = Array.from({ length: WRITES }, (_, at) => Array(1 + (at % 5)).fill(at)).flat();
  const queue = sends
    .map((at: number, place) => ({ at, place: (place * 7_919) % sends.length }))
    .sort((a, b) => a.place - b.place);
  const ids = new Map<number, Set<string>>();
  const times: number[] = [];
  const visitors = connections(owner, WORKERS);
  const started = performance.now();
  await Promise.all(
    visitors.map(async (visitor) => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const { at } = next;
        const body = { name: `Repeated ${at}` };
        const answer = await visitor.post("/api/collections", body, `repeated-${at}`);
        times.push(answer.totalMs);
        ids.set(at, (ids.get(at) ?? new Set()).add(fieldsOf<{ id: string }>(answer).id));
      }
    }),
  );
  const wallMs = performance.now() - started;
  for (const visitor of visitors) visitor.close();
  const { rows } = await database.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM collections WHERE title LIKE 'Repeated %'",
  );
  const count = rows[0]?.count;
  const several = [...ids.values()].filter((given) => given.size !== 1).length;
  if (count !== WRITES || several > 0) throw new Error(`${count} rows, ${several} answers differ`);
  return { sends: sends.length, wallMs, times };
}

/** Newcomers' first collections, all at the same moment, each with its workspace. */
async function beginAtOnce(origin: string): Promise<VisitorAnswer[]> {
  const visitors = Array.from({ length: NEWCOMERS }, () => new Visitor(origin));
  const answers = await Promise.all(
    visitors.map((visitor) => visitor.post("/api/collections", { name: "First" }, "first")),
  );
  for (const visitor of visitors) visitor.close();
  return answers;
}

/** The table of writes. @throws when one of them is lost, doubled or out of place. */
export async function writeTable(origin: string, databaseUrl: string): Promise<string> {
  const database = new Client({ connectionString: databaseUrl });
  database.on("error", () => undefined);
  const owner = new Visitor(origin);
  fieldsOf(await owner.post("/api/collections", { name: "Begin" }));
  const adds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) adds.push(await addAtOnce(owner, round));
  await database.connect();
  const repeated = await writeRepeatedly(owner, database).finally(() => database.end());
  const started = performance.now();
  const first = await beginAtOnce(origin);
  const firstMs = performance.now() - started;
  const refused = first.filter(({ status }) => status !== 201);
  owner.close();
  return table([
    ["writes", "found afterwards", "all answered, s", "one answer p50, ms", "p99"],
    [
      `${ADDS} verses into one collection at once, ${ROUNDS} times`,
      `places 0…${ADDS - 1} each time`,
      `${(percentile(adds, 0.5) / 1000).toFixed(2)} (median)`,
      "",
      "",
    ],
    [
      `${WRITES.toLocaleString("en")} collections with a key, sent ${repeated.sends.toLocaleString("en")} times, ${WORKERS} at once`,
      `${WRITES.toLocaleString("en")} rows`,
      (repeated.wallMs / 1000).toFixed(2),
      ms(percentile(repeated.times, 0.5)),
      ms(percentile(repeated.times, 0.99)),
    ],
    [
      `first collections of ${NEWCOMERS} newcomers at once`,
      `${NEWCOMERS - refused.length} workspaces, ${refused.length} refused`,
      (firstMs / 1000).toFixed(2),
      ms(
        percentile(
          first.map(({ totalMs }) => totalMs),
          0.5,
        ),
      ),
      ms(
        percentile(
          first.map(({ totalMs }) => totalMs),
          0.99,
        ),
      ),
    ],
  ]);
}
