"use client";

import { Clock } from "lucide-react";
import { categoryLabel } from "@/components/media/categories";
import { MediaLink } from "@/components/media/media-link";
import type { Article } from "@/lib/articles/client";
import { formatShortDate } from "@/lib/dates";
import { NEW_ARRIVALS, NewArrivalsSkeleton } from "./media-skeletons";
import { useOpenMedia } from "./open-media";
import { useFilteredArticles } from "./use-filtered-articles";

/** The two newest articles of the selection. */
export function NewArrivals() {
  const { articles, found } = useFilteredArticles();
  const { open } = useOpenMedia();
  const arrivals = found.slice(0, NEW_ARRIVALS);
  if (articles.isPending) return <NewArrivalsSkeleton />;
  return (
    <div className="new-arrivals">
      {arrivals.map((article) => (
        <NewArrival
          key={article.id}
          article={article}
          onOpen={(id) => open({ kind: "article", id })}
        />
      ))}
      {arrivals.length === 0 && (
        <p className="text-muted-foreground">
          {articles.isError ? "New articles couldn’t be loaded." : "Nothing new in this selection."}
        </p>
      )}
    </div>
  );
}

function NewArrival({ article, onOpen }: { article: Article; onOpen: (id: string) => void }) {
  return (
    <article className="new-arrival">
      <p>
        <span className="rounded-full bg-primary px-2 py-0.5 font-semibold tracking-wide text-primary-foreground">
          NEW
        </span>
        <span>{categoryLabel(article.category)}</span>
        {article.readTime && (
          <span className="flex items-center gap-1.5">
            <Clock aria-hidden="true" className="size-3.5" />
            {article.readTime}
          </span>
        )}
        {article.publishedAt && (
          <span className="max-sm:hidden">{formatShortDate(article.publishedAt)}</span>
        )}
      </p>
      <h3>
        <MediaLink
          kind="article"
          id={article.id}
          onOpen={onOpen}
          className="after:absolute after:inset-0"
        >
          {article.title}
        </MediaLink>
      </h3>
      <p className="new-arrival-excerpt">{article.excerpt}</p>
    </article>
  );
}
