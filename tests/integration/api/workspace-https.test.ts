import * as workspaceRoute from "@/app/api/workspace/route";
import * as transferRoute from "@/app/api/workspace/transfer/route";
import * as codesRoute from "@/app/api/workspace/transfer-codes/route";
import { db } from "@/lib/db/client";
import type { Handler } from "@/lib/http/route";
import { sha256 } from "@/lib/workspaces/owner";
import { deleteWhatIsDue } from "@/lib/workspaces/retention/service";
import { toJson } from "../../support/to-json";
import { call, deleteWorkspaces, disconnect } from "./support";
import { shelf, shelves } from "./workspace-support";

// So that each request says for itself whether it came over https.
process.env.TRUST_PROXY_HOPS = "1";
process.env.RATE_LIMITS = "off";

beforeEach(deleteWorkspaces);
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

/**
 * A browser's jar: sends cookies bound to https only there, and takes such cookies only from there.
 */
class Jar {
  readonly cookies = new Map<string, string>();

  constructor(given: Iterable<[string, string]> = []) {
    this.cookies = new Map(given);
  }

  async send(scheme: "http" | "https", handler: Handler, init: Init = {}) {
    const { method = "GET", body, params, headers } = init;
    const sent = [...this.cookies]
      .filter(([name]) => scheme === "https" || !name.startsWith("__Host-"))
      .map(([name, value]) => `${name}=${value}`);
    const answer = await call(
      handler,
      "/api/shelves",
      {
        method,
        headers: {
          "X-Client": "web",
          Host: "localhost:3000",
          "X-Forwarded-For": "192.0.2.1",
          "X-Forwarded-Proto": scheme,
          ...(method === "GET" ? {} : { Origin: `${scheme}://localhost:3000` }),
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...(sent.length > 0 ? { Cookie: sent.join("; ") } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      params,
    );
    return { ...answer, set: answer.headers.getSetCookie(), keep: () => this.keep(answer, scheme) };
  }

  keep({ headers }: { headers: Headers }, scheme: "http" | "https"): void {
    for (const cookie of headers.getSetCookie()) {
      if (/; Secure/.test(cookie) && scheme === "http") continue;
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  async titles(scheme: "http" | "https"): Promise<string[]> {
    const answer = await this.send(scheme, shelves.GET);
    answer.keep();
    return answer.body.map(({ title }: { title: string }) => title);
  }

  async add(scheme: "http" | "https", name: string) {
    const answer = await this.send(scheme, shelves.POST, { method: "POST", body: { name } });
    answer.keep();
    return answer;
  }
}

interface Init {
  method?: string;
  body?: unknown;
  params?: Record<string, string>;
  headers?: Record<string, string>;
}

const NEW =
  /^__Host-workspace=[\w-]{22}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/;
const GONE = "workspace=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure";

/** A browser that began over plain http, with the token it was given there. */
async function begun(name = "Begun") {
  const jar = new Jar();
  await jar.add("http", name);
  return { jar, token: jar.cookies.get("workspace") ?? "" };
}
const holder = (token: string) => new Jar([["workspace", token]]);
const letMinutesPass = () =>
  db.device.updateMany({
    where: { formerTokenUntil: { not: null } },
    data: { formerTokenUntil: new Date(Date.now() - 1) },
  });

test("the first read over https opens what was kept over http, under a new token, and ends the old cookie", async () => {
  const { jar, token } = await begun();
  const answer = await jar.send("https", shelves.GET);

  expect(answer.body).toMatchObject([{ title: "Begun" }]);
  expect(answer.set).toEqual([expect.stringMatching(NEW), GONE]);
  answer.keep();
  expect([...jar.cookies.keys()]).toEqual(["__Host-workspace"]);
  expect(jar.cookies.get("__Host-workspace")).not.toBe(token);
  expect(await jar.titles("https")).toEqual(["Begun"]);
  expect(await db.workspace.count()).toBe(1);
});

test("the first write over https goes into the same workspace", async () => {
  const { jar } = await begun();
  const answer = await jar.add("https", "Added");

  expect([answer.status, answer.set.length]).toEqual([201, 2]);
  expect((await jar.titles("https")).sort()).toEqual(["Added", "Begun"]);
  expect(await db.workspace.count()).toBe(1);
});

test("once the new cookie has come back the old token opens nothing, over https or http, after ten minutes at most", async () => {
  const { jar, token } = await begun();
  await jar.titles("https");
  await jar.titles("https");
  // For requests that were under way.
  expect(await holder(token).titles("https")).toEqual(["Begun"]);
  const { formerTokenUntil } = await db.device.findFirstOrThrow();
  expect(Number(formerTokenUntil) - Date.now()).toBeLessThanOrEqual(10 * 60_000);

  await letMinutesPass();
  const late = await holder(token).send("https", shelves.GET);
  expect([late.body, late.set]).toEqual([[], [GONE]]);
  expect(await holder(token).titles("http")).toEqual([]);
  expect(await jar.titles("https")).toEqual(["Begun"]);
});

test("requests at the same moment are all given the same cookie, so the order of their answers does not matter", async () => {
  const { jar } = await begun();
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => jar.send("https", shelves.GET)),
    ...Array.from({ length: 4 }, (_, at) =>
      jar.send("https", shelves.POST, { method: "POST", body: { name: `Row ${at}` } }),
    ),
  ]);
  expect(new Set(answers.map(({ set }) => set.join()))).toHaveProperty("size", 1);
  answers.at(0)?.keep();
  expect(await jar.titles("https")).toHaveLength(5);
  expect(await db.workspace.count()).toBe(1);
});

test("an answer that was lost on the way locks nobody out, however late the visitor comes again", async () => {
  const { jar } = await begun();
  const lost = await jar.send("https", shelves.GET);
  await letMinutesPass();
  await deleteWhatIsDue(new Date());
  const again = await jar.send("https", shelves.GET);
  expect(again.body).toHaveLength(1);
  expect(again.set).toEqual(lost.set);
});

test("a browser that comes without https, though the site says it has it, keeps what it has", async () => {
  const { jar, token } = await begun();
  for (let visit = 0; visit < 3; visit += 1) {
    const answer = await jar.send("https", shelves.GET);
    expect(answer.body).toHaveLength(1);
    jar.keep(answer, "http");
  }
  expect(jar.cookies.get("workspace")).toBe(token);
});

test("a refused request takes over all the same; one of another site takes over nothing", async () => {
  const { jar } = await begun();
  const foreign = await jar.send("https", shelves.POST, {
    method: "POST",
    body: { name: "Forged" },
    headers: { Origin: "https://evil.example" },
  });
  expect([foreign.status, foreign.set]).toEqual([403, []]);
  const bare = await jar.send("https", shelves.POST, {
    method: "POST",
    body: { name: "Forged" },
    headers: { Origin: "" },
  });
  expect(bare.status).toBe(403);
  const missing = await jar.send("https", shelf.GET, { params: { id: "none" } });
  expect([missing.status, missing.set.length]).toEqual([404, 2]);
  missing.keep();
  expect(await jar.titles("https")).toEqual(["Begun"]);
});

test("the cookie bound to the host always wins over one that others can set", async () => {
  const mine = new Jar();
  await mine.add("https", "Mine");
  const { token } = await begun("Planted");
  mine.cookies.set("workspace", token);

  const answer = await mine.send("https", shelves.GET);
  expect(answer.body).toMatchObject([{ title: "Mine" }]);
  expect(answer.set).toEqual([]);
  await mine.add("https", "Mine too");
  expect(await holder(token).titles("http")).toEqual(["Planted"]);
});

test("a token that was given, or has come, over https is never taken from the cookie of http", async () => {
  const given = new Jar();
  await given.add("https", "Given");
  const token = given.cookies.get("__Host-workspace") ?? "";
  expect(await holder(token).titles("https")).toEqual([]);
  // One of before there was such a note, which has come over https since.
  await db.device.updateMany({ data: { overHttps: false } });
  expect(await given.titles("https")).toEqual(["Given"]);
  expect(await holder(token).titles("https")).toEqual([]);
  expect(await given.titles("https")).toEqual(["Given"]);
});

test("tokens are stored as hashes only, and forgotten with the minutes they are good for", async () => {
  const { jar, token } = await begun();
  await jar.titles("https");
  await jar.titles("https");
  const row = await db.device.findFirstOrThrow();
  expect(row).toMatchObject({ formerTokenHash: sha256(token), overHttps: true });
  for (const secret of [token, jar.cookies.get("__Host-workspace") ?? "-"]) {
    expect(toJson(row)).not.toContain(secret);
  }
  await letMinutesPass();
  expect(await deleteWhatIsDue(new Date())).toMatchObject({ formerTokens: 1 });
  expect(await db.device.findFirst()).toMatchObject({
    formerTokenHash: null,
    formerTokenSalt: null,
  });
  expect(await jar.titles("https")).toEqual(["Begun"]);
});

test("a workspace that was moved to another browser since is not opened by the old token", async () => {
  const { jar, token } = await begun();
  const code = await jar.send("https", codesRoute.POST, { method: "POST", body: {} });
  code.keep();
  const other = new Jar();
  const moved = await other.send("https", transferRoute.POST, {
    method: "POST",
    body: { code: code.body.code },
  });
  moved.keep();
  expect(moved.status).toBe(200);
  expect(await holder(token).titles("https")).toEqual([]);
  expect(await other.titles("https")).toEqual(["Begun"]);
});

test("deleting everything as the first act over https ends both cookies", async () => {
  const { jar } = await begun();
  const answer = await jar.send("https", workspaceRoute.DELETE, { method: "DELETE" });
  expect(answer.body).toEqual({ deleted: true });
  expect(answer.set).toEqual([expect.stringMatching(/^__Host-workspace=; .*Max-Age=0/), GONE]);
  expect(await db.workspace.count()).toBe(0);
});

test("back without https the things stay where they are: nothing is shown, and https opens them again", async () => {
  const { jar } = await begun();
  await jar.titles("https");
  expect(await jar.titles("http")).toEqual([]);
  await jar.add("http", "Meanwhile");
  // What was begun meanwhile stays behind the cookie bound to the host.
  expect(await jar.titles("https")).toEqual(["Begun"]);
  expect(await jar.titles("http")).toEqual(["Meanwhile"]);
});
