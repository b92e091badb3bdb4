import { findApproved, findCreations } from "@/lib/creations/data";
import {
  type CreationListQuery,
  creationBody,
  creationListQuery,
  creationListResponse,
  creationSchema,
  MAX_CREATION_BODY_BYTES,
} from "@/lib/creations/schema";
import { checkCreation, createCreation } from "@/lib/creations/service";
import { nextLink, type Page } from "@/lib/http/paging";
import { methods, Reply } from "@/lib/http/route";
import { reading } from "@/lib/workspaces/data";
import { workspaceRead, workspaceWrite } from "@/lib/workspaces/route";

function toReply<Item>({ items, next }: Page<Item>, query: CreationListQuery) {
  const { limit, cursor: _cursor, ...filters } = query;
  return new Reply(items, { headers: nextLink("/api/creations", limit, next, filters) });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    query: creationListQuery,
    response: creationListResponse,
    label: ({ query }) => query.userId,
    handle: async ({ workspace, queries, query }) =>
      query.public
        ? toReply(await findApproved(queries, query), query)
        : toReply(await findCreations(queries, workspace, query), query),
    without: async ({ query }) =>
      query.public ? toReply(await findApproved(reading(), query), query) : [],
  }),
  POST: workspaceWrite({
    body: creationBody,
    response: creationSchema,
    status: 201,
    maxBodyBytes: MAX_CREATION_BODY_BYTES,
    label: ({ body }) => body.userId,
    prepare: ({ body }) => checkCreation(body),
    handle: ({ workspace, queries, prepared }) => createCreation(queries, workspace, prepared),
  }),
});
