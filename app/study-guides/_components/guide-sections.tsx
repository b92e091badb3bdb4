import type { ReactNode } from "react";
import {
  LinkedList,
  LinkedPairs,
  LinkedParagraphs,
  LinkedText,
} from "@/components/scripture/linked-text";
import type { StudyGuide } from "@/lib/content/study-guides/schema";

/** The parts of a guide that are neither overview nor table, each under its own heading. */
export function GuideSections({ guide }: { guide: StudyGuide }) {
  return (
    <>
      {guide.timelineInsight && (
        <Section title="What the dates show">
          <LinkedParagraphs text={guide.timelineInsight} />
        </Section>
      )}
      {guide.progression && (
        <Section title="Step by step">
          <LinkedPairs
            pairs={guide.progression.map(({ stage, meaning }) => [stage, meaning] as const)}
          />
        </Section>
      )}
      {guide.scientificNotes && (
        <Section title="Scientific notes">
          <LinkedList items={guide.scientificNotes} />
        </Section>
      )}
      {guide.scientificSupport && (
        <Section title="Arguments from science, and the replies">
          {guide.scientificSupport.map(({ argument, fact, reply }) => (
            <div key={argument} className="argument">
              <p>
                <b>{argument}.</b> <LinkedText text={fact} />
              </p>
              <p>
                <b>Reply:</b> <LinkedText text={reply} />
              </p>
            </div>
          ))}
        </Section>
      )}
      {guide.detailedDiscoveries && (
        <Section title="Discoveries">
          {guide.detailedDiscoveries.map(({ site, location, details, evidence }) => (
            <div key={site} className="argument">
              <p>
                <b>{site}</b>, {location}. <LinkedText text={details} />
              </p>
              <p>
                <b>What it shows:</b> <LinkedText text={evidence} />
              </p>
            </div>
          ))}
        </Section>
      )}
      {guide.archaeologicalParallels && (
        <Section title="Parallels from archaeology">
          <LinkedPairs
            pairs={guide.archaeologicalParallels.map(
              ({ name, details }) => [name, details] as const,
            )}
          />
        </Section>
      )}
      {guide.supportingInsights && (
        <Section title="Further insights">
          <LinkedList items={guide.supportingInsights} />
        </Section>
      )}
      {guide.propheticEcho && (
        <Section title="Prophetic echoes">
          <LinkedList items={guide.propheticEcho} />
        </Section>
      )}
      {guide.modernParallels && (
        <Section title="For today">
          <LinkedList items={guide.modernParallels} />
        </Section>
      )}
      {guide.interpretiveViews && (
        <Section title="How it is read">
          <LinkedPairs
            pairs={guide.interpretiveViews.map(
              ({ view, explanation }) => [view, explanation] as const,
            )}
          />
        </Section>
      )}
      {guide.studyTools && (
        <Section title="Study tools">
          <LinkedList items={guide.studyTools} />
        </Section>
      )}
      {guide.reflection && (
        <Section title="Reflection">
          <LinkedParagraphs text={guide.reflection} />
        </Section>
      )}
      {guide.faithInsight && (
        <Section title="For faith">
          <LinkedParagraphs text={guide.faithInsight} />
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h4>{title}</h4>
      {children}
    </>
  );
}
