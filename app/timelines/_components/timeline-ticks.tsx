import type { CSSProperties } from "react";
import { formatYear, toPosition } from "@/lib/timelines/rules";

/**
 * The scale behind the markers: a line and a label for each year. Decoration; every marker says its
 * date in words. `isFitted` says that the labels have room; otherwise a narrow view shows every
 * other one.
 */
export function TimelineTicks({
  years,
  isFitted = false,
}: {
  years: readonly number[];
  isFitted?: boolean;
}) {
  return (
    <div className="tl-ticks" data-fitted={isFitted || undefined} aria-hidden="true">
      {years.map((year) => (
        <span key={year} style={{ "--p": toPosition(year).toFixed(5) } as CSSProperties}>
          {formatYear(year)}
        </span>
      ))}
    </div>
  );
}
