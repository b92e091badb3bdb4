import { listTranslations } from "@/lib/bible/held-text";
import { listTranslations as translationsOperation } from "@/lib/bible/operations";
import { IMPORTED_TEXT } from "@/lib/http/cache";
import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(translationsOperation, {
    cache: IMPORTED_TEXT,
    handle: () => listTranslations(),
  }),
});
