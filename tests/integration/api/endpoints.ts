import * as meditationRoute from "@/app/api/ai/generate-meditation/route";
import * as poemRoute from "@/app/api/ai/generate-poem/route";
import * as prayerRoute from "@/app/api/ai/generate-prayer/route";
import * as chatRoute from "@/app/api/chat/route";
import * as verseRoute from "@/app/api/collection-verses/[verseId]/route";
import * as collectionRoute from "@/app/api/collections/[collectionId]/route";
import * as versesRoute from "@/app/api/collections/[collectionId]/verses/route";
import * as collectionsRoute from "@/app/api/collections/route";
import * as conversationRoute from "@/app/api/conversations/[conversationId]/route";
import * as conversationsRoute from "@/app/api/conversations/route";
import * as creationRoute from "@/app/api/creations/[creationId]/route";
import * as creationsRoute from "@/app/api/creations/route";
import * as reportsRoute from "@/app/api/creations/shared/[token]/reports/route";
import * as addRoute from "@/app/api/verses/route";
import * as changesRoute from "@/app/api/workspace/changes/route";
import * as deviceRoute from "@/app/api/workspace/devices/[deviceId]/route";
import * as devicesRoute from "@/app/api/workspace/devices/route";
import * as exportRoute from "@/app/api/workspace/export/route";
import * as highlightRoute from "@/app/api/workspace/highlights/[highlightId]/route";
import * as highlightsRoute from "@/app/api/workspace/highlights/route";
import * as importRoute from "@/app/api/workspace/import/route";
import * as reviewsRoute from "@/app/api/workspace/learning/[learnedPassageId]/reviews/route";
import * as learnedRoute from "@/app/api/workspace/learning/[learnedPassageId]/route";
import * as learningRoute from "@/app/api/workspace/learning/route";
import * as linkRoute from "@/app/api/workspace/link/route";
import * as notesRoute from "@/app/api/workspace/notes/route";
import * as calendarRoute from "@/app/api/workspace/plans/[startedPlanId]/calendar/route";
import * as readingsRoute from "@/app/api/workspace/plans/[startedPlanId]/readings/route";
import * as planRoute from "@/app/api/workspace/plans/[startedPlanId]/route";
import * as plansRoute from "@/app/api/workspace/plans/route";
import * as reminderRoute from "@/app/api/workspace/reminder/route";
import * as workspaceRoute from "@/app/api/workspace/route";
import * as sessionRoute from "@/app/api/workspace/sessions/[sessionId]/route";
import * as sessionsRoute from "@/app/api/workspace/sessions/route";
import * as summaryRoute from "@/app/api/workspace/sessions/summary/route";
import * as transferRoute from "@/app/api/workspace/transfer/route";
import * as codesRoute from "@/app/api/workspace/transfer-codes/route";
import type { Handler } from "@/lib/http/route";
import { ACCEPTED_BODIES, type AcceptedBody, type Ids } from "@/tests/support/accepted-bodies";

/**
 * A call of what visitors own. Add each new one here; tests/unit/app/api/owned-endpoints.test.ts
 * looks whether one is missing.
 */
export interface Endpoint extends Partial<AcceptedBody> {
  /** As its folder under app/api names it: "PATCH /api/collections/{collectionId}". */
  name: string;
  handler: Handler;
}

/**
 * Every call of what visitors own: collections, creations, conversations, the assistant, reading,
 * the workspace.
 */
