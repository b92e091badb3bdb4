import "server-only";
import { db } from "@/lib/db/client";
import type { ListQuery } from "@/lib/http/list-query";
import { newestFirst, type Page, toPage } from "@/lib/http/paging";
import type { Video as VideoRow } from "@/prisma/generated/client";
import type { VideoResponse } from "./schema";

function toVideo({ publishedAt, origin: _origin, ...row }: VideoRow): VideoResponse {
  return { ...row, publishedAt: publishedAt.toISOString() };
}

/** A page of videos, newest first. */
export async function findVideos(query: ListQuery): Promise<Page<VideoResponse>> {
  const rows = await db.video.findMany(newestFirst(query));
  return toPage(rows.map(toVideo), query.limit);
}
