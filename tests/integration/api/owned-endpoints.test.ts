import * as sharedCollectionRoute from "@/app/api/collections/shared/[token]/route";
import * as reportsRoute from "@/app/api/creations/shared/[token]/reports/route";
import * as sharedCreationRoute from "@/app/api/creations/shared/[token]/route";
import { db } from "@/lib/db/client";
import { warmUpRetrieval } from "@/lib/retrieval/warm-up";
import type { Ids } from "@/tests/support/accepted-bodies";
import { HANG_MS } from "@/tests/support/time";
import { toJson } from "../../support/to-json";
import { callOf, ENDPOINTS, type Endpoint } from "./endpoints";
import { call, deleteWorkspaces, disconnect } from "./support";
import { visitorRows } from "./visitor-rows";
import { Browser, furnishedBrowser } from "./workspace-support";

// Hostile input, generated for every call of what visitors own: wrong types, foreign fields, bodies
// that are none, too large or endless, ids and cookies that are not ours.

process.env.RATE_LIMITS = "off";
// Every index first: a slow machine takes longer to build them than a call may take.
beforeAll(warmUpRetrieval);

let owner: { browser: Browser; workspaceId: string; ids: Ids };
/** Whether a call of the owner's has changed something since it was made. */
let isChanged = true;
async function newOwner() {
  const made = await furnishedBrowser(`Owner ${crypto.randomUUID()}`);
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64url");
  await db.creation.update({
    where: { id: made.ids.creation },
    data: { isPublic: true, shareToken: token, moderation: "approved" },
  });
  return { ...made, ids: { ...made.ids, token } };
}
beforeAll(deleteWorkspaces);
beforeEach(async () => {
  if (!isChanged) return;
  await db.workspace.deleteMany();
  owner = await newOwner();
  isChanged = false;
});
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

interface Sent {
  ids?: Ids;
  browser?: Browser;
  headers?: Record<string, string>;
  /** As it goes over the line; undefined: none. */
  body?: BodyInit;
}

/**
 * Sends a body as it is. Whatever it is, the answer comes in time, is never a fault of ours, and a
 * refusal says nothing of the inside.
 */
async function send(endpoint: Endpoint, { ids = owner.ids, browser, headers, body }: Sent) {
  const { method, path, params } = callOf(endpoint, ids);
  const cookie = headers?.Cookie ?? (browser ?? owner.browser).cookie;
  const init: RequestInit & { duplex?: string } = {
    method,
    headers: {
      "X-Client": "web",
      Host: "localhost:3000",
      Origin: "http://localhost:3000",
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(cookie ? { Cookie: cookie } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body, duplex: "half" }),
  };
  const started = performance.now();
  const answer = await call(endpoint.handler, path, init, params);
  expect(performance.now() - started).toBeLessThan(HANG_MS);
  isChanged ||= method !== "GET" && answer.status < 300 && cookie === owner.browser.cookie;
  expect(answer.status).toBeLessThan(500);
  if (answer.status >= 400) {
    expect(answer.type).toBe("application/problem+json");
    expect(JSON.stringify(answer.body)).not.toMatch(
      /node_modules|prisma|INSERT INTO|SELECT .* FROM/i,
    );
  }
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  return answer;
}

const json = (value: unknown) => JSON.stringify(value);
const withBody = ENDPOINTS.filter(({ body }) => body !== undefined);
/** The same for every id. */
const everyId = (id: string): Ids => ({
  collection: id,
  verse: id,
  creation: id,
  conversation: id,
  startedPlan: id,
  session: id,
  highlight: id,
  learnedPassage: id,
  device: id,
  token: id,
});
const NO_IDS = everyId("");
/**
 * Those whose body has fields of its own. An import's are tested with its file
 * (workspace-hostile.test.ts).
 */
const withFields = withBody.filter(
  ({ name, body }) => !name.endsWith("/import") && Object.keys(body?.(NO_IDS) ?? {}).length > 0,
);

/** Each kind, and twice where one might be taken for another kind's. */
const WRONG: readonly unknown[] = [null, true, 7, "", "7", [], {}];
function kindOf(value: unknown): string {
  return Array.isArray(value) ? "list" : value === null ? "null" : typeof value;
}

