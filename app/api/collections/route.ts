import { findCollections } from "@/lib/collections/data";
import {
  collectionBody,
  collectionListQuery,
  collectionListResponse,
  collectionSchema,
} from "@/lib/collections/schema";
import { createCollection } from "@/lib/collections/service";
import { nextLink } from "@/lib/http/paging";
import { methods, Reply } from "@/lib/http/route";
import { workspaceRead, workspaceWrite } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    query: collectionListQuery,
    response: collectionListResponse,
    label: ({ query }) => query.userId,
    handle: async ({ workspace, queries, query }) => {
      const { items, next } = await findCollections(queries, workspace, query);
      const { limit, userId } = query;
      return new Reply(items, { headers: nextLink("/api/collections", limit, next, { userId }) });
    },
    without: async () => [],
  }),
  POST: workspaceWrite({
    body: collectionBody,
    response: collectionSchema,
    status: 201,
    label: ({ body }) => body.userId,
    handle: ({ workspace, queries, body }) => createCollection(queries, workspace, body),
  }),
});
