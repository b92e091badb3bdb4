import "server-only";
import { timelineEvents } from "@/lib/content/timeline";
import type { Chronology, TimelineEvent } from "@/lib/content/timeline/schema";
import { gradeEvidence, scoreColor } from "@/lib/evidence/rules";
import type { Citation } from "@/lib/evidence/schema";
import type { TimelineEventResponse } from "./schema";

/**
 * Where Ussher's count has no date on the scale, the event stands at the first of these that has
 * one.
 */
const YEAR_BY: readonly Chronology[] = ["ussher", "mainstream", "late-date", "septuagint"];

function toYear({ id, dates }: TimelineEvent): number {
  for (const chronology of YEAR_BY) {
    const { year } = dates[chronology];
    if (year !== null) return year;
  }
  throw new Error(
    `The event ${id} has no year by any chronology, so it has no place on a timeline`,
  );
}

/** "Author, Title. Publication, year." with its address behind it, where one was verified. */
function formatCitation({ author, title, publication, year, url }: Citation): string {
  const mark = /[.?!…]["”’]?$/.test(title) ? "" : ".";
  return `${author}, ${title}${mark} ${publication}, ${year}.${url ? ` ${url}` : ""}`;
}

function toResponse(event: TimelineEvent): TimelineEventResponse {
  const { score, scoreWithoutScripture, reliability } = gradeEvidence(event.grading);
  return {
    ...event,
    year: toYear(event),
    truthScore: score,
    truthScoreWithoutScripture: scoreWithoutScripture,
    color: scoreColor(score),
    reliability,
    sources: event.sources.map(formatCitation),
  };
}

/** The built-in events, oldest first by the year they are shown at. */
export function findTimelineEvents(): TimelineEventResponse[] {
  return timelineEvents.map(toResponse).sort((a, b) => a.year - b.year);
}
