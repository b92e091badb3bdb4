"use client";

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { ErrorState } from "@/components/common/error-state";
import { ArticleCard } from "@/components/media/article-card";
import { VideoCard } from "@/components/media/video-card";
import { Button } from "@/components/ui/button";
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
    <MediaList reading={articles} count={found.length} name="articles" empty={NO_ARTICLES}>
      {found.map((article) => (
        <ArticleCard
          key={article.id}
          article={article}
          isCompact
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
    <MediaList reading={videos} count={found.length} name="videos" empty={NO_VIDEOS}>
      {found.map((video) => (
        <VideoCard
          key={video.id}
          video={video}
          isCompact
          onOpen={(id) => open({ kind: "video", id })}
        />
      ))}
    </MediaList>
  );
}

/** How many a list shows before it is asked for all (discover.css; a row more where two fit). */
const FIRST_SHOWN = 3;

/** A list in the making, empty, failed or there. */
function MediaList({
  reading,
  count,
  name,
  empty,
  children,
}: {
  reading: Pick<UseQueryResult, "isPending" | "error" | "refetch">;
  count: number;
  /** What it lists. */
  name: "articles" | "videos";
  empty: string;
  children: ReactNode;
}) {
  const { filter } = useDiscoverFilter();
  const [showsAll, setShowsAll] = useState(false);
  // Whoever looks for something wants to see all that is left.
  const isFiltered = filter.search.trim() !== "" || filter.category !== "all";
  const isShort = !showsAll && !isFiltered;
  if (reading.isPending) return <MediaListSkeleton label={`Loading ${name}`} />;
  if (reading.error && count === 0) {
    return (
      <ErrorState
        title={`The ${name} couldn’t be loaded.`}
        error={reading.error}
        onRetry={() => void reading.refetch()}
      />
    );
  }
  if (count === 0) return <EmptyState title={empty} />;
  return (
    <>
      <div className="media-list" data-short={isShort || undefined}>
        {children}
      </div>
      {count > FIRST_SHOWN && !isFiltered && (
        <Button
          variant="outline"
          size="sm"
          className="no-print mt-4"
          aria-expanded={!isShort}
          onClick={() => setShowsAll(!showsAll)}
        >
          {isShort ? `Show all ${count} ${name}` : `Show fewer ${name}`}
        </Button>
      )}
    </>
  );
}
