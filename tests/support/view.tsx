import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createQueryClient } from "@/lib/http/query-client";

/** A call of the page to our API. */
export interface Call {
  method: string;
  path: string;
  /** The parsed JSON body; undefined without one. */
  body: unknown;
  headers: Headers;
  signal: AbortSignal | null;
}
type Answer = unknown;

/** Answers a call with a problem, as our server does. */
export function problem(status: number, detail: string, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify({ type: "about:blank", title: "Problem", status, detail }), {
    status,
    headers: { "content-type": "application/problem+json", ...headers },
  });
}

/**
 * Answers the page's calls by path (without the query; with its method before it where that
 * matters: "DELETE /api/creations/1"). An answer is the JSON, a Response, or a function giving one
 * of them or a promise of it. A path without an answer fails like a broken line. Gives the calls
 * made, oldest first.
 */
export function answerCalls(
  answers: Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>,
): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const method = init.method ?? "GET";
    const call: Call = {
      method,
      path: url.pathname + url.search,
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
      signal: init.signal ?? null,
    };
    calls.push(call);
    const answer = answers[`${method} ${url.pathname}`] ?? answers[url.pathname];
    const given = typeof answer === "function" ? await answer(call) : answer;
    if (given === undefined) throw new TypeError(`Nobody answers ${method} ${url.pathname}`);
    if (given instanceof Response) return given.clone();
    return Response.json(given);
  };
  return calls;
}

/** An answer that comes when the test says so. */
export function later<T>() {
  let give: (value: T) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  const promise = new Promise<T>((resolve, reject) => {
    give = resolve;
    fail = reject;
  });
  return { promise, give, fail };
}

/** Sets the address without loading anything, as before the page runs. */
export function goTo(address: string): void {
  window.history.replaceState(null, "", address);
}

/** Renders a view that reads our API, at an address, with a visitor at keyboard and pointer. */
export function renderView(view: ReactElement, { address = "/" }: { address?: string } = {}) {
  goTo(address);
  const client = createQueryClient();
  const user = userEvent.setup();
  return {
    user,
    client,
    ...render(view, {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    }),
  };
}

/** Presses the browser's Back button. */
export function goBack(): void {
  window.history.back();
}
