import type { ReactNode } from "react";
import { IntentLink } from "@/components/layout/intent-link";
import { categoryLabel } from "@/components/media/categories";
import { buttonVariants } from "@/components/ui/button";
import type { Article } from "@/lib/articles/client";
import { formatShortDate } from "@/lib/dates";
import type { ContentHit } from "@/lib/search/client";
import type { Video } from "@/lib/videos/client";

/** How much of an article a result shows, in characters (spec §9). */
const SNIPPET_LENGTH = 200;

/** One group of results under its heading; an empty group is left out. */
export function ResultSection<Item extends { id: string | number }>({
  title,
  note,
  items,
  more,
  children,
}: {
  title: string;
  /** What the group is, where its title does not say all. */
  note?: string;
  items: readonly Item[];
  more?: { href: string; label: string };
  children: (item: Item) => ReactNode;
}) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="section-title">{title}</h2>
      {note && <p className="mb-3 text-[0.9375rem] text-muted-foreground">{note}</p>}
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

/**
 * A result that is not a verse: what kind it is, its title as the way to it, and some of its words.
 */
function ResultCard({
  kind,
  href,
  title,
  children,
}: {
  kind?: string;
  href: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <article className="relative rounded-lg border bg-card px-5 py-4 hover:border-input">
      {kind && <p className="mb-1 text-[0.8125rem] text-muted-foreground">{kind}</p>}
      <h3 className="font-serif text-lg leading-snug font-semibold">
        <IntentLink href={href} className="after:absolute after:inset-0">
          {title}
        </IntentLink>
      </h3>
      <p className="mt-1 text-[0.9375rem] text-muted-foreground">{children}</p>
    </article>
  );
}

const toKind = (category: string, publishedAt: string | null | undefined) =>
  `${categoryLabel(category)} · ${formatShortDate(publishedAt) ?? "No date"}`;

/** An article found, with the first 200 characters of its text. */
export function ArticleResult({ article }: { article: Article }) {
  const snippet =
    article.content.length > SNIPPET_LENGTH
      ? `${article.content.slice(0, SNIPPET_LENGTH)}...`
      : article.content;
  return (
    <ResultCard
      kind={toKind(article.category, article.publishedAt)}
      href={`/discover?article=${encodeURIComponent(article.id)}`}
      title={article.title}
    >
      {snippet}
    </ResultCard>
  );
}

/** A video found. */
export function VideoResult({ video }: { video: Video }) {
  return (
    <ResultCard
      kind={toKind(video.category, video.publishedAt)}
      href={`/discover?video=${encodeURIComponent(video.id)}`}
      title={video.title}
    >
      {video.description}
    </ResultCard>
  );
}

/** A discovery, guide, question, father or event found, with the words around the match. */
export function ContentResult({ hit }: { hit: ContentHit }) {
  return (
    <ResultCard href={hit.href} title={hit.title}>
      {hit.snippet}
    </ResultCard>
  );
}
