import { gzipSync } from "node:zlib";
import { CANON_VERSE_COUNT } from "../../lib/bible/canon";
import { versePath } from "../../lib/bible/chapter-path";
import { toVerseAddress } from "../../lib/bible/rules";
import { wordPath } from "../../lib/site/item-paths";
import { Random } from "../attack/random";
import { fetchBytes, ms, percentile, table } from "./measure";

/** The words that stand most often, and those that languages cannot do without ("the", "and"). */
const FREQUENT = [
  ..."G3588 G2532 G846 G1161 G1722 G3756 G3754 G1519 G3778 G1063".split(" "),
  ..."H3068 H853 H834 H3605 H413 H3588 H5921 H559 H3808 H1121".split(" "),
];
const OTHER_WORDS = 80;
const VERSES = 100;
/** Entries of Strong's dictionary in each language. */
const LAST = { G: 5624, H: 8674 };

/** Pages of words by number, found without reading their entries: a bare number leads on. */
async function wordPages(origin: string, ids: readonly string[]): Promise<string[]> {
  const urls: string[] = [];
  for (const id of ids) {
    const answer = await fetch(`${origin}${wordPath(id.toLowerCase())}`, { redirect: "manual" });
    const path = answer.headers.get("location");
    if (path) urls.push(new URL(path, origin).href);
  }
  return urls;
}

function versePages(origin: string, random: Random): string[] {
  return Array.from({ length: VERSES }, (_value, at) => {
    const order = random.int(1, CANON_VERSE_COUNT);
    return origin + versePath(at % 2 ? "KJV" : "WEB", toVerseAddress(order));
  });
}

/**
 * Pages that are made when they are first asked for, and the same again, which are kept: milliseconds
 * and compressed bytes. A page that somebody has asked for since the server's start counts as made.
 */
export async function madePagesTable(origin: string): Promise<string> {
  // The same in every run.
  const random = new Random(1, "made pages");
  const others = Array.from({ length: OTHER_WORDS }, (_value, at) => {
    const letter = at % 2 ? "G" : "H";
    return `${letter}${random.int(1, LAST[letter])}`;
  });
  const kinds: [string, string[]][] = [
    ["words, the most frequent", await wordPages(origin, FREQUENT)],
    ["words, drawn by lot", await wordPages(origin, others)],
    ["verses, drawn by lot", versePages(origin, random)],
  ];
  // What a process makes once (the table of all verses' words, code that is compiled) is not theirs.
  for (const path of ["/words/h2617-hesed", "/bible/web/john/3/16"])
    await fetchBytes(origin + path);
  const rows = [];
  for (const [name, urls] of kinds) {
    const rounds = [];
    const sizes: number[] = [];
    for (const isFirst of [true, false]) {
      const times: number[] = [];
      for (const url of urls) {
        const started = performance.now();
        const body = await fetchBytes(url);
        times.push(performance.now() - started);
        if (isFirst) sizes.push(gzipSync(body).length);
      }
      rounds.push(ms(percentile(times, 0.5)), ms(percentile(times, 0.95)), ms(Math.max(...times)));
    }
    const bytes = [percentile(sizes, 0.5), Math.max(...sizes)].map((size) =>
      size.toLocaleString("en"),
    );
    rows.push([name, String(urls.length), ...rounds, ...bytes]);
  }
  const heading = [
    ...["pages", "number", "made: p50, ms", "p95", "longest"],
    ...["kept: p50, ms", "p95", "longest", "HTML, bytes gzip: p50", "largest"],
  ];
  return table([heading, ...rows]);
}
