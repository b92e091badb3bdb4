import "server-only";
import { findArticles } from "@/lib/articles/data";
import { findNews } from "@/lib/news/data";
import { newsName } from "@/lib/news/rules";
import { site, siteUrl } from "@/lib/site/creator";
import { FEED } from "@/lib/site/feed-link";
import { articlePath } from "@/lib/site/item-paths";
import { type FeedEntry, toAtom } from "./rules";

/** Entries of the feed; further back the pages themselves lead. */
const MOST = 50;

/**
 * The newest articles and news as an Atom feed. Rows of the database and nothing else: it rejects
 * when they cannot be read, because a reader that is told 503 keeps what it has and asks again,
 * while an empty feed would tell it that everything was withdrawn.
 */
export async function getFeed(): Promise<string> {
  const [articles, news] = await Promise.all([
    findArticles({ limit: MOST }),
    findNews({ limit: MOST }),
  ]);
  const entries: FeedEntry[] = [
    ...articles.items.map(({ id, title, excerpt, publishedAt, category }) => ({
      name: `article/${id}`,
      title,
      summary: excerpt,
      path: articlePath(id),
      published: publishedAt,
      category,
    })),
    ...news.items.map(({ id, headline, summary, publishedAt, category }) => ({
      name: `news/${id}`,
      title: headline,
      summary,
      path: `/#${newsName(id)}`,
      published: publishedAt,
      category,
    })),
  ];
  entries.sort((a, b) => Date.parse(b.published) - Date.parse(a.published));
  return toAtom({
    origin: siteUrl,
    path: FEED.path,
    title: FEED.title,
    subtitle: site.tagline,
    author: site.title,
    entries: entries.slice(0, MOST),
  });
}