describe.each(withFields)("$name", (endpoint) => {
  const good = () => endpoint.body?.(owner.ids) ?? {};

  test("refuses a wrong type in any field, and then writes nothing", async () => {
    const before = await visitorRows();
    for (const [field, value] of Object.entries(good())) {
      for (const wrong of WRONG) {
        const isNull = wrong === null && endpoint.nullable?.includes(field);
        if (isNull || kindOf(wrong) === kindOf(value)) continue;
        const { status } = await send(endpoint, { body: json({ ...good(), [field]: wrong }) });
        expect([field, wrong, status]).toEqual([field, wrong, 400]);
      }
    }
    expect(await visitorRows()).toBe(before);
  });

  test("takes the body that is meant, and of a field given twice the one that is checked", async () => {
    const before = await visitorRows();
    for (const [field, value] of Object.entries(good())) {
      const rest = json(good()).slice(1, -1);
      const last = `{${rest},${json(field)}:{}}`;
      expect([field, (await send(endpoint, { body: last })).status]).toEqual([field, 400]);
      expect(value).toBeDefined();
    }
    expect(await visitorRows()).toBe(before);
    const [field = ""] = Object.keys(good());
    const first = `{${json(field)}:{},${json(good()).slice(1)}`;
    expect((await send(endpoint, { body: first })).status).toBeLessThan(300);
  });

  test("takes nothing but its own fields", async () => {
    const forged = {
      id: "forged-id",
      workspaceId: "forged-workspace",
      tokenHash: "forged-hash",
      shareToken: "forged-token",
      isGenerated: true,
      isChecked: true,
      moderation: "approved",
      osis: "forged-osis",
      createdAt: "1987-06-05T04:03:02.001Z",
      verses: [{ id: "forged-verse" }],
      workspace: { connect: { id: "forged-workspace" } },
      role: "forged-role",
      system: "forged-system",
    };
    const workspaces = await db.workspace.count();
    const own = json({ ...forged, ...good() });
    const proto = `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},${own.slice(1)}`;
    const answer = await send(endpoint, { body: proto });
    expect(answer.status).toBeLessThan(300);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    const after = `${json(answer.body)} ${await visitorRows()}`;
    expect(after).not.toMatch(/forged|1987-06-05|isAdmin/);
    const { creation } = owner.ids;
    expect(await db.creation.count({ where: { id: { not: creation }, isGenerated: true } })).toBe(
      0,
    );
    expect(
      await db.creation.count({
        where: {
          id: { not: creation },
          moderation: "approved",
          NOT: { shareToken: { not: null } },
        },
      }),
    ).toBe(0);
    expect(await db.workspace.count()).toBe(workspaces);
  });

  test("keeps markup as words, to the letter, and no more of it than a field takes", async () => {
    const markup = "<script>alert(1)</script> **bold** ![](javascript:x) [a](//x) &lt; \u202e🕊";
    const before = await visitorRows();
    for (const [field, most] of Object.entries(endpoint.words ?? {})) {
      const long = json({ ...good(), [field]: "a".repeat(most + 1) });
      expect([field, (await send(endpoint, { body: long })).status]).toEqual([field, 400]);
    }
    expect(await visitorRows()).toBe(before);
    const words = Object.entries(endpoint.words ?? {}).map(([field, most]) => [
      field,
      markup.slice(0, most).trim(),
    ]);
    const answer = await send(endpoint, {
      body: json({ ...good(), ...Object.fromEntries(words) }),
    });
    expect(answer.status).toBeLessThan(300);
    for (const [, word] of words) expect(json(answer.body)).toContain(json(word).slice(1, -1));
  });
});

describe.each(withBody)("$name, a body that is none", (endpoint) => {
  test("is refused, and nothing is written", async () => {
    const before = await visitorRows();
    const bodies: [BodyInit, number[]][] = [
      ["", [400]],
      ["{", [400]],
      ["null", [400]],
      ["[]", [400]],
      ['"text"', [400]],
      ["7", [400]],
      ['{"a":"\\u0000"}', [400]],
      ['{"a":"\\ud800"}', [400]],
      [new Uint8Array([0x7b, 0xff, 0x7d]), [400]],
      ["[".repeat(15_000), [400]],
    ];
    for (const [body, allowed] of bodies) {
      expect(allowed).toContain((await send(endpoint, { body })).status);
    }
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      const good = json(endpoint.body?.(owner.ids));
      const headers = { "Content-Type": type };
      expect((await send(endpoint, { body: good, headers })).status).toBe(415);
    }
    expect(await visitorRows()).toBe(before);
  });

  test("that is too large or without an end is cut off", async () => {
    const before = await visitorRows();
    const most = endpoint.maxBytes ?? 64 * 1024;
    const large = json({ ...endpoint.body?.(owner.ids), more: "a".repeat(most) });
    expect((await send(endpoint, { body: large })).status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(32));
      },
    });
    expect((await send(endpoint, { body: endless })).status).toBe(413);
    expect(sent).toBeLessThan(most + 4 * 65_536);
    expect(await visitorRows()).toBe(before);
  });
});

