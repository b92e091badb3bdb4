import "server-only";
import { referencesInText } from "@/lib/bible/references/in-text";
import { db } from "@/lib/db/client";
import type { Citation } from "@/lib/evidence/schema";
import type { ListQuery } from "@/lib/http/list-query";
import { newestFirst, type Page, toPage } from "@/lib/http/paging";
import type { NewsItem as NewsItemRow } from "@/prisma/generated/client";
import type { NewsItemResponse } from "./schema";

function toNewsItem({
  publishedAt,
  sources,
  origin: _origin,
  ...row
}: NewsItemRow): NewsItemResponse {
  return {
    ...row,
    publishedAt: publishedAt.toISOString(),
    // Checked when they were written (prisma/seed/editorial/schema.ts).
    sources: sources as Citation[],
    verseReferences: referencesInText(row.content),
  };
}

/** A page of news, newest first. */
export async function findNews(query: ListQuery): Promise<Page<NewsItemResponse>> {
  const rows = await db.newsItem.findMany(newestFirst(query));
  return toPage(rows.map(toNewsItem), query.limit);
}
