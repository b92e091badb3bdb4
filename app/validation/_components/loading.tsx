import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";

/** What a tab shows while its answer is on the way, where the answer will appear. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" className="space-y-5">
      <p className="text-muted-foreground">{children}</p>
      {["first", "second", "third"].map((place) => (
        <Skeleton key={place} className="h-44 w-full" />
      ))}
    </div>
  );
}
