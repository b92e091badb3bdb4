import pino from "pino";
import { z } from "zod";
import * as articles from "@/app/api/articles/route";
import * as versesOfCollection from "@/app/api/collections/[collectionId]/verses/route";
import * as collections from "@/app/api/collections/route";
import * as conversations from "@/app/api/conversations/route";
import * as creations from "@/app/api/creations/route";
import * as crossReferences from "@/app/api/cross-references/route";
import * as news from "@/app/api/news/route";
import * as schedule from "@/app/api/reading-plans/[planId]/schedule/route";
import * as plans from "@/app/api/reading-plans/route";
import * as findings from "@/app/api/validation-findings/route";
import * as videos from "@/app/api/videos/route";
import * as highlights from "@/app/api/workspace/highlights/route";
import * as notes from "@/app/api/workspace/notes/route";
import * as sessions from "@/app/api/workspace/sessions/route";
import { db } from "@/lib/db/client";
import { route } from "@/lib/http/route";
import { log } from "@/lib/log";
import { call, deleteWorkspaces, disconnect, loadScriptureFirst } from "./support";
import { type Browser, furnishedBrowser } from "./workspace-support";

// Values that PostgreSQL cannot take, wherever a visitor may put one, and what is said of them.

const SECRET = "hunter2 of the visitor";
const UUID = "11111111-2222-3333-4444-555555555555";

process.env.RATE_LIMITS = "off";
loadScriptureFirst();

let browser: Browser;
let collectionId: string;
let lines: string[];
const streams = log as unknown as Record<symbol, { write(line: string): void }>;
const stream = streams[pino.symbols.streamSym] as { write(line: string): void };

beforeAll(async () => {
  await deleteWorkspaces();
  const furnished = await furnishedBrowser("Refused");
  browser = furnished.browser;
  collectionId = furnished.ids.collection;
});
beforeEach(() => {
  lines = [];
  streams[pino.symbols.streamSym] = { write: (line) => lines.push(line) };
});
afterEach(() => {
  streams[pino.symbols.streamSym] = stream;
});
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

const LISTS = [
  ["/api/articles", articles],
  ["/api/videos", videos],
  ["/api/news", news],
  ["/api/cross-references", crossReferences],
  ["/api/validation-findings", findings],
  ["/api/reading-plans", plans],
  ["/api/collections", collections],
  ["/api/collections/x/verses", versesOfCollection],
  ["/api/creations", creations],
  ["/api/creations?public=approved", creations],
  ["/api/conversations", conversations],
  ["/api/workspace/highlights", highlights],
  ["/api/workspace/notes", notes],
  ["/api/workspace/sessions", sessions],
] as const;

const CURSORS = [
  "0000-01-01T00:00:00.000Z~x",
  `0000-12-31T23:59:59.999Z~${UUID}`,
  "0001-01-01T00:00:00.000Z~x",
  `9999-12-31T23:59:59.999Z~${UUID}`,
  "2026-02-31T00:00:00.000Z~x",
  "2026-13-01T00:00:00.000Z~x",
  "2026-01-01T24:00:00.000Z~%00",
  "2026-01-01T00:00:00.000Z~%ED%A0%80",
  `2026-01-01T00:00:00.000Z~${"x".repeat(10_000)}`,
  "999999999",
  "9999999999999999999",
  "-1",
  "%00",
];

test.each(LISTS)("no place to go on from is a fault of %s", async (path, handlers) => {
  if (!("GET" in handlers)) throw new Error("no list");
  for (const cursor of CURSORS) {
    const target = `${path}${path.includes("?") ? "&" : "?"}cursor=${cursor}`;
    const answer = await browser.call(handlers.GET, target, { params: { collectionId } });
    expect({ cursor, ok: [200, 400].includes(answer.status) }).toEqual({ cursor, ok: true });
    if (cursor.startsWith("0000")) expect(answer.status).toBe(400);
  }
  expect(lines).toEqual([]);
});

test.each(["\u0000", "a\u0000b", "\ud800", "\u0001"])(
  "a plan called %j is not found",
  async (planId) => {
    const answer = await call(schedule.GET, "/api/reading-plans/x/schedule", {}, { planId });
    expect([answer.status, answer.type]).toEqual([404, "application/problem+json"]);
    expect(lines).toEqual([]);
  },
);

/** A handler with a mistake: what the visitor sent reaches the database unchecked. */
const careless = (ask: (value: string) => Promise<unknown>) =>
  route({
    params: z.object({ id: z.string() }),
    query: z.object({ value: z.string() }),
    handle: async ({ query }) => ask(query.value),
  });

async function askCareless(ask: (value: string) => Promise<unknown>) {
  const target = `/api/things/${encodeURIComponent(SECRET)}?value=${encodeURIComponent(SECRET)}`;
  const { status, body } = await call(careless(ask), target, {}, { id: SECRET });
  const said = `${JSON.stringify(body)}${lines.join("")}`;
  return { status, body, said };
}

test.each([
  ["no id", (value: string) => db.$queryRaw`SELECT ${value}::uuid`],
  ["no date", (value: string) => db.$queryRaw`SELECT ${value}::timestamptz`],
  ["no number", (value: string) => db.$queryRaw`SELECT ${value}::int`],
  ["no JSON", (value: string) => db.$queryRaw`SELECT ${value}::jsonb`],
  ["a NUL", (value: string) => db.article.findMany({ where: { id: `${value}\u0000` } })],
])(
  "a value that is %s for the database is a bad request, and neither answer nor log repeats it",
  async (_what, ask) => {
    const { status, body, said } = await askCareless(ask);
    expect(status).toBe(400);
    expect(body.detail).toMatch(/^Something in this request cannot be stored/);
    expect(said).not.toContain("hunter2");
    expect(lines.join("")).toContain("/api/things/[id]");
  },
);

test.each([
  [
    "a column that does not exist",
    (value: string) => db.$queryRaw`SELECT wrong FROM articles WHERE id = ${value}`,
  ],
  [
    "a constraint",
    (value: string) =>
      db.$queryRaw`INSERT INTO collection_verses (id, reference) VALUES (gen_random_uuid()::text, ${value})`,
  ],
  [
    "a query Prisma refuses",
    (value: string) => db.article.findMany({ where: { id: value, wrong: value } as never }),
  ],
  ["a mistake of ours", (value: string) => Promise.reject(new Error(`There is no "${value}"`))],
])("what %s says of a visitor's words is not in the log", async (_what, ask) => {
  const { status, said } = await askCareless(ask);
  expect(status).toBe(500);
  expect(lines).toHaveLength(1);
  expect(said).not.toContain("hunter2");
  expect(lines[0]).toMatch(/"stack":|"code":/);
});
