import { CiteActions } from "@/components/common/cite-actions";
import { ItemDialog } from "@/components/common/item-dialog";
import { citationOf } from "@/components/timelines/citation";
import { AnalysisLink, EventVerdict, eventSections } from "@/components/timelines/event-sections";
import { SectionsInPlace } from "@/components/timelines/sections-in-place";
import { chronologies } from "@/lib/content/timeline";
import type { TimelineEvent } from "@/lib/content/timeline/schema";
import { timelinePath } from "@/lib/site/item-paths";

/**
 * Everything about an event: its grade with the inputs, the dates by every count, both sides,
 * sources.
 */
export function EventDialog({ event }: { event: TimelineEvent }) {
  const { id, title, summary } = event;
  return (
    <ItemDialog anchor={id} title={title} description={summary} page={timelinePath(id)}>
      <EventVerdict event={event} />
      <div className="prose">
        <SectionsInPlace
          sections={eventSections(event, chronologies)}
          heading="h3"
          untitled={["overview"]}
        />
        <AnalysisLink event={event} />
      </div>
      <CiteActions anchor={id} name={title} citation={citationOf(title)} />
    </ItemDialog>
  );
}
