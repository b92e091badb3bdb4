import { Client } from "pg";
import { fetchBytes, ms, ratio, table, timeInTurn } from "./measure";

/** One query of each class that readers type. */
const CLASSES: [name: string, query: string][] = [
  ["rare word", "propitiation"],
  ["common word", "faith"],
  ["most frequent word", "lord"],
  ["three words", "love your enemies"],
  ["phrase", "in the beginning"],
  ["prefix", "righteou"],
  ["misspelled", "rightousness"],
  ["reference", "John 3:16"],
];
const RUNS = 200;

const PLAIN_SEARCH = `SELECT osis, text FROM plain, websearch_to_tsquery('english', $1) AS query
  WHERE words @@ query ORDER BY ts_rank(words, query) DESC LIMIT 20`;

/**
 * Every class through the site's own API, HTTP and JSON included, in turn with plain ranked
 * full-text search as PostgreSQL offers it: a stored tsvector with a GIN index, ts_rank, the best
 * twenty, on a connection and a temporary table of its own over the WEB text of the seeded
 * database.
 */
export async function searchTable(origin: string, connectionString: string): Promise<string> {
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
    const rows: string[][] = [];
    for (const [name, query] of CLASSES) {
      const url = `${origin}/api/bible/search?limit=10&query=${encodeURIComponent(query)}`;
      const [api, plain] = await timeInTurn(RUNS, [
        () => fetchBytes(url),
        () => client.query(PLAIN_SEARCH, [query]),
      ]);
      if (!api || !plain) throw new Error(`No figures for ${name}`);
      const times = [api.p50, api.p95, plain.p50, plain.p95].map(ms);
      rows.push([`${name}: ${query}`, ...times, ratio(api.p50 / plain.p50)]);
    }
    // Other connections may share this session (the embedded database has one).
    await client.query("DROP TABLE plain");
    return table([
      ["class", "API p50, ms", "API p95", "plain FTS p50", "plain FTS p95", "ratio of p50"],
      ...rows,
    ]);
  } finally {
    await client.end();
  }
}

const EMPTY = "/api/health/live";
const BIBLE_SEARCH = "/api/bible/search?query=faith&limit=10";
/** Calls and what each is compared with. */
const CALLS: readonly [path: string, against: string][] = [
  ["/api/bible/verse?reference=John%203:16", EMPTY],
  [BIBLE_SEARCH, EMPTY],
  ["/api/search?q=faith", BIBLE_SEARCH],
  ["/api/articles", EMPTY],
  ["/api/news", EMPTY],
  ["/api/videos", EMPTY],
  ["/api/cross-references", EMPTY],
  ["/api/validation-findings", EMPTY],
  ["/api/reading-plans", EMPTY],
  ["/api/bible/words?reference=John%203:16", EMPTY],
  // The name of God stands in more verses than any other, the article in most of the Greek.
  ["/api/words/H3068/verses?limit=20", EMPTY],
  ["/api/words/G3588", EMPTY],
  ["/words/g3588-ho", EMPTY],
];

/**
 * Look-up, searches, the lists of built-in rows and the original words next to an empty handler of
 * the same app; p50 in milliseconds.
 */
export async function callTable(origin: string): Promise<string> {
  const paths = [EMPTY, ...CALLS.map(([path]) => path)];
  const times = await timeInTurn(
    RUNS * 2,
    paths.map((path) => () => fetchBytes(origin + path)),
  );
  const latencies = new Map(paths.map((path, index) => [path, times[index]]));
  const nameOf = (path: string) => `\`${path.replace(/\?.*/, "")}\``;
  const row = (path: string, against?: string) => {
    const { p50, p95 } = latencies.get(path) ?? { p50: Number.NaN, p95: Number.NaN };
    const base = against === undefined ? undefined : latencies.get(against);
    const name = against === EMPTY ? "the empty handler" : nameOf(against ?? "");
    return [
      path === EMPTY ? `${nameOf(path)} (empty handler)` : nameOf(path),
      ms(p50),
      ms(p95),
      base ? `${ratio(p50 / base.p50)} ${name}` : "",
    ];
  };
  return table([
    ["call", "p50, ms", "p95", "ratio of p50"],
    row(EMPTY),
    ...CALLS.map(([path, against]) => row(path, against)),
  ]);
}
