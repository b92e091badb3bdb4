import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";
import { getLexeme } from "@/lib/words/lexeme-service";
import { lexemeParams, lexemeResponse } from "@/lib/words/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    params: lexemeParams,
    response: lexemeResponse,
    cache: IMMUTABLE_TEXT,
    handle: ({ params }) => getLexeme(params.id),
  }),
});
