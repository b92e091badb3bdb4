import { DRAWN_PICTURE } from "@/lib/http/cache";
import { pictureResponse } from "@/lib/http/image";
import { methods, route } from "@/lib/http/route";
import { placeholderQuery } from "@/lib/placeholder-image/schema";
import { getPlaceholder } from "@/lib/placeholder-image/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: placeholderQuery,
    handle: async ({ query, request }) => {
      const { svg, etag } = getPlaceholder(query.category);
      return pictureResponse(request, { body: svg, type: "image/svg+xml", etag }, DRAWN_PICTURE);
    },
  }),
});
