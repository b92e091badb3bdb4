import { nextLink } from "@/lib/http/paging";
import { methods, Reply } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";
import { findCrossReferences } from "@/lib/validation/data";
import { listCrossReferences } from "@/lib/validation/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(listCrossReferences, {
    isKept: true,
    handle: async ({ query }) => {
      const { items, next } = await findCrossReferences(query);
      const { limit, cursor: _cursor, ...filters } = query;
      return new Reply(items, {
        headers: nextLink("/api/cross-references", limit, next, filters),
      });
    },
  }),
});
