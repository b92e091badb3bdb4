import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

/** What a section says when it has nothing to show; after a failed read with a way to try again. */
export function EmptyState({
  title,
  children,
  onRetry,
}: {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
}) {
  return (
    <div className="rounded-lg border border-dashed px-6 py-10 text-center wrap-anywhere">
      <p className="mx-auto max-w-md font-medium text-pretty">{title}</p>
      {children && <div className="mt-1 text-sm text-muted-foreground">{children}</div>}
      {onRetry && (
        <Button variant="outline" size="sm" className="mt-4" onClick={onRetry}>
          Try Again
        </Button>
      )}
    </div>
  );
}
