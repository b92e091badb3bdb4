"use client";

import { Clock, ExternalLink } from "lucide-react";
import { lazy, Suspense } from "react";
import { IntentLink } from "@/components/layout/intent-link";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { Article } from "@/lib/articles/client";
import { formatShortDate } from "@/lib/dates";
import { articlePath } from "@/lib/site/item-paths";
import { whenConnected } from "@/lib/site/when-connected";
import { categoryLabel } from "./categories";
import { MediaImage } from "./media-image";
import { isWebAddress } from "./web-address";

const MarkdownText = lazy(() =>
  whenConnected(() => import("./markdown-text")).then((module) => ({
    default: module.MarkdownText,
  })),
);

/**
 * What an article's dialog shows: picture, category, reading time, date, its words, and the way to
 * where it first stood.
 */
export function ArticleView({ article }: { article: Article }) {
  const date = formatShortDate(article.publishedAt);
  return (
    <article>
      <MediaImage
        src={article.imageUrl}
        category={article.category}
        className="mb-5 aspect-[5/2] w-full rounded-lg bg-secondary object-cover"
      />
      <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted-foreground">
        {article.category && <Badge variant="accent">{categoryLabel(article.category)}</Badge>}
        {article.readTime && (
          <span className="flex items-center gap-1.5">
            <Clock aria-hidden="true" className="size-3.5" />
            {article.readTime}
          </span>
        )}
        {date && <span>{date}</span>}
      </p>
      <Suspense fallback={<WordsSkeleton />}>
        <MarkdownText text={article.content} references={article.verseReferences} />
      </Suspense>
      <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        {isWebAddress(article.sourceUrl) && (
          <a
            href={article.sourceUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants()}
          >
            <ExternalLink aria-hidden="true" />
            Read Full Article
            <span className="sr-only">, opens in a new window</span>
          </a>
        )}
        <IntentLink href={articlePath(article.id)} className="link">
          Open page<span className="sr-only">: {article.title}</span>
        </IntentLink>
      </p>
    </article>
  );
}

function WordsSkeleton() {
  return (
    <div className="space-y-3">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}
