import * as verseRoute from "@/app/api/collection-verses/[verseId]/route";
import * as collectionRoute from "@/app/api/collections/[collectionId]/route";
import * as versesRoute from "@/app/api/collections/[collectionId]/verses/route";
import * as collectionsRoute from "@/app/api/collections/route";
import * as creationRoute from "@/app/api/creations/[creationId]/route";
import * as creationsRoute from "@/app/api/creations/route";
import * as addRoute from "@/app/api/verses/route";
import * as exportRoute from "@/app/api/workspace/export/route";
import * as importRoute from "@/app/api/workspace/import/route";
import * as workspaceRoute from "@/app/api/workspace/route";
import * as transferRoute from "@/app/api/workspace/transfer/route";
import * as codesRoute from "@/app/api/workspace/transfer-codes/route";
import { db } from "@/lib/db/client";
import { sampleArchive } from "@/tests/support/sample-archive";
import { describeIsolation } from "./isolation";
import { disconnect, loadScriptureFirst } from "./support";
import { plainCall, shelf, shelves } from "./workspace-support";

loadScriptureFirst();

const params = (id: string) => ({ id });
const path = (id: string) => `/api/shelves/${id}`;

const collection = {
  kind: "collection" as const,
  path: (id: string) => `/api/collections/${id}`,
  params: (id: string) => ({ collectionId: id }),
};
const verse = {
  kind: "verse" as const,
  path: (id: string) => `/api/collection-verses/${id}`,
  params: (id: string) => ({ verseId: id }),
};
const creation = {
  kind: "creation" as const,
  path: (id: string) => `/api/creations/${id}`,
  params: (id: string) => ({ creationId: id }),
};
const change = (part: object) => () => ({ version: 1, ...part });

describeIsolation(
  [
    {
      ...collection,
      name: "GET /api/collections/{id}",
      method: "GET",
      handler: collectionRoute.GET,
    },
    {
      ...collection,
      name: "PATCH /api/collections/{id}",
      method: "PATCH",
      handler: collectionRoute.PATCH,
      body: change({ name: "Taken over", isPublic: true }),
    },
    {
      ...collection,
      name: "DELETE /api/collections/{id}",
      method: "DELETE",
      handler: collectionRoute.DELETE,
    },
    {
      ...collection,
      name: "GET /api/collections/{id}/verses",
      method: "GET",
      path: (id) => `/api/collections/${id}/verses`,
      handler: versesRoute.GET,
    },
    {
      name: "POST /api/verses",
      kind: "collection",
      method: "POST",
      path: () => "/api/verses",
      handler: addRoute.POST,
      body: (id) => ({ collectionId: id, reference: "John 3:16", translation: "WEB" }),
    },
    {
      ...verse,
      name: "PATCH /api/collection-verses/{id}",
      method: "PATCH",
      handler: verseRoute.PATCH,
      body: change({ personalNote: "Taken over", orderIndex: 1 }),
    },
    {
      ...verse,
      name: "DELETE /api/collection-verses/{id}",
      method: "DELETE",
      handler: verseRoute.DELETE,
    },
    { ...creation, name: "GET /api/creations/{id}", method: "GET", handler: creationRoute.GET },
    {
      ...creation,
      name: "PATCH /api/creations/{id}",
      method: "PATCH",
      handler: creationRoute.PATCH,
      body: change({ title: "Taken over", isPublic: true }),
    },
    {
      ...creation,
      name: "DELETE /api/creations/{id}",
      method: "DELETE",
      handler: creationRoute.DELETE,
    },
    { name: "GET one", kind: "collection", handler: shelf.GET, method: "GET", path, params },
    {
      name: "PATCH one",
      kind: "collection",
      handler: shelf.PATCH,
      method: "PATCH",
      path,
      params,
      body: () => ({ name: "Taken over" }),
    },
    {
      name: "DELETE one",
      kind: "collection",
      handler: shelf.DELETE,
      method: "DELETE",
      path,
      params,
    },
  ],
  [
    { name: "GET a list", handler: shelves.GET, method: "GET", path: "/api/shelves" },
    {
      name: "POST to a list",
      handler: shelves.POST,
      method: "POST",
      path: "/api/shelves",
      body: { name: "Mine", workspaceId: "anything", id: "anything" },
    },
    {
      name: "GET /api/collections",
      handler: collectionsRoute.GET,
      method: "GET",
      path: "/api/collections?userId=demo-user",
    },
    {
      name: "POST /api/collections",
      handler: collectionsRoute.POST,
      method: "POST",
      path: "/api/collections",
      body: { name: "Mine", workspaceId: "anything", id: "anything" },
    },
    {
      name: "GET /api/creations",
      handler: creationsRoute.GET,
      method: "GET",
      path: "/api/creations?userId=demo-user&q=i",
    },
    {
      name: "GET /api/creations?public=approved",
      handler: creationsRoute.GET,
      method: "GET",
      path: "/api/creations?public=approved",
    },
    {
      name: "POST /api/creations",
      handler: creationsRoute.POST,
      method: "POST",
      path: "/api/creations",
      body: { title: "Mine", content: "x", type: "poem", prompt: "x", workspaceId: "anything" },
    },
    {
      name: "GET /api/workspace",
      handler: workspaceRoute.GET,
      method: "GET",
      path: "/api/workspace",
    },
    {
      name: "DELETE /api/workspace",
      handler: workspaceRoute.DELETE,
      method: "DELETE",
      path: "/api/workspace",
    },
    {
      name: "GET /api/workspace/export",
      handler: exportRoute.GET,
      method: "GET",
      path: "/api/workspace/export",
    },
    {
      name: "POST /api/workspace/import",
      handler: importRoute.POST,
      method: "POST",
      path: "/api/workspace/import",
      body: sampleArchive("Other"),
    },
    {
      name: "POST /api/workspace/transfer-codes",
      handler: codesRoute.POST,
      method: "POST",
      path: "/api/workspace/transfer-codes",
      body: {},
    },
    {
      name: "POST /api/workspace/transfer",
      handler: transferRoute.POST,
      method: "POST",
      path: "/api/workspace/transfer",
      body: { code: "22222-22222", replace: true },
    },
  ],
);

test("the demo space is found by id under any label, lists by label, and is closed to visitors' ids", async () => {
  const { body: made } = await plainCall(shelves.POST, "/api/shelves", {
    name: "Alice's",
    userId: "alice",
  });
  const list = (query: string) => plainCall(shelves.GET, `/api/shelves${query}`);

  expect((await list("?userId=alice")).body).toEqual([made]);
  expect((await list("?userId=bob")).body).toEqual([]);
  expect(
    (await plainCall(shelf.GET, "/api/shelves/x", undefined, { id: made.id })).body,
  ).toMatchObject(made);
  const row = await db.collection.findUniqueOrThrow({
    where: { id: made.id },
    include: { workspace: true },
  });
  expect(row.workspace).toMatchObject({ demoLabel: "alice", tokenHash: null });
});

test("a label cannot be made to name a visitor's workspace", async () => {
  const { id } = await db.workspace.create({ data: { tokenHash: "a".repeat(64) } });
  await db.collection.create({ data: { workspaceId: id, title: "Secret" } });
  for (const label of [id, "demo-", "%", "' OR 1=1 --", "__proto__"]) {
    const answer = await plainCall(shelves.GET, `/api/shelves?userId=${encodeURIComponent(label)}`);
    expect([answer.status, answer.body]).toEqual([200, []]);
  }
});

// After the matrix has cleared up: what is registered first runs first.
afterAll(disconnect);
