import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";
import { findWordPlaces } from "@/lib/words/operations";
import { findPlaces } from "@/lib/words/places-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(findWordPlaces, {
    cache: IMMUTABLE_TEXT,
    handle: ({ params, query }) => findPlaces(params.id, query),
  }),
});
