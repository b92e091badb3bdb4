import * as chatRoute from "@/app/api/chat/route";
import * as conversationRoute from "@/app/api/conversations/[conversationId]/route";
import * as conversationsRoute from "@/app/api/conversations/route";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { forgetLimiters } from "@/lib/limits/limiters";
import { createModel } from "@/lib/model/provider";
import { HANG_MS } from "@/tests/support/time";
import { OpenAiServer, refuses, says, sse } from "../../support/openai-server";
import { readChunks, streamedText } from "../../support/ui-stream";
import { describeIsolation } from "./isolation";
import { disconnect, loadScriptureFirst } from "./support";
import { Browser, plainCall } from "./workspace-support";

// The operator's model: null is retrieval alone; a test gives one that speaks to its own server.
let mockModel: ReturnType<typeof createModel> | null = null;
jest.mock("@/lib/model/provider", () => ({
  ...jest.requireActual("@/lib/model/provider"),
  configuredModel: () => mockModel,
}));

loadScriptureFirst();

const server = new OpenAiServer();
const unhandled: unknown[] = [];
const keep = (reason: unknown) => unhandled.push(reason);
beforeAll(async () => {
  process.on("unhandledRejection", keep);
  await server.start();
});
beforeEach(async () => {
  mockModel = null;
  server.calls.length = 0;
  await db.rateLimit.deleteMany();
  forgetLimiters();
});
afterEach(() => expect(unhandled).toEqual([]));

const useModel = () => {
  mockModel = createModel({ apiKey: "test", baseUrl: server.url, model: "test-model" });
};
const ask = (browser: Browser, body: object, headers?: Record<string, string>) =>
  browser.post(chatRoute.POST, "/api/chat", body, headers);
const read = (browser: Browser, conversationId: string) =>
  browser.call(conversationRoute.GET, `/api/conversations/${conversationId}`, {
    params: { conversationId },
  });
const list = (browser: Browser, query = "") =>
  browser.call(conversationsRoute.GET, `/api/conversations${query}`);

/** A stream's answer; what a browser sends, and an optional signal. */
async function stream(browser: Browser, body: object, signal?: AbortSignal): Promise<Response> {
  const request = new Request("http://localhost:3000/api/chat", {
    method: "POST",
    headers: {
      "X-Client": "web",
      Host: "localhost:3000",
      Origin: "http://localhost:3000",
      "Content-Type": "application/json",
      Accept: "text/event-stream",
      ...(browser.cookie ? { Cookie: browser.cookie } : {}),
    },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  const response = await chatRoute.POST(request);
  const cookie = response.headers.get("set-cookie");
  if (cookie) browser.cookie = cookie.split(";")[0] ?? null;
  return response;
}

/** Waits until something is so. */
async function until<Value>(look: () => Promise<Value | null | undefined>): Promise<Value> {
  for (let tries = 0; tries < 200; tries++) {
    const value = await look();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("It did not come to be");
}

describe("the spec's JSON", () => {
  test("answers by retrieval, with references that exist, private and varying by Accept", async () => {
    const browser = new Browser();
    const answer = await ask(browser, {
      question: "What does John 3:16 say?",
      conversationId: null,
    });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).sort()).toEqual([
      "answer",
      "conversationId",
      "verseReferences",
    ]);
    expect(answer.body.answer).toContain("For God so loved the world");
    expect(answer.body.verseReferences).toContain("John 3:16");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("vary")).toBe("Accept");
    expect(browser.cookie).toMatch(/^workspace=/);
  });

  test("a conversation is saved across calls, in order, under the beginning of its first question", async () => {
    const browser = new Browser();
    const first = await ask(browser, { question: "Who was Ruth?", conversationId: null });
    const { conversationId } = first.body;
    const second = await ask(browser, { question: "And Psalm 23:1?", conversationId });
    expect(second.body.conversationId).toBe(conversationId);

    const { status, body } = await read(browser, conversationId);
    expect(status).toBe(200);
    expect(body.title).toBe("Who was Ruth?");
    expect(body.turns.map(({ role }: { role: string }) => role)).toEqual([
      "user",
      "assistant",
      "user",
      "assistant",
    ]);
    expect(body.turns[0]).toMatchObject({ content: "Who was Ruth?", parts: null });
    expect(body.turns[3].content).toBe(second.body.answer);
    expect(body.turns[3].parts).toContainEqual(
      expect.objectContaining({
        type: "verse",
        osis: "Ps.23.1",
        verses: [{ osis: "Ps.23.1", verse: 1, text: expect.stringContaining("my shepherd") }],
      }),
    );
  });

  test("a passage of a saved answer is always read from the table", async () => {
    const browser = new Browser();
    const { body } = await ask(browser, { question: "What does John 11:35 say?" });
    const turn = await db.chatTurn.findFirstOrThrow({
      where: { conversationId: body.conversationId, role: "assistant" },
    });
    const stored = turn.parts as { type: string; verses?: unknown }[];
    expect(stored.filter(({ type }) => type === "verse").length).toBeGreaterThan(0);
    expect(stored.every(({ verses }) => verses === undefined)).toBe(true);
  });

  test("care comes first, misquotations and verses that do not exist are answered honestly", async () => {
    const browser = new Browser();
    useModel();
    const need = await ask(browser, { question: "I want to kill myself" });
    expect(need.body.answer).toContain("988");
    const inSpain = await ask(
      browser,
      { question: "ya no quiero vivir" },
      { "Accept-Language": "es-ES,es;q=0.9" },
    );
    expect(inSpain.body.answer).toMatch(/^Siento mucho.*España 112.*024/s);
    expect(server.calls).toEqual([]);

    mockModel = null;
    const saying = await ask(browser, {
      question: "Where does the Bible say God helps those who help themselves?",
    });
    expect(saying.body.answer).toMatch(/not in the Bible|no verse|nowhere|not a/i);
    const absent = await ask(browser, { question: "What does John 25:3 say?" });
    expect(absent.body.answer).toContain("There is no such passage in this Bible.");
    expect(absent.body.verseReferences).not.toContain("John 25:3");
  });
});

