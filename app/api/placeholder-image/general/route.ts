import { DRAWN_PICTURE } from "@/lib/http/cache";
import { svgResponse } from "@/lib/http/image";
import { methods, route } from "@/lib/http/route";
import { placeholderQuery } from "@/lib/placeholder-image/schema";
import { getPlaceholder } from "@/lib/placeholder-image/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: placeholderQuery,
    handle: async ({ query, request }) =>
      svgResponse(request, getPlaceholder(query.category), DRAWN_PICTURE),
  }),
});
