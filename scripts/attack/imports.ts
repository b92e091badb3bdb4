import { sampleArchive } from "../../tests/support/sample-archive";
import { table } from "../bench/measure";
import { Visitor } from "../bench/saved/visitor";
import { aboveBar, Neighbor, neighborTable } from "./neighbor";
import { Random } from "./random";
import type { WatchedSite } from "./watched-site";

// Four visitors bring in, at the same moment, files whose references are long and misspelled; a
// neighbor goes on asking.

const FILES = 4;
const VERSES = 9_000;
const LETTERS = 150;
const CALM_MS = 5_000;

/**
 * A file of 2.8 MB: as many verses as an import takes, each with a reference of 150 letters that
 * nearly names a book.
 */
export function hostileArchive(seed: number, verses = VERSES): unknown {
  const random = new Random(seed, "archive");
  const sample = sampleArchive(`Hostile ${seed}`);
  const [collection] = sample.collections;
  const [verse] = collection?.verses ?? [];
  return {
    ...sample,
    collections: [
      {
        ...collection,
        verses: Array.from({ length: verses }, () => ({
          ...verse,
          reference:
            `${random.pick(["Genezis", "Revelashuns", "1 Korinthyans", "Filipians"])} ${random.text("abcdefghijklmnopqrstuvwxyz ", LETTERS)}`.slice(
              0,
              LETTERS,
            ),
          verseText: "x",
          translation: "ESV",
          personalNote: null,
        })),
      },
    ],
  };
}

/**
 * Brings four such files in at once. Gives what became of them, how the loop stood, and what the
 * neighbor waited.
 */
export async function imports({
  site,
  take,
  peakMemory,
}: WatchedSite): Promise<{ text: string; wrongs: string[] }> {
  const neighbor = await Neighbor.start(site.url);
  try {
    await new Promise((done) => setTimeout(done, CALM_MS));
    const calm = await neighbor.take();
    take();
    const answers = await Promise.all(
      Array.from({ length: FILES }, async (_, at) => {
        const visitor = new Visitor(site.url);
        const answer = await visitor
          .post("/api/workspace/import", hostileArchive(at))
          .catch((error: Error) => ({ status: 0, text: error.message, totalMs: 0 }));
        visitor.close();
        return answer;
      }),
    );
    const beside = await neighbor.take();
    const stood = take();
    const memory = peakMemory();
    const rows = answers.map(({ status, text, totalMs }, at) => [
      String(at + 1),
      String(status),
      (totalMs / 1000).toFixed(1),
      text.slice(0, 120).replaceAll("|", " "),
    ]);
    const wrongs = [
      ...answers
        .filter(({ status }) => status === 0 || (status >= 500 && status !== 503))
        .map(({ status, text }) => `an import was answered with ${status} ${text.slice(0, 200)}`),
      ...aboveBar(beside.waits),
    ];
    const text = [
      table([["file", "status", "after, s", "answer"], ...rows]),
      neighborTable({ "before, alone": calm.waits, "through the imports": beside.waits }),
      `longest standstill of the loop: ${stood.longest} ms, of these ${stood.longestOwn} ms of its own work; most memory ${memory?.toFixed(0) ?? "unknown"} MB`,
    ].join("\n\n");
    return { text, wrongs };
  } finally {
    neighbor.stop();
  }
}
