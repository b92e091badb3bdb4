"use client";

import { type QueryClient, QueryClientContext, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useContext, useState } from "react";
import { followOtherTabs } from "@/lib/http/other-tabs";
import { createQueryClient } from "@/lib/http/query-client";

let browserClient: QueryClient | undefined;

/**
 * The outbox is fetched once the page stands and has nothing else to do: it must be there before
 * the network is not.
 */
function followOutboxWhenIdle(client: QueryClient): void {
  const load = () =>
    import("@/lib/http/outbox/follow").then(
      ({ followOutbox }) => followOutbox(client),
      // Without a network and never loaded before: writes fail with words, as they must.
      () => undefined,
    );
  // Safari has no idle callback.
  const whenIdle = () =>
    window.requestIdleCallback ? window.requestIdleCallback(load) : setTimeout(load, 1_000);
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

/**
 * One client for the whole visit, so that pages and popovers share what was read; the server makes
 * one for each render.
 */
function getQueryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  if (!browserClient) {
    browserClient = createQueryClient();
    followOtherTabs(browserClient);
    followOutboxWhenIdle(browserClient);
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
