import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { keepAnswers } from "@/lib/http/kept-answers";
import { methods, route } from "@/lib/http/route";
import { timelineEventListResponse } from "@/lib/timelines/schema";
import { findTimelineEvents } from "@/lib/timelines/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: keepAnswers(
    route({
      response: timelineEventListResponse,
      cache: IMMUTABLE_TEXT,
      handle: async () => findTimelineEvents(),
    }),
  ),
});
