import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";
import { listTimelineEvents } from "@/lib/timelines/operations";
import { findTimelineEvents } from "@/lib/timelines/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(listTimelineEvents, {
    isKept: true,
    cache: IMMUTABLE_TEXT,
    handle: async () => findTimelineEvents(),
  }),
});
