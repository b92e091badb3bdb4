import { nextLink } from "@/lib/http/paging";
import { methods, Reply } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";
import { findValidationFindings } from "@/lib/validation/data";
import { listValidationFindings } from "@/lib/validation/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(listValidationFindings, {
    isKept: true,
    handle: async ({ query }) => {
      const { items, next } = await findValidationFindings(query);
      const { limit, cursor: _cursor, ...filters } = query;
      return new Reply(items, {
        headers: nextLink("/api/validation-findings", limit, next, filters),
      });
    },
  }),
});
