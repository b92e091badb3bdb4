"use client";

import { ExternalLink, Play } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { formatShortDate } from "@/lib/dates";
import type { Video } from "@/lib/videos/client";
import { categoryLabel } from "./categories";
import { MediaImage } from "./media-image";
import { isWebAddress, youtubeId } from "./web-address";

/**
 * What a video's dialog shows: its player, its description and the way to the site it stands on.
 */
export function VideoView({ video }: { video: Video }) {
  const date = formatShortDate(video.publishedAt);
  return (
    <>
      <Player video={video} />
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted-foreground">
        {video.category && <Badge variant="accent">{categoryLabel(video.category)}</Badge>}
        {video.duration && <span>{video.duration}</span>}
        {date && <span>{date}</span>}
      </p>
      <p className="mt-3 leading-relaxed whitespace-pre-line">{video.description}</p>
      <ExternalSite video={video} />
    </>
  );
}

/**
 * The embedded player. Only YouTube's cookie-free address is ever framed, and nothing is asked of
 * it before the visitor presses Play; other hosts are reached by the button below.
 */
function Player({ video }: { video: Video }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const id = youtubeId(video.videoUrl);
  const frame = "aspect-video w-full rounded-lg bg-secondary";
  if (id !== null && isPlaying) {
    return (
      <iframe
        title={video.title}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className={frame}
      />
    );
  }
  return (
    <div className={`relative grid place-items-center overflow-hidden ${frame}`}>
      <MediaImage
        src={video.thumbnailUrl}
        category={video.category}
        className="absolute inset-0 size-full object-cover opacity-40"
      />
      <div className="relative flex flex-col items-center gap-3 rounded-lg bg-popover/90 px-6 py-4 text-center">
        {id !== null && (
          <>
            <Button onClick={() => setIsPlaying(true)}>
              <Play aria-hidden="true" />
              Play Video
            </Button>
            <p className="text-sm text-muted-foreground">
              Playing loads it from YouTube, which then learns your network address.
            </p>
          </>
        )}
        {id === null && isWebAddress(video.videoUrl) && (
          <p>This video plays on {new URL(video.videoUrl).hostname}.</p>
        )}
        {id === null && !isWebAddress(video.videoUrl) && <p>Video player will be implemented</p>}
      </div>
    </div>
  );
}

function ExternalSite({ video }: { video: Video }) {
  if (isWebAddress(video.videoUrl)) {
    return (
      <p className="mt-5">
        <a
          href={video.videoUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: "outline" })}
        >
          <ExternalLink aria-hidden="true" />
          Watch on External Site
          <span className="sr-only">, opens in a new window</span>
        </a>
      </p>
    );
  }
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* aria-disabled and not disabled: it keeps its place in the tab order, so the reason is
          heard. */}
      <Button
        variant="outline"
        aria-disabled
        aria-describedby="no-external-site"
        className="cursor-not-allowed opacity-55"
      >
        <ExternalLink aria-hidden="true" />
        Watch on External Site
      </Button>
      <p id="no-external-site" className="text-sm text-muted-foreground">
        No link is known for this video yet.
      </p>
    </div>
  );
}
