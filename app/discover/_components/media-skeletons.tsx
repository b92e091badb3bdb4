import { CardSkeletons } from "@/components/common/card-skeletons";
import { Skeleton } from "@/components/ui/skeleton";

/** How many of the filtered articles are New Arrivals, and the skeletons of a list (spec §9). */
export const NEW_ARRIVALS = 2;
const SKELETONS = 3;

/** A list of articles or videos in the making. */
export function MediaListSkeleton({ label }: { label: string }) {
  return <CardSkeletons count={SKELETONS} label={label} className="needs-scripts media-list" />;
}

/** The new arrivals in the making. */
export function NewArrivalsSkeleton() {
  return (
    <CardSkeletons
      count={NEW_ARRIVALS}
      label="Loading new arrivals"
      className="needs-scripts new-arrivals"
    />
  );
}

/** The daily quote in the making. */
export function DailyQuoteSkeleton() {
  return (
    <div role="status" aria-busy="true" className="space-y-3 py-1">
      <span className="sr-only">Loading the daily quote</span>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-4 w-28" />
    </div>
  );
}
