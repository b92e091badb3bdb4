import { Client } from "pg";
import { fetchBytes, type Latency, latency, ms, ratio, table, timeRuns } from "./measure";

/** One query of each class that readers type. */
const CLASSES: [name: string, query: string][] = [
  ["rare word", "propitiation"],
  ["common word", "faith"],
  ["most frequent word", "lord"],
  ["three words", "love your enemies"],
  ["phrase", "in the beginning"],
  ["prefix", "righteou"],
  ["misspelt", "rightousness"],
  ["reference", "John 3:16"],
];
const RUNS = 200;

/** Median and 95th percentile per class, milliseconds. */
export type SearchTimes = Map<string, Latency>;

/**
 * Plain ranked full-text search as PostgreSQL offers it: a stored tsvector with a GIN index, ts_rank, the best twenty.
 * Runs on a connection and a temporary table of its own, without HTTP, on the WEB text of the seeded database.
 */
export async function timePlainSearch(connectionString: string): Promise<SearchTimes> {
  const client = new Client({ connectionString });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(
      `CREATE TEMP TABLE plain AS SELECT osis, text, to_tsvector('english', text) AS words
       FROM verses WHERE translation_code = 'WEB'`,
    );
    await client.query("CREATE INDEX ON plain USING gin (words)");
    await client.query("ANALYZE plain");
    const times: SearchTimes = new Map();
    for (const [name, query] of CLASSES) {
      const samples = await timeRuns(RUNS, () =>
        client.query(
          `SELECT osis, text FROM plain, websearch_to_tsquery('english', $1) AS query
           WHERE words @@ query ORDER BY ts_rank(words, query) DESC LIMIT 20`,
          [query],
        ),
      );
      times.set(name, latency(samples));
    }
    // Other connections may share this session (the embedded database has one).
    await client.query("DROP TABLE plain");
    return times;
  } finally {
    await client.end();
  }
}

/** The same classes through the site's own API, HTTP and JSON included. */
export async function timeApiSearch(origin: string): Promise<SearchTimes> {
  const times: SearchTimes = new Map();
  for (const [name, query] of CLASSES) {
    const url = `${origin}/api/bible/search?limit=10&query=${encodeURIComponent(query)}`;
    times.set(name, latency(await timeRuns(RUNS, () => fetchBytes(url))));
  }
  return times;
}

/** Both side by side. */
export function searchTable(api: SearchTimes, plain: SearchTimes): string {
  const rows = CLASSES.map(([name, query]) => {
    const ours = api.get(name);
    const theirs = plain.get(name);
    if (!ours || !theirs) throw new Error(`No figures for ${name}`);
    return [
      `${name}: ${query}`,
      ms(ours.p50),
      ms(ours.p95),
      ms(theirs.p50),
      ms(theirs.p95),
      ratio(ours.p50 / theirs.p50),
    ];
  });
  return table([
    ["class", "API p50, ms", "API p95", "plain FTS p50", "plain FTS p95", "ratio of p50"],
    ...rows,
  ]);
}

/** Look-up and site search next to an empty handler of the same app; p50 in milliseconds. */
export async function callTable(origin: string): Promise<string> {
  const time = async (path: string) =>
    latency(await timeRuns(RUNS * 2, () => fetchBytes(origin + path)));
  const empty = await time("/api/health/live");
  const verse = await time("/api/bible/verse?reference=John%203:16");
  const search = await time("/api/bible/search?query=faith&limit=10");
  const site = await time("/api/search?q=faith");
  const row = (name: string, { p50, p95 }: Latency, base: Latency, against: string) => [
    name,
    ms(p50),
    ms(p95),
    `${ratio(p50 / base.p50)} ${against}`,
  ];
  return table([
    ["call", "p50, ms", "p95", "ratio of p50"],
    ["`/api/health/live` (empty handler)", ms(empty.p50), ms(empty.p95), ""],
    row("`/api/bible/verse`", verse, empty, "the empty handler"),
    row("`/api/bible/search`", search, empty, "the empty handler"),
    row("`/api/search`", site, search, "`/api/bible/search`"),
  ]);
}
