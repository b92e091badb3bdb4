import "server-only";
import { type ArticleTitle, findArticleTitles } from "@/lib/articles/data";
import { articlePath } from "@/lib/site/item-paths";
import type { SitePage } from "./site-page";

function toPage({ id, title, publishedAt }: ArticleTitle): SitePage {
  return {
    path: articlePath(id),
    title,
    kind: "Article",
    parent: "/discover",
    // Its words are long, and a list needs none of them.
    references: [],
    lastModified: publishedAt,
  };
}

/** The pages of all articles in the database, newest first. */
export async function findArticlePages(): Promise<SitePage[]> {
  return (await findArticleTitles()).map(toPage);
}
