import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";
import { getLexeme } from "@/lib/words/lexeme-service";
import { getWord } from "@/lib/words/operations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(getWord, {
    cache: IMMUTABLE_TEXT,
    handle: ({ params }) => getLexeme(params.id),
  }),
});
