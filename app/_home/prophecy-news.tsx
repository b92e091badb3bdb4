"use client";

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { CardSkeletons } from "@/components/common/card-skeletons";
import { EmptyState } from "@/components/common/empty-state";
import { ErrorState } from "@/components/common/error-state";
import { closeHash, openHash, useHash } from "@/components/common/item-address";
import { Button } from "@/components/ui/button";
import { cardVariants } from "@/components/ui/card";
import { formatShortDate } from "@/lib/dates";
import { type NewsItem, newsOptions } from "@/lib/news/client";
import { ALL_NEWS, newsName } from "@/lib/news/rules";
import { whenConnected } from "@/lib/site/when-connected";

const NewsDialog = lazy(() =>
  whenConnected(() => import("./news-dialog")).then((module) => ({ default: module.NewsDialog })),
);

/** How many news items the home page shows (spec §9). */
const SHOWN_NEWS = 3;

/** The newest news; one of them, or all, open in a dialog that the address names. */
export function ProphecyNews() {
  const { data, isPending, error, refetch } = useQuery(newsOptions());
  const hash = useHash();
  const news = data ?? [];
  const named = news.find(({ id }) => newsName(id) === hash);

  return (
    <section aria-labelledby="news" aria-busy={isPending}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="news" className="section-title">
          Prophecy &amp; News
        </h2>
        {news.length > 0 && (
          <Button variant="link" className="text-sm" onClick={() => openHash(ALL_NEWS)}>
            View All<span className="sr-only"> news</span>
          </Button>
        )}
      </div>
      {isPending && (
        <CardSkeletons
          count={SHOWN_NEWS}
          label="Loading news"
          className="grid gap-4 sm:grid-cols-3"
        />
      )}
      {error && news.length === 0 && (
        <ErrorState
          title="The news couldn’t be loaded."
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!isPending && !error && news.length === 0 && (
        <EmptyState title="No prophecy news available at this time." />
      )}
      {news.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {news.slice(0, SHOWN_NEWS).map((item) => (
            <NewsCard key={item.id} item={item} />
          ))}
        </div>
      )}
      {(named || (hash === ALL_NEWS && news.length > 0)) && (
        <Suspense fallback={null}>
          <NewsDialog item={named ?? null} news={news} onClose={closeHash} />
        </Suspense>
      )}
    </section>
  );
}

function NewsCard({ item }: { item: NewsItem }) {
  return (
    <article className={cardVariants({ className: "flex flex-col p-5" })}>
      <p className="mb-1.5 text-[0.8125rem] text-muted-foreground">
        {formatShortDate(item.publishedAt)}
      </p>
      <h3 className="font-serif text-lg leading-snug font-semibold">{item.headline}</h3>
      <p className="mt-1.5 mb-4 text-[0.9375rem] text-muted-foreground">{item.summary}</p>
      <Button
        variant="link"
        aria-haspopup="dialog"
        className="mt-auto w-fit text-sm font-medium"
        onClick={() => openHash(newsName(item.id))}
      >
        Read<span className="sr-only">: {item.headline}</span>
      </Button>
    </article>
  );
}
