import {
  collectionVersesQuery,
  sharedCollectionParams,
  sharedCollectionResponse,
} from "@/lib/collections/schema";
import { getSharedCollection } from "@/lib/collections/service";
import { nextLink } from "@/lib/http/paging";
import { methods, Reply, route } from "@/lib/http/route";
import { reading } from "@/lib/workspaces/data";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: collectionVersesQuery,
    params: sharedCollectionParams,
    response: sharedCollectionResponse,
    handle: async ({ query, params: { token } }) => {
      const { collection, next } = await getSharedCollection(reading(), token, query);
      const path = `/api/collections/shared/${token}`;
      return new Reply(collection, { headers: nextLink(path, query.limit, next) });
    },
  }),
});
