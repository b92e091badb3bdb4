import { EmptyState } from "@/components/common/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { problemDetail } from "@/lib/http/request";

/** The shape of an answer while it is under way. */
export function ContextSkeleton() {
  return (
    <div data-skeleton className="space-y-8">
      <Skeleton className="h-9 w-2/3" />
      {[1, 2, 3].map((section) => (
        <div key={section} className="space-y-3">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}

/** The spec's message, what the server says about it, and a way to ask again. */
export function ContextFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const detail = problemDetail(error)?.detail;
  return (
    <div role="alert">
      <EmptyState title={`Error: ${error.message}`} onRetry={onRetry}>
        {detail ?? "The site didn’t answer. Please check your connection and try again."}
      </EmptyState>
    </div>
  );
}
