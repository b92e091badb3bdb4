import { operation } from "@/lib/http/operation";
import { preview } from "./contract";
import {
  planParams,
  previewQuery,
  readingPlanListQuery,
  readingPlanListResponse,
  readingPlanScheduleResponse,
} from "./schema";

export const listReadingPlans = operation({
  id: "listReadingPlans",
  method: "GET",
  path: "/api/reading-plans",
  topic: "Reading plans",
  summary: "Reading plans in their order",
  query: readingPlanListQuery,
  response: readingPlanListResponse,
  hasPages: true,
  example: { query: { limit: "2" } },
});

export const getReadingPlanSchedule = operation({
  id: "getReadingPlanSchedule",
  method: "GET",
  path: "/api/reading-plans/{planId}/schedule",
  topic: "Reading plans",
  summary: "A reading plan with its days",
  params: planParams,
  response: readingPlanScheduleResponse,
  example: { params: { planId: "creation-genesis" } },
});

export const previewReadingPlan = operation({
  id: "previewReadingPlan",
  method: "GET",
  path: "/api/reading-plans/preview",
  topic: "Reading plans",
  summary: "What a plan of chosen books would be",
  query: previewQuery,
  response: preview,
  example: { query: { books: "Ruth,Jonah", days: "7", start: "2026-12-01" } },
});

export const readingPlanOperations = [listReadingPlans, getReadingPlanSchedule, previewReadingPlan];
