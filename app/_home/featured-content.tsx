"use client";

import { useQuery } from "@tanstack/react-query";
import { CardSkeletons } from "@/components/common/card-skeletons";
import { EmptyState } from "@/components/common/empty-state";
import { ErrorState } from "@/components/common/error-state";
import { IntentLink } from "@/components/layout/intent-link";
import { ArticleCard } from "@/components/media/article-card";
import { VideoCard } from "@/components/media/video-card";
import { articlesOptions } from "@/lib/articles/client";
import { cn } from "@/lib/utils";
import { videosOptions } from "@/lib/videos/client";

/** How many featured items the home page shows (spec §9). */
const FEATURED_ARTICLES = 2;
const FEATURED_VIDEOS = 1;
const SKELETONS = 3;

/** The featured articles and video. */
export function FeaturedContent() {
  const articles = useQuery(articlesOptions());
  const videos = useQuery(videosOptions());
  const featuredArticles = (articles.data ?? [])
    .filter((article) => article.featured)
    .slice(0, FEATURED_ARTICLES);
  const featuredVideos = (videos.data ?? [])
    .filter((video) => video.featured)
    .slice(0, FEATURED_VIDEOS);
  const isLoading = articles.isPending || videos.isPending;
  const count = featuredArticles.length + featuredVideos.length;
  const isEmpty = count === 0;
  const failure = articles.error ?? videos.error;

  function retry() {
    if (articles.isError) void articles.refetch();
    if (videos.isError) void videos.refetch();
  }

  return (
    <section aria-labelledby="featured" aria-busy={isLoading}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="featured" className="section-title">
          Featured Content
        </h2>
        <IntentLink href="/discover" className="link text-sm">
          View All
        </IntentLink>
      </div>
      {isLoading && (
        <CardSkeletons
          count={SKELETONS}
          label="Loading featured content"
          className="grid gap-4 sm:grid-cols-3"
        />
      )}
      {!isLoading && isEmpty && failure && (
        <ErrorState
          title="The featured content couldn’t be loaded."
          error={failure}
          onRetry={retry}
        />
      )}
      {!isLoading && isEmpty && !failure && (
        <EmptyState title="No featured content available at this time." />
      )}
      {!isLoading && !isEmpty && (
        <div className={cn("grid gap-4 sm:grid-cols-2", count > 2 && "lg:grid-cols-3")}>
          {featuredArticles.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
          {featuredVideos.map((video) => (
            <VideoCard key={video.id} video={video} />
          ))}
        </div>
      )}
    </section>
  );
}
