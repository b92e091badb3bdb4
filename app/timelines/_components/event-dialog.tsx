import { CiteActions } from "@/components/common/cite-actions";
import { ItemDialog } from "@/components/common/item-dialog";
import { LevelBadge, reliabilityColor } from "@/components/common/level-badge";
import { SourceList } from "@/components/common/source-list";
import { Grade } from "@/components/evidence/grade";
import { IntentLink } from "@/components/layout/intent-link";
import { LinkedList, LinkedParagraphs } from "@/components/scripture/linked-text";
import { ReferenceList } from "@/components/scripture/reference-list";
import type { ChronologyInfo, TimelineEvent } from "@/lib/content/timeline/schema";
import { gradeEvidence } from "@/lib/evidence/rules";
import { citationOf } from "./citation";

/**
 * Everything about an event: its grade with the inputs, the dates by every count, both sides,
 * sources.
 */
export function EventDialog({
  event,
  chronologies,
}: {
  event: TimelineEvent;
  chronologies: readonly ChronologyInfo[];
}) {
  const { reliability } = gradeEvidence(event.grading);
  return (
    <ItemDialog anchor={event.id} title={event.title} description={event.summary}>
      <div className="tl-truth tl-verdict">
        <Grade inputs={event.grading} label="Truth score" />
        <LevelBadge color={reliabilityColor(reliability)}>Reliability: {reliability}</LevelBadge>
      </div>
      <div className="prose">
        <LinkedParagraphs text={event.description} />
        <h3>Dates</h3>
        <dl className="tl-dates">
          {chronologies.map(({ id, label }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                {event.dates[id].label}
                {event.dates[id].note && <small>{event.dates[id].note}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <h3>Supporting evidence</h3>
        <LinkedList items={event.evidence} />
        <h3>Contradictions</h3>
        <LinkedList items={event.contradictions} />
        <h3>Sources</h3>
        <SourceList sources={event.sources} />
        {event.biblicalReferences.length > 0 && (
          <>
            <h3>Bible references</h3>
            <ReferenceList references={event.biblicalReferences} />
          </>
        )}
        <p>
          <IntentLink href={`/validation?tab=analysis&event=${event.id}`}>
            See the analysis of this event
          </IntentLink>
        </p>
      </div>
      <CiteActions anchor={event.id} name={event.title} citation={citationOf(event.title)} />
    </ItemDialog>
  );
}
