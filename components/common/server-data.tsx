"use client";

import { type QueryClient, QueryClientContext, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useContext, useState } from "react";
import { followOtherTabs } from "@/lib/http/other-tabs";
import { createQueryClient } from "@/lib/http/query-client";

let browserClient: QueryClient | undefined;

/**
 * The outbox, and what other devices change, are fetched once the page has nothing else to do: the
 * outbox must be there before the network is not. Where it cannot be fetched, writes fail with
 * words.
 */
function followWhenIdle(client: QueryClient): void {
  // Safari has no idle callback.
  (window.requestIdleCallback ?? setTimeout)(() =>
    import("./follow-others").then(
      (others) => others.followOthers(client),
      () => null,
    ),
  );
}

/**
 * One client for the whole visit, so that pages and popovers share what was read; the server makes
 * one for each render.
 */
export function getQueryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  if (!browserClient) {
    browserClient = createQueryClient();
    followOtherTabs(browserClient);
    followWhenIdle(browserClient);
  }
  return browserClient;
}

/**
 * Lets the components inside read our API. It stands around what reads and not in the layout, so a
 * page of words alone ships none of it. Inside another one it shares that one's client.
 */
export function ServerData({ children }: { children: ReactNode }) {
  const outer = useContext(QueryClientContext);
  const [queryClient] = useState(() => outer ?? getQueryClient());
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
