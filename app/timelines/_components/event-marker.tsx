import { opens } from "@/components/common/item-dialog";
import { GradeBadge, reliabilityColor } from "@/components/common/level-badge";
import { ScoreBadge } from "@/components/evidence/grade";
import { Button } from "@/components/ui/button";
import type { TimelineEvent } from "@/lib/content/timeline/schema";
import { gradeEvidence } from "@/lib/evidence/rules";
import { CHRONOLOGY_IDS, START_YEAR } from "@/lib/timelines/rules";
import { markerPosition } from "./marker-position";
import { TimelineIcon } from "./timeline-icon";

/**
 * An event on the timeline: a marker at its year, the band of its uncertainty, and a card that
 * opens its dialog. The same item is a line of the list view. What has not come yet shows its title
 * alone, faintly, from the first paint on, where scripts run (timeline.css).
 */
export function EventMarker({ event }: { event: TimelineEvent }) {
  const { score, reliability } = gradeEvidence(event.grading);
  const [first] = CHRONOLOGY_IDS;
  const { year } = event.dates[first];
  return (
    <li
      id={event.id}
      className="tl-marker"
      data-type={event.type}
      data-state={year === null ? "off" : year > START_YEAR ? "ahead" : "shown"}
      data-off={CHRONOLOGY_IDS.filter((id) => event.dates[id].year === null).join(" ") || undefined}
      style={markerPosition(event.dates[first])}
      // An inline script may have followed the address already.
      suppressHydrationWarning
    >
      <span className="tl-band" aria-hidden="true" />
      <span className="tl-dot" aria-hidden="true" />
      <div className="tl-card">
        <span className="tl-icon">
          <TimelineIcon name={event.icon} />
        </span>
        <div className="tl-words">
          <h3>
            <span className="tl-ahead">Still ahead: </span>
            {event.title}
          </h3>
          <p className="tl-line">
            <span className="tl-off">Not on this scale in this chronology: </span>
            <DateLabels dates={event.dates} />
            <span className="tl-truth grade-shown">
              <ScoreBadge score={score} label="Truth score" />{" "}
              <GradeBadge color={reliabilityColor(reliability)}>{reliability}</GradeBadge>
            </span>
          </p>
          <p className="tl-summary">{event.summary}</p>
        </div>
        <Button variant="unstyled" className="tl-open" {...opens(event.id)}>
          <span className="sr-only">Details of {event.title}</span>
        </Button>
      </div>
    </li>
  );
}

/** The dates of every chronology; the page shows the chosen one's. */
export function DateLabels({ dates }: { dates: TimelineEvent["dates"] }) {
  return CHRONOLOGY_IDS.map((id) => (
    <span key={id} className="tl-date" data-for={id}>
      {dates[id].label}
    </span>
  ));
}
