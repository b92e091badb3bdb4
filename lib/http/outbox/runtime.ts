// The outbox of a tab: the queue with the network, the clock and the other tabs. Loaded while a page
// is idle, so that it is there when the network is not.
import { isAway, isOnline, noteAnswer, noteFailure, subscribe } from "../connection";
import { hasWritten, noteWorkspace } from "../has-workspace";
import { hearReports } from "../reports";
import { inTurn, newKey, toRequest } from "../write";
import { deleteKept, deleteLeft, type KeptWrite } from "./database";
import { ensureMark, readMark, removeMark } from "./mark";
import { type Join, type NewWrite, type Refused, WriteQueue } from "./queue";
import { keepRead, trimReads } from "./reads";
import { setWaiting, tellRefused } from "./status";

/** How long a write may take before the next try, in ms. */
const DEADLINE_MS = 20_000;
/** The first pause after a try that failed, doubled with each one; and the longest, in ms. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

const CHANNEL = "truth-uncovered-outbox";
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);

type Follower = (waiting: readonly KeptWrite[]) => void;
const followers = new Set<Follower>();
/** Writes whose answers the page itself waits for; they are shown by the page. */
const live = new Map<number, (answer: Response) => void>();

type SentListener = (write: KeptWrite, answer: unknown) => void;
const sentListeners = new Set<SentListener>();

/** Calls `listener` with the answer to each write that waited and was sent by this tab. */
export function onSent(listener: SentListener): void {
  sentListeners.add(listener);
}

type ElsewhereListener = (readAnew: NewWrite["readAnew"]) => void;
const elsewhereListeners = new Set<ElsewhereListener>();

/** Calls `listener` with what to read anew when another tab has sent a write of this page. */
export function onSentElsewhere(listener: ElsewhereListener): void {
  elsewhereListeners.add(listener);
}

const refusals: Refused[] = [];
let pauseMs = FIRST_PAUSE_MS;
let retry: number | null = null;
let underWay: Promise<void> | null = null;

/** Where the browser has no locks (plain http), a tab waits for itself; the keys do the rest. */
let own: Promise<unknown> = Promise.resolve();
function alone<Result>(task: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) {
    return navigator.locks.request("truth-uncovered-outbox", task) as Promise<Result>;
  }
  const turn = own.then(task, task);
  own = turn.catch(() => undefined);
  return turn;
}

async function send(write: KeptWrite): Promise<Response> {
  const { method, path, body, key } = write;
  try {
    const answer = await inTurn(() =>
      fetch(path, { ...toRequest(method, body, key), signal: AbortSignal.timeout(DEADLINE_MS) }),
    );
    if (isAway(answer)) throw new TypeError("The server is away.");
    noteAnswer();
    return answer;
  } catch (error) {
    noteFailure(error);
    throw error;
  }
}

