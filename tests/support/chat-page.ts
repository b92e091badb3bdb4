import type { Page } from "@playwright/test";
import { toLine } from "./chat-stream";

/** The assistant's page as a visitor finds their way in it. */
export const chat = (page: Page) => ({
  field: page.getByRole("textbox", { name: "Your question" }),
  send: page.getByRole("button", { name: "Send", exact: true }),
  stop: page.getByRole("button", { name: "Stop", exact: true }),
  log: page.getByRole("log", { name: "Conversation" }),
  questions: page.getByRole("log").locator("[data-question]"),
  suggestions: page.getByRole("group", { name: "Suggested questions" }).getByRole("button"),
  again: page.getByRole("button", { name: "Try Again" }),
});

/** The spec's apology, to the letter. */
export const APOLOGY =
  "I apologize, but I'm having trouble responding right now. Please try again.";

/**
 * Puts every answer of POST /api/chat into the test's hands: what `push` gives appears on the page
 * as if the server had just sent it. To be called before the page is opened.
 */
export async function holdAnswers(page: Page) {
  await page.addInitScript(() => {
    const realFetch = window.fetch;
    const held: ReadableStreamDefaultController<Uint8Array>[] = [];
    const aborted: boolean[] = [];
    Object.assign(window, { held, aborted });
    window.fetch = async (input, init) => {
      if (input !== "/api/chat") return realFetch(input, init);
      const at = held.length;
      const body = new ReadableStream<Uint8Array>({ start: (controller) => held.push(controller) });
      init?.signal?.addEventListener("abort", () => {
        aborted[at] = true;
        held[at]?.error(new DOMException("stopped", "AbortError"));
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    };
  });
  type Held = { held: ReadableStreamDefaultController<Uint8Array>[]; aborted: boolean[] };
  return {
    /** Sends chunks to the newest answer, once a first one was asked for. */
    push: async (...parts: object[]) => {
      // The question may still be on its way out.
      await page.waitForFunction(() => (window as unknown as Held).held.length > 0);
      await page.evaluate((text) => {
        const { held } = window as unknown as Held;
        held.at(-1)?.enqueue(new TextEncoder().encode(text));
      }, parts.map(toLine).join(""));
    },
    /** Ends the newest answer's connection. */
    close: () =>
      page.evaluate(() => {
        const { held } = window as unknown as Held;
        held.at(-1)?.close();
      }),
    wasAborted: () => page.evaluate(() => (window as unknown as Held).aborted.at(-1) === true),
    count: () => page.evaluate(() => (window as unknown as Held).held.length),
  };
}
