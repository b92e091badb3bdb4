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
import * as exportRoute from "@/app/api/workspace/export/route";
import * as highlightRoute from "@/app/api/workspace/highlights/[highlightId]/route";
import * as highlightsRoute from "@/app/api/workspace/highlights/route";
import * as importRoute from "@/app/api/workspace/import/route";
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
import { sampleArchive } from "./workspace-support";

/** Ids of one visitor's things by the name of the parameter in the path, and by kind in bodies. */
export type Ids = Readonly<
  Record<
    "collection" | "verse" | "creation" | "conversation" | "startedPlan" | "session" | "highlight",
    string
  >
> & {
  /** Of a published creation's link. */
  token: string;
};

/** A call of what visitors own. Add each new one here; tests/unit/app/api/owned-endpoints.test.ts looks whether one is missing. */
export interface Endpoint {
  /** As its folder under app/api names it: "PATCH /api/collections/{collectionId}". */
  name: string;
  handler: Handler;
  /** A body that is accepted. */
  body?: (ids: Ids) => Record<string, unknown>;
  /** Fields of it that may be null. */
  nullable?: readonly string[];
  /** Fields whose words come back to the letter in the answer, with the most characters each takes. */
  words?: Readonly<Record<string, number>>;
  /** Bytes of the largest body, when it is not 64 KB. */
  maxBytes?: number;
}

const KB = 1024;
/** A visitor's day. */
const DAY = "2026-01-05";
const generate = (ids: Ids) => ({
  verseIds: [ids.verse],
  prompt: "Hope",
  theme: "Light",
  prayerType: "thanks",
  duration: "short",
  useModel: false,
});
const generated = {
  body: generate,
  nullable: ["theme", "prayerType", "duration"],
  maxBytes: 16 * KB,
};

