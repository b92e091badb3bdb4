import type { LanguageModelV3 } from "@ai-sdk/provider";
import { warmUpTableWords } from "@/lib/answer-guard/table-words";
import { answererWith } from "@/lib/answers/answer";
import type { Part } from "@/lib/answers/parts";
import type { Question } from "@/lib/answers/question";
import { collectAnswer, streamAnswer } from "@/lib/answers/write-answer";
import { getScripture } from "@/lib/bible/data";
import { createModel } from "@/lib/model/provider";
import type { ModelLimits } from "@/lib/model/stream";
import { OpenAiServer, refuses, says, sse } from "@/tests/support/openai-server";
import { HANG_MS } from "@/tests/support/time";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";
import { LONG } from "../embedded/support";

// The real provider over HTTP; only the server behind it is ours. The Bible comes from the
// packages, so no database is needed.
jest.mock("@/lib/bible/data");
const scripture = loadPackagedScripture();

const server = new OpenAiServer();
let model: LanguageModelV3;
/** Milliseconds where a visitor gets seconds. */
const LIMITS: Partial<ModelLimits> = { firstByteMs: 600, stallMs: 600, totalMs: 2_000 };
/** Of clients that go away at once; with conversations and the database: api/chat-abort.test.ts. */
const STREAMS = LONG ? 200 : 50;
const unhandled: unknown[] = [];
const keep = (reason: unknown) => unhandled.push(reason);

beforeAll(async () => {
  process.on("unhandledRejection", keep);
  await server.start();
  model = createModel({ apiKey: "test-key", baseUrl: server.url, model: "test-model" });
  // As at the start of a process: what is built once must not count against an answer's limits.
  await warmUpTableWords(scripture);
  server.behave = says("Scholars date this document to about the year eighty. It is whole.");
  jest.mocked(getScripture).mockResolvedValue(scripture);
  await collect(ask({}, {}));
});
afterAll(async () => {
  await server.stop();
  process.off("unhandledRejection", keep);
});
beforeEach(() => {
  server.calls.length = 0;
  jest.mocked(getScripture).mockResolvedValue(scripture);
});
afterEach(() => expect(unhandled).toEqual([]));

function ask(overrides: Partial<Question> = {}, limits = LIMITS): AsyncIterable<Part> {
  const question: Question = {
    question: "What is grace?",
    history: [],
    translation: "WEB",
    signal: new AbortController().signal,
    ...overrides,
  };
  return answererWith({ model, limits })(question, []);
}

