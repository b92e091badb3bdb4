import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../test/browser";

// Frames per second while the timeline plays, with the processor made four times slower, in a
// browser without graphics hardware:
//   node --import tsx scripts/bench/timeline-frames.ts --url http://localhost:3000

/** How much slower than this machine the processor is made, and how long playback is watched. */
const THROTTLE = 4;
const WATCH_MS = 7000;
const RUNS = 3;

interface Frames {
  perSecond: number;
  /** Time from frame to frame in ms. */
  p95: number;
  longest: number;
}

/** Watches every frame of one playback from its first year. */
async function watchPlayback(page: Page): Promise<Frames> {
  await page.getByRole("button", { name: "Reset", exact: true }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const times = await page.evaluate(
    (watchMs) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        function onFrame(now: number) {
          seen.push(now);
          if (now - (seen[0] ?? now) < watchMs) requestAnimationFrame(onFrame);
          else resolve(seen);
        }
        requestAnimationFrame(onFrame);
      }),
    WATCH_MS,
  );
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const sorted = gaps.toSorted((a, b) => a - b);
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    perSecond: (1000 * gaps.length) / total,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    longest: sorted.at(-1) ?? 0,
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { url: { type: "string", default: "http://localhost:3000" } },
  });
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ["--disable-gpu"],
  });
  try {
    const page = await browser.newPage({ reducedMotion: "no-preference" });
    // tsx wraps named functions in a helper of its own, which the page does not have.
    await page.addInitScript({ content: "globalThis.__name = (wrapped) => wrapped" });
    await page.goto(new URL("/timelines", values.url).href);
    await page.locator(".tl-ticks[data-fitted]").waitFor({ state: "attached" });
    await page.locator(".tl-viewport").scrollIntoViewIfNeeded();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
    console.log(`Playback, processor ${THROTTLE} times slower, ${WATCH_MS / 1000} s a run`);
    for (let run = 1; run <= RUNS; run++) {
      const { perSecond, p95, longest } = await watchPlayback(page);
      console.log(
        `run ${run}: ${perSecond.toFixed(1)} frames/s, 95 % of frames within ${p95.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`,
      );
    }
  } finally {
    await browser.close();
  }
}

void main();
