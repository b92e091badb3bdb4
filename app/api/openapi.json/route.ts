import { FIVE_MINUTES } from "@/lib/http/cache";
import { methods } from "@/lib/http/route";
import { getApiDocument } from "@/lib/open-api/document-operations";
import { openRoute } from "@/lib/open-api/route";
import { readApiDocument } from "@/lib/open-api/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(getApiDocument, {
    cache: FIVE_MINUTES,
    handle: async () => readApiDocument(),
  }),
});