const CALLS: readonly Endpoint[] = [
  { name: "GET /api/collections", handler: collectionsRoute.GET },
  { name: "POST /api/collections", handler: collectionsRoute.POST },
  { name: "GET /api/collections/{collectionId}", handler: collectionRoute.GET },
  { name: "PATCH /api/collections/{collectionId}", handler: collectionRoute.PATCH },
  { name: "DELETE /api/collections/{collectionId}", handler: collectionRoute.DELETE },
  { name: "GET /api/collections/{collectionId}/verses", handler: versesRoute.GET },
  { name: "POST /api/verses", handler: addRoute.POST },
  { name: "PATCH /api/collection-verses/{verseId}", handler: verseRoute.PATCH },
  { name: "DELETE /api/collection-verses/{verseId}", handler: verseRoute.DELETE },
  { name: "GET /api/creations", handler: creationsRoute.GET },
  { name: "POST /api/creations", handler: creationsRoute.POST },
  { name: "GET /api/creations/{creationId}", handler: creationRoute.GET },
  { name: "PATCH /api/creations/{creationId}", handler: creationRoute.PATCH },
  { name: "DELETE /api/creations/{creationId}", handler: creationRoute.DELETE },
  { name: "POST /api/creations/shared/{token}/reports", handler: reportsRoute.POST },
  { name: "POST /api/ai/generate-poem", handler: poemRoute.POST },
  { name: "POST /api/ai/generate-prayer", handler: prayerRoute.POST },
  { name: "POST /api/ai/generate-meditation", handler: meditationRoute.POST },
  { name: "POST /api/chat", handler: chatRoute.POST },
  { name: "GET /api/conversations", handler: conversationsRoute.GET },
  { name: "GET /api/conversations/{conversationId}", handler: conversationRoute.GET },
  { name: "DELETE /api/conversations/{conversationId}", handler: conversationRoute.DELETE },
  { name: "GET /api/workspace", handler: workspaceRoute.GET },
  { name: "DELETE /api/workspace", handler: workspaceRoute.DELETE },
  { name: "GET /api/workspace/export", handler: exportRoute.GET },
  { name: "POST /api/workspace/import", handler: importRoute.POST },
  { name: "POST /api/workspace/transfer-codes", handler: codesRoute.POST },
  { name: "POST /api/workspace/transfer", handler: transferRoute.POST },
  { name: "POST /api/workspace/link", handler: linkRoute.POST },
  { name: "GET /api/workspace/devices", handler: devicesRoute.GET },
  { name: "DELETE /api/workspace/devices", handler: devicesRoute.DELETE },
  { name: "PATCH /api/workspace/devices/{deviceId}", handler: deviceRoute.PATCH },
  { name: "DELETE /api/workspace/devices/{deviceId}", handler: deviceRoute.DELETE },
  { name: "GET /api/workspace/changes", handler: changesRoute.GET },
  { name: "GET /api/workspace/plans", handler: plansRoute.GET },
  { name: "POST /api/workspace/plans", handler: plansRoute.POST },
  { name: "GET /api/workspace/plans/{startedPlanId}", handler: planRoute.GET },
  { name: "PATCH /api/workspace/plans/{startedPlanId}", handler: planRoute.PATCH },
  { name: "DELETE /api/workspace/plans/{startedPlanId}", handler: planRoute.DELETE },
  { name: "PATCH /api/workspace/plans/{startedPlanId}/readings", handler: readingsRoute.PATCH },
  { name: "GET /api/workspace/plans/{startedPlanId}/calendar", handler: calendarRoute.GET },
  { name: "GET /api/workspace/sessions", handler: sessionsRoute.GET },
  { name: "POST /api/workspace/sessions", handler: sessionsRoute.POST },
  { name: "GET /api/workspace/sessions/summary", handler: summaryRoute.GET },
  { name: "GET /api/workspace/sessions/{sessionId}", handler: sessionRoute.GET },
  { name: "PATCH /api/workspace/sessions/{sessionId}", handler: sessionRoute.PATCH },
  { name: "DELETE /api/workspace/sessions/{sessionId}", handler: sessionRoute.DELETE },
  { name: "GET /api/workspace/highlights", handler: highlightsRoute.GET },
  { name: "POST /api/workspace/highlights", handler: highlightsRoute.POST },
  { name: "PATCH /api/workspace/highlights/{highlightId}", handler: highlightRoute.PATCH },
  { name: "DELETE /api/workspace/highlights/{highlightId}", handler: highlightRoute.DELETE },
  { name: "GET /api/workspace/learning", handler: learningRoute.GET },
  { name: "POST /api/workspace/learning", handler: learningRoute.POST },
  { name: "DELETE /api/workspace/learning/{learnedPassageId}", handler: learnedRoute.DELETE },
  {
    name: "POST /api/workspace/learning/{learnedPassageId}/reviews",
    handler: reviewsRoute.POST,
  },
  { name: "GET /api/workspace/notes", handler: notesRoute.GET },
  { name: "POST /api/workspace/notes", handler: notesRoute.POST },
  { name: "GET /api/workspace/reminder", handler: reminderRoute.GET },
  { name: "PUT /api/workspace/reminder", handler: reminderRoute.PUT },
  { name: "DELETE /api/workspace/reminder", handler: reminderRoute.DELETE },
];

/** The same with the bodies they accept. */
export const ENDPOINTS: readonly Endpoint[] = CALLS.map((call) => ({
  ...call,
  ...ACCEPTED_BODIES[call.name],
}));

/** The parts of a call to an endpoint, with these ids in its path. */
export function callOf({ name }: Endpoint, ids: Ids) {
  const [method = "", template = ""] = name.split(" ");
  const params: Record<string, string> = {};
  const path = template.replace(/\{(\w+)\}/g, (_all, parameter: string) => {
    const id = ids[parameter.replace(/Id$/, "") as keyof Ids];
    params[parameter] = id;
    return encodeURIComponent(id);
  });
  return { method, path, params };
}
