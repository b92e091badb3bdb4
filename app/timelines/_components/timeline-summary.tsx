"use client";

import {
  type MarkSummary,
  summarizeMarks,
  type TimelineFilter,
  type TimelineMark,
} from "@/lib/timelines/rules";

/**
 * Counts and average truth scores of the events visible now; without truth evaluation the counts
 * alone.
 */
export function TimelineSummary({
  marks,
  filter,
  showScores,
}: {
  marks: readonly TimelineMark[];
  filter: TimelineFilter;
  showScores: boolean;
}) {
  const { biblical, evolutionary, verified } = summarizeMarks(marks, filter);
  return (
    <section aria-label="Summary of the visible events" className="tl-summary-cards needs-scripts">
      <Figure label="Biblical events" summary={biblical} showScores={showScores} />
      <Figure label="Evolutionary claims" summary={evolutionary} showScores={showScores} />
      <Figure label="Verified events" summary={verified} showScores={showScores} />
    </section>
  );
}

function Figure({
  label,
  summary: { count, average },
  showScores,
}: {
  label: string;
  summary: MarkSummary;
  showScores: boolean;
}) {
  return (
    <dl>
      <dt>{label}</dt>
      <dd>{count}</dd>
      {showScores && (
        <>
          <dt>Average truth score</dt>
          <dd>{average === null ? "—" : `${average}%`}</dd>
        </>
      )}
    </dl>
  );
}
