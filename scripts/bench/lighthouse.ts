import { execFile } from "node:child_process";
import { parseArgs, promisify } from "node:util";
import { findBrowser } from "../test/browser";
import { percentile, table } from "./measure";
import { load, type Measuring, machine, runMeasuring } from "./measuring";
import { PAGE_PATHS } from "./page-paths";

// Points and times of pages by Lighthouse 12, mobile, simulated, against a site that runs:
//   npm run bench:lighthouse -- --url http://localhost:3000 [--runs 5] [path …]
// Lighthouse is as large as the site's own packages, so it is none of them: npx fetches it, or
// LIGHTHOUSE names the program's file.

const VERSION = "lighthouse@12.8";
/** One run takes some ten seconds; npx fetches the program before the first. */
const DEADLINE_MS = 300_000;

const run = promisify(execFile);

/** What a report is read for. */
interface Report {
  environment: { benchmarkIndex: number };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
}

/** One load of a page: milliseconds, but for the points, the index and the shift. */
interface Load {
  points: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  index: number;
}

/** Loads the page once. @throws when Lighthouse fails or gives no points. */
async function measure(address: string, env: NodeJS.ProcessEnv): Promise<Load> {
  const own = process.env.LIGHTHOUSE;
  const [program, first] = own ? [process.execPath, [own]] : ["npx", ["--yes", VERSION]];
  const options = [
    address,
    "--quiet",
    "--output=json",
    "--only-categories=performance",
    "--chrome-flags=--headless --no-sandbox --disable-gpu",
  ];
  const { stdout } = await run(program, [...first, ...options], {
    env,
    maxBuffer: 64 * 1024 * 1024,
    timeout: DEADLINE_MS,
  });
  const { environment, categories, audits } = JSON.parse(stdout) as Report;
  const { score } = categories.performance;
  if (score === null) throw new Error(`Lighthouse gave ${address} no points`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    points: Math.round(100 * score),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    index: environment.benchmarkIndex,
  };
}

async function main(_: Measuring): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: "string", default: "http://localhost:3000" },
      runs: { type: "string", default: "5" },
    },
  });
  const browser = await findBrowser();
  const env = { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath };
  console.log(`${machine()}\nLoad before: ${load()}\n`);

  const rows: string[][] = [];
  for (const path of positionals.length > 0 ? positionals : PAGE_PATHS) {
    console.error(`… ${path}`);
    const address = new URL(path, values.url).href;
    // The first visit of a server makes the page and warms the browser's file up.
    await fetch(address).then((answer) => answer.arrayBuffer());
    const loads: Load[] = [];
    for (let turn = 0; turn < Number(values.runs); turn += 1) {
      loads.push(await measure(address, env));
    }
    const median = (name: keyof Load) =>
      percentile(
        loads.map((one) => one[name]),
        0.5,
      );
    const points = loads.map((one) => one.points);
    const seconds = (name: keyof Load) => (median(name) / 1000).toFixed(2);
    const row = [
      `\`${path}\``,
      `${median("points")} (${Math.min(...points)}–${Math.max(...points)})`,
      seconds("firstPaint"),
      seconds("largestPaint"),
      median("blocking").toFixed(0),
      median("shift").toFixed(3),
      median("index").toFixed(0),
    ];
    rows.push(row);
    // An interrupted run keeps what it has.
    console.error(row.join(" | "));
  }
  const heading = ["address", "performance", "first paint, s", "largest paint, s"];
  console.log(table([[...heading, "blocking, ms", "layout shift", "benchmark index"], ...rows]));
  console.log(`\nLoad after: ${load()}`);
}

runMeasuring("lighthouse", main);
