import "server-only";
import { referencesInText } from "@/lib/bible/references/in-text";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
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

/** One article; an id that no row has throws `not_found`. */
export async function getArticle(id: string): Promise<ArticleResponse> {
  const row = await db.article.findUnique({ where: { id } });
  if (row === null) throw new AppError("not_found", "There is no such article.");
  return toArticle(row);
}

/** What a list of all articles needs of one. */
export interface ArticleTitle {
  id: string;
  title: string;
  category: string;
  publishedAt: Date;
}

/** All articles by name, newest first, without their words. */
export function findArticleTitles(): Promise<ArticleTitle[]> {
  return db.article.findMany({
    select: { id: true, title: true, category: true, publishedAt: true },
    orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
  });
}
