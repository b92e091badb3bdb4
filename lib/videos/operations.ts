import { listQuery } from "@/lib/http/list-query";
import { operation } from "@/lib/http/operation";
import { videoListResponse } from "./schema";

export const listVideos = operation({
  id: "listVideos",
  method: "GET",
  path: "/api/videos",
  topic: "Study content",
  summary: "Videos, newest first",
  query: listQuery,
  response: videoListResponse,
  hasPages: true,
  example: { query: { limit: "2" } },
});

export const videoOperations = [listVideos];
