import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";
import { keptBookParams, keptBookResponse } from "@/lib/offline/schema";
import { getKeptBook } from "@/lib/offline/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    params: keptBookParams,
    response: keptBookResponse,
    cache: IMMUTABLE_TEXT,
    handle: ({ params }) => getKeptBook(params.translation, params.book),
  }),
});
