import { FIVE_MINUTES } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";
import { xmlResponse } from "@/lib/http/xml-response";
import { getWordSitemap } from "@/lib/sitemaps/service";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    handle: async () => xmlResponse(await getWordSitemap(), "application/xml", FIVE_MINUTES),
  }),
});
