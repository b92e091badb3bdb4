import { LinkedText } from "@/components/scripture/linked-text";
import { daySections } from "@/components/timelines/argument-sections";
import { SectionsInPlace } from "@/components/timelines/sections-in-place";
import { creationDays } from "@/lib/content/timeline";
import { CardActions } from "./card-actions";
import { TimelineIcon } from "./timeline-icon";

/**
 * The six creation days and the flood, each with what is argued from science and what the
 * mainstream holds.
 */
export function BiblicalPanel() {
  return (
    <section aria-labelledby="biblical-heading">
      <h2 id="biblical-heading" className="section-title">
        The creation week and the Flood
      </h2>
      <p className="tl-intro">
        Genesis tells of six days and of the Flood. Beside each stands a note that young-earth
        writers draw from science, and what mainstream science holds.
      </p>
      <ol className="tl-days">
        {creationDays.map((day) => (
          <li key={day.id} id={day.id}>
            <span className="tl-icon">
              <TimelineIcon name={day.icon} />
            </span>
            <div className="tl-item">
              <p className="tl-year">{day.year}</p>
              <h3>{day.event}</h3>
              <div className="prose">
                <p>
                  <LinkedText text={day.description} />
                </p>
                <SectionsInPlace
                  sections={daySections(day)}
                  heading="h4"
                  untitled={["references"]}
                />
              </div>
              <CardActions anchor={day.id} title={day.event} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
