import type { ReactNode } from "react";
import type { ItemSection } from "@/components/common/item-section";
import {
  LinkedList,
  LinkedPairs,
  LinkedParagraphs,
  LinkedText,
} from "@/components/scripture/linked-text";
import { ReferenceList } from "@/components/scripture/reference-list";
import type { StudyGuide } from "@/lib/content/study-guides/schema";
import { guideTables } from "./guide-tables";

/** All words of a guide in their order but for its sources; their bodies stand in a `.prose`. */
export function guideSections(guide: StudyGuide): ItemSection[] {
  return [
    {
      id: "key-verses",
      title: "Key verses",
      body: <ReferenceList references={guide.keyVerses} />,
    },
    { id: "overview", title: "Overview", body: <LinkedParagraphs text={guide.overview} /> },
    ...guideTables(guide),
    ...furtherSections(guide),
    {
      id: "questions",
      title: "Questions for discussion",
      body: <LinkedList ordered items={guide.discussionQuestions} />,
    },
    {
      id: "session",
      title: "An hour together",
      body: (
        <LinkedPairs
          className="session"
          pairs={guide.sessionPlan.map(({ minutes, step }) => [`${minutes} min`, step] as const)}
        />
      ),
    },
  ];
}

/** The parts of a guide that are neither overview nor table. */
function furtherSections(guide: StudyGuide): ItemSection[] {
  const sections: ItemSection[] = [];
  const add = (id: string, title: string, body: ReactNode) => {
    if (body) sections.push({ id, title, body });
  };
  add(
    "what-the-dates-show",
    "What the dates show",
    guide.timelineInsight && <LinkedParagraphs text={guide.timelineInsight} />,
  );
  add(
    "step-by-step",
    "Step by step",
    guide.progression && (
      <LinkedPairs
        pairs={guide.progression.map(({ stage, meaning }) => [stage, meaning] as const)}
      />
    ),
  );
  add(
    "scientific-notes",
    "Scientific notes",
    guide.scientificNotes && <LinkedList items={guide.scientificNotes} />,
  );
  add(
    "arguments",
    "Arguments from science, and the replies",
    guide.scientificSupport?.map(({ argument, fact, reply }) => (
      <div key={argument} className="argument">
        <p>
          <b>{argument}.</b> <LinkedText text={fact} />
        </p>
        <p>
          <b>Reply: </b>
          <LinkedText text={reply} />
        </p>
      </div>
    )),
  );
  add(
    "discoveries",
    "Discoveries",
    guide.detailedDiscoveries?.map(({ site, location, details, evidence }) => (
      <div key={site} className="argument">
        <p>
          <b>{site}</b>, {location}. <LinkedText text={details} />
        </p>
        <p>
          <b>What it shows:</b> <LinkedText text={evidence} />
        </p>
      </div>
    )),
  );
  add(
    "parallels-from-archaeology",
    "Parallels from archaeology",
    guide.archaeologicalParallels && (
      <LinkedPairs
        pairs={guide.archaeologicalParallels.map(({ name, details }) => [name, details] as const)}
      />
    ),
  );
  add(
    "further-insights",
    "Further insights",
    guide.supportingInsights && <LinkedList items={guide.supportingInsights} />,
  );
  add(
    "prophetic-echoes",
    "Prophetic echoes",
    guide.propheticEcho && <LinkedList items={guide.propheticEcho} />,
  );
  add(
    "for-today",
    "For today",
    guide.modernParallels && <LinkedList items={guide.modernParallels} />,
  );
  add(
    "how-it-is-read",
    "How it is read",
    guide.interpretiveViews && (
      <LinkedPairs
        pairs={guide.interpretiveViews.map(({ view, explanation }) => [view, explanation] as const)}
      />
    ),
  );
  add("study-tools", "Study tools", guide.studyTools && <LinkedList items={guide.studyTools} />);
  add("reflection", "Reflection", guide.reflection && <LinkedParagraphs text={guide.reflection} />);
  add(
    "for-faith",
    "For faith",
    guide.faithInsight && <LinkedParagraphs text={guide.faithInsight} />,
  );
  return sections;
}
