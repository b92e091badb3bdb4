// Loaded (--require) by a site under attack: writes down how long its event loop stood still. A
// line for each standstill over 20 ms: milliseconds by the clock, and those of them in which this
// process had a processor (on a busy machine it also waits for others).
const { appendFileSync } = require("node:fs");

const EVERY_MS = 10;
const WORTH_MS = 20;
const file = process.env.LOOP_WATCH_FILE;

// Only the server itself: what it starts inherits the variable.
if (file && process.argv.includes("start")) {
  let before = performance.now();
  let processor = process.cpuUsage();
  setInterval(() => {
    const now = performance.now();
    const used = process.cpuUsage(processor);
    const stood = now - before - EVERY_MS;
    if (stood > WORTH_MS) {
      const own = Math.min(stood, (used.user + used.system) / 1_000);
      appendFileSync(file, `${stood.toFixed(0)} ${own.toFixed(0)}\n`);
    }
    before = performance.now();
    processor = process.cpuUsage();
  }, EVERY_MS).unref();
}
