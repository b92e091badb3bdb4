import type { ServerResponse } from "node:http";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import { createModel } from "@/lib/model/provider";
import { streamModelText } from "@/lib/model/stream";
import { OpenAiServer, says, sse } from "@/tests/support/openai-server";
import { longestTurn } from "@/tests/support/time";

// What a provider sends beyond all measure, over HTTP and through the AI SDK.

const server = new OpenAiServer();
let model: LanguageModelV3;

beforeAll(async () => {
  await server.start();
  model = createModel({ apiKey: "test-key", baseUrl: server.url, model: "test-model" });
});
afterAll(() => server.stop());
beforeEach(() => {
  server.calls.length = 0;
});

/** The words given and the error that ended them. */
async function ask() {
  let words = "";
  const { signal } = new AbortController();
  const messages = [{ role: "user" as const, content: "What is grace?" }];
  try {
    for await (const piece of streamModelText({ model, system: "s", messages, signal })) {
      words += piece;
    }
  } catch (error) {
    return { words, error };
  }
  return { words, error: null };
}

test("one piece of 250 KB is cut at the limit, to the letter", async () => {
  server.behave = says("Grace is a gift. ".repeat(15_000));
  const { words, error } = await ask();
  expect([words.length, error]).toEqual([16_000, null]);
  await server.calls[0]?.closed;
});

test.each([
  [
    "one piece of words",
    (response: ServerResponse) => response.write(sse.text("a ".repeat(5_000_000))),
  ],
  ["pieces of one line", (response: ServerResponse) => response.write("data: ".repeat(1_700_000))],
  ["signs of life", (response: ServerResponse) => response.write(": here\n\n".repeat(1_300_000))],
])(
  "10 MB of %s are refused before they are read, and others have their turns",
  async (_name, write) => {
    server.behave = (response) => {
      sse.head(response);
      write(response);
      response.end(sse.end());
    };
    const { turns } = await longestTurn(async () => {
      const { words, error } = await ask();
      expect(words).toBe("");
      expect(error).toMatchObject({ code: "ai_unavailable" });
    });
    expect(turns).toBeGreaterThan(20);
    await server.calls[0]?.closed;
  },
);

test("a refusal of 10 MB keeps its status and its Retry-After", async () => {
  server.behave = (response) => {
    response.writeHead(429, { "Content-Type": "application/json", "Retry-After": "7" });
    response.end(JSON.stringify({ error: { message: "x".repeat(10_000_000) } }));
  };
  const { error } = await ask();
  expect(error).toMatchObject({ code: "too_many_requests", retryAfter: 7 });
  await server.calls[0]?.closed;
});

test("a tool call nobody offered is no answer", async () => {
  server.behave = (response) => {
    sse.head(response);
    const call = { index: 0, id: "t", function: { name: "x", arguments: '"' } };
    const event = JSON.stringify({ choices: [{ index: 0, delta: { tool_calls: [call] } }] });
    response.end(`data: ${event}\n\n`.repeat(2_000));
  };
  const { words, error } = await ask();
  expect(words).toBe("");
  expect(error).toMatchObject({ code: "ai_unavailable" });
});
