import { parseArgs } from "node:util";
import { type Browser, type CDPSession, chromium } from "@playwright/test";
import { findBrowser } from "../test/browser";
import { percentile, table } from "./measure";
import { load, type Measuring, machine, runMeasuring } from "./measuring";
import { PAGE_PATHS } from "./page-paths";

// What somebody with a slow phone waits for, in a browser that is really slowed down: slow 4G as
// Lighthouse's `--throttling-method=devtools` has it, and a processor four times slower.
//   npm run bench:slow -- --url http://localhost:3000 [--runs 5] [path …]

/** Bytes and milliseconds as the protocol takes them. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_RATE = 4;
const PHONE = { width: 412, height: 823 };
/** After the last request: scripts run, paints and shifts are counted, in ms. */
const SETTLES_MS = 2_500;
/** What a visitor came for: scripture where the page has any, else its first words. */
const WORDS = ".scripture, main h1, main p";

/** What the page itself sees of its loading, in ms after its start. */
interface Seen {
  readable: number;
  largest: number;
  shift: number;
  blocking: number;
}

/** A load: what was seen, and the bytes as they came over the line. */
interface Visit extends Seen {
  /** HTML, styles and fonts asked for before the words could be read, whole. */
  textBytes: number;
  /** All that had come until then. */
  bytes: number;
}

/** Runs in the page before anything else of it. */
function watch(words: string): void {
  const seen: Seen = { readable: 0, largest: 0, shift: 0, blocking: 0 };
  (window as unknown as { seen: Seen }).seen = seen;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry);
    }).observe({ type, buffered: true });
  observe("largest-contentful-paint", (entry) => {
    seen.largest = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe("longtask", ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50);
  });
  // Frames begin once what the first paint waits for has come.
  const look = () => {
    const isThere = [...document.querySelectorAll(words)].some(
      (part) => part.checkVisibility() && part.textContent?.trim(),
    );
    if (isThere) seen.readable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Counts bytes by when they came, on the clock of the page. */
async function countBytes(session: CDPSession) {
  let start = 0;
  const asked = new Map<string, { type: string; at: number; whole: number }>();
  const parts: { at: number; bytes: number }[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, timestamp, type = "Other" }) => {
    start ||= timestamp;
    asked.set(requestId, { type, at: timestamp, whole: 0 });
  });
  session.on("Network.dataReceived", ({ timestamp, encodedDataLength }) => {
    parts.push({ at: timestamp, bytes: encodedDataLength });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) request.whole = encodedDataLength;
  });
  await session.send("Network.enable");
  const sum = (bytes: readonly number[]) => bytes.reduce((total, one) => total + one, 0);
  return (ms: number) => {
    const until = start + ms / 1000;
    const text = [...asked.values()].filter(
      ({ type, at }) => at <= until && /Document|Stylesheet|Font/.test(type),
    );
    return {
      bytes: sum(parts.filter(({ at }) => at <= until).map(({ bytes }) => bytes)),
      textBytes: sum(text.map(({ whole }) => whole)),
    };
  };
}

/** One visit of somebody who was never here. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // tsx wraps named functions in a helper of its own, which the page does not have.
    await page.addInitScript({ content: "globalThis.__name = (wrapped) => wrapped" });
    await page.addInitScript(watch, WORDS);
    const bytesUntil = await countBytes(session);
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
    await page.goto(address, { waitUntil: "networkidle", timeout: 60_000 });
    await page.waitForTimeout(SETTLES_MS);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    return { ...seen, ...bytesUntil(seen.readable) };
  } finally {
    await context.close();
  }
}

async function main(_: Measuring): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: "string", default: "http://localhost:3000" },
      runs: { type: "string", default: "5" },
    },
  });
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  console.log(`${machine()}\nLoad before: ${load()}\n`);
  const rows: string[][] = [];
  try {
    for (const path of positionals.length > 0 ? positionals : PAGE_PATHS) {
      console.error(`… ${path}`);
      const address = new URL(path, values.url).href;
      // The first visit of a server makes the page.
      await fetch(address).then((answer) => answer.arrayBuffer());
      const visits: Visit[] = [];
      for (let turn = 0; turn < Number(values.runs); turn += 1) {
        visits.push(await visit(browser, address));
      }
      const median = (name: keyof Visit) =>
        percentile(
          visits.map((one) => one[name]),
          0.5,
        );
      const seconds = (name: keyof Visit) => (median(name) / 1000).toFixed(2);
      const count = (name: keyof Visit) => median(name).toLocaleString("en");
      rows.push([
        `\`${path}\``,
        seconds("readable"),
        seconds("largest"),
        median("blocking").toFixed(0),
        median("shift").toFixed(3),
        count("textBytes"),
        count("bytes"),
      ]);
    }
  } finally {
    await browser.close();
  }
  const times = ["address", "readable, s", "largest paint, s", "blocking, ms", "layout shift"];
  console.log(table([[...times, "HTML + CSS + fonts, bytes", "all bytes until then"], ...rows]));
  console.log(`\nLoad after: ${load()}`);
}

runMeasuring("slow-line", main);
