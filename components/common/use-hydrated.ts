"use client";

import { useDeferredValue, useState, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * False while the page is as the server made it, true from then on: for what only the browser
 * knows and the server's page cannot show. The change is rendered in slices that let the visitor's
 * own actions through; a store's snapshot that differs from the server's is rendered in one piece,
 * which took a phone half a second for a chapter.
 *
 * What it lets in stands inside a Suspense boundary of its own, which is let in with it: one that
 * stood there before would hold all of the change back until the last of its parts has come, and,
 * with something pressed meanwhile, React may not take it up again.
 */
export function useHydrated(): boolean {
  // Whether this part takes over what the server made: only then React asks for a server's snapshot.
  // What it compares with afterwards is the same, so that no rendering in one piece follows.
  const [mount] = useState({ takesOver: false });
  useSyncExternalStore(
    subscribe,
    () => mount.takesOver,
    () => {
      mount.takesOver = true;
      return true;
    },
  );
  return useDeferredValue(true, mount.takesOver ? false : undefined);
}