/** Every call of what visitors own: collections, creations, conversations, the assistant, reading, the workspace. */
export const ENDPOINTS: readonly Endpoint[] = [
  { name: "GET /api/collections", handler: collectionsRoute.GET },
  {
    name: "POST /api/collections",
    handler: collectionsRoute.POST,
    body: () => ({ name: "Mine", description: "Why", isPublic: false, userId: "demo-user" }),
    nullable: ["description"],
    words: { name: 500, description: 5_000 },
  },
  { name: "GET /api/collections/{collectionId}", handler: collectionRoute.GET },
  {
    name: "PATCH /api/collections/{collectionId}",
    handler: collectionRoute.PATCH,
    body: () => ({ version: 1, name: "Other", description: "Why", isPublic: true }),
    nullable: ["description"],
    words: { name: 500, description: 5_000 },
  },
  { name: "DELETE /api/collections/{collectionId}", handler: collectionRoute.DELETE },
  { name: "GET /api/collections/{collectionId}/verses", handler: versesRoute.GET },
  {
    name: "POST /api/verses",
    handler: addRoute.POST,
    body: ({ collection }) => ({
      collectionId: collection,
      reference: "John 3:16",
      verseText: "As I know it",
      book: "John",
      chapter: 3,
      verse: 16,
      translation: "ESV",
      personalNote: "Mine",
      orderIndex: 0,
      position: 0,
      userId: "demo-user",
    }),
    nullable: ["personalNote"],
    words: { verseText: 20_000, personalNote: 10_000, translation: 40 },
    maxBytes: 128 * KB,
  },
  {
    name: "PATCH /api/collection-verses/{verseId}",
    handler: verseRoute.PATCH,
    body: () => ({ version: 1, personalNote: "Mine", orderIndex: 1 }),
    nullable: ["personalNote"],
    words: { personalNote: 10_000 },
  },
  { name: "DELETE /api/collection-verses/{verseId}", handler: verseRoute.DELETE },
  { name: "GET /api/creations", handler: creationsRoute.GET },
  {
    name: "POST /api/creations",
    handler: creationsRoute.POST,
    body: () => ({
      title: "Mine",
      content: "Lines",
      type: "poem",
      prompt: "Hope",
      scriptureReferences: ["John 3:16"],
      isPublic: false,
      likes: 0,
      userId: "demo-user",
    }),
    words: { title: 500, content: 50_000, prompt: 10_000 },
    maxBytes: 256 * KB,
  },
  { name: "GET /api/creations/{creationId}", handler: creationRoute.GET },
  {
    name: "PATCH /api/creations/{creationId}",
    handler: creationRoute.PATCH,
    body: () => ({ version: 1, title: "Other", content: "Lines", isPublic: false }),
    words: { title: 500, content: 50_000 },
    maxBytes: 256 * KB,
  },
  { name: "DELETE /api/creations/{creationId}", handler: creationRoute.DELETE },
  {
    name: "POST /api/creations/shared/{token}/reports",
    handler: reportsRoute.POST,
    body: () => ({ reason: "Not kind", userId: "demo-user" }),
    nullable: ["reason"],
  },
  { name: "POST /api/ai/generate-poem", handler: poemRoute.POST, ...generated },
  { name: "POST /api/ai/generate-prayer", handler: prayerRoute.POST, ...generated },
  { name: "POST /api/ai/generate-meditation", handler: meditationRoute.POST, ...generated },
  {
    name: "POST /api/chat",
    handler: chatRoute.POST,
    body: ({ conversation }) => ({
      question: "Who was Ruth?",
      conversationId: conversation,
      translation: "WEB",
      useModel: false,
    }),
    nullable: ["conversationId"],
    maxBytes: 16 * KB,
  },
  { name: "GET /api/conversations", handler: conversationsRoute.GET },
  { name: "GET /api/conversations/{conversationId}", handler: conversationRoute.GET },
  { name: "DELETE /api/conversations/{conversationId}", handler: conversationRoute.DELETE },
  { name: "GET /api/workspace", handler: workspaceRoute.GET },
  { name: "DELETE /api/workspace", handler: workspaceRoute.DELETE },
  { name: "GET /api/workspace/export", handler: exportRoute.GET },
  {
    name: "POST /api/workspace/import",
    handler: importRoute.POST,
    body: () => sampleArchive("Brought"),
    maxBytes: 4 * KB * KB,
  },
  { name: "POST /api/workspace/transfer-codes", handler: codesRoute.POST, body: () => ({}) },
  { name: "POST /api/workspace/transfer", handler: transferRoute.POST },
  { name: "GET /api/workspace/plans", handler: plansRoute.GET },
  {
    name: "POST /api/workspace/plans",
    handler: plansRoute.POST,
    body: () => ({
      planId: "creation-genesis",
      start: DAY,
      weekdays: [0, 3],
      today: DAY,
      userId: "demo-user",
    }),
  },
  { name: "GET /api/workspace/plans/{startedPlanId}", handler: planRoute.GET },
  {
    name: "PATCH /api/workspace/plans/{startedPlanId}",
    handler: planRoute.PATCH,
    body: () => ({ version: 1, action: "extend", today: DAY }),
  },
  { name: "DELETE /api/workspace/plans/{startedPlanId}", handler: planRoute.DELETE },
  {
    name: "PATCH /api/workspace/plans/{startedPlanId}/readings",
    handler: readingsRoute.PATCH,
    body: () => ({ version: 1, readings: [1], done: true, today: DAY }),
  },
  { name: "GET /api/workspace/plans/{startedPlanId}/calendar", handler: calendarRoute.GET },
  { name: "GET /api/workspace/sessions", handler: sessionsRoute.GET },
  {
    name: "POST /api/workspace/sessions",
    handler: sessionsRoute.POST,
    body: () => ({
      book: "Ruth",
      chapter: 1,
      passed: [[1, 22]],
      seconds: 30,
      today: DAY,
      userId: "demo-user",
    }),
  },
  { name: "GET /api/workspace/sessions/summary", handler: summaryRoute.GET },
  { name: "GET /api/workspace/sessions/{sessionId}", handler: sessionRoute.GET },
  {
    name: "PATCH /api/workspace/sessions/{sessionId}",
    handler: sessionRoute.PATCH,
    body: () => ({ version: 1, title: "Mine", notes: "Why" }),
    nullable: ["notes"],
    words: { title: 200, notes: 10_000 },
  },
  { name: "DELETE /api/workspace/sessions/{sessionId}", handler: sessionRoute.DELETE },
  { name: "GET /api/workspace/highlights", handler: highlightsRoute.GET },
  {
    name: "POST /api/workspace/highlights",
    handler: highlightsRoute.POST,
    body: () => ({
      reference: "John 3:16-18",
      colour: "green",
      label: "Mine",
      userId: "demo-user",
    }),
    nullable: ["colour"],
    words: { label: 40 },
  },
  {
    name: "PATCH /api/workspace/highlights/{highlightId}",
    handler: highlightRoute.PATCH,
    body: () => ({ version: 1, colour: "pink", label: "Mine" }),
    words: { label: 40 },
  },
  { name: "DELETE /api/workspace/highlights/{highlightId}", handler: highlightRoute.DELETE },
  { name: "GET /api/workspace/notes", handler: notesRoute.GET },
  {
    name: "POST /api/workspace/notes",
    handler: notesRoute.POST,
    body: () => ({
      reference: "John 3:16",
      translation: "KJV",
      note: "Mine",
      version: 1,
      userId: "demo-user",
    }),
    nullable: ["note"],
    words: { note: 10_000 },
  },
  { name: "GET /api/workspace/reminder", handler: reminderRoute.GET },
  {
    name: "PUT /api/workspace/reminder",
    handler: reminderRoute.PUT,
    body: () => ({ time: "07:30", weekdays: [1], timeZone: "UTC", userId: "demo-user" }),
    nullable: ["timeZone"],
  },
  { name: "DELETE /api/workspace/reminder", handler: reminderRoute.DELETE },
];

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
