"use client";

import { lazy, Suspense } from "react";
import { DayVerse } from "@/components/scripture/day-verse";
import { DailyQuoteSkeleton, MediaListSkeleton, NewArrivalsSkeleton } from "./media-skeletons";

// They show what the API answers, so their scripts come while the answer does; the page's own words
// need none of them.
const loadQuote = () => import("./daily-quote-card");
const loadArrivals = () => import("./new-arrivals");
const loadLists = () => import("./media-lists");
if (typeof window !== "undefined") {
  loadQuote().catch(() => {});
  loadArrivals().catch(() => {});
}
const LazyQuote = lazy(() => loadQuote().then((module) => ({ default: module.DailyQuoteCard })));
const LazyArrivals = lazy(() => loadArrivals().then((module) => ({ default: module.NewArrivals })));
const ArticleList = lazy(() => loadLists().then((module) => ({ default: module.ArticleList })));
const VideoList = lazy(() => loadLists().then((module) => ({ default: module.VideoList })));

/** The quote of the day. */
export function DailyQuote() {
  return (
    <figure>
      <DayVerse text={null} className="text-lg leading-relaxed" />
      <Suspense fallback={<DailyQuoteSkeleton />}>
        <LazyQuote />
      </Suspense>
    </figure>
  );
}

/** The newest articles that the filter leaves. */
export function NewArrivals() {
  return (
    <Suspense fallback={<NewArrivalsSkeleton />}>
      <LazyArrivals />
    </Suspense>
  );
}

/** The articles that the filter leaves. */
export function Articles() {
  return (
    <Suspense fallback={<MediaListSkeleton label="Loading articles" />}>
      <ArticleList />
    </Suspense>
  );
}

/** The videos that the filter leaves. */
export function Videos() {
  return (
    <Suspense fallback={<MediaListSkeleton label="Loading videos" />}>
      <VideoList />
    </Suspense>
  );
}
