import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import type { ReactElement } from "react";
import { Toaster } from "@/components/ui/toaster";
import { toast } from "@/components/ui/use-toast";
import { createQueryClient } from "@/lib/http/query-client";
import { NextRouter } from "./next-router";

/** A call of the page to our API. */
export interface Call {
  method: string;
  path: string;
  /** What stands behind the path's `?`. */
  query: URLSearchParams;
  /** The parsed JSON body; undefined without one. */
  body: unknown;
  headers: Headers;
  signal: AbortSignal | null;
}
type Answer = unknown;

/** By path or method and path; a `*` stands for one part of a path. */
export type Answers = Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>;

/** Answers a call with a problem, as our server does. */
export function problem(
  status: number,
  detail: string,
  headers: Record<string, string> = {},
  fields: object = {},
) {
  const body = { type: "about:blank", title: "Problem", status, detail, ...fields };
  return new Response(JSON.stringify(body), {
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
export function answerCalls(answers: Answers): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const method = init.method ?? "GET";
    const call: Call = {
      method,
      path: url.pathname + url.search,
      query: url.searchParams,
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
      signal: init.signal ?? null,
    };
    calls.push(call);
    const answer = findAnswer(answers, method, url.pathname);
    const answering = typeof answer === "function" ? answer(call) : answer;
    const given = await Promise.race([answering, givenUp(call.signal)]);
    if (given === undefined) throw new TypeError(`Nobody answers ${method} ${url.pathname}`);
    if (given instanceof Response) return given.clone();
    return Response.json(given);
  };
  return calls;
}

const fits = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/[.?+()]/g, "\\$&").replaceAll("*", "[^/]+")}$`).test(path);

/** The answer to a call; one that names path and method goes before those with a `*`. */
function findAnswer(answers: Answers, method: string, path: string): Answers[string] {
  const exact = answers[`${method} ${path}`] ?? answers[path];
  if (exact !== undefined) return exact;
  return Object.entries(answers).findLast(
    ([name]) => fits(name, `${method} ${path}`) || fits(name, path),
  )?.[1];
}

/** Fails as fetch does when the page itself gives a call up. */
function givenUp(signal: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}

/** Those of the calls that went to a path, oldest first. */
export const callsTo = (calls: readonly Call[], method: string, pattern: string): Call[] =>
  calls.filter((call) => call.method === method && fits(pattern, call.path.split("?")[0] ?? ""));

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

/** The same for `answerCalls`: every call waits for the release. */
export function held(answer: Answer) {
  const { promise, give } = later<void>();
  return { answer: () => promise.then(() => answer), release: () => give() };
}

/** Sets the address without loading anything, as before the page runs. */
function goTo(address: string): void {
  window.history.replaceState(null, "", address);
}

/**
 * Renders a view that reads our API, at an address, with the notices beside it and a visitor at
 * keyboard and pointer.
 */
export function renderView(view: ReactElement, { address = "/" }: { address?: string } = {}) {
  goTo(address);
  // The notice of an earlier test gives way.
  act(() => toast({ title: "" }).dismiss());
  // What nuqs had still to write for an earlier test's page goes.
  render(<NuqsTestingAdapter>{null}</NuqsTestingAdapter>).unmount();
  const client = createQueryClient();
  const user = userEvent.setup();
  const rendered = render(view, {
    wrapper: ({ children }) => (
      <NextRouter>
        <QueryClientProvider client={client}>
          {children}
          <Toaster />
        </QueryClientProvider>
      </NextRouter>
    ),
  });
  return { user, client, ...rendered };
}

/** Presses the browser's Back button. */
export function goBack(): void {
  window.history.back();
}
