import { Clock } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { cardVariants } from "@/components/ui/card";
import type { Article } from "@/lib/articles/client";
import { formatShortDate } from "@/lib/dates";
import { categoryLabel } from "./categories";
import { MediaImage } from "./media-image";
import { MediaLink } from "./media-link";
import { isOwnPath } from "./web-address";

/** An article in a list: category, date, title, excerpt, and the way to the whole. */
export function ArticleCard({
  article,
  isCompact = false,
  onOpen,
}: {
  article: Article;
  /** One of many: without a picture, its words in two lines. */
  isCompact?: boolean;
  /** Opens it in place, where the page has its dialog. */
  onOpen?: (id: string) => void;
}) {
  return (
    <article className={cardVariants({ className: "flex flex-col overflow-hidden" })}>
      {!isCompact && isOwnPath(article.imageUrl) && (
        <MediaImage
          src={article.imageUrl}
          category={article.category}
          loading="lazy"
          className="aspect-video w-full object-cover"
        />
      )}
      <div className={`flex flex-1 flex-col ${isCompact ? "p-4" : "p-5"}`}>
        <p className="mb-2 flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-muted-foreground">
          <Badge variant="accent">{categoryLabel(article.category)}</Badge>
          {article.publishedAt && <span>{formatShortDate(article.publishedAt)}</span>}
        </p>
        <h3 className="font-serif text-lg leading-snug font-semibold">{article.title}</h3>
        <p
          className={`mt-1.5 text-[0.9375rem] text-muted-foreground ${isCompact ? "line-clamp-2" : ""}`}
        >
          {article.excerpt}
        </p>
        <div className={`mt-auto flex items-center justify-between ${isCompact ? "pt-2" : "pt-4"}`}>
          <MediaLink
            kind="article"
            id={article.id}
            onOpen={onOpen}
            className="link text-sm font-medium"
          >
            Read More<span className="sr-only">: {article.title}</span>
          </MediaLink>
          {article.readTime && (
            <span className="flex items-center gap-1.5 text-[0.8125rem] text-muted-foreground">
              <Clock aria-hidden="true" className="size-3.5" />
              {article.readTime}
            </span>
          )}
        </div>
      </div>
    </article>
  );
}
