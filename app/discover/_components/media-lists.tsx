"use client";

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { ArticleCard } from "@/components/media/article-card";
import { VideoCard } from "@/components/media/video-card";
import { videosOptions } from "@/lib/videos/client";
import { useDiscoverFilter } from "./discover-filter";
import { matchesFilter } from "./matches-filter";
import { MediaListSkeleton } from "./media-skeletons";
import { useOpenMedia } from "./open-media";
import { useFilteredArticles } from "./use-filtered-articles";

const NO_ARTICLES = "No articles found matching your criteria.";
const NO_VIDEOS = "No videos found matching your criteria.";

export function ArticleList() {
  const { articles, found } = useFilteredArticles();
  const { open } = useOpenMedia();
  return (
    <MediaList reading={articles} count={found.length} label="Loading articles" empty={NO_ARTICLES}>
      {found.map((article) => (
        <ArticleCard
          key={article.id}
          article={article}
          onOpen={(id) => open({ kind: "article", id })}
        />
      ))}
    </MediaList>
  );
}

export function VideoList() {
  const { filter } = useDiscoverFilter();
  const { open } = useOpenMedia();
  const videos = useQuery(videosOptions());
  const found = (videos.data ?? []).filter((video) =>
    matchesFilter(video, [video.title, video.description], filter),
  );
  return (
    <MediaList reading={videos} count={found.length} label="Loading videos" empty={NO_VIDEOS}>
      {found.map((video) => (
        <VideoCard key={video.id} video={video} onOpen={(id) => open({ kind: "video", id })} />
      ))}
    </MediaList>
  );
}

/** A list in the making, empty, failed or there. */
function MediaList({
  reading,
  count,
  label,
  empty,
  children,
}: {
  reading: Pick<UseQueryResult, "isPending" | "isError" | "refetch">;
  count: number;
  label: string;
  empty: string;
  children: ReactNode;
}) {
  if (reading.isPending) return <MediaListSkeleton label={label} />;
  if (count === 0) {
    return (
      <EmptyState title={empty} onRetry={reading.isError ? () => reading.refetch() : undefined} />
    );
  }
  return <div className="media-list">{children}</div>;
}
