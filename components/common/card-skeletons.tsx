import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** Cards in the making: `count` skeletons and one line for screen readers. */
export function CardSkeletons({
  count,
  label,
  className = "space-y-4",
}: {
  count: number;
  label: string;
  className?: string;
}) {
  return (
    <div className={className} role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // The skeletons never move, so their place is their identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Card key={index} data-skeleton variant="flat" className="space-y-3 p-5">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </Card>
      ))}
    </div>
  );
}
