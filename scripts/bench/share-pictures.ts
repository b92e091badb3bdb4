import { readFileSync } from "node:fs";
import type { RunningServer } from "../test/processes";
import { fetchBytes, ms, percentile, table } from "./measure";

/** Chapters of Psalms, each asked for with its first verses: pictures that differ. */
const CHAPTERS = 150;
const VERSES = 3;

/** Resident memory of a process in MB, "–" where the system does not say. */
function memory(pid: number | undefined): string {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return String(Math.round(Number(kilobytes) / 1024));
  } catch {
    return "–";
  }
}

interface Series {
  times: number[];
  bytes: number[];
}

async function ask(urls: readonly string[]): Promise<Series> {
  const series: Series = { times: [], bytes: [] };
  for (const url of urls) {
    const started = performance.now();
    const body = await fetchBytes(url);
    series.times.push(performance.now() - started);
    series.bytes.push(body.length);
  }
  return series;
}

/** Times of one address that is asked for again and again until `work` is done. */
async function timesBeside(url: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  while (!isOver) times.push(...(await ask([url])).times);
  await over;
  return times;
}

/**
 * Share pictures as a stranger asks for them: drawn one after another, kept ones, a page beside two
 * that are drawn at a time, and what the process holds before and after all of them.
 */
export async function sharePictureTable({
  url,
  pid,
}: Pick<RunningServer, "url" | "pid">): Promise<string> {
  const psalms = `${url}/share/bible/kjv/psalms`;
  const verses = (verse: number) =>
    Array.from({ length: CHAPTERS }, (_value, at) => `${psalms}/${at + 1}.png?v=${verse}`).filter(
      // Psalm 117 has two verses.
      (address) => verse < 3 || !address.includes("/117.png"),
    );
  const before = memory(pid);
  const [first = Number.NaN] = (await ask([`${psalms}/119.png`])).times;
  const drawn = await ask(verses(1));
  const kept = await ask(verses(1));
  const page = `${url}/bible`;
  const alone = (await ask(Array.from({ length: 200 }, () => page))).times;
  const beside = await timesBeside(page, Promise.all([2, VERSES].map((at) => ask(verses(at)))));
  const times = ({ length }: readonly number[]) => length.toLocaleString("en");
  const row = (name: string, series: readonly number[]) => [
    name,
    times(series),
    ms(percentile(series, 0.5)),
    ms(percentile(series, 0.99)),
  ];
  const heading = ["asked for", "times", "p50, ms", "p99"];
  const figures = table([
    heading,
    ["first picture of a process", "1", ms(first), ""],
    row("a picture nobody has asked for", drawn.times),
    row("one that is kept", kept.times),
    row("`/bible`", alone),
    row("`/bible`, while two pictures are drawn at a time", beside),
  ]);
  const size = percentile(drawn.bytes, 0.5).toLocaleString("en");
  const largest = Math.max(...drawn.bytes).toLocaleString("en");
  return `${figures}\n\nA picture has ${size} bytes (median; the largest ${largest}). Memory of the process before: ${before} MB, after ${CHAPTERS * VERSES} pictures: ${memory(pid)} MB.`;
}
