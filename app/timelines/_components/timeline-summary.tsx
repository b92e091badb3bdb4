"use client";

import {
  type MarkerSummary,
  summarizeMarkers,
  type TimelineFilter,
  type TimelineMarker,
} from "@/lib/timelines/rules";

/**
 * Counts and average truth scores of the events visible now; without truth evaluation the counts
 * alone.
 */
export function TimelineSummary({
  markers,
  filter,
  showScores,
}: {
  markers: readonly TimelineMarker[];
  filter: TimelineFilter;
  showScores: boolean;
}) {
  const { biblical, evolutionary, verified } = summarizeMarkers(markers, filter);
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
  summary: MarkerSummary;
  showScores: boolean;
}) {
  return (
    <dl>
      <dt>{label}</dt>
      <dd>{count}</dd>
      {showScores && (
        <>
          <dt className="grade-shown">Average truth score</dt>
          <dd className="grade-shown">
            {average === null ? (
              "—"
            ) : (
              <>
                {average}% <small>of {count}</small>
              </>
            )}
          </dd>
        </>
      )}
    </dl>
  );
}
