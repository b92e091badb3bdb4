import "server-only";
import { processState } from "@/lib/process-state";

// "lifecycle" is not in the folder's usual vocabulary: it holds the process's own state, which no
// other file name fits.

/**
 * Longest wait for requests under way after SIGTERM; the layer before Next ends the process within
 * nine seconds.
 */
const DRAIN_MS = 8_000;
/** What would go on for longer is asked to end now, so that it can still say so. */
const LAST_CALL_MS = 6_000;
const POLL_MS = 100;
/** Longest time a request keeps a process awake that is frozen between requests. */
const HOLD_MS = 10_000;

interface Lifecycle {
  stopping: boolean;
  active: number;
  lastCalls: Set<() => void>;
  /**
   * What requests read from memory is on its way; null once it stands, undefined where nobody
   * began.
   */
  warmingUp?: Promise<void> | null;
}
const state = processState<Lifecycle>("lifecycle", () => ({
  stopping: false,
  active: 0,
  lastCalls: new Set(),
}));

/** Notes that everything that requests read from memory is on its way, until it stands. */
export function noteWarmUp(warmUp: Promise<void>): void {
  state.warmingUp = warmUp;
  void warmUp.then(() => {
    state.warmingUp = null;
  });
}

/** True once everything that requests read from memory stands: no request builds anything then. */
export function isWarm(): boolean {
  return state.warmingUp === null;
}

/**
 * What a request has to keep its process awake for, ten seconds at most; undefined where processes
 * live on by themselves and when all stands.
 */
export function warmingUp(): Promise<void> | undefined {
  if (!state.warmingUp || !isFrozenBetweenRequests()) return;
  const enough = new Promise<void>((resolve) => {
    setTimeout(resolve, HOLD_MS).unref();
  });
  return Promise.race([state.warmingUp, enough]);
}

/**
 * True where a process is frozen between requests and may never be thawed: functions of Vercel, of
 * AWS (Netlify's too), Cloud Run. There no timer can be relied on, and work lasts only as long as a
 * request or what it leaves to `afterAnswer`.
 */
export function isFrozenBetweenRequests(): boolean {
  const { VERCEL, AWS_LAMBDA_FUNCTION_NAME, K_SERVICE } = process.env;
  return Boolean(VERCEL || AWS_LAMBDA_FUNCTION_NAME || K_SERVICE);
}

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

/**
 * Has `end` called when the process stops and cannot wait any longer for something long, such as a
 * stream. Returns what forgets it.
 */
export function onLastCall(end: () => void): () => void {
  state.lastCalls.add(end);
  return () => void state.lastCalls.delete(end);
}

function lastCall(): void {
  for (const end of [...state.lastCalls]) end();
}

/**
 * On SIGTERM: marks the process as stopping, lets requests under way finish (8 s at most, streams 6
 * s), then calls `close`.
 */
export function onStop(close: () => Promise<void>): void {
  process.once("SIGTERM", () => {
    state.stopping = true;
    setTimeout(lastCall, LAST_CALL_MS).unref();
    const deadline = Date.now() + DRAIN_MS;
    const timer = setInterval(() => {
      if (state.active > 0 && Date.now() < deadline) return;
      clearInterval(timer);
      void close();
    }, POLL_MS);
    timer.unref();
  });
}
