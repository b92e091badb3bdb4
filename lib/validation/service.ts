import "server-only";
import { timelineEvents } from "@/lib/content/timeline";
import { AppError } from "@/lib/errors";
import { findEventIds, findEvidenceOfEvent } from "./data";
import { groupFindings, overallConfidence, toEventId } from "./rules";
import type { EventAnalysisResponse } from "./schema";

/**
 * The evidence on one event; case and blanks of the id do not matter. Throws AppError
 * not_found that names the ids there are.
 */
export async function getEventAnalysis(text: string): Promise<EventAnalysisResponse> {
  const eventId = toEventId(text);
  const { crossReferences, findings } = await findEvidenceOfEvent(eventId);
  const [first] = crossReferences;
  if (!first) {
    const known = await findEventIds();
    const which = known.length > 0 ? `Known events: ${known.join(", ")}.` : "There are none yet.";
    throw new AppError("not_found", `There is no event “${text}”. ${which}`);
  }
  return {
    eventId,
    title: timelineEvents.find(({ id }) => id === eventId)?.title ?? first.title,
    overallConfidence: overallConfidence(crossReferences),
    ...groupFindings(crossReferences, findings),
  };
}
