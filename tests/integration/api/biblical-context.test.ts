import * as route from "@/app/api/biblical-context/route";
import { parseReference } from "@/lib/bible/references/parser";
import type { ContextChunk } from "@/lib/biblical-context/contract";
import { db } from "@/lib/db/client";
import { forgetLimiters } from "@/lib/limits/limiters";
import { createModel } from "@/lib/model/provider";
import { OpenAiServer, refuses, says } from "../../support/openai-server";
import { call, disconnect, loadScriptureFirst } from "./support";
import { Browser, plainCall } from "./workspace-support";

// The operator's model: null is facts alone; a test gives one that speaks to its own server.
let mockModel: ReturnType<typeof createModel> | null = null;
jest.mock("@/lib/model/provider", () => ({
  ...jest.requireActual("@/lib/model/provider"),
  configuredModel: () => mockModel,
}));

loadScriptureFirst();

const PATH = "/api/biblical-context";
const server = new OpenAiServer();
beforeAll(() => server.start());
beforeEach(async () => {
  mockModel = null;
  server.calls.length = 0;
  await db.rateLimit.deleteMany();
  await db.contextAnswer.deleteMany();
  forgetLimiters();
});
afterAll(async () => {
  await db.contextAnswer.deleteMany();
  await server.stop();
  await disconnect();
});

const useModel = () => {
  mockModel = createModel({ apiKey: "test", baseUrl: server.url, model: "test-model" });
};

const ask = (body: unknown) => plainCall(route.POST, PATH, body);

