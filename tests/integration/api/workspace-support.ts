import { z } from "zod";
import * as importRoute from "@/app/api/workspace/import/route";
import { db } from "@/lib/db/client";
import { type Handler, methods } from "@/lib/http/route";
import { missing, requireOne } from "@/lib/workspaces/owner";
import { workspaceRead, workspaceTask, workspaceWrite } from "@/lib/workspaces/route";
import { sampleArchive } from "@/tests/support/sample-archive";
import { call } from "./support";

interface Call {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  params?: Record<string, string>;
}

/** One visitor's browser: sends what our pages send, and keeps the cookie it is given. */
export class Browser {
  cookie: string | null = null;

  async call(
    handler: Handler,
    target: string,
    { method = "GET", body, headers, params }: Call = {},
  ) {
    const sent: Record<string, string> = { "X-Client": "web", Host: "localhost:3000" };
    if (method !== "GET") sent.Origin = "http://localhost:3000";
    if (body !== undefined) sent["Content-Type"] = "application/json";
    if (this.cookie !== null) sent.Cookie = this.cookie;
    const init = {
      method,
      headers: { ...sent, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const answer = await call(handler, target, init, params);
    const given = answer.headers.get("set-cookie");
    if (given !== null) {
      const [pair = ""] = given.split(";");
      this.cookie = /Max-Age=0/.test(given) ? null : pair;
    }
    return answer;
  }

  post(handler: Handler, target: string, body: unknown, headers?: Record<string, string>) {
    return this.call(handler, target, { method: "POST", body, ...(headers ? { headers } : {}) });
  }
}

/** A plain client, such as curl: neither our header nor a cookie. */
export function plainCall(handler: Handler, target: string, body?: unknown, params = {}) {
  const init =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        };
  return call(handler, target, init, params);
}

const listQuery = z.object({ userId: z.string().max(100).optional() });
const shelfBody = z.object({
  name: z.string("Name it").min(1, "Name it"),
  userId: z.string().optional(),
});
const shelfId = z.object({ id: z.string() });

/** A list of titles kept in a workspace, made of nothing but what every endpoint is made of. */
export const shelves = methods({
  GET: workspaceRead({
    query: listQuery,
    label: ({ query }) => query.userId,
    handle: ({ workspace, queries }) =>
      queries.collection.findMany({ where: workspace.rows, select: { id: true, title: true } }),
    without: async () => [],
  }),
  POST: workspaceWrite({
    body: shelfBody,
    status: 201,
    label: ({ body }) => body.userId,
    handle: async ({ workspace, queries, body }) => {
      const data = { ...workspace.rows, title: body.name };
      const row = await queries.collection.create({ data, select: { id: true, title: true } });
      if (body.name === "fails") throw missing();
      return row;
    },
  }),
});

/** One of them, by its id. */
export const shelf = methods({
  GET: workspaceRead({
    params: shelfId,
    handle: async ({ workspace, queries, params }) =>
      (await queries.collection.findFirst({ where: workspace.row(params.id) })) ?? raiseMissing(),
    without: raiseMissing,
  }),
  PATCH: workspaceWrite({
    params: shelfId,
    body: shelfBody,
    handle: async ({ workspace, queries, params, body }) => {
      const where = workspace.row(params.id);
      requireOne(
        (await queries.collection.updateMany({ where, data: { title: body.name } })).count,
      );
      return { title: body.name };
    },
  }),
  DELETE: workspaceWrite({
    params: shelfId,
    handle: async ({ workspace, queries, params }) => {
      requireOne((await queries.collection.deleteMany({ where: workspace.row(params.id) })).count);
      return {};
    },
  }),
});

function raiseMissing(): never {
  throw missing();
}

/** Something that takes long and answers as a stream. */
export const task = methods({
  POST: workspaceTask({
    body: z.object({}),
    handle: async ({ workspace, queries }) => {
      await queries.conversation.create({ data: { ...workspace.rows } });
      return new Response(JSON.stringify({ done: true }), {
        headers: { "Content-Type": "application/json" },
      });
    },
  }),
});

/** Counts of a workspace that holds nothing, and of one that holds a sample archive. */
export const NONE = {
  collections: 0,
  verses: 0,
  creations: 0,
  conversations: 0,
  plans: 0,
  sessions: 0,
  highlights: 0,
  learned: 0,
};
export const ONE_EACH = {
  collections: 1,
  verses: 2,
  creations: 1,
  conversations: 1,
  plans: 1,
  sessions: 1,
  highlights: 1,
  learned: 1,
};

/** A browser that keeps one thing of each kind, with their ids. */
export async function furnishedBrowser(mark: string) {
  const browser = new Browser();
  const file = sampleArchive(mark);
  const { status } = await browser.post(importRoute.POST, "/api/workspace/import", file);
  expect(status).toBe(200);
  const { id: workspaceId } = await db.workspace.findFirstOrThrow({
    where: { collections: { some: { title: `${mark} collection` } } },
  });
  const where = { workspaceId };
  const collection = await db.collection.findFirstOrThrow({ where, include: { verses: true } });
  const creation = await db.creation.findFirstOrThrow({ where });
  const conversation = await db.conversation.findFirstOrThrow({ where });
  const plan = await db.startedPlan.findFirstOrThrow({ where });
  const session = await db.readingSession.findFirstOrThrow({ where });
  const highlight = await db.highlight.findFirstOrThrow({ where });
  const ids = {
    collection: collection.id,
    verse: collection.verses[0]?.id ?? "",
    creation: creation.id,
    conversation: conversation.id,
    startedPlan: plan.id,
    session: session.id,
    highlight: highlight.id,
    device: (await db.device.findFirstOrThrow({ where })).id,
    learnedPassage: (await db.learnedPassage.findFirstOrThrow({ where })).id,
  };
  return { browser, workspaceId, ids };
}
