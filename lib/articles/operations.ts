import { listQuery } from "@/lib/http/list-query";
import { operation } from "@/lib/http/operation";
import { articleListResponse, articleSchema } from "./schema";

export const listArticles = operation({
  id: "listArticles",
  method: "GET",
  path: "/api/articles",
  topic: "Study content",
  summary: "Articles, newest first",
  query: listQuery,
  response: articleListResponse,
  hasPages: true,
  example: { query: { limit: "2" } },
});

export const articleOperations = [listArticles];

/** Shapes of the API's document by their names there. */
export const articleSchemas = { Article: articleSchema };