async function stream(body: unknown, signal?: AbortSignal) {
  const response = await route.POST(
    new Request(`http://localhost:3000${PATH}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    }),
  );
  const text = await response.text();
  const chunks = text
    .split("\n\n")
    .filter((line) => line.startsWith("data: ") && line !== "data: [DONE]")
    .map((line): ContextChunk => JSON.parse(line.slice("data: ".length)));
  return { response, chunks };
}

const FLOOD = { type: "topic", topic: "The Flood" };
const GOOD =
  "The ark measured 300 by 50 by 30 cubits, and eight people were saved in it. Readers differ on how far the water reached.";
const TIMES = "Ussher counted back to a flood in 2348 BC, and others count otherwise.";

test.each([
  [{ type: "verse", verse: " John 3:16 " }, "Biblical Context: John 3:16"],
  [{ type: "topic", topic: "exodus" }, "Biblical Context: Exodus"],
  [
    { type: "historical", historicalPeriod: "Babylonian Exile" },
    "Biblical Context: Babylonian Exile",
  ],
  [{ type: "archaeological", archaeologicalSite: "Mount Sinai" }, "Biblical Context: Mount Sinai"],
  [{ ...FLOOD, verse: 7, userId: "x", unknown: { a: 1 } }, "Biblical Context: The Flood"],
])("%j answers the spec's fields as plain text", async (body, title) => {
  const { status, body: answer, headers } = await ask(body);
  expect([status, answer.title]).toEqual([200, title]);
  for (const field of [
    "historicalContext",
    "culturalBackground",
    "modernRelevance",
    "geographicalContext",
    "timeline",
  ]) {
    expect(typeof answer[field]).toBe("string");
    expect(answer[field].length).toBeGreaterThan(20);
  }
  for (const reference of answer.relatedVerses) {
    expect(parseReference(reference).kind).toBe("found");
  }
  expect(answer.keyFigures.every((one: unknown) => typeof one === "string")).toBe(true);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("vary")).toBe("Accept");
  expect(headers.get("set-cookie")).toBeNull();
});

test("a browser gets no workspace from it", async () => {
  const before = await db.workspace.count();
  const browser = new Browser();
  const { status, headers } = await browser.post(route.POST, PATH, FLOOD);
  expect([status, headers.get("set-cookie")]).toEqual([200, null]);
  expect(await db.workspace.count()).toBe(before);
  expect(await db.rateLimit.count()).toBe(0);
});

test.each([
  [{}, "type is one of"],
  [[], "Send an object"],
  ["verse", "Send an object"],
  [null, "Send an object"],
  [{ type: "sermon", sermon: "x" }, "type is one of"],
  [{ type: ["verse"], verse: "John 3:16" }, "type is one of"],
  [{ type: "__proto__", __proto__: { verse: "John 3:16" } }, "type is one of"],
  [{ type: "verse" }, "Name a verse"],
  [{ type: "verse", topic: "Love" }, "Name a verse"],
  [{ type: "verse", verse: "   " }, "Name a verse"],
  [{ type: "topic", topic: null }, "Name a topic"],
  [{ type: "topic", topic: 7 }, "Name a topic"],
  [{ type: "topic", topic: { $ne: "" } }, "Name a topic"],
  [{ type: "historical", historicalPeriod: ["Exile"] }, "Name a historical period"],
  [{ type: "archaeological", archaeologicalSite: true }, "Name an archaeological site"],
  [{ type: "topic", topic: "x".repeat(201) }, "at most 200 characters"],
  [{ ...FLOOD, useModel: "no" }, "useModel is true or false"],
])("%j is refused in words for visitors", async (body, words) => {
  const { status, type, body: problem } = await ask(body);
  expect([status, type]).toEqual([400, "application/problem+json"]);
  expect(problem.detail).toContain(words);
  expect(problem.detail).not.toMatch(/expected|received|Invalid (?:input|option|string)/);
});

const raw = (body: string, contentType = "application/json") =>
  call(route.POST, PATH, { method: "POST", headers: { "Content-Type": contentType }, body });

test("what is no such JSON is refused", async () => {
  expect((await raw("{")).status).toBe(400);
  expect((await raw('{"type":"topic","topic":"\\u0000"}')).status).toBe(400);
  expect((await raw('{"type":"topic","topic":"\\ud800"}')).status).toBe(400);
  expect((await raw(JSON.stringify(FLOOD), "text/plain")).status).toBe(415);
  expect((await raw(JSON.stringify({ ...FLOOD, more: "x".repeat(5_000) }))).status).toBe(413);
  const proto = await raw('{"type":"topic","topic":"Love","__proto__":{"useModel":"x"}}');
  expect(proto.status).toBe(200);
});

test("another site may not ask in a visitor's browser", async () => {
  const { status } = await call(route.POST, PATH, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: "https://evil.example",
      Host: "localhost:3000",
    },
    body: JSON.stringify(FLOOD),
  });
  expect(status).toBe(403);
});

test("other methods are refused", async () => {
  const { status, headers } = await call(route.GET, PATH);
  expect([status, headers.get("allow")]).toEqual([405, "POST"]);
});

test.each([
  [{ type: "verse", verse: "John 3:99" }, "John 3 has 36 verses."],
  [{ type: "verse", verse: "Hezekiah 3:16" }, "no book called “Hezekiah”"],
  [{ type: "verse", verse: "<script>alert(1)</script>" }, "is not a reference"],
  [{ type: "topic", topic: "'; DROP TABLE verses; --" }, "holds nothing about"],
  [{ type: "topic", topic: "zzzz qqqq" }, "holds nothing about"],
  [{ type: "archaeological", archaeologicalSite: "Gethsamaneh xyz" }, "Did you mean Gethsemane"],
])("%j is not found, and the answer says why", async (body, words) => {
  const { status, type, body: problem } = await ask(body);
  expect([status, type]).toEqual([404, "application/problem+json"]);
  expect(problem.detail).toContain(words);
});

test("a stream carries the facts first and ends", async () => {
  const { response, chunks } = await stream(FLOOD);
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  expect(response.headers.get("vary")).toBe("Accept");
  expect(chunks.map(({ type }) => type)).toEqual(["start", "data-context", "finish"]);
  const [, context] = chunks;
  if (context?.type !== "data-context") throw new Error("No context in the stream");
  expect(context.data).toEqual((await ask(FLOOD)).body);
});

test("what is not found is a problem, not a stream", async () => {
  const { response } = await stream({ type: "verse", verse: "John 3:99" });
  expect([response.status, response.headers.get("content-type")]).toEqual([
    404,
    "application/problem+json",
  ]);
});

test("a model's prose stands in its fields, the facts in all others, and the statements stay", async () => {
  useModel();
  const facts = (await ask({ ...FLOOD, useModel: false })).body;
  expect(server.calls).toHaveLength(0);
  server.behave = says(`@@historicalContext\n${GOOD}\n@@time`, `line\n${TIMES}\n`);
  const { body } = await ask(FLOOD);
  expect(body.historicalContext).toBe(GOOD);
  expect(body.timeline).toBe(TIMES);
  expect(body.culturalBackground).toBe(facts.culturalBackground);
  expect(body.statements).toEqual(facts.statements);
  expect(body.writtenByModel).toEqual(["historicalContext", "timeline"]);
});

test("it streams field by field, after the facts", async () => {
  useModel();
  server.behave = says(`@@historicalContext\n${GOOD}\n@@timeline\n${TIMES}\n`);
  const { chunks } = await stream(FLOOD);
  expect(chunks.map(({ type }) => type)).toEqual([
    "start",
    "data-context",
    "data-prose",
    "data-prose",
    "finish",
  ]);
  expect(chunks[2]).toMatchObject({ data: { field: "historicalContext", text: GOOD } });
});

test("the same subject is answered from the cache, however it is written, and through the gate again", async () => {
  useModel();
  server.behave = says(`@@historicalContext\n${GOOD}\n[[Genesis 7:13]]\n`);
  const first = await ask(FLOOD);
  const second = await ask({ type: "topic", topic: "  the   FLOOD" });
  expect(server.calls).toHaveLength(1);
  expect(second.body).toEqual(first.body);
  const [kept] = await db.contextAnswer.findMany();
  // The model's words with their slots: scripture is printed anew from the table.
  expect(JSON.stringify(kept?.response)).toContain("[[Genesis 7:13]]");
  expect(JSON.stringify(kept?.response)).not.toContain("In the same day Noah");
  expect(first.body.historicalContext).toContain("In the same day Noah");
});

test("what somebody put into the cache is shown only if it passes", async () => {
  useModel();
  server.behave = says(`@@historicalContext\n${GOOD}\n`);
  await ask(FLOOD);
  await db.contextAnswer.updateMany({
    data: {
      response: [{ field: "historicalContext", raw: "In 1999 a spaceship came down upon Ararat." }],
    },
  });
  const facts = (await ask({ ...FLOOD, useModel: false })).body;
  expect((await ask(FLOOD)).body).toEqual(facts);
});

test.each([
  ["refuses", refuses(500)],
  ["asks to wait", refuses(429, { "Retry-After": "3" })],
  ["has no key", refuses(401)],
  ["says nothing", says("")],
  ["keeps to no form", says(GOOD)],
  ["lies", says("@@historicalContext\nIn 1977 they dug up the ark, as everybody knows by now.\n")],
  [
    "invents a verse",
    says("@@historicalContext\nAs it is written, [[Genesis 77:7]] and [[John 3:16]] say it all.\n"),
  ],
  [
    "attacks",
    says(
      "@@historicalContext\n<img src=x onerror=alert(1)> [a](javascript:alert(1)) Evil Hackers were here today.\n",
    ),
  ],
  [
    "speaks of other fields",
    says("@@__proto__\nx\n@@statements\nNothing at all is here to be read.\n"),
  ],
])("when the model %s the facts stand", async (_what, behave) => {
  useModel();
  server.behave = behave;
  const facts = (await ask({ ...FLOOD, useModel: false })).body;
  const { status, body } = await ask(FLOOD);
  expect(status).toBe(200);
  expect(body).toEqual(facts);
  const { chunks } = await stream(FLOOD);
  expect(chunks.map(({ type }) => type)).toEqual(["start", "data-context", "finish"]);
  expect(await db.contextAnswer.count()).toBe(0);
});

test("above the limit of model calls the facts stand, and the model is not asked", async () => {
  useModel();
  server.behave = refuses(500);
  const browser = new Browser();
  const topics = ["Love", "Faith", "Grace", "Prayer", "Exile", "Temple", "Church", "Money"];
  // Without an address or a workspace nobody is counted; a plain address is counted behind a proxy.
  for (let round = 0; round < 8; round++) {
    for (const topic of topics) {
      const { status } = await browser.post(
        route.POST,
        PATH,
        { type: "topic", topic },
        {
          "x-socket-address": "203.0.113.9",
        },
      );
      expect(status).toBe(200);
    }
  }
  expect(server.calls.length).toBeGreaterThan(0);
  expect(server.calls.length).toBeLessThan(64);
});

test("somebody in need gets help first, and no model is asked", async () => {
  useModel();
  const { status, body } = await ask({ type: "topic", topic: "I want to kill myself" });
  expect(status).toBe(200);
  expect(body.note).toContain("988");
  expect(body.historicalContext).toBe(body.note);
  expect(server.calls).toHaveLength(0);
});
