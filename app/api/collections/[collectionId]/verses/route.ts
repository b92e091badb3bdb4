import {
  collectionParams,
  collectionVersesQuery,
  collectionVersesResponse,
} from "@/lib/collections/schema";
import { getVerses } from "@/lib/collections/service";
import { nextLink } from "@/lib/http/paging";
import { methods, Reply } from "@/lib/http/route";
import { raiseMissing } from "@/lib/workspaces/owner";
import { workspaceRead } from "@/lib/workspaces/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: workspaceRead({
    query: collectionVersesQuery,
    params: collectionParams,
    response: collectionVersesResponse,
    handle: async ({ workspace, queries, query, params: { collectionId } }) => {
      const { items, next } = await getVerses(queries, workspace, collectionId, query);
      const path = `/api/collections/${collectionId}/verses`;
      return new Reply(items, { headers: nextLink(path, query.limit, next) });
    },
    without: raiseMissing,
  }),
});
