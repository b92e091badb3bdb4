import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";
import { findLexemes } from "@/lib/words/find-lexemes";
import { findWords } from "@/lib/words/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(findWords, {
    cache: IMMUTABLE_TEXT,
    handle: async ({ query }) => ({ words: await findLexemes(query.query, query.limit) }),
  }),
});
