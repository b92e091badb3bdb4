import { scaleLinear } from "d3-scale";
import { chronologies, landmarks, timelineEvents } from "@/lib/content/timeline";
import type { Chronology, TimelineEvent } from "@/lib/content/timeline/schema";
import { gradeEvidence } from "@/lib/evidence/rules";
import {
  CHRONOLOGY_IDS,
  END_YEAR,
  type MarkerDate,
  START_YEAR,
  type TimelineMarker,
} from "@/lib/timelines/rules";
import { ChronologySwitch } from "./chronology-switch";
import { EventDialog } from "./event-dialog";
import { EventMarker } from "./event-marker";
import { InteractiveTimeline } from "./interactive-timeline";
import { LandmarkMarkers } from "./landmark-markers";
import { TimelineTicks } from "./timeline-ticks";

/** Years labeled before the finer ones come. */
const TICKS = 8;

// Runs before the first paint: what the address says about view and chronology, so that nothing
// shifts when the page's script comes.
const FOLLOW_ADDRESS = `(function(){var q=new URLSearchParams(location.search),c=q.get('chronology'),t=document.querySelector('.tl');if(q.get('view')==='list')t.dataset.view='list';if(${JSON.stringify(CHRONOLOGY_IDS)}.indexOf(c)<0)return;t.dataset.chronology=c;t.querySelectorAll('.tl-marker').forEach(function(m){if((m.dataset.off||'').split(' ').indexOf(c)>=0)m.dataset.state='off'})})()`;

function toNumbers(dates: TimelineEvent["dates"]): Record<Chronology, MarkerDate> {
  return Object.fromEntries(
    CHRONOLOGY_IDS.map((id) => {
      const { year, earliest, latest } = dates[id];
      return [id, { year, earliest, latest }];
    }),
  ) as Record<Chronology, MarkerDate>;
}

function toMarker({ id, type, dates, grading }: TimelineEvent): TimelineMarker {
  const { score, reliability } = gradeEvidence(grading);
  return { id, type, score, reliability, dates: toNumbers(dates) };
}

/** The timeline that plays, with the dialogs of its events. */
export function InteractivePanel() {
  return (
    <section aria-labelledby="interactive-heading">
      <h2 id="interactive-heading" className="section-title">
        Eight thousand years on one line
      </h2>
      <p className="tl-intro">
        Upcoming events are shown faintly. Press Play, and each appears as its year arrives. Open
        one to see what supports it, what counts against it and how it was graded. The list shows
        everything at once.
      </p>
      <InteractiveTimeline
        markers={timelineEvents.map(toMarker)}
        landmarks={landmarks.map(({ id, dates }) => ({ id, dates: toNumbers(dates) }))}
        chronologySwitch={<ChronologySwitch chronologies={chronologies} />}
        ticks={<TimelineTicks years={scaleLinear().domain([START_YEAR, END_YEAR]).ticks(TICKS)} />}
        markerList={
          <>
            <ol className="tl-markers" aria-label="Events">
              {timelineEvents.map((event) => (
                <EventMarker key={event.id} event={event} />
              ))}
            </ol>
            {/* Here and not after the dialogs: a busy browser may paint the timeline before it has
                read their many words. */}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of constants, listed by hash in the policy */}
            <script dangerouslySetInnerHTML={{ __html: FOLLOW_ADDRESS }} />
          </>
        }
        landmarkerList={<LandmarkMarkers landmarks={landmarks} />}
      >
        {timelineEvents.map((event) => (
          <EventDialog key={event.id} event={event} />
        ))}
      </InteractiveTimeline>
    </section>
  );
}
