"use client";

import { EmptyState } from "@/components/common/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { countOf } from "@/lib/count-words";
import { failureWords } from "@/lib/http/failure-words";
import { useHistory } from "./use-history";

/** Rows in the making: as many as the example has. */
const SKELETONS = ["one", "two", "three", "four"];

/**
 * The parts of the Bible that were read in, most sessions first, each with a bar for its share of
 * the longest.
 */
export function Categories() {
  const { summary, error, retry } = useHistory();
  if (!summary) {
    if (error) {
      return (
        <EmptyState title="The categories couldn’t be loaded." onRetry={retry}>
          <p role="alert">{failureWords(error, "The server didn’t answer.")}</p>
        </EmptyState>
      );
    }
    return (
      <div role="status" aria-busy="true" className="category-list">
        <span className="sr-only">Loading categories</span>
        {SKELETONS.map((key) => (
          <div key={key}>
            <Skeleton className="h-4 w-full" />
          </div>
        ))}
      </div>
    );
  }
  const most = summary.categories[0]?.sessions ?? 1;
  return (
    <ul className="category-list">
      {summary.categories.map(({ category, sessions }) => (
        <li key={category}>
          <span>{category}</span>
          <span>{countOf(sessions, "session")}</span>
          <i style={{ inlineSize: `${(100 * sessions) / most}%` }} />
        </li>
      ))}
    </ul>
  );
}
