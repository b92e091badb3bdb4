import { Play } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { cardVariants } from "@/components/ui/card";
import { formatShortDate } from "@/lib/dates";
import type { Video } from "@/lib/videos/client";
import { categoryLabel } from "./categories";
import { MediaImage } from "./media-image";
import { MediaLink } from "./media-link";
import { isWebAddress } from "./web-address";

/** A video in a list: thumbnail, category, date, title, description, and the way to watch it. */
export function VideoCard({
  video,
  isCompact = false,
  onOpen,
}: {
  video: Video;
  /** One of many: its picture small beside the words. */
  isCompact?: boolean;
  /** Opens it in place, where the page has its dialog. */
  onOpen?: (id: string) => void;
}) {
  // Without an address there is a subject and nothing to play.
  const isFilm = isWebAddress(video.videoUrl);
  return (
    <article
      className={cardVariants({ className: `flex overflow-hidden ${isCompact ? "" : "flex-col"}` })}
    >
      <div
        className={`relative grid place-items-center bg-secondary ${isCompact ? "w-24 shrink-0" : "aspect-video"}`}
      >
        <MediaImage
          src={video.thumbnailUrl}
          category={video.category}
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
        {isFilm && (
          <span className="relative grid size-12 place-items-center rounded-full bg-black/60 text-white">
            <Play aria-hidden="true" className="size-5" />
          </span>
        )}
      </div>
      <div className={`flex min-w-0 flex-1 flex-col ${isCompact ? "p-4" : "p-5"}`}>
        <p className="mb-2 flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-muted-foreground">
          <Badge variant="accent">{categoryLabel(video.category)}</Badge>
          {video.publishedAt && <span>{formatShortDate(video.publishedAt)}</span>}
          {!isFilm && <span>No film yet</span>}
        </p>
        <h3 className="font-serif text-lg leading-snug font-semibold">{video.title}</h3>
        <p
          className={`mt-1.5 text-[0.9375rem] text-muted-foreground ${isCompact ? "line-clamp-2" : "line-clamp-4"}`}
        >
          {video.description}
        </p>
        <div className={`mt-auto flex items-center justify-between ${isCompact ? "pt-2" : "pt-4"}`}>
          <MediaLink
            kind="video"
            id={video.id}
            onOpen={onOpen}
            className="link text-sm font-medium"
          >
            Watch<span className="sr-only">: {video.title}</span>
          </MediaLink>
          {video.duration && (
            <span className="text-[0.8125rem] text-muted-foreground">{video.duration}</span>
          )}
        </div>
      </div>
    </article>
  );
}
