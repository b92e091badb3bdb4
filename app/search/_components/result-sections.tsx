import type { ReactNode } from "react";
import { IntentLink } from "@/components/layout/intent-link";
import { buttonVariants } from "@/components/ui/button";
import type { Article } from "@/lib/articles/client";
import { formatShortDate } from "@/lib/dates";
import type { Video } from "@/lib/videos/client";

/** How much of an article a result shows, in characters (spec §9). */
const SNIPPET_LENGTH = 200;

/** One group of results under its heading; an empty group is left out. */
export function ResultSection<Item extends { id: string | number }>({
  title,
  items,
  more,
  children,
}: {
  title: string;
  items: readonly Item[];
  more?: { href: string; label: string };
  children: (item: Item) => ReactNode;
}) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="section-title">{title}</h2>
      <ul className="space-y-3">
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      {more && (
        <p className="mt-4">
          <IntentLink href={more.href} className={buttonVariants({ variant: "outline" })}>
            {more.label}
          </IntentLink>
        </p>
      )}
    </section>
  );
}

/** An article found, with the first 200 characters of its text. */
export function ArticleResult({ article }: { article: Article }) {
  const snippet =
    article.content.length > SNIPPET_LENGTH
      ? `${article.content.slice(0, SNIPPET_LENGTH)}...`
      : article.content;
  return (
    <article className="relative rounded-lg border bg-card px-5 py-4 hover:border-input">
      <p className="mb-1 text-[0.8125rem] text-muted-foreground">
        {article.category} · {formatShortDate(article.publishedAt) ?? "No date"}
      </p>
      <h3 className="font-serif text-lg leading-snug font-semibold">
        <IntentLink
          href={`/discover?article=${encodeURIComponent(article.id)}`}
          className="after:absolute after:inset-0"
        >
          {article.title}
        </IntentLink>
      </h3>
      <p className="mt-1 text-[0.9375rem] text-muted-foreground">{snippet}</p>
    </article>
  );
}

/** A video found. */
export function VideoResult({ video }: { video: Video }) {
  return (
    <article className="relative rounded-lg border bg-card px-5 py-4 hover:border-input">
      <p className="mb-1 text-[0.8125rem] text-muted-foreground">
        {video.category} · {formatShortDate(video.publishedAt) ?? "No date"}
      </p>
      <h3 className="font-serif text-lg leading-snug font-semibold">
        <IntentLink
          href={`/discover?video=${encodeURIComponent(video.id)}`}
          className="after:absolute after:inset-0"
        >
          {video.title}
        </IntentLink>
      </h3>
      <p className="mt-1 text-[0.9375rem] text-muted-foreground">{video.description}</p>
    </article>
  );
}
