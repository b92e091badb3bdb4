"use client";

import { useDeferredValue, useState, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * True for a part that takes over what the server made, for as long as it stands; false for one
 * that a visitor's action puts on the page.
 */
function useIsTakingOver(): boolean {
  const [mount] = useState({ isTakingOver: false });
  // React asks for the server's snapshot only while it takes over the server's page. What it then
  // compares with is the same, so that no second rendering follows at once.
  useSyncExternalStore(
    subscribe,
    () => mount.isTakingOver,
    () => {
      mount.isTakingOver = true;
      return true;
    },
  );
  return mount.isTakingOver;
}

/**
 * False while the page is as the server made it, true from then on: for what only the browser
 * knows and the server's page cannot show. The change is rendered in slices that let the visitor's
 * own actions through; a store's snapshot that differs from the server's is rendered in one piece,
 * which took a phone half a second for a chapter.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, useIsTakingOver() ? false : undefined);
}
