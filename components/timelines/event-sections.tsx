import type { ItemSection } from "@/components/common/item-section";
import { GradeBadge, reliabilityColor } from "@/components/common/level-badge";
import { SourceList } from "@/components/common/source-list";
import { Grade } from "@/components/evidence/grade";
import { IntentLink } from "@/components/layout/intent-link";
import { LinkedList, LinkedParagraphs } from "@/components/scripture/linked-text";
import { ReferenceList } from "@/components/scripture/reference-list";
import type { ChronologyInfo, TimelineEvent } from "@/lib/content/timeline/schema";
import { gradeEvidence } from "@/lib/evidence/rules";

/** An event's grade with its inputs, and its reliability. */
export function EventVerdict({ event }: { event: TimelineEvent }) {
  const { reliability } = gradeEvidence(event.grading);
  return (
    <div className="tl-truth tl-verdict">
      <Grade inputs={event.grading} label="Truth score" />
      <GradeBadge color={reliabilityColor(reliability)}>Reliability: {reliability}</GradeBadge>
    </div>
  );
}

/** The way to an event's analysis. */
export function AnalysisLink({ event }: { event: TimelineEvent }) {
  return (
    <p>
      <IntentLink href={`/validation?tab=analysis&event=${event.id}`} className="link">
        See the analysis of this event
      </IntentLink>
    </p>
  );
}

/** What the site tells of an event: its dates by every count, both sides, sources. */
export function eventSections(
  event: TimelineEvent,
  chronologies: readonly ChronologyInfo[],
): ItemSection[] {
  const { biblicalReferences } = event;
  return [
    { id: "overview", title: "Overview", body: <LinkedParagraphs text={event.description} /> },
    { id: "dates", title: "Dates", body: <Dates event={event} chronologies={chronologies} /> },
    {
      id: "evidence",
      title: "Supporting evidence",
      body: <LinkedList items={event.evidence} />,
    },
    {
      id: "contradictions",
      title: "Contradictions",
      body: <LinkedList items={event.contradictions} />,
    },
    { id: "sources", title: "Sources", body: <SourceList sources={event.sources} /> },
    ...(biblicalReferences.length > 0
      ? [
          {
            id: "references",
            title: "Bible references",
            body: <ReferenceList references={biblicalReferences} />,
          },
        ]
      : []),
  ];
}

function Dates({
  event,
  chronologies,
}: {
  event: TimelineEvent;
  chronologies: readonly ChronologyInfo[];
}) {
  return (
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
  );
}
