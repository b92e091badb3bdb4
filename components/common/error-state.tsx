"use client";

import type { ReactNode } from "react";
import { failureWords } from "@/lib/http/failure-words";
import { EmptyState } from "./empty-state";

/**
 * What a section says when it could not read what it shows: what failed, why, what still works
 * (`children`), and a way to try again. It never looks like a section that is empty.
 */
export function ErrorState({
  title,
  error,
  children,
  onRetry,
}: {
  /** A sentence: "Your collections could not be loaded." */
  title: string;
  error: unknown;
  children?: ReactNode;
  /** Absent where trying again would fail the same way. */
  onRetry?: (() => void) | undefined;
}) {
  return (
    <EmptyState title={title} onRetry={onRetry} isFailure>
      {failureWords(error, "The server didn’t answer.")}
      {children && <> {children}</>}
    </EmptyState>
  );
}
