import type { Ids } from "../../tests/support/accepted-bodies";
import { sampleArchive } from "../../tests/support/sample-archive";
import { persist } from "../bench/saved/crash";
import { Visitor, type VisitorAnswer } from "../bench/saved/visitor";

// A visitor who keeps one thing of each kind, by the ways a visitor has.

/** Links that open something without a cookie. */
interface Tokens {
  collection: string;
  creation: string;
  feed: string;
}

/** One visitor's things: their ids, their links, the cookie that owns them. */
export class Things {
  constructor(
    readonly cookie: string,
    readonly ids: Ids,
    readonly tokens: Tokens,
  ) {}

  /**
   * Values for the parameters of this address that lead to something of this visitor's, or to
   * something that all may see.
   */
  parameters(template: string): Record<string, string> {
    const { ids, tokens } = this;
    const token = /\/collections\/shared|^\/shared\//.test(template)
      ? tokens.collection
      : template.includes("/feed/")
        ? tokens.feed
        : tokens.creation;
    return {
      collectionId: ids.collection,
      verseId: ids.verse,
      creationId: ids.creation,
      conversationId: ids.conversation,
      startedPlanId: ids.startedPlan,
      sessionId: ids.session,
      highlightId: ids.highlight,
      learnedPassageId: ids.learnedPassage,
      deviceId: ids.device,
      planId: "creation-genesis",
      eventId: "fall-of-jerusalem",
      // A word of the dictionary, and a book that is kept for reading offline.
      id: "G26",
      translation: "WEB",
      book: "Mark",
      slug: template.startsWith("/study-guides") ? "the-flood" : "what-is-grace",
      path: "none/of/these",
      token,
    };
  }
}

function read<Fields>({ text }: VisitorAnswer): Fields {
  return JSON.parse(text) as Fields;
}

/**
 * Makes a visitor with one thing of each kind, named after `mark`; a collection and a creation are
 * published. @throws when a call is refused.
 */
export async function furnish(origin: string, mark: string): Promise<Things> {
  const visitor = new Visitor(origin);
  try {
    // A busy site may say "not now" to any of these.
    await persist(() => visitor.post("/api/workspace/import", sampleArchive(mark)), 200);
    const first = async (path: string) =>
      read<{ id: string }[]>(await persist(() => visitor.ask(path), 200))[0] ?? { id: "" };
    const make = async (path: string, body: unknown) =>
      read<{ id: string; shareToken: string }>(await persist(() => visitor.post(path, body)));
    // Made anew, and not published later: what the accepted bodies change is at version 1.
    const collection = await make("/api/collections", { name: `${mark} shared`, isPublic: true });
    const creation = await make("/api/creations", {
      title: `${mark} shared`,
      content: `${mark} words`,
      type: "poem",
      prompt: "Hope",
      isPublic: true,
    });
    const verse = { reference: "John 11:35", translation: "WEB", personalNote: `${mark} note` };
    const ids = {
      collection: collection.id,
      verse: (await make("/api/verses", { ...verse, collectionId: collection.id })).id,
      creation: creation.id,
      conversation: (await first("/api/conversations")).id,
      startedPlan: (await first("/api/workspace/plans?today=2026-01-05")).id,
      session: (await first("/api/workspace/sessions")).id,
      highlight: (await first("/api/workspace/highlights")).id,
      learnedPassage: (await first("/api/workspace/learning?today=2026-01-05")).id,
      device: (await first("/api/workspace/devices")).id,
    };
    const reminder = { method: "PUT", body: { time: "07:30" } };
    const tokens = {
      collection: collection.shareToken,
      creation: creation.shareToken,
      feed:
        read<{ reminder: { feed: string } }>(
          await persist(() => visitor.ask("/api/workspace/reminder", reminder), 200),
        )
          .reminder.feed.split("/")
          .at(-1) ?? "",
    };
    return new Things(visitor.cookie ?? "", { ...ids, token: tokens.creation }, tokens);
  } finally {
    visitor.close();
  }
}