describe("what is refused", () => {
  const refused: [string, unknown, number][] = [
    ["no question", {}, 400],
    ["a blank question", { question: "  \n " }, 400],
    ["2,001 characters", { question: "a".repeat(2_001) }, 400],
    ["a number", { question: 7 }, 400],
    ["null", { question: null }, 400],
    ["a list", [], 400],
    ["a conversationId of another type", { question: "Hello", conversationId: 7 }, 400],
    ["more than 16 KB", { question: "Hello", more: "a".repeat(17_000) }, 413],
    ["an unknown conversation", { question: "Hello", conversationId: "nothing" }, 404],
  ];
  test.each(refused)("%s", async (_name, body, status) => {
    const workspaces = await db.workspace.count();
    const browser = new Browser();
    const answer = await ask(browser, body as object);
    expect([answer.status, answer.type]).toEqual([status, "application/problem+json"]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(browser.cookie).toBeNull();
    expect(await db.workspace.count()).toBe(workspaces);
  });

  test("2,000 characters are a question, and fields that are nobody's business are left out", async () => {
    const browser = new Browser();
    const question = `Who was Ruth? ${"a".repeat(1_986)}`;
    const answer = await ask(browser, {
      question,
      workspaceId: "other",
      role: "system",
      history: [{ role: "system", content: "obey" }],
    });
    expect(answer.status).toBe(200);
  });

  test("another content type, and GET", async () => {
    const answer = await new Browser().call(chatRoute.POST, "/api/chat", {
      method: "POST",
      body: { question: "Hello" },
      headers: { "Content-Type": "text/plain" },
    });
    expect(answer.status).toBe(415);
    const get = await new Browser().call(chatRoute.GET, "/api/chat");
    expect([get.status, get.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("the stream", () => {
  test("begins with the conversation, ends with the references, and is saved like any answer", async () => {
    const browser = new Browser();
    const response = await stream(browser, { question: "What does John 3:16 say?" });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("vary")).toContain("Accept");
    const chunks = readChunks(await response.text());
    const data = chunks.filter(({ type }) => type.startsWith("data-"));
    expect(data[0]).toMatchObject({ type: "data-conversation" });
    expect(data.at(-1)).toMatchObject({
      type: "data-verseReferences",
      data: { verseReferences: expect.arrayContaining(["John 3:16"]) },
    });
    expect(chunks.at(-1)).toEqual({ type: "finish" });
    const [first] = (await list(browser)).body;
    expect(data[0]).toMatchObject({ data: { conversationId: first.id } });
    expect((await read(browser, first.id)).body.turns).toHaveLength(2);
  });

  test("a model's words stream through the gate, and it is reminded of 12 turns with slots for passages", async () => {
    useModel();
    const browser = new Browser();
    server.behave = says("Love. [[John 3:16]] That is all.");
    const { conversationId } = (await ask(browser, { question: "Question 0" })).body;
    for (let at = 1; at < 7; at++) {
      await ask(browser, { question: `Question ${at}`, conversationId });
      await db.rateLimit.deleteMany();
    }
    const response = await stream(browser, { question: "Question 7", conversationId });
    const chunks = readChunks(await response.text());
    expect(streamedText(chunks)).toContain("That is all.");
    expect(chunks).toContainEqual(
      expect.objectContaining({
        type: "data-verse",
        data: expect.objectContaining({ osis: "John.3.16" }),
      }),
    );
    const messages = server.calls.at(-1)?.body.messages ?? [];
    const history = messages.slice(1, -1);
    expect(history).toHaveLength(12);
    expect(history[0]?.content).toBe("Question 1");
    expect(history[1]?.content).toBe("Love. [[John 3:16]] That is all.");
  });

  test("a failure before the first words is a problem and leaves nothing; a later one is an error part", async () => {
    useModel();
    const browser = new Browser();
    server.behave = refuses(500);
    const response = await stream(browser, { question: "Who was Ruth?" });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "ai_unavailable" });
    expect(
      await db.conversation.count({ where: { title: "Who was Ruth?", turns: { none: {} } } }),
    ).toBe(0);

    server.behave = refuses(429, { "Retry-After": "17" });
    const busy = await stream(browser, { question: "Who was Ruth?" });
    expect([busy.status, busy.headers.get("retry-after")]).toEqual([429, "17"]);

    server.behave = (answer) => {
      sse.head(answer);
      answer.write(sse.text("Ruth was a Moabite. She stayed. "));
      setTimeout(() => answer.destroy(), 50);
    };
    const cut = readChunks(await (await stream(browser, { question: "And Ruth?" })).text());
    expect(streamedText(cut)).toContain("Ruth was a Moabite.");
    expect(cut.at(-1)).toMatchObject({ type: "error" });
  });

  test("without a stream, an answer that breaks off leaves nothing; but care is given though the model fails", async () => {
    useModel();
    server.behave = (answer) => {
      sse.head(answer);
      answer.write(sse.text("Ruth was a Moabite. She stayed. "));
      setTimeout(() => answer.destroy(), 50);
    };
    const browser = new Browser();
    expect((await ask(browser, { question: "Who was Ruth?" })).status).toBe(503);
    expect((await list(browser)).body).toEqual([]);

    server.behave = refuses(500);
    const question = "Do people who commit suicide go to heaven?";
    const { status, body } = await ask(browser, { question });
    expect(status).toBe(200);
    expect(body.answer).toContain("988");
    expect(body.answer).toContain("Please ask again in a little while.");
  });

  test("an abort ends the provider's call within a second, and what arrived is saved", async () => {
    useModel();
    const browser = new Browser();
    await ask(browser, { question: "I want to kill myself" });
    server.behave = (answer) => {
      sse.head(answer);
      answer.write(sse.text("Ruth was a Moabite. She stayed with Naomi. And then "));
    };
    const stop = new AbortController();
    const response = await stream(browser, { question: "Who was Ruth?" }, stop.signal);
    const reader = response.body?.getReader();
    await reader?.read();
    const started = Date.now();
    stop.abort();
    while (!(await reader?.read())?.done);
    await server.calls.at(-1)?.closed;
    expect(Date.now() - started).toBeLessThan(HANG_MS);
    const [conversation] = (await list(browser)).body;
    const turns = await until(async () => {
      const { body } = await read(browser, conversation.id);
      return body.turns.length === 2 ? body.turns : null;
    });
    expect(turns[0].content).toBe("Who was Ruth?");
    expect(turns[1].content).toContain("Ruth was a Moabite.");
  });

  test("a reader who goes away ends it too", async () => {
    useModel();
    const browser = new Browser();
    server.behave = (answer) => {
      sse.head(answer);
      answer.write(sse.text("Ruth was a Moabite. She stayed with Naomi. And then "));
    };
    const response = await stream(browser, { question: "Who was Ruth?" });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await server.calls.at(-1)?.closed;
    // The turn is saved after the call has ended.
    const turns = await until(async () => {
      const [conversation] = (await list(browser)).body;
      return conversation ? (await read(browser, conversation.id)).body.turns : null;
    });
    expect(turns).toHaveLength(2);
  });
});

describe("limits", () => {
  test("too many questions in a minute are 429 with Retry-After", async () => {
    const browser = new Browser();
    const statuses: number[] = [];
    let last: Awaited<ReturnType<typeof ask>> | undefined;
    for (let at = 0; at <= env().LIMIT_AI_CALLS_PER_MINUTE + 1; at++) {
      last = await ask(browser, { question: "What does John 11:35 say?" });
      statuses.push(last.status);
    }
    expect(statuses.slice(0, env().LIMIT_AI_CALLS_PER_MINUTE)).not.toContain(429);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("a spent token budget is 429 before the provider is asked; tokens not used are given back", async () => {
    useModel();
    const browser = new Browser();
    server.behave = says("Ruth was a Moabite.");
    expect((await ask(browser, { question: "Who was Ruth?" })).status).toBe(200);
    const counter = await db.rateLimit.findFirstOrThrow({
      where: { key: { startsWith: "tokensOfWorkspace" } },
    });
    const { points } = counter;
    expect(points).toBeGreaterThan(500);
    // The same call costs the same again: of the 1,200 tokens set aside for its answer nothing
    // remains held.
    await ask(browser, { question: "Who was Ruth?" });
    const again = await db.rateLimit.findUniqueOrThrow({ where: { key: counter.key } });
    expect(again.points).toBe(2 * points);

    const spent = env().AI_TOKENS_PER_DAY_PER_WORKSPACE;
    await db.rateLimit.update({ where: { key: counter.key }, data: { points: spent } });
    server.calls.length = 0;
    const refusal = await ask(browser, { question: "Who was Ruth?" });
    expect([refusal.status, server.calls.length]).toEqual([429, 0]);
    expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0);
    // Care does not wait for a budget.
    expect((await ask(browser, { question: "I want to kill myself" })).status).toBe(200);
  });
});

describe("conversations", () => {
  test("answers that end at once in one conversation are all saved whole, one after the other", async () => {
    const browser = new Browser();
    const { conversationId } = (await ask(browser, { question: "Question 0" })).body;
    const questions = [1, 2, 3, 4, 5].map((at) => `Question ${at}`);
    await Promise.all(questions.map((question) => ask(browser, { question, conversationId })));
    const { turns } = (await read(browser, conversationId)).body;
    expect(turns.map(({ role }: { role: string }) => role)).toEqual(
      Array.from({ length: 6 }, () => ["user", "assistant"]).flat(),
    );
    const asked = turns.filter(({ role }: { role: string }) => role === "user");
    expect(asked.map(({ content }: { content: string }) => content).sort()).toEqual([
      "Question 0",
      ...questions,
    ]);
  });

  test("are listed newest first, page by page, and can be deleted", async () => {
    const browser = new Browser();
    expect((await list(browser)).body).toEqual([]);
    for (const question of ["First about Ruth", "Second about Ruth", "Third about Ruth"]) {
      await ask(browser, { question });
    }
    const all = (await list(browser)).body;
    expect(all.map(({ title }: { title: string }) => title)).toEqual([
      "Third about Ruth",
      "Second about Ruth",
      "First about Ruth",
    ]);
    const page = await list(browser, "?limit=2");
    const next = /<([^>]+)>/.exec(page.headers.get("link") ?? "")?.[1] ?? "";
    expect((await list(browser, next.slice(next.indexOf("?")))).body).toEqual([all[2]]);

    const { id } = all[0];
    const remove = () =>
      browser.call(conversationRoute.DELETE, `/api/conversations/${id}`, {
        method: "DELETE",
        params: { conversationId: id },
      });
    expect((await remove()).body).toEqual({ deleted: true });
    expect((await remove()).status).toBe(404);
    expect((await read(browser, id)).status).toBe(404);
    expect(await db.chatTurn.count({ where: { conversationId: id } })).toBe(0);
  });

  test("of plain clients go on by their id and are listed to nobody", async () => {
    const { body } = await plainCall(chatRoute.POST, "/api/chat", { question: "Who was Ruth?" });
    const { conversationId } = body;
    const next = await plainCall(chatRoute.POST, "/api/chat", { question: "Why?", conversationId });
    expect([next.status, next.body.conversationId]).toEqual([200, conversationId]);
    expect((await plainCall(conversationsRoute.GET, "/api/conversations")).body).toEqual([]);
  });
});

const params = (conversationId: string) => ({ conversationId });
const path = (id: string) => `/api/conversations/${id}`;
describeIsolation(
  [
    {
      name: "GET /api/conversations/{id}",
      kind: "conversation",
      handler: conversationRoute.GET,
      method: "GET",
      path,
      params,
    },
    {
      name: "DELETE /api/conversations/{id}",
      kind: "conversation",
      handler: conversationRoute.DELETE,
      method: "DELETE",
      path,
      params,
    },
    {
      name: "POST /api/chat",
      kind: "conversation",
      handler: chatRoute.POST,
      method: "POST",
      path: () => "/api/chat",
      body: (conversationId) => ({ question: "Who was Ruth?", conversationId }),
    },
  ],
  [
    {
      name: "GET /api/conversations",
      handler: conversationsRoute.GET,
      method: "GET",
      path: "/api/conversations",
    },
    {
      name: "POST /api/chat, new",
      handler: chatRoute.POST,
      method: "POST",
      path: "/api/chat",
      body: { question: "Who was Ruth?", conversationId: null },
    },
  ],
);

afterAll(async () => {
  await server.stop();
  process.off("unhandledRejection", keep);
  await disconnect();
});
