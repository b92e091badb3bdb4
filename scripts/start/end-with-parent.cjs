// Loaded first (--require) by every process that `npm start` starts, and by those that they start.
// When the start command is gone, even by kill -9, the process ends, so that neither the port nor
// half a build is left behind.
const { isMainThread } = require("node:worker_threads");

const POLL_MS = 500;
/** The web server finishes its requests first; it must not take for ever. */
const GRACE_MS = 10_000;

const parent = Number(process.env.START_COMMAND_PID);
if (isMainThread && parent > 0) {
  const timer = setInterval(() => {
    try {
      process.kill(parent, 0);
    } catch (error) {
      if (error.code === "EPERM") return;
      clearInterval(timer);
      setTimeout(() => process.exit(1), GRACE_MS).unref();
      process.kill(process.pid, "SIGTERM");
    }
  }, POLL_MS);
  timer.unref();
}