async function collect(parts: AsyncIterable<Part>): Promise<Part[]> {
  const all: Part[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

/** The parts given and the error that ended them. */
async function failure(parts: AsyncIterable<Part>) {
  const given: Part[] = [];
  try {
    for await (const part of parts) given.push(part);
  } catch (error) {
    return { given, error };
  }
  throw new Error("The answer did not fail");
}

const shown = (parts: readonly Part[]) =>
  parts.map((part) => (part.type === "text" ? part.text : `<${part.type}>`)).join("");

test("streams an answer whose scripture comes from the table, over /chat/completions", async () => {
  server.behave = says("Grace is a gift", ". [[Eph", "esians 2:8", "]] It is free.");
  const history = [
    { role: "user" as const, content: "Hello" },
    { role: "assistant" as const, content: "Welcome" },
  ];
  const parts = await collect(ask({ history }));
  expect(shown(parts)).toBe("Grace is a gift. <verse>It is free.");
  expect(parts).toContainEqual(expect.objectContaining({ osis: "Eph.2.8", translation: "WEB" }));
  const [call] = server.calls;
  expect(call).toMatchObject({ path: "/v1/chat/completions", authorization: "Bearer test-key" });
  expect(call?.body).toMatchObject({ model: "test-model", stream: true, max_tokens: 1_200 });
  expect(call?.body.messages.map(({ role }) => role)).toEqual([
    "system",
    "user",
    "assistant",
    "user",
  ]);
  expect(call?.body.messages.at(-1)?.content).toContain("What is grace?");
});

test("the first words are given while the server still writes", async () => {
  let goOn = () => {};
  server.behave = async (response) => {
    sse.head(response);
    response.write(
      sse.text("Scholars date this document to about the year eighty. Several museums keep"),
    );
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    response.end(sse.text(" early copies.") + sse.end());
  };
  const iterator = ask()[Symbol.asyncIterator]();
  expect(await iterator.next()).toMatchObject({
    value: { text: "Scholars date this document to about the year eighty. " },
  });
  goOn();
  expect(await iterator.next()).toMatchObject({
    value: { text: "Several museums keep early copies." },
  });
  expect(await iterator.next()).toMatchObject({ done: true });
});

test.each([
  [401, {}, { code: "ai_unavailable", status: 503 }],
  [500, {}, { code: "ai_unavailable", status: 503 }],
  [503, { "Retry-After": "9" }, { code: "ai_unavailable", status: 503 }],
  [429, { "Retry-After": "7" }, { code: "too_many_requests", status: 429, retryAfter: 7 }],
  [429, {}, { code: "too_many_requests", retryAfter: 20 }],
  [429, { "Retry-After": "999999" }, { code: "too_many_requests", retryAfter: 3_600 }],
])("status %i with %j is asked once and becomes %j", async (status, headers, expected) => {
  server.behave = refuses(status, headers);
  const { given, error } = await failure(ask());
  expect(error).toMatchObject(expected);
  expect(String(error)).not.toContain("secret detail");
  expect(given).toEqual([]);
  expect(server.calls).toHaveLength(1);
});

test("a Retry-After that is a date becomes seconds", async () => {
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();
  server.behave = refuses(429, { "Retry-After": inAMinute });
  const { error } = await failure(ask());
  const { retryAfter } = error as { retryAfter: number };
  expect(retryAfter).toBeGreaterThan(50);
  expect(retryAfter).toBeLessThanOrEqual(60);
});

test.each([
  ["no answer at all", () => {}],
  ["headers and no words", sse.head],
])("%s ends at the first-byte limit, at the server too", async (_name, behave) => {
  server.behave = behave;
  const { given, error } = await failure(ask());
  expect(error).toMatchObject({ code: "ai_unavailable" });
  expect(given).toEqual([]);
  await server.calls[0]?.closed;
});

test("a stall in the middle ends the answer; what was given stays", async () => {
  server.behave = (response) => {
    sse.head(response);
    response.write(sse.text("Grace is a gift. It is free. It is"));
  };
  const { given, error } = await failure(ask());
  expect(shown(given)).toBe("Grace is a gift. ");
  expect(error).toMatchObject({ code: "ai_unavailable" });
  await server.calls[0]?.closed;
});

test("words that come drop by drop end at the total limit", async () => {
  server.behave = (response) => {
    sse.head(response);
    const timer = setInterval(
      () => response.write(sse.text("The writer then turns to another matter. ")),
      40,
    );
    response.once("close", () => clearInterval(timer));
  };
  const { given, error } = await failure(ask());
  expect(given.length).toBeGreaterThan(3);
  expect(error).toMatchObject({ code: "ai_unavailable" });
  await server.calls[0]?.closed;
});

test.each([
  ["a cut connection", "destroy"],
  ["an end without a reason", "end"],
] as const)("%s fails after the parts given", async (_name, way) => {
  server.behave = async (response) => {
    sse.head(response);
    response.write(sse.text("Grace is a gift. It is free. It is"));
    await new Promise((resolve) => setTimeout(resolve, 30));
    response[way]();
  };
  const { given, error } = await failure(ask());
  expect(shown(given)).toBe("Grace is a gift. ");
  expect(error).toMatchObject({ code: "ai_unavailable" });
});

test.each([
  ["no JSON in a chunk", (text: string) => `data: {"choices": [${text}\n\n`],
  ["JSON of another kind", () => 'data: {"hello": "world"}\n\n'],
  ["a page of HTML", () => "<html><body>502 Bad Gateway</body></html>"],
])("%s is no answer", async (_name, write) => {
  server.behave = (response) => {
    sse.head(response);
    response.end(write("x"));
  };
  expect((await failure(ask())).error).toMatchObject({ code: "ai_unavailable" });
});

test.each([
  ["nothing", ""],
  ["blanks", "  \n "],
  ["an empty slot", "[[Hezekiah 3:16]]"],
])("an answer of %s is none", async (_name, text) => {
  server.behave = says(text);
  const { given, error } = await failure(ask());
  expect(given).toEqual([]);
  expect(error).toMatchObject({ code: "ai_unavailable" });
});

test("a server that sends 5 MB is cut off at the limit", async () => {
  server.behave = (response) => {
    sse.head(response);
    const piece = sse.text(`${"Grace is a gift. ".repeat(60)}`);
    const write = () => {
      for (let at = 0; at < 50; at++) if (response.destroyed || !response.write(piece)) return;
    };
    let sent = 0;
    response.on("drain", () => {
      sent += 50;
      if (sent * 1_000 < 5_000_000) write();
      else response.end(sse.end());
    });
    write();
  };
  const parts = await collect(ask({}, {}));
  expect(shown(parts).length).toBeGreaterThan(10_000);
  expect(shown(parts).length).toBeLessThan(20_000);
  await server.calls[0]?.closed;
});

test("hostile words of the model reach nobody as scripture or as active content", async () => {
  server.behave = says(
    'John 3:16 says, "God helps those who help themselves every day." ',
    "See John 3:99. ![x](https://evil.example/p.png) <script>alert(1)</script>",
  );
  // The passage that was named is printed from the table instead.
  const text = shown(await collect(ask())).replaceAll("<verse>", "");
  expect(text).not.toMatch(/["“<]|John 3:99|https?:|script>/);
});

test("a stop ends the call at the server at once, and quietly here", async () => {
  server.behave = (response) => {
    sse.head(response);
    response.write(sse.text("Grace is a gift. It is free. It is"));
  };
  const controller = new AbortController();
  const iterator = ask({ signal: controller.signal }, {})[Symbol.asyncIterator]();
  await iterator.next();
  const started = performance.now();
  const next = iterator.next();
  controller.abort();
  expect(await next).toMatchObject({ done: true });
  await server.calls[0]?.closed;
  expect(performance.now() - started).toBeLessThan(HANG_MS);
});

test("a question stopped before it was asked calls nobody", async () => {
  expect(await collect(ask({ signal: AbortSignal.abort() }))).toEqual([]);
  expect(server.calls).toEqual([]);
});

test(`${STREAMS} streams whose clients go away end at the server, with no unhandled rejection`, async () => {
  server.behave = (response) => {
    sse.head(response);
    response.write(sse.text("Grace is a gift. It is free. It is"));
  };
  const statuses: string[] = [];
  const start = (signal: AbortSignal) => ask({ signal }, {});
  const stream = () =>
    streamAnswer({
      start,
      conversationId: "c",
      signal: new AbortController().signal,
      onFinish: (_parts, status) => statuses.push(status),
    });
  const responses = await Promise.all(Array.from({ length: STREAMS }, stream));
  const started = performance.now();
  await Promise.all(responses.map((response) => response.body?.cancel()));
  await Promise.all(server.calls.map(({ closed }) => closed));
  expect(performance.now() - started).toBeLessThan(HANG_MS);
  expect(server.calls).toHaveLength(STREAMS);
  expect(statuses).toEqual(Array.from({ length: STREAMS }, () => "aborted"));
  await new Promise((resolve) => setTimeout(resolve, 50));
});

test("the spec's fields come from the same answer", async () => {
  server.behave = says("Grace is a gift, as Romans 6:23 says. [[Ephesians 2:8]]");
  const { answer, verseReferences } = await collectAnswer({
    start: (signal) => ask({ signal }),
    conversationId: "c",
    signal: new AbortController().signal,
  });
  expect(answer).toMatch(/^Grace is a gift, as Romans 6:23 says\. “.+” \(Ephesians 2:8, WEB\)$/);
  expect(verseReferences).toEqual(["Romans 6:23", "Ephesians 2:8"]);
});
