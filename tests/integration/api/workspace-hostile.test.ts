import * as exportRoute from "@/app/api/workspace/export/route";
import * as importRoute from "@/app/api/workspace/import/route";
import * as workspaceRoute from "@/app/api/workspace/route";
import * as transferRoute from "@/app/api/workspace/transfer/route";
import * as codesRoute from "@/app/api/workspace/transfer-codes/route";
import { db } from "@/lib/db/client";
import type { Handler } from "@/lib/http/route";
import { sampleArchive } from "@/tests/support/sample-archive";
import { HANG_MS } from "@/tests/support/time";
import { call, deleteWorkspaces, disconnect, loadScriptureFirst } from "./support";

process.env.RATE_LIMITS = "off";
loadScriptureFirst();
beforeAll(deleteWorkspaces);
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

async function send(handler: Handler, target: string, body?: BodyInit, type = "application/json") {
  const started = performance.now();
  const headers = { "X-Client": "web", Origin: "http://a.example", Host: "a.example" };
  const init: RequestInit & { duplex?: string } =
    body === undefined
      ? { headers }
      : { method: "POST", headers: { ...headers, "Content-Type": type }, body, duplex: "half" };
  const answer = await call(handler, target, init);
  expect(performance.now() - started).toBeLessThan(HANG_MS);
  expect(answer.status).toBeLessThan(500);
  if (answer.status >= 400) {
    expect(answer.type).toBe("application/problem+json");
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|prisma|SELECT|workspaces/i);
  }
  return answer;
}

const VALUES = [null, true, 7, -1, 1e308, "", "x".repeat(60_000), [], [[]], {}, { __proto__: 1 }];
const TEXTS = ["<script>alert(1)</script>", "'; DROP TABLE workspaces; --", "\u202e🕊", "![](//x)"];

test("every wrong field of every body is refused, and nothing is written", async () => {
  for (const value of [...VALUES, ...TEXTS]) {
    const code = await send(transferRoute.POST, "/api/workspace/transfer", text({ code: value }));
    expect([400, 404, 409]).toContain(code.status);
    const replace = text({ code: "22222-22222", replace: value });
    const answer = await send(transferRoute.POST, "/api/workspace/transfer", replace);
    expect(answer.status).toBe(value === true ? 404 : 400);
  }
  for (const field of Object.keys(sampleArchive())) {
    for (const value of [...VALUES, ...TEXTS]) {
      // An empty list is a good one.
      if (Array.isArray(value) && value.length === 0 && !/format|version/.test(field)) continue;
      const body = text({ ...sampleArchive(), [field]: value });
      expect((await send(importRoute.POST, "/api/workspace/import", body)).status).toBe(400);
    }
  }
  expect(await db.workspace.count()).toBe(0);
});

const LISTS = [
  "collections",
  "creations",
  "conversations",
  "plans",
  "sessions",
  "highlights",
  "learned",
] as const;

test("every wrong field of every thing in a file is refused", async () => {
  for (const list of LISTS) {
    const [thing] = sampleArchive()[list];
    for (const field of Object.keys(thing ?? {})) {
      for (const value of [-7, {}, true, [null]]) {
        const body = text({ ...sampleArchive(), [list]: [{ ...thing, [field]: value }] });
        expect((await send(importRoute.POST, "/api/workspace/import", body)).status).toBe(400);
      }
    }
  }
  expect(await db.workspace.count()).toBe(0);
});

test.each([
  ["no JSON", "{"],
  ["a bare word", "workspace"],
  ["a NUL", '{"code":"\\u0000"}'],
  ["half a surrogate pair", text({ ...sampleArchive("\ud800"), code: "\udc00" })],
  ["bytes that are no text", new Uint8Array([0x7b, 0xff, 0x7d])],
  ["65 KB", `{"code":"${"x".repeat(65 * 1024)}"}`],
  ["deep nesting", "[".repeat(30_000)],
])("a body of %s is refused by every write", async (_name, body) => {
  for (const [handler, path] of [
    [transferRoute.POST, "/api/workspace/transfer"],
    [codesRoute.POST, "/api/workspace/transfer-codes"],
    [importRoute.POST, "/api/workspace/import"],
  ] as const) {
    expect([400, 413]).toContain((await send(handler, path, body)).status);
  }
  expect(await db.workspace.count()).toBe(0);
});

test("a body without an end is cut off", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(32));
    },
  });
  expect((await send(importRoute.POST, "/api/workspace/import", endless)).status).toBe(413);
  expect(sent).toBeLessThan(5 * 1024 * 1024);
});

test("names of the language and fields of ours in a body are only names", async () => {
  const body = `{"__proto__":{"admin":true},"constructor":1,"id":"x","workspaceId":"x","tokenHash":"x",${text(
    sampleArchive("Plain"),
  ).slice(1)}`;
  expect((await send(importRoute.POST, "/api/workspace/import", body)).status).toBe(200);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
  expect(await db.workspace.count({ where: { OR: [{ id: "x" }, { tokenHash: "x" }] } })).toBe(0);
});

test("hostile words come back as they were, in both forms of the export", async () => {
  await deleteWorkspaces();
  const archive = sampleArchive("Words");
  const [creation] = archive.creations;
  if (creation) creation.content = `${TEXTS[0]}\n${TEXTS[3]}\u202e🕊\t\\u0041"`;
  const answer = await send(importRoute.POST, "/api/workspace/import", text(archive));
  const Cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  const read = async (format: string) => {
    const url = `http://a.example/api/workspace/export?format=${format}`;
    const response = await exportRoute.GET(new Request(url, { headers: { Cookie } }));
    expect(response.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    return response.text();
  };
  expect(JSON.parse(await read("json")).creations[0].content).toBe(creation?.content);
  expect(await read("markdown")).toContain(TEXTS[0]);
});

test("hostile parameters are refused or find nothing", async () => {
  for (const value of [
    "",
    "x".repeat(10_000),
    "%00",
    "__proto__",
    "%F0%9F%99%8F",
    "' OR 1=1",
    "json%00",
  ]) {
    for (const [handler, path] of [
      [workspaceRoute.GET, `/api/workspace?userId=${value}`],
      [exportRoute.GET, `/api/workspace/export?userId=${value}`],
      [exportRoute.GET, `/api/workspace/export?format=${value}`],
      [workspaceRoute.GET, `/api/workspace?userId=${value}&userId=b`],
    ] as const) {
      expect([200, 400]).toContain((await send(handler, path)).status);
    }
  }
});

function text(value: unknown): string {
  return JSON.stringify(value);
}
