import * as meditationRoute from "@/app/api/ai/generate-meditation/route";
import * as poemRoute from "@/app/api/ai/generate-poem/route";
import * as prayerRoute from "@/app/api/ai/generate-prayer/route";
import { db } from "@/lib/db/client";
import { forgetLimiters } from "@/lib/limits/limiters";
import { createModel } from "@/lib/model/provider";
import { sha256 } from "@/lib/workspaces/owner";
import { OpenAiServer, refuses, says } from "../../support/openai-server";
import { readChunks } from "../../support/ui-stream";
import { describeIsolation } from "./isolation";
import { disconnect, loadScriptureFirst } from "./support";
import { Browser, furnishedBrowser } from "./workspace-support";

// The operator's model: null is the arrangement; a test gives one that speaks to its own server.
let mockModel: ReturnType<typeof createModel> | null = null;
jest.mock("@/lib/model/provider", () => ({
  ...jest.requireActual("@/lib/model/provider"),
  configuredModel: () => mockModel,
}));

loadScriptureFirst();

const ROUTES = [
  ["poem", poemRoute],
  ["prayer", prayerRoute],
  ["meditation", meditationRoute],
] as const;
const POEM = "/api/ai/generate-poem";

const server = new OpenAiServer();
beforeAll(() => server.start());
beforeEach(async () => {
  mockModel = null;
  server.calls.length = 0;
  await db.rateLimit.deleteMany();
  forgetLimiters();
});

const useModel = () => {
  mockModel = createModel({ apiKey: "test", baseUrl: server.url, model: "test-model" });
};

/**
 * A browser with John 11:35 from our table, an ESV verse as entered, and one whose reference does
 * not exist.
 */
async function library() {
  const { browser, workspaceId, ids } = await furnishedBrowser(`Poet ${crypto.randomUUID()}`);
  const base = { collectionId: ids.collection, book: "Romans", chapter: 8, verse: 28 };
  const entered = { ...base, verseText: "As I remember it", translation: "ESV", isChecked: false };
  const esv = await db.collectionVerse.create({
    data: { ...entered, reference: "Romans 8:28", osis: "Rom.8.28", orderIndex: 10 },
  });
  const invented = await db.collectionVerse.create({
    data: { ...entered, reference: "Hezekiah 3:16", osis: null, orderIndex: 11 },
  });
  const checked = await db.collectionVerse.findFirstOrThrow({
    where: { collectionId: ids.collection, isChecked: true },
  });
  return { browser, workspaceId, checked: checked.id, esv: esv.id, invented: invented.id };
}

const poem = (browser: Browser, body: object, headers?: Record<string, string>) =>
  browser.post(poemRoute.POST, POEM, body, headers);

/** Asks for a poem in pieces. */
const streamPoem = (browser: Browser, body: object) =>
  poemRoute.POST(
    new Request(`http://localhost:3000${POEM}`, {
      method: "POST",
      headers: {
        Host: "localhost:3000",
        Origin: "http://localhost:3000",
        "Content-Type": "application/json",
        Accept: "text/event-stream",
        Cookie: browser.cookie ?? "",
      },
      body: JSON.stringify(body),
    }),
  );

test.each(ROUTES)(
  "a %s without a model is an honest arrangement, kept by its hash",
  async (type, route) => {
    const { browser, workspaceId, checked, esv } = await library();
    const path = `/api/ai/generate-${type}`;
    const { status, body, headers } = await browser.post(route.POST, path, {
      userId: "demo-user",
      verseIds: [checked, esv],
      prompt: "Hope",
      theme: "comfort",
      prayerType: "comfort",
      duration: "comfort",
    });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["content"]);
    expect(body.content).toContain("without a language model");
    expect(body.content).toContain("“Jesus wept.” (John 11:35, WEB)");
    // As entered in a translation we do not hold: our own text of the same verse stands there.
    expect(body.content).toMatch(
      /“We know that all things work together for good.*\(Romans 8:28, WEB\)/,
    );
    expect(body.content).not.toContain("As I remember it");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(await db.generatedText.findMany({ where: { workspaceId } })).toEqual([
      expect.objectContaining({ type, contentHash: sha256(body.content) }),
    ]);
  },
);

