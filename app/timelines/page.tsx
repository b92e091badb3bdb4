import { CopyHost } from "@/components/common/copy-host";
import { ItemDialogs } from "@/components/common/item-dialogs";
import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { GradesBoot } from "@/components/evidence/grades-boot";
import { ReweighHost } from "@/components/evidence/reweigh-host";
import {
  comparisons,
  creationDays,
  evolutionProblems,
  timelineEvents,
} from "@/lib/content/timeline";
import { siteUrl } from "@/lib/site/creator";
import { timelinePath } from "@/lib/site/item-paths";
import { pageMetadata } from "@/lib/site/metadata";
import { breadcrumbs } from "@/lib/site/structured-data";
import { problemAnchor } from "@/lib/timelines/item-anchors";
import type { TabAnchors } from "./_components/address";
import { BiblicalPanel } from "./_components/biblical-panel";
import { EvidencePanel } from "./_components/evidence-panel";
import { EvolutionPanel } from "./_components/evolution-panel";
import { InteractivePanel } from "./_components/interactive-panel";
import { TimelinesTabs } from "./_components/timelines-tabs";
import "./timelines.css";
import "./timeline.css";
import "./timeline-controls.css";

export const metadata = pageMetadata("/timelines");

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const anchors: TabAnchors = {
  interactive: ids(timelineEvents),
  evidence: ids(comparisons),
  biblical: ids(creationDays),
  evolution: ids(evolutionProblems).map(problemAnchor),
};

// Runs before the first paint: shows the tab that the address asks for, so that nothing is swapped
// under the reader's eyes.
const CHOOSE_TAB = `(function(){var tabs=${JSON.stringify(anchors)},d=document.documentElement.dataset,id=location.hash.slice(1),tab=new URLSearchParams(location.search).get('tab');if(id)for(var name in tabs)if(tabs[name].indexOf(id)>=0)tab=name;if(tab!=='interactive'&&Object.prototype.hasOwnProperty.call(tabs,tab))d.timelinesTab=tab})()`;

export default function TimelinesPage() {
  return (
    <div className="mx-auto max-w-5xl">
      <GradesBoot />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of constants, listed by hash in the policy */}
      <script dangerouslySetInnerHTML={{ __html: CHOOSE_TAB }} />
      <PageHeader title="Creation vs Evolution Timelines">
        Biblical events and evolutionary claims, side by side and through time, each with its
        sources and its critics.
      </PageHeader>
      <TimelinesTabs
        anchors={anchors}
        panels={[
          <InteractivePanel key="interactive" />,
          <EvidencePanel key="evidence" />,
          <BiblicalPanel key="biblical" />,
          <EvolutionPanel key="evolution" />,
        ]}
      />
      <ItemDialogs />
      <CopyHost />
      <ReweighHost />
      <JsonLd data={structuredData()} />
    </div>
  );
}

/** The events by name and address; the rest stands in their dialogs. */
function structuredData() {
  return {
    "@graph": [
      breadcrumbs("/timelines", "Creation vs Evolution Timelines"),
      {
        "@type": "ItemList",
        name: "Events on the timeline",
        numberOfItems: timelineEvents.length,
        itemListElement: timelineEvents.map(({ id, title }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: title,
          url: `${siteUrl}${timelinePath(id)}`,
        })),
      },
    ],
  };
}
