import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";

/** What a tab says while its answer is on the way, in the place the answer will take. */
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
