import "server-only";
import { db } from "@/lib/db/client";
import type { ListQuery } from "@/lib/http/list-query";
import { type Page, toPage } from "@/lib/http/paging";
import type { Video as VideoRow } from "@/prisma/generated/client";
import type { Video } from "./schema";

function toVideo({ publishedAt, ...row }: VideoRow): Video {
  return { ...row, publishedAt: publishedAt.toISOString() };
}

/** A page of videos, newest first; equal dates by id. The index on (published_at desc, id) serves every page alike. */
export async function findVideos({ limit, cursor }: ListQuery): Promise<Page<Video>> {
  const rows = await db.video.findMany({
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
  return toPage(rows.map(toVideo), limit);
}
