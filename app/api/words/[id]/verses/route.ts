import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";
import { findPlaces } from "@/lib/words/places-service";
import { lexemeParams, lexemePlacesQuery, lexemePlacesResponse } from "@/lib/words/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    params: lexemeParams,
    query: lexemePlacesQuery,
    response: lexemePlacesResponse,
    cache: IMMUTABLE_TEXT,
    handle: ({ params, query }) => findPlaces(params.id, query),
  }),
});
