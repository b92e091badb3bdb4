import { FIVE_MINUTES, ONE_DAY } from "@/lib/http/cache";
import { pictureResponse } from "@/lib/http/image";
import { methods, route } from "@/lib/http/route";
import { sharePictureParams, sharePictureQuery } from "@/lib/share-pictures/schema";
import { getSharePicture } from "@/lib/share-pictures/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    params: sharePictureParams,
    query: sharePictureQuery,
    handle: async ({ params, query, request }) => {
      const { png, etag } = await getSharePicture(params.page, query.v);
      // A collection may be changed, or no longer shared.
      const cache = params.page.startsWith("/shared/") ? FIVE_MINUTES : ONE_DAY;
      return pictureResponse(request, { body: png, type: "image/png", etag }, cache);
    },
  }),
});
