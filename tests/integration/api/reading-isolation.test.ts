import * as changesRoute from "@/app/api/workspace/changes/route";
import * as deviceRoute from "@/app/api/workspace/devices/[deviceId]/route";
import * as devicesRoute from "@/app/api/workspace/devices/route";
import * as highlightRoute from "@/app/api/workspace/highlights/[highlightId]/route";
import * as highlightsRoute from "@/app/api/workspace/highlights/route";
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
import * as sessionRoute from "@/app/api/workspace/sessions/[sessionId]/route";
import * as sessionsRoute from "@/app/api/workspace/sessions/route";
import * as summaryRoute from "@/app/api/workspace/sessions/summary/route";
import type { Handler } from "@/lib/http/route";
import { describeIsolation } from "./isolation";
import { disconnect, loadScriptureFirst } from "./support";

loadScriptureFirst();

const plan = {
  kind: "startedPlan" as const,
  path: (id: string) => `/api/workspace/plans/${id}`,
  params: (id: string) => ({ startedPlanId: id }),
};
const session = {
  kind: "session" as const,
  path: (id: string) => `/api/workspace/sessions/${id}`,
  params: (id: string) => ({ sessionId: id }),
};
const highlight = {
  kind: "highlight" as const,
  path: (id: string) => `/api/workspace/highlights/${id}`,
  params: (id: string) => ({ highlightId: id }),
};
const learned = {
  kind: "learnedPassage" as const,
  path: (id: string) => `/api/workspace/learning/${id}`,
  params: (id: string) => ({ learnedPassageId: id }),
};
const device = {
  kind: "device" as const,
  path: (id: string) => `/api/workspace/devices/${id}`,
  params: (id: string) => ({ deviceId: id }),
};
const change = (part: object) => () => ({ version: 1, today: "2026-01-05", ...part });

/** A calendar is no JSON: what is shown is wrapped, so that the matrix can read it. */
const asJson =
  (handler: Handler): Handler =>
  async (request, context) => {
    const answer = await handler(request, context);
    if (!answer.headers.get("content-type")?.startsWith("text/calendar")) return answer;
    return new Response(JSON.stringify({ text: await answer.text() }), answer);
  };

/** A call that names nothing, by its name: method and path. */
const own = ({ name, ...call }: { name: string; handler: Handler; body?: unknown }) => {
  const [method = "", path = ""] = name.split(" ");
  return { name, method, path, ...call };
};

describeIsolation(
  [
    {
      ...device,
      name: "PATCH /api/workspace/devices/{id}",
      method: "PATCH",
      handler: deviceRoute.PATCH,
      body: () => ({ name: "Taken over" }),
    },
    {
      ...device,
      name: "DELETE /api/workspace/devices/{id}",
      method: "DELETE",
      handler: deviceRoute.DELETE,
    },
    { ...plan, name: "GET /api/workspace/plans/{id}", method: "GET", handler: planRoute.GET },
    {
      ...plan,
      name: "PATCH /api/workspace/plans/{id}",
      method: "PATCH",
      handler: planRoute.PATCH,
      body: change({ action: "restart" }),
    },
    {
      ...plan,
      name: "DELETE /api/workspace/plans/{id}",
      method: "DELETE",
      handler: planRoute.DELETE,
    },
    {
      ...plan,
      name: "PATCH /api/workspace/plans/{id}/readings",
      method: "PATCH",
      path: (id) => `/api/workspace/plans/${id}/readings`,
      handler: readingsRoute.PATCH,
      body: change({ readings: [0, 1], done: false }),
    },
    {
      ...plan,
      name: "GET /api/workspace/plans/{id}/calendar",
      method: "GET",
      path: (id) => `/api/workspace/plans/${id}/calendar`,
      handler: asJson(calendarRoute.GET),
    },
    {
      ...session,
      name: "GET /api/workspace/sessions/{id}",
      method: "GET",
      handler: sessionRoute.GET,
    },
    {
      ...session,
      name: "PATCH /api/workspace/sessions/{id}",
      method: "PATCH",
      handler: sessionRoute.PATCH,
      body: change({ title: "Taken over" }),
    },
    {
      ...session,
      name: "DELETE /api/workspace/sessions/{id}",
      method: "DELETE",
      handler: sessionRoute.DELETE,
    },
    {
      ...highlight,
      name: "PATCH /api/workspace/highlights/{id}",
      method: "PATCH",
      handler: highlightRoute.PATCH,
      body: change({ label: "Taken over" }),
    },
    {
      ...highlight,
      name: "DELETE /api/workspace/highlights/{id}",
      method: "DELETE",
      handler: highlightRoute.DELETE,
    },
    {
      ...learned,
      name: "DELETE /api/workspace/learning/{id}",
      method: "DELETE",
      handler: learnedRoute.DELETE,
    },
    {
      ...learned,
      name: "POST /api/workspace/learning/{id}/reviews",
      method: "POST",
      path: (id) => `/api/workspace/learning/${id}/reviews`,
      handler: reviewsRoute.POST,
      body: () => ({ grade: "again", reviews: 3, today: "2026-01-05" }),
    },
  ],
  [
    own({ name: "GET /api/workspace/plans?userId=demo-user", handler: plansRoute.GET }),
    own({
      name: "POST /api/workspace/plans",
      handler: plansRoute.POST,
      body: {
        planId: "creation-genesis",
        workspaceId: "anything",
        id: "anything",
      },
    }),
    own({ name: "GET /api/workspace/sessions?userId=demo-user", handler: sessionsRoute.GET }),
    own({
      name: "POST /api/workspace/sessions",
      handler: sessionsRoute.POST,
      body: {
        book: "Ruth",
        chapter: 1,
        seconds: 30,
        today: "2026-01-02",
        workspaceId: "anything",
      },
    }),
    own({
      name: "GET /api/workspace/sessions/summary?today=2026-01-02",
      handler: summaryRoute.GET,
    }),
    own({ name: "GET /api/workspace/highlights?reference=John", handler: highlightsRoute.GET }),
    own({
      name: "POST /api/workspace/highlights",
      handler: highlightsRoute.POST,
      body: {
        reference: "John 3:16",
        colour: null,
      },
    }),
    own({ name: "GET /api/workspace/learning?today=2026-01-05", handler: learningRoute.GET }),
    own({
      name: "POST /api/workspace/learning",
      handler: learningRoute.POST,
      body: { reference: "John 3:16-17", today: "2026-01-05", workspaceId: "anything" },
    }),
    own({ name: "GET /api/workspace/notes?show=verses", handler: notesRoute.GET }),
    own({
      name: "POST /api/workspace/notes",
      handler: notesRoute.POST,
      body: { reference: "John 11:35", note: "Mine" },
    }),
    own({ name: "GET /api/workspace/reminder", handler: reminderRoute.GET }),
    own({
      name: "PUT /api/workspace/reminder",
      handler: reminderRoute.PUT,
      body: { time: "07:30" },
    }),
    own({ name: "DELETE /api/workspace/reminder", handler: reminderRoute.DELETE }),
    own({ name: "GET /api/workspace/devices", handler: devicesRoute.GET }),
    own({ name: "DELETE /api/workspace/devices", handler: devicesRoute.DELETE }),
    own({ name: "GET /api/workspace/changes", handler: changesRoute.GET }),
    own({
      name: "POST /api/workspace/link",
      handler: linkRoute.POST,
      body: { code: "22222-22222", own: "merge" },
    }),
  ],
);

// After the matrix has cleared up: what is registered first runs first.
afterAll(disconnect);
