import { CiteActions } from "@/components/common/cite-actions";
import { SourceList } from "@/components/common/source-list";
import { LinkedText } from "@/components/scripture/linked-text";
import { ReferenceList } from "@/components/scripture/reference-list";
import { creationDays } from "@/lib/content/timeline";
import { citationOf } from "./citation";
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
        {creationDays.map(
          ({ id, year, event, description, evidence, mainstream, icon, ...day }) => (
            <li key={id} id={id}>
              <span className="tl-icon">
                <TimelineIcon name={icon} />
              </span>
              <div className="tl-item">
                <p className="tl-year">{year}</p>
                <h3>{event}</h3>
                <div className="prose">
                  <p>
                    <LinkedText text={description} />
                  </p>
                  <h4>Scientific evidence</h4>
                  <p>
                    <LinkedText text={evidence} />
                  </p>
                  <h4>Mainstream science</h4>
                  <p>
                    <LinkedText text={mainstream} />
                  </p>
                  <h4>Sources</h4>
                  <SourceList sources={day.sources} />
                  <ReferenceList references={day.biblicalReferences} />
                </div>
                <CiteActions anchor={id} name={event} citation={citationOf(event)} />
              </div>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
