import "server-only";
import { referencesInText } from "@/lib/bible/references/in-text";
import { db } from "@/lib/db/client";
import type { ListQuery } from "@/lib/http/list-query";
import { newestFirst, type Page, toPage } from "@/lib/http/paging";
import type { Article as ArticleRow } from "@/prisma/generated/client";
import type { ArticleResponse } from "./schema";

function toArticle({ publishedAt, origin: _origin, ...row }: ArticleRow): ArticleResponse {
  return {
    ...row,
    publishedAt: publishedAt.toISOString(),
    verseReferences: referencesInText(row.content),
  };
}

/** A page of articles, newest first. */
export async function findArticles(query: ListQuery): Promise<Page<ArticleResponse>> {
  const rows = await db.article.findMany(newestFirst(query));
  return toPage(rows.map(toArticle), query.limit);
}
