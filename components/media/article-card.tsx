import { Clock } from "lucide-react";
import { IntentLink } from "@/components/layout/intent-link";
import type { Article } from "@/lib/articles/client";
import { formatShortDate } from "@/lib/dates";

/** An article in a list: category, date, title, excerpt, and the way to the whole. */
export function ArticleCard({ article }: { article: Article }) {
  return (
    <article className="flex flex-col overflow-hidden rounded-xl border bg-card shadow-card">
      {article.imageUrl && (
        // Editorial images are served ready-sized from our own paths.
        // biome-ignore lint/performance/noImgElement: see above
        <img
          src={article.imageUrl}
          alt=""
          loading="lazy"
          width={640}
          height={360}
          className="aspect-video w-full object-cover"
        />
      )}
      <div className="flex flex-1 flex-col p-5">
        <p className="mb-2 flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-muted-foreground">
          <span className="rounded-full bg-accent px-2 py-0.5 text-accent-foreground">
            {article.category}
          </span>
          {article.publishedAt && <span>{formatShortDate(article.publishedAt)}</span>}
        </p>
        <h3 className="font-serif text-lg leading-snug font-semibold">{article.title}</h3>
        <p className="mt-1.5 text-[0.9375rem] text-muted-foreground">{article.excerpt}</p>
        <div className="mt-auto flex items-center justify-between pt-4">
          <IntentLink
            href={`/discover?article=${encodeURIComponent(article.id)}`}
            className="link text-sm font-medium"
          >
            Read More<span className="sr-only">: {article.title}</span>
          </IntentLink>
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
