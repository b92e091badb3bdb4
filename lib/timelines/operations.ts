import { operation } from "@/lib/http/operation";
import { timelineEventListResponse } from "./schema";

export const listTimelineEvents = operation({
  id: "listTimelineEvents",
  method: "GET",
  path: "/api/timeline-events",
  topic: "Evidence",
  summary: "The events of the timeline, oldest first",
  description:
    "Each with its grade, what it was computed from, and its dates by other chronologies.",
  response: timelineEventListResponse,
  example: {},
});

export const timelineOperations = [listTimelineEvents];
