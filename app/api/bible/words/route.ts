import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";
import { wordsQuery, wordsResponse } from "@/lib/words/schema";
import { getWords } from "@/lib/words/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: wordsQuery,
    response: wordsResponse,
    cache: IMMUTABLE_TEXT,
    handle: ({ query }) => getWords(query.reference, query.translation),
  }),
});
