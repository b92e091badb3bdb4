"use client";

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { EmptyState } from "@/components/common/empty-state";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { articlesOptions } from "@/lib/articles/client";
import { whenConnected } from "@/lib/site/when-connected";
import { videosOptions } from "@/lib/videos/client";
import { useOpenMedia } from "./open-media";

const ArticleView = lazy(() =>
  whenConnected(() => import("@/components/media/article-view")).then((module) => ({
    default: module.ArticleView,
  })),
);
const VideoView = lazy(() =>
  whenConnected(() => import("@/components/media/video-view")).then((module) => ({
    default: module.VideoView,
  })),
);

/** The dialog of the article or video that the address names. */
export function MediaDialog() {
  const { opened, close } = useOpenMedia();
  const articles = useQuery(articlesOptions());
  const videos = useQuery(videosOptions());
  const reading = opened?.kind === "video" ? videos : articles;
  const article = opened?.kind === "article" && articles.data?.find((one) => one.id === opened.id);
  const video = opened?.kind === "video" && videos.data?.find((one) => one.id === opened.id);
  const found = article || video;
  const name = opened?.kind === "video" ? "Video" : "Article";

  return (
    <Dialog open={opened !== null} onOpenChange={close}>
      <DialogContent className="sm:max-w-3xl">
        <DialogHeader>
          <DialogTitle>{found ? found.title : name}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <Suspense fallback={<ViewSkeleton name={name} />}>
            {article && <ArticleView article={article} />}
            {video && <VideoView video={video} />}
          </Suspense>
          {reading.isPending && <ViewSkeleton name={name} />}
          {reading.isError && (
            <EmptyState
              title={`The ${name.toLowerCase()} couldn’t be loaded.`}
              onRetry={() => void reading.refetch()}
            />
          )}
          {reading.isSuccess && !found && (
            <EmptyState title={`This ${name.toLowerCase()} isn’t here.`}>
              It may have been moved or removed. The others are on this page.
            </EmptyState>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function ViewSkeleton({ name }: { name: string }) {
  return (
    <div role="status" className="space-y-3">
      <span className="sr-only">Loading the {name.toLowerCase()}</span>
      <Skeleton className="aspect-[5/2] w-full" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-full" />
    </div>
  );
}
