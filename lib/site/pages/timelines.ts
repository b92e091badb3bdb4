import "server-only";
import {
  comparisons,
  creationDays,
  evolutionProblems,
  timelineEvents,
} from "@/lib/content/timeline";
import { timelinePath } from "@/lib/site/item-paths";
import { problemAnchor } from "@/lib/timelines/item-anchors";
import type { SitePage } from "./site-page";

function toPage(
  anchor: string,
  title: string,
  kind: string,
  references: readonly string[] = [],
): SitePage {
  return { path: timelinePath(anchor), title, kind, parent: "/timelines", references };
}

/** The pages of what stands on /timelines: one list for each of its tabs, in their order. */
export const timelinePages = () => ({
  events: timelineEvents.map(({ id, title, biblicalReferences }) =>
    toPage(id, title, "Event", biblicalReferences),
  ),
  comparisons: comparisons.map(({ id, title, biblicalReferences }) =>
    toPage(id, title, "Comparison", biblicalReferences),
  ),
  days: creationDays.map(({ id, event, biblicalReferences }) =>
    toPage(id, event, "Genesis", biblicalReferences),
  ),
  problems: evolutionProblems.map(({ id, title }) => toPage(problemAnchor(id), title, "Argument")),
});
