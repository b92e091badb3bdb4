import { execFile } from "node:child_process";
import { parseArgs, promisify } from "node:util";
import { findBrowser } from "../test/browser";
import { freePort } from "../test/processes";
import { Nginx } from "../try/nginx";
import { percentile, table } from "./measure";
import { load, type Measuring, machine, runMeasuring } from "./measuring";
import { PAGE_PATHS } from "./page-paths";

// Points and times of pages by Lighthouse 12, mobile, simulated, against a site that runs:
//   npm run bench:lighthouse -- --url http://localhost:3000 [--runs 5] [--nginx program] [path …]
// With `--nginx` the example of docs/operations.md stands before the site, so that pages come as the
// public gets them: over HTTPS and HTTP/2, where a page's requests share one connection.
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
    "--chrome-flags=--headless --no-sandbox --disable-gpu --ignore-certificate-errors",
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

/** Puts the guide's nginx before the site on this port. Returns its origin. */
async function proxied(site: URL, program: string, measuring: Measuring): Promise<string> {
  const { folder, atEnd } = measuring;
  const [http, https] = [await freePort(), await freePort()];
  const port = Number(site.port || 80);
  const nginx = new Nginx(program, { folder, ports: { http, https, instances: [port, port] } });
  await nginx.prepare();
  await nginx.start();
  atEnd(() => nginx.stop());
  return `https://localhost:${https}`;
}

async function main(measuring: Measuring): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: "string", default: "http://localhost:3000" },
      runs: { type: "string", default: "5" },
      nginx: { type: "string" },
    },
  });
  const origin = values.nginx
    ? await proxied(new URL(values.url), values.nginx, measuring)
    : values.url;
  const browser = await findBrowser();
  const env = { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath };
  console.log(`${machine()}\nLoad before: ${load()}\n`);

  const rows: string[][] = [];
  for (const path of positionals.length > 0 ? positionals : PAGE_PATHS) {
    console.error(`… ${path}`);
    const address = new URL(path, origin).href;
    // The first visit of a server makes the page and warms the browser's file up.
    await fetch(new URL(path, values.url)).then((answer) => answer.arrayBuffer());
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
