// What other browsers change in a shared workspace, shown here within seconds. Loaded only where
// there is one.
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { isOnline, subscribe } from "@/lib/http/connection";
import { noteWorkspace } from "@/lib/http/has-workspace";
import { isLinked, linkedUntil, noteLinked } from "@/lib/http/linked";
import { tellNotice } from "@/lib/http/outbox/status";
import { isOwnedPath } from "@/lib/http/owned-paths";
import { forgetVisitor } from "../forget-visitor";
import { WORKSPACE } from "../query-key";
import { noteDueAnew, readOwnedAnew } from "../read-owned-anew";
import { type Changes, changes } from "./contract";
import type { Kind } from "./rules";

/** Between two questions, in ms; and how long an answer may take. */
const PAUSE_MS = 4_000;
const DEADLINE_MS = 10_000;

/** What is read anew when a kind of thing has changed. */
const KEYS: Readonly<Record<Kind, readonly QueryKey[]>> = {
  collections: [
    ["api", "collections"],
    [...WORKSPACE, "notes"],
  ],
  creations: [["api", "creations"]],
  conversations: [["api", "conversations"]],
  plans: [[...WORKSPACE, "plans"]],
  sessions: [[...WORKSPACE, "sessions"]],
  highlights: [[...WORKSPACE, "highlights"]],
  learning: [[...WORKSPACE, "learning"]],
  reminder: [[...WORKSPACE, "reminder"]],
  devices: [[...WORKSPACE, "devices"]],
};

const isKind = (kind: string): kind is Kind => kind in KEYS;

/** Something of the workspace is on screen, or the home page, which says what is due by heart. */
const showsOwned = (client: QueryClient): boolean =>
  document.querySelector(".learning-slot") !== null ||
  client
    .getQueryCache()
    .findAll({ type: "active" })
    .some(({ queryKey }) => isOwnedPath(`/${queryKey.slice(0, 2).join("/")}`));

async function askChanges(since: number | null): Promise<Changes> {
  const answer = await fetch(`/api/workspace/changes${since === null ? "" : `?since=${since}`}`, {
    headers: { Accept: "application/json", "X-Client": "web" },
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (!answer.ok) throw new Error("not to be known now");
  return changes.parse(await answer.json());
}

/** Forgets what this browser keeps of a workspace that it cannot open any more. */
async function leave(client: QueryClient, isSignedOut: boolean): Promise<void> {
  noteWorkspace(false);
  noteLinked(false);
  await forgetVisitor();
  await readOwnedAnew(client);
  tellNotice(
    isSignedOut
      ? {
          title: "This browser was signed out",
          words:
            "It was signed out on another device, or everything was deleted or moved there. Nothing of yours is stored here anymore.",
        }
      : {
          title: "What was saved here is gone",
          words: "It was deleted, or moved to another browser.",
        },
  );
}

let isFollowing = false;

/**
 * Asks every few seconds what other browsers have changed, while the page is visible and shows
 * something of the workspace, and has that read anew. It ends when nobody shares the workspace any
 * more. Once for a tab, however often it is called.
 */
export function followChanges(client: QueryClient): void {
  if (isFollowing) return;
  isFollowing = true;
  let since: number | null = null;
  let timer: number | undefined;
  let isAsking = false;

  const canAsk = () =>
    document.visibilityState === "visible" && isOnline() && !isAsking && showsOwned(client);

  async function ask(): Promise<void> {
    if (!isFollowing || !canAsk()) return;
    isAsking = true;
    try {
      await take(await askChanges(since));
    } catch {
      // Asked again.
    } finally {
      isAsking = false;
    }
  }

  async function take({ count, changed, devices, isSignedOut }: Changes): Promise<void> {
    // Another tab may have ended it meanwhile.
    if (!isLinked()) return end();
    if (devices === 0) {
      end();
      return leave(client, isSignedOut);
    }
    if (devices > 1) noteLinked(true);
    else if (linkedUntil() < Date.now()) {
      noteLinked(false);
      return end();
    }
    // At first too: what another device reviewed before is not known here.
    if (since === null || changed.includes("learning")) noteDueAnew(client);
    since = count;
    const keys = changed.filter(isKind).flatMap((kind) => KEYS[kind]);
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    if (keys.length > 0) void client.invalidateQueries({ queryKey: WORKSPACE, exact: true });
  }

  // Whoever comes back to the page sees it as it is now.
  const onVisible = () => void ask();
  const unsubscribe = subscribe(onVisible);
  document.addEventListener("visibilitychange", onVisible);

  function end(): void {
    isFollowing = false;
    window.clearInterval(timer);
    document.removeEventListener("visibilitychange", onVisible);
    unsubscribe();
  }

  timer = window.setInterval(() => void ask(), PAUSE_MS);
  void ask();
}