test("a model's text comes through the gate, and never sees what was entered as a verse", async () => {
  const { browser, workspaceId, checked, esv } = await library();
  useModel();
  server.behave = says(
    "He weeps with us.\n[[John 11:35]]\nGod is “kind to all who ever fell asleep today”.",
  );
  const { body } = await poem(browser, {
    verseIds: [checked, esv],
    prompt: "Grief",
    theme: "loss",
  });
  expect(body.content).toContain("He weeps with us.");
  expect(body.content).toContain("“Jesus wept.” (John 11:35, WEB)");
  expect(body.content).not.toContain("“kind to all");
  const sent = JSON.stringify(server.calls[0]?.body.messages);
  expect(sent).toContain("Romans 8:28");
  expect(sent).toContain("Grief");
  expect(sent).not.toContain("As I remember it");
  expect(
    await db.generatedText.count({ where: { workspaceId, contentHash: sha256(body.content) } }),
  ).toBe(1);
});

test("a visitor who wants no language model gets the arrangement, whatever the operator has", async () => {
  const { browser, checked } = await library();
  useModel();
  const { body } = await poem(browser, { verseIds: [checked], prompt: "Hope", useModel: false });
  expect(body.content).toContain("without a language model");
  expect(server.calls).toEqual([]);
  const wrong = await poem(browser, { verseIds: [checked], prompt: "Hope", useModel: "no" });
  expect([wrong.status, wrong.body.detail]).toEqual([400, "useModel is true or false."]);
});

test("the stream ends with the very text whose hash is kept", async () => {
  const { browser, workspaceId, checked } = await library();
  const response = await streamPoem(browser, { verseIds: [checked], prompt: "Hope" });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const chunks = readChunks(await response.text());
  expect(chunks.map(({ type }) => type)).not.toContain("data-conversation");
  const content = chunks.find((chunk) => chunk.type === "data-content");
  if (content?.type !== "data-content") throw new Error("No content in the stream");
  const contentHash = sha256(content.data.content);
  expect(await db.generatedText.count({ where: { workspaceId, contentHash } })).toBe(1);
  expect(chunks.at(-1)).toEqual({ type: "finish" });
});

test("a failing model is a problem, and nothing is kept", async () => {
  const { browser, workspaceId, checked } = await library();
  useModel();
  server.behave = refuses(500);
  const { status, body } = await poem(browser, { verseIds: [checked], prompt: "Hope" });
  expect([status, body.code]).toEqual([503, "ai_unavailable"]);
  expect(await db.generatedText.count({ where: { workspaceId } })).toBe(0);
});

test("somebody in need gets help first, without a model, and it is no text of ours", async () => {
  const { browser, workspaceId, checked } = await library();
  useModel();
  const request = { verseIds: [checked], prompt: "I want to kill myself" };
  const { body } = await poem(browser, request);
  expect(body.content).toContain("988");
  expect(body.isHelp).toBe(true);
  const chunks = readChunks(await (await streamPoem(browser, request)).text());
  expect(chunks.find(({ type }) => type === "data-content")).toMatchObject({
    data: { content: body.content, isHelp: true },
  });
  expect(server.calls).toEqual([]);
  expect(await db.generatedText.count({ where: { workspaceId } })).toBe(0);
});

test("what is missing is said in the spec's words", async () => {
  const { browser, checked, invented } = await library();
  const detailOf = async (body: object) => {
    const { status, body: problem } = await poem(browser, body);
    return [status, problem.detail];
  };
  expect(await detailOf({ verseIds: [], prompt: "Hope" })).toEqual([
    400,
    "Please select some verses",
  ]);
  expect(await detailOf({ verseIds: [checked], prompt: "" })).toEqual([400, "Prompt is required"]);
  expect(await detailOf({ verseIds: [invented], prompt: "Hope" })).toEqual([
    400,
    expect.stringContaining("nothing to write from"),
  ]);
  const large = await poem(browser, { verseIds: [checked], prompt: "Hope", x: "a".repeat(17_000) });
  expect(large.status).toBe(413);
  const text = await poem(
    browser,
    { verseIds: [checked], prompt: "Hope" },
    { "Content-Type": "text/plain" },
  );
  expect(text.status).toBe(415);
  expect((await new Browser().call(poemRoute.GET, POEM)).status).toBe(405);
});

describeIsolation(
  ROUTES.map(([type, route]) => ({
    name: `POST /api/ai/generate-${type}`,
    kind: "verse" as const,
    handler: route.POST,
    method: "POST",
    path: () => `/api/ai/generate-${type}`,
    body: (id: string) => ({ verseIds: [id], prompt: "Hope" }),
  })),
  [
    {
      name: `POST ${POEM} of nothing`,
      handler: poemRoute.POST,
      method: "POST",
      path: POEM,
      body: { verseIds: ["%"], prompt: "Hope" },
    },
  ],
);

afterAll(async () => {
  await server.stop();
  await disconnect();
});
