import { listTranslations } from "@/lib/bible/held-text";
import { translationListResponse } from "@/lib/bible/schema";
import { IMPORTED_TEXT } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    response: translationListResponse,
    cache: IMPORTED_TEXT,
    handle: () => listTranslations(),
  }),
});
