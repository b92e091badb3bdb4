import type { QueryClient } from "../state";
import type { Kind } from "./files";
import type { ArticleFile, EditorialFiles, NewsFile, VideoFile } from "./read-files";

/** Who a row belongs to: the project's seed, or an operator. Neither ever changes the other's. */
export type Origin = "built-in" | "imported";

/** What became of each item that was written, by id. */
export interface Written {
  added: string[];
  updated: string[];
  unchanged: string[];
  /** Not written because the row belongs to the other origin. */
  refused: string[];
}

/** A row by column name; values as `pg` takes them. */
type Row = Record<string, string | boolean | null> & { id: string };

export const TABLES = { articles: "articles", news: "news_items", videos: "videos" } as const;

function articleRow(article: ArticleFile): Row {
  return {
    id: article.id,
    featured: article.featured,
    title: article.title,
    content: article.body,
    excerpt: article.excerpt,
    category: article.category,
    image_url: article.imageUrl ?? null,
    read_time: article.readTime,
    published_at: article.publishedAt,
    source_url: article.sourceUrl ?? null,
  };
}

function newsRow(item: NewsFile): Row {
  return {
    id: item.id,
    headline: item.headline,
    summary: item.summary,
    content: item.body,
    category: item.category,
    published_at: item.publishedAt,
    sources: JSON.stringify(item.sources),
  };
}

function videoRow(video: VideoFile): Row {
  return {
    id: video.id,
    featured: video.featured,
    title: video.title,
    description: video.body,
    category: video.category,
    thumbnail_url: video.thumbnailUrl ?? null,
    video_url: video.videoUrl ?? null,
    duration: video.duration ?? null,
    published_at: video.publishedAt,
  };
}

/** The rows of one kind. */
export function toRows(kind: Kind, files: EditorialFiles): Row[] {
  if (kind === "articles") return files.articles.map(articleRow);
  return kind === "news" ? files.news.map(newsRow) : files.videos.map(videoRow);
}

/**
 * Adds or updates rows of one origin, inside the caller's transaction. A row of the other origin
 * with the same id is left as it is and named as refused; one that already stands just so is not
 * written again.
 */
export async function writeRows(
  client: QueryClient,
  kind: Kind,
  rows: readonly Row[],
  origin: Origin,
): Promise<Written> {
  const table = TABLES[kind];
  const written: Written = { added: [], updated: [], unchanged: [], refused: [] };
  for (const row of rows) {
    const names = Object.keys(row);
    const values = Object.values(row);
    const others = names.filter((name) => name !== "id");
    const { rows: done } = await client.query(
      `INSERT INTO ${table} AS stored (${names.join(", ")}, origin)
       VALUES (${names.map((_name, index) => `$${index + 1}`).join(", ")}, $${names.length + 1})
       ON CONFLICT (id) DO UPDATE SET ${others.map((name) => `${name} = excluded.${name}`).join(", ")}
        WHERE stored.origin = excluded.origin
          AND (${others.map((name) => `stored.${name}`).join(", ")})
              IS DISTINCT FROM (${others.map((name) => `excluded.${name}`).join(", ")})
       RETURNING (xmax = 0) AS added`,
      [...values, origin],
    );
    if (done[0]) written[done[0].added === true ? "added" : "updated"].push(row.id);
    else if ((await originOf(client, kind, row.id)) === origin) written.unchanged.push(row.id);
    else written.refused.push(row.id);
  }
  return written;
}

/** Who the row with this id belongs to; null when there is none. */
export async function originOf(
  client: QueryClient,
  kind: Kind,
  id: string,
): Promise<Origin | null> {
  const { rows } = await client.query(`SELECT origin FROM ${TABLES[kind]} WHERE id = $1`, [id]);
  return (rows[0]?.origin as Origin | undefined) ?? null;
}

/** Removes the rows of the seed whose files are gone; how many those were. */
export async function removeOthers(
  client: QueryClient,
  kind: Kind,
  keep: readonly string[],
): Promise<number> {
  const { rowCount } = await client.query(
    `DELETE FROM ${TABLES[kind]} WHERE origin = 'built-in' AND NOT (id = ANY($1::text[]))`,
    [keep],
  );
  return rowCount ?? 0;
}
