import { sampleArchive } from "./sample-archive";

/** Ids of one visitor's things by the name of the parameter in the path, and by kind in bodies. */
export type Ids = Readonly<
  Record<
    | "collection"
    | "verse"
    | "creation"
    | "conversation"
    | "startedPlan"
    | "session"
    | "highlight"
    | "learnedPassage"
    | "device",
    string
  >
> & {
  /** Of a published creation's link. */
  token: string;
};

/** A body that an endpoint accepts. */
export interface AcceptedBody {
  body: (ids: Ids) => Record<string, unknown>;
  /** Fields of it that may be null. */
  nullable?: readonly string[];
  /**
   * Fields whose words come back to the letter in the answer, with the most characters each takes.
   */
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

/**
 * Bodies of the calls that take one, by method and folder under app/api; for the tests and for `npm
 * run attack`.
 */
export const ACCEPTED_BODIES: Readonly<Record<string, AcceptedBody>> = {
  "POST /api/collections": {
    body: () => ({ name: "Mine", description: "Why", isPublic: false, userId: "demo-user" }),
    nullable: ["description"],
    words: { name: 500, description: 5_000 },
  },
  "PATCH /api/collections/{collectionId}": {
    body: () => ({ version: 1, name: "Other", description: "Why", isPublic: true }),
    nullable: ["description"],
    words: { name: 500, description: 5_000 },
  },
  "POST /api/verses": {
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
  "PATCH /api/collection-verses/{verseId}": {
    body: () => ({ version: 1, personalNote: "Mine", orderIndex: 1 }),
    nullable: ["personalNote"],
    words: { personalNote: 10_000 },
  },
  "POST /api/creations": {
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
  "PATCH /api/creations/{creationId}": {
    body: () => ({ version: 1, title: "Other", content: "Lines", isPublic: false }),
    words: { title: 500, content: 50_000 },
    maxBytes: 256 * KB,
  },
  "POST /api/creations/shared/{token}/reports": {
    body: () => ({ reason: "Not kind", userId: "demo-user" }),
    nullable: ["reason"],
  },
  "POST /api/ai/generate-poem": generated,
  "POST /api/ai/generate-prayer": generated,
  "POST /api/ai/generate-meditation": generated,
  "POST /api/chat": {
    body: ({ conversation }) => ({
      question: "Who was Ruth?",
      conversationId: conversation,
      translation: "WEB",
      useModel: false,
    }),
    nullable: ["conversationId"],
    maxBytes: 16 * KB,
  },
  "POST /api/mcp": {
    body: () => ({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "get_passage", arguments: { reference: "John 3:16" } },
    }),
  },
  "POST /api/workspace/import": {
    body: () => sampleArchive("Brought"),
    maxBytes: 4 * KB * KB,
  },
  "POST /api/workspace/transfer-codes": { body: () => ({}) },
  "PATCH /api/workspace/devices/{deviceId}": {
    body: () => ({ name: "My phone" }),
    words: { name: 60 },
  },
  "POST /api/workspace/plans": {
    body: () => ({
      planId: "creation-genesis",
      start: DAY,
      weekdays: [0, 3],
      today: DAY,
      userId: "demo-user",
    }),
  },
  "PATCH /api/workspace/plans/{startedPlanId}": {
    body: () => ({ version: 1, action: "extend", today: DAY }),
  },
  "PATCH /api/workspace/plans/{startedPlanId}/readings": {
    body: () => ({ version: 1, readings: [1], done: true, today: DAY }),
  },
  "POST /api/workspace/sessions": {
    body: () => ({
      book: "Ruth",
      chapter: 1,
      passed: [[1, 22]],
      seconds: 30,
      today: DAY,
      userId: "demo-user",
    }),
  },
  "PATCH /api/workspace/sessions/{sessionId}": {
    body: () => ({ version: 1, title: "Mine", notes: "Why" }),
    nullable: ["notes"],
    words: { title: 200, notes: 10_000 },
  },
  "POST /api/workspace/highlights": {
    body: () => ({
      reference: "John 3:16-18",
      colour: "green",
      label: "Mine",
      userId: "demo-user",
    }),
    nullable: ["colour"],
    words: { label: 40 },
  },
  "PATCH /api/workspace/highlights/{highlightId}": {
    body: () => ({ version: 1, colour: "pink", label: "Mine" }),
    words: { label: 40 },
  },
  "POST /api/workspace/learning": {
    body: () => ({
      reference: "John 3:16-17",
      translation: "KJV",
      today: DAY,
      userId: "demo-user",
    }),
  },
  "POST /api/workspace/learning/{learnedPassageId}/reviews": {
    body: () => ({ grade: "good", reviews: 3, today: DAY }),
  },
  "POST /api/workspace/notes": {
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
  "PUT /api/workspace/reminder": {
    body: () => ({ time: "07:30", weekdays: [1], timeZone: "UTC", userId: "demo-user" }),
    nullable: ["timeZone"],
  },
};
