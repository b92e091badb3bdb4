import { getFeed } from "@/lib/feed/service";
import { FIVE_MINUTES } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";
import { xmlResponse } from "@/lib/http/xml-response";
import { FEED } from "@/lib/site/feed-link";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ handle: async () => xmlResponse(await getFeed(), FEED.type, FIVE_MINUTES) }),
});
