import { Skeleton } from "@/components/ui/skeleton";

/** Lines in the place of a chapter that is being fetched. */
export function ChapterSkeleton() {
  return (
    <div role="status" className="space-y-3 py-2">
      <span className="sr-only">Loading the chapter</span>
      {["w-full", "w-11/12", "w-full", "w-4/5", "w-full", "w-10/12", "w-full", "w-2/3"].map(
        (width, index) => (
          // The lines never move, so their place is their identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Skeleton key={index} className={`h-5 ${width}`} />
        ),
      )}
    </div>
  );
}
