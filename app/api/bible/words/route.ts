import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";
import { getOriginalWords } from "@/lib/words/operations";
import { getWords } from "@/lib/words/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(getOriginalWords, {
    isKept: true,
    cache: IMMUTABLE_TEXT,
    handle: ({ query }) => getWords(query.reference, query.translation),
  }),
});
