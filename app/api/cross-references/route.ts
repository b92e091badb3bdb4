import { keepAnswers } from "@/lib/http/kept-answers";
import { nextLink } from "@/lib/http/paging";
import { methods, Reply, route } from "@/lib/http/route";
import { findCrossReferences } from "@/lib/validation/data";
import { crossReferenceListResponse, crossReferencesQuery } from "@/lib/validation/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: keepAnswers(
    route({
      query: crossReferencesQuery,
      response: crossReferenceListResponse,
      handle: async ({ query }) => {
        const { items, next } = await findCrossReferences(query);
        const { limit, cursor: _cursor, ...filters } = query;
        return new Reply(items, {
          headers: nextLink("/api/cross-references", limit, next, filters),
        });
      },
    }),
  ),
});
