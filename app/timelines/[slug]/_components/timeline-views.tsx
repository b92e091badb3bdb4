import type { ReactNode } from "react";
import type { ItemSection } from "@/components/common/item-section";
import { LevelBadge } from "@/components/common/level-badge";
import { LinkedText } from "@/components/scripture/linked-text";
import {
  claimSections,
  daySections,
  groundSections,
  problemSections,
} from "@/components/timelines/argument-sections";
import { AnalysisLink, EventVerdict, eventSections } from "@/components/timelines/event-sections";
import {
  chronologies,
  comparisons,
  creationDays,
  evolutionProblems,
  timelineEvents,
} from "@/lib/content/timeline";
import type {
  Comparison,
  CreationDay,
  EvolutionProblem,
  TimelineEvent,
} from "@/lib/content/timeline/schema";
import type { timelinePages } from "@/lib/site/pages/timelines";
import { problemAnchor } from "@/lib/timelines/item-anchors";

/** What the page of an item of /timelines shows and says of itself. */
export interface TimelineView {
  /** The list it belongs to. */
  list: keyof ReturnType<typeof timelinePages>;
  title: string;
  /** Its page's title, unlike any other's: several items share their short name. */
  pageTitle: string;
  description: string;
  eyebrow: string;
  lead: ReactNode;
  facts?: ReactNode;
  sections: readonly ItemSection[];
  references: readonly string[];
  /** When it happened, in words, where that is said. */
  when?: string;
}

/** The item of /timelines whose anchor this is. */
export function findTimelineView(anchor: string): TimelineView | undefined {
  const event = timelineEvents.find(({ id }) => id === anchor);
  if (event) return eventView(event);
  const comparison = comparisons.find(({ id }) => id === anchor);
  if (comparison) return comparisonView(comparison);
  const day = creationDays.find(({ id }) => id === anchor);
  if (day) return dayView(day);
  const problem = evolutionProblems.find(({ id }) => problemAnchor(id) === anchor);
  return problem && problemView(problem);
}

const inProse = (sections: readonly ItemSection[]): ItemSection[] =>
  sections.map((section) => ({ ...section, body: <div className="prose">{section.body}</div> }));

function eventView(event: TimelineEvent): TimelineView {
  const { title, type, summary, dates } = event;
  return {
    list: "events",
    title,
    pageTitle: `${title}: dates and evidence`,
    description: summary,
    eyebrow: type === "biblical" ? "Biblical event" : "Evolutionary claim",
    lead: (
      <p>
        <LinkedText text={summary} />
      </p>
    ),
    facts: (
      <>
        <EventVerdict event={event} />
        <AnalysisLink event={event} />
      </>
    ),
    sections: inProse(eventSections(event, chronologies)),
    references: event.biblicalReferences,
    when: dates.mainstream.year === null ? dates.ussher.label : dates.mainstream.label,
  };
}

function comparisonView(comparison: Comparison): TimelineView {
  const { title, biblical, evolutionary } = comparison;
  return {
    list: "comparisons",
    title,
    pageTitle: `${title} Both sides`,
    description: `${biblical.claim} ${evolutionary.claim}`,
    eyebrow: "The evidence compared",
    lead: <p>Detailed evidence, with the best reply of each side</p>,
    sections: inProse([...claimSections(comparison, "h3"), ...groundSections(comparison)]),
    references: comparison.biblicalReferences,
  };
}

function dayView(day: CreationDay): TimelineView {
  const { event, description, year } = day;
  return {
    list: "days",
    title: event,
    pageTitle: `${event}: Genesis and the sciences`,
    description,
    eyebrow: year,
    lead: (
      <p>
        <LinkedText text={description} />
      </p>
    ),
    sections: inProse(daySections(day)),
    references: day.biblicalReferences,
    when: year,
  };
}

function problemView(problem: EvolutionProblem): TimelineView {
  const { title, severity, description } = problem;
  return {
    list: "problems",
    title,
    pageTitle: `${title}: the argument and the reply`,
    description,
    eyebrow: "A problem raised against evolution",
    lead: (
      <p>
        <LinkedText text={description} />
      </p>
    ),
    facts: (
      <p>
        <LevelBadge color={severity === "Fatal" ? "red" : "orange"}>{severity}</LevelBadge>{" "}
        <span className="text-sm text-muted-foreground">
          as the argument’s own proponents rate it
        </span>
      </p>
    ),
    sections: inProse(problemSections(problem)),
    references: [],
  };
}
