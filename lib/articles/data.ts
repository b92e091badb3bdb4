import "server-only";
import { db } from "@/lib/db/client";
import type { ListQuery } from "@/lib/http/list-query";
import { type Page, toPage } from "@/lib/http/paging";
import type { Article as ArticleRow } from "@/prisma/generated/client";
import type { Article } from "./schema";

function toArticle({ publishedAt, ...row }: ArticleRow): Article {
  return { ...row, publishedAt: publishedAt.toISOString() };
}

/** A page of articles, newest first; equal dates by id. The index on (published_at desc, id) serves every page alike. */
export async function findArticles({ limit, cursor }: ListQuery): Promise<Page<Article>> {
  const rows = await db.article.findMany({
    ...(cursor
      ? {
          where: {
            publishedAt: { lte: cursor.publishedAt },
            OR: [
              { publishedAt: { lt: cursor.publishedAt } },
              { publishedAt: cursor.publishedAt, id: { gt: cursor.id } },
            ],
          },
        }
      : {}),
    orderBy: [{ publishedAt: "desc" }, { id: "asc" }],
    take: limit + 1,
  });
  return toPage(rows.map(toArticle), limit);
}
