import { setMaxListeners } from "node:events";
import { readdirSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { OpenAiServer, sse } from "../../../tests/support/openai-server";
import type { RunningServer } from "../../test/processes";
import { ms, percentile, table } from "../measure";
import { Visitor } from "./visitor";

// Streams that their visitors leave: the calls to the model's provider must end with them.

const STREAMS = 200;
/** Bar: until the provider's last call is over, in milliseconds. */
const WITHIN_MS = 1_000;
/**
 * Node's fetch opens a spare connection after an abort and closes it when it was idle for four
 * seconds.
 */
const SETTLE_MS = 6_000;

/**
 * What the provider has done when the visitor goes: nothing, begun an answer without words, or
 * written some.
 */
const STAGES = ["silent", "begun", "writing"] as const;

function behave(response: ServerResponse, at: number): void {
  const stage = STAGES[at % STAGES.length];
  if (stage === "silent") return;
  sse.head(response);
  if (stage === "writing") response.write(sse.text("Ruth was a Moabite. She stayed. And then "));
}

/** Files and sockets a process has open; null where the system does not tell. */
function openHandles(pid: number | undefined): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return null;
  }
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

async function until(what: string, isSo: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 20_000; !isSo(); await wait(20)) {
    if (Date.now() > deadline) throw new Error(`never came: ${what}`);
  }
}

/**
 * Opens the streams on a site that `serve` starts with a provider of our own, leaves all at the
 * same moment, and tells how long the provider's calls went on. @throws when a call goes on for
 * ever or the site is harmed.
 */
export async function abortTable(
  serve: (env: Record<string, string>) => Promise<RunningServer>,
): Promise<string> {
  const provider = new OpenAiServer();
  await provider.start();
  try {
    const site = await serve({ OPENAI_API_KEY: "bench", OPENAI_BASE_URL: provider.url });
    const warm = new Visitor(site.url);
    await warm.ask("/api/health/ready");
    const before = openHandles(site.pid);
    let begun = 0;
    provider.behave = (response) => behave(response, begun++);
    const visitors = Array.from({ length: STREAMS }, () => new Visitor(site.url));
    const stop = new AbortController();
    // One signal for all, so that all go at the same moment.
    setMaxListeners(0, stop.signal);
    const asked = visitors.map((visitor) =>
      visitor
        .ask("/api/chat", {
          method: "POST",
          body: { question: "Who was Ruth?", conversationId: null },
          headers: { Accept: "text/event-stream" },
          signal: stop.signal,
        })
        .then(
          ({ status }) => Promise.reject(new Error(`answered ${status} before it was left`)),
          () => undefined,
        ),
    );
    await until("all calls at the provider", () => provider.calls.length === STREAMS);
    await wait(500);
    const started = performance.now();
    stop.abort();
    const times = await Promise.all(
      provider.calls.map(({ closed }) => closed.then(() => performance.now() - started)),
    );
    await Promise.all(asked);
    for (const visitor of visitors) visitor.close();
    await wait(SETTLE_MS);
    const after = openHandles(site.pid);
    const { status } = await warm.ask("/api/health/ready");
    warm.close();
    await site.stop();
    const said = site.output();
    const unhandled = said.match(/unhandled|uncaught/gi)?.length ?? 0;
    if (status !== 200) throw new Error(`the site is not ready afterwards\n${said}`);
    return table([
      [
        "streams left",
        "last provider call over, ms",
        "median",
        "bar",
        "unhandled rejections",
        "open handles before, after",
      ],
      [
        `${STREAMS}: a third each before the provider answered, before its first words, after some`,
        ms(Math.max(...times)),
        ms(percentile(times, 0.5)),
        String(WITHIN_MS),
        String(unhandled),
        `${before ?? "unknown"}, ${after ?? "unknown"}`,
      ],
    ]);
  } finally {
    await provider.stop();
  }
}
