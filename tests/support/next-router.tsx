import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";

const CHANGED = "test-address-change";

for (const method of ["pushState", "replaceState"] as const) {
  const original = window.history[method];
  window.history[method] = function change(...values: Parameters<typeof original>) {
    original.apply(window.history, values);
    // As Next does it: what is on screen follows after the caller has gone on.
    queueMicrotask(() => window.dispatchEvent(new Event(CHANGED)));
  };
}

function follow(listener: () => void): () => void {
  for (const name of [CHANGED, "popstate"]) window.addEventListener(name, listener);
  return () => {
    for (const name of [CHANGED, "popstate"]) window.removeEventListener(name, listener);
  };
}

const router = {
  push: (address: string) => window.history.pushState(null, "", address),
  replace: (address: string) => window.history.replaceState(null, "", address),
  back: () => window.history.back(),
  forward: () => window.history.forward(),
  refresh: () => {},
  prefetch: () => {},
};

/** What Next's router gives the components inside: the address, and its shallow changes. */
export function NextRouter({ children }: { children: ReactNode }) {
  const pathname = useSyncExternalStore(follow, () => window.location.pathname);
  const search = useSyncExternalStore(follow, () => window.location.search);
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  return (
    <AppRouterContext value={router as never}>
      <PathnameContext value={pathname}>
        <SearchParamsContext value={parameters as never}>{children}</SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
}
