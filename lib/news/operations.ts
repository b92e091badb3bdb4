import { listQuery } from "@/lib/http/list-query";
import { operation } from "@/lib/http/operation";
import { newsListResponse } from "./schema";

export const listNews = operation({
  id: "listNews",
  method: "GET",
  path: "/api/news",
  topic: "Study content",
  summary: "News items, newest first",
  query: listQuery,
  response: newsListResponse,
  hasPages: true,
  example: { query: { limit: "2" } },
});

export const newsOperations = [listNews];
