import { keepAnswers } from "@/lib/http/kept-answers";
import { nextLink } from "@/lib/http/paging";
import { methods, Reply, route } from "@/lib/http/route";
import { findValidationFindings } from "@/lib/validation/data";
import { validationFindingListResponse, validationFindingsQuery } from "@/lib/validation/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: keepAnswers(
    route({
      query: validationFindingsQuery,
      response: validationFindingListResponse,
      handle: async ({ query }) => {
        const { items, next } = await findValidationFindings(query);
        const { limit, cursor: _cursor, ...filters } = query;
        return new Reply(items, {
          headers: nextLink("/api/validation-findings", limit, next, filters),
        });
      },
    }),
  ),
});
