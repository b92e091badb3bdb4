"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

/** What a section says when it has nothing to show. After a failed read it is an ErrorState. */
export function EmptyState({
  title,
  children,
  onRetry,
  isFailure = false,
}: {
  title: string;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Announced at once. */
  isFailure?: boolean;
}) {
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = root.current;
    const region = element?.closest<HTMLElement>("section, [role=tabpanel], main");
    return () => {
      // A retry that succeeds takes its button away; whoever pressed it by keyboard goes on from
      // the section, not from the page's top.
      if (!region || !element?.contains(document.activeElement)) return;
      requestAnimationFrame(() => {
        if (!region.hasAttribute("tabindex")) region.tabIndex = -1;
        region.focus({ preventScroll: true });
      });
    };
  }, []);

  return (
    <div
      ref={root}
      role={isFailure ? "alert" : undefined}
      className="rounded-lg border border-dashed px-6 py-10 text-center wrap-anywhere"
    >
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