/** A browser that has had a workspace asks whether it still does, before it sends a backlog. */
async function isOurs(): Promise<boolean> {
  if (!hasWritten(false)) return true;
  try {
    const answer = await fetch("/api/workspace", {
      headers: { Accept: "application/json", "X-Client": "web" },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (isAway(answer)) throw new TypeError("The server is away.");
    noteAnswer();
    if (!answer.ok) throw new Error("not to be known now");
    return (await answer.json()).exists !== false;
  } catch (error) {
    noteFailure(error);
    throw error;
  }
}

const queue = new WriteQueue({
  send,
  isOurs,
  alone,
  mark: readMark,
  newKey,
  now: () => Date.now(),
  onChange: () => {
    channel?.postMessage("changed");
    void follow();
  },
  onRefused: (refused) => refusals.push(refused),
  onSent: (write, answer) => {
    for (const listener of sentListeners) listener(write, answer);
  },
  hasNetwork: () => navigator.onLine,
  waiterOf: (id) => live.get(id),
  onGone: (lost) => {
    noteWorkspace(false);
    void forgetKept();
    const words =
      "What this browser kept was deleted or moved, or it was signed out on another device.";
    refusals.push(...lost.map(({ what }) => ({ what, words })));
  },
});

/** Tells this tab's views what waits. */
async function follow(): Promise<void> {
  const writes = await queue.all().catch(() => []);
  const waiting = writes.filter(({ id, isPutOff }) => isPutOff && !live.has(id));
  setWaiting(waiting.length);
  for (const follower of followers) follower(waiting);
}

/** Calls `follower` with what waits, now and whenever that changes, in whichever tab. */
export function followWaiting(follower: Follower): void {
  followers.add(follower);
  void follow();
}

/** Sends what waits, now; once more later when it does not go. Never rejects. */
export function sendWaiting(): Promise<void> {
  underWay ??= run().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function run(): Promise<void> {
  if (retry !== null) window.clearTimeout(retry);
  retry = null;
  try {
    const standing = await queue.sendAll();
    if (standing === "empty") pauseMs = FIRST_PAUSE_MS;
    else tryAgain(standing.waitMs);
  } catch {
    // No database: nothing waits in it.
  }
  if (refusals.length > 0) tellRefused(refusals.splice(0));
}

function tryAgain(waitMs: number): void {
  // Without a network the network's return is waited for, and it may be a lie: asked again anyway.
  retry = window.setTimeout(() => void sendWaiting(), Math.max(waitMs, pauseMs));
  pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
}

/**
 * Takes a write into the outbox and sends it if that goes now, after all that waited before it.
 * Gives the server's answer, of any status; "kept" when it waits for a connection or another tab
 * has sent it; null when this browser keeps nothing, and nothing was done.
 */
export async function sendOrKeep(write: NewWrite, join?: Join): Promise<Response | "kept" | null> {
  const mark = ensureMark(newKey);
  if (mark === null) return null;
  const isPutOff = !isOnline();
  let id: number;
  try {
    id = await queue.add(write, isPutOff, mark, join);
  } catch {
    return null;
  }
  if (isPutOff) {
    await follow();
    void sendWaiting();
    return "kept";
  }
  let answer: Response | "kept" = "kept";
  live.set(id, (given) => {
    answer = given;
  });
  await run();
  live.delete(id);
  await follow();
  if (answer === "kept" && !(await queue.has({ id, mark }).catch(() => true))) {
    for (const listener of elsewhereListeners) listener(write.readAnew);
  }
  return answer;
}

/** Takes what was read into the outbox without sending it now. False where nothing can be kept. */
export async function keepForLater(write: NewWrite, join?: Join): Promise<boolean> {
  const mark = ensureMark(newKey);
  if (mark === null) return false;
  try {
    await queue.add(write, true, mark, join);
  } catch {
    return false;
  }
  if (retry === null && !underWay) tryAgain(0);
  return true;
}

/** Takes away what was to be written to one path. Never rejects. */
export const dropKept = (path: string): Promise<void> => queue.drop(path).catch(() => undefined);

/** Forgets what waits and what was read, in all tabs. Never rejects. */
export async function forgetKept(): Promise<void> {
  removeMark();
  await deleteKept().catch(() => undefined);
  channel?.postMessage("changed");
  await follow();
}

function start(): void {
  channel?.addEventListener("message", () => void follow());
  hearReports((url, answer) => {
    if (url === "" || !(answer instanceof Response) || !hasWritten(false)) return;
    const mark = ensureMark(newKey);
    if (mark !== null) void keepRead(url, answer, mark).catch(() => undefined);
  }, true);
  subscribe(() => {
    if (isOnline()) void sendWaiting();
  });
  // Nothing is kept without a mark, so no database is made for whoever only looks in.
  if (readMark() === null) {
    void deleteLeft().catch(() => undefined);
    return;
  }
  void follow();
  void sendWaiting();
  void trimReads().catch(() => undefined);
}

start();
