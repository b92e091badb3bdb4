import "server-only";

// "lifecycle" is not in the folder's usual vocabulary: it holds the process's own state, which no other file name fits.

/** Longest wait for requests under way after SIGTERM. */
const DRAIN_MS = 10_000;
const POLL_MS = 100;

interface Lifecycle {
  stopping: boolean;
  active: number;
}
// On globalThis because Next bundles route handlers and instrumentation apart, each with a copy of this module.
const store = globalThis as typeof globalThis & { lifecycle?: Lifecycle };
store.lifecycle ??= { stopping: false, active: 0 };
const state = store.lifecycle;

/** Counts a request as under way; call requestEnded when its answer stands. */
export function requestStarted(): void {
  state.active += 1;
}

export function requestEnded(): void {
  state.active -= 1;
}

/** True after SIGTERM: readiness then answers 503, so that a balancer sends no more visitors. */
export function isStopping(): boolean {
  return state.stopping;
}

/** On SIGTERM: marks the process as stopping, lets requests under way finish (10 s at most), then calls `close`. */
export function onStop(close: () => Promise<void>): void {
  process.once("SIGTERM", () => {
    state.stopping = true;
    const deadline = Date.now() + DRAIN_MS;
    const timer = setInterval(() => {
      if (state.active > 0 && Date.now() < deadline) return;
      clearInterval(timer);
      void close();
    }, POLL_MS);
    timer.unref();
  });
}
