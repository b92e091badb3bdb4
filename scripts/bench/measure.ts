import { Agent, get, type IncomingMessage } from "node:http";

/** Latencies of one series in milliseconds. */
export type Latency = { p50: number; p95: number };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** The value below which this share of the samples lies; NaN without any. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Median and 95th percentile of these milliseconds. */
function latency(samples: readonly number[]): Latency {
  return { p50: percentile(samples, 0.5), p95: percentile(samples, 0.95) };
}

/**
 * Times several kinds of work in turn, `runs` rounds of each, after a warm-up that is not counted.
 * Taking turns lets whatever else the machine does fall on all of them alike, so their ratios hold;
 * each round has an order of its own, since what a call leaves to be tidied away falls on the next.
 */
export async function timeInTurn(
  runs: number,
  works: readonly (() => Promise<unknown>)[],
): Promise<Latency[]> {
  const samples = works.map((): number[] => []);
  const warmUp = Math.ceil(runs / 10);
  for (let round = -warmUp; round < runs; round += 1) {
    for (const { index, work } of shuffled(works)) {
      const started = performance.now();
      await work();
      if (round >= 0) samples[index]?.push(performance.now() - started);
    }
  }
  return samples.map(latency);
}

/** These works with their places, in an order of chance. */
const shuffled = (works: readonly (() => Promise<unknown>)[]) =>
  works
    .map((work, index) => ({ work, index, at: Math.random() }))
    .sort((one, other) => one.at - other.at);

/**
 * One GET over a kept connection, read to its end. Returns the body's bytes as sent.
 * @throws when the status is not 200.
 */
export function fetchBytes(url: string, headers: Record<string, string> = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on("error", reject);
  });
}

/** Closes the kept connections, so that a server can end. */
export function closeConnections(): void {
  agent.destroy();
}

/** A Markdown table. The first row is the heading. */
export function table(rows: readonly (readonly string[])[]): string {
  const [heading = [], ...body] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(heading), line(heading.map(() => "---")), ...body.map(line)].join("\n");
}

/** Milliseconds with two digits after the point. */
export const ms = (value: number) => value.toFixed(2);
/** A ratio such as `0.84×`. */
export const ratio = (value: number) => `${value.toFixed(2)}×`;
