import { feedResponse } from "@/lib/feed/answer";
import { getFeed } from "@/lib/feed/service";
import { FIVE_MINUTES } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ handle: async () => feedResponse(await getFeed(), "atom", FIVE_MINUTES) }),
});
