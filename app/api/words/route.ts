import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";
import { findLexemes } from "@/lib/words/find-lexemes";
import { findLexemesQuery, findLexemesResponse } from "@/lib/words/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: findLexemesQuery,
    response: findLexemesResponse,
    cache: IMMUTABLE_TEXT,
    handle: async ({ query }) => ({ words: await findLexemes(query.query, query.limit) }),
  }),
});