const withId = ENDPOINTS.filter(({ name }) => name.includes("{"));
const NO_IDS_OF_OURS = [
  "x",
  "%",
  "%00",
  "\u0000",
  "..",
  "__proto__",
  "' OR 1=1 --",
  "*",
  "é".repeat(500),
];

test.each(withId)("$name finds nothing by what is no id", async (endpoint) => {
  const before = await visitorRows();
  for (const id of NO_IDS_OF_OURS) {
    const ids = everyId(id);
    const body = endpoint.body?.(owner.ids);
    const { status } = await send(endpoint, { ids, ...(body ? { body: json(body) } : {}) });
    expect([400, 404]).toContain(status);
  }
  expect(await visitorRows()).toBe(before);
});

test.each(ENDPOINTS)("$name takes a forged or cut cookie for none", async (endpoint) => {
  const cookie = owner.browser.cookie ?? "";
  const [, token = ""] = cookie.split("=");
  const cookies = [
    "workspace=",
    cookie.slice(0, -1),
    `${cookie}A`,
    `workspace=${[...token].reverse().join("")}`,
    `workspace=${"A".repeat(22)}`,
    `workspace=${owner.workspaceId}`,
    "workspace=%00%ff",
    `workspace=${"x".repeat(8_000)}`,
  ];
  const body = endpoint.body?.(owner.ids);
  const sent = body ? { body: json(body) } : {};
  const before = toJson(await db.workspace.findUnique({ where: { id: owner.workspaceId } }));
  const newcomer = await send(endpoint, { ...sent, browser: new Browser() });
  for (const forged of cookies) {
    const answer = await send(endpoint, { ...sent, headers: { Cookie: forged } });
    expect([forged, answer.status]).toEqual([forged, newcomer.status]);
    const given = answer.headers.get("set-cookie");
    expect(given ?? "").not.toContain(token);
    expect(json(answer.body)).not.toContain(owner.workspaceId);
  }
  const after = toJson(await db.workspace.findUnique({ where: { id: owner.workspaceId } }));
  expect(after).toBe(before);
});

describe("links and ids are two things", () => {
  test("no id opens a link, and a link's end closes it for reports too", async () => {
    const { collection, creation, token } = owner.ids;
    const open = (handler: Endpoint["handler"], value: string) =>
      call(handler, "/api/x", {}, { token: value });
    expect((await open(sharedCollectionRoute.GET, collection)).status).toBe(404);
    expect((await open(sharedCreationRoute.GET, creation)).status).toBe(404);
    const shared = await open(sharedCreationRoute.GET, token);
    expect(shared.status).toBe(200);
    for (const secret of [creation, owner.workspaceId]) {
      expect(json(shared.body)).not.toContain(secret);
    }
    const report = async (value: string) => {
      const stranger = new Browser();
      const answer = await stranger.call(reportsRoute.POST, "/api/x", {
        method: "POST",
        body: { reason: "Not kind" },
        params: { token: value },
      });
      return [answer.status, stranger.cookie === null];
    };
    expect(await report(creation)).toEqual([404, true]);
    expect(await report(token)).toEqual([201, false]);
    await db.creation.update({ where: { id: creation }, data: { isPublic: false } });
    isChanged = true;
    expect(await report(token)).toEqual([404, true]);
    expect((await open(sharedCreationRoute.GET, token)).status).toBe(404);
  });

  test("one foreign verse among one's own ends the whole call", async () => {
    const other = await newOwner();
    for (const endpoint of ENDPOINTS.filter(({ name }) => name.includes("/ai/"))) {
      const body = { ...endpoint.body?.(owner.ids), verseIds: [owner.ids.verse, other.ids.verse] };
      expect((await send(endpoint, { body: json(body) })).status).toBe(404);
    }
  });

  test("a verse stays in its collection, whatever a change says", async () => {
    const other = await newOwner();
    const endpoint = ENDPOINTS.find(({ name }) => name.startsWith("PATCH /api/collection-verses"));
    if (!endpoint) throw new Error("not there");
    const body = { version: 1, personalNote: "Mine", collectionId: other.ids.collection };
    expect((await send(endpoint, { body: json(body) })).status).toBe(200);
    const { verse, collection } = owner.ids;
    const row = await db.collectionVerse.findUniqueOrThrow({ where: { id: verse } });
    expect(row.collectionId).toBe(collection);
    expect(await db.collectionVerse.count({ where: { collectionId: other.ids.collection } })).toBe(
      2,
    );
  });
});
