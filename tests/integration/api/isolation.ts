import { db } from "@/lib/db/client";
import type { Handler } from "@/lib/http/route";
import { toJson } from "../../support/to-json";
import { deleteWorkspaces } from "./support";
import { Browser, furnishedBrowser } from "./workspace-support";

/** Kinds of things that have an id of their own. */
type Kind =
  | "collection"
  | "verse"
  | "creation"
  | "conversation"
  | "startedPlan"
  | "session"
  | "highlight"
  | "learnedPassage"
  | "device";

/** A call that names somebody's thing by its id, in the path or the body. */
export interface NamedCall {
  /** "PATCH /api/collections/{id}" */
  name: string;
  kind: Kind;
  handler: Handler;
  method: string;
  path: (id: string) => string;
  params?: (id: string) => Record<string, string>;
  /** A body that would be good if the thing were the caller's. */
  body?: (id: string) => unknown;
}

/** A call that names nothing: it must show and change the caller's own things only. */
export interface OwnCall {
  name: string;
  handler: Handler;
  method: string;
  path: string;
  body?: unknown;
}

const UNKNOWN = "0198c0de-0000-7000-8000-000000000000";

/** Everything a workspace holds, to see that nothing of it was touched. */
async function everythingOf(workspaceId: string): Promise<string> {
  const where = { workspaceId };
  return toJson([
    await db.workspace.findUnique({ where: { id: workspaceId } }),
    await db.collection.findMany({ where, include: { verses: { orderBy: { id: "asc" } } } }),
    await db.creation.findMany({ where, include: { reports: true } }),
    await db.conversation.findMany({ where, include: { turns: { orderBy: { id: "asc" } } } }),
    await db.generatedText.findMany({ where }),
    await db.startedPlan.findMany({ where, include: { ticks: { orderBy: { reading: "asc" } } } }),
    await db.readingSession.findMany({ where }),
    await db.highlight.findMany({ where }),
    await db.learnedPassage.findMany({ where }),
    await db.readingReminder.findMany({ where }),
    await db.transferCode.findMany({ where }),
    await db.device.findMany({ where }),
  ]);
}

/**
 * The isolation matrix: every call × the things of a stranger, of the demo space and of nobody,
 * asked by a visitor with a workspace, by one without, and by a plain client. A foreign id must
 * answer exactly as one that does not exist, 404, and change nothing. Add each new endpoint to the
 * list of its test file.
 */
export function describeIsolation(named: readonly NamedCall[], own: readonly OwnCall[]): void {
  let victim: Awaited<ReturnType<typeof furnishedBrowser>>;
  let stranger: Browser;
  beforeAll(async () => {
    await deleteWorkspaces();
    victim = await furnishedBrowser("Victim");
  });
  beforeEach(async () => {
    stranger = (await furnishedBrowser(`Stranger ${crypto.randomUUID()}`)).browser;
  });
  afterAll(deleteWorkspaces);

  const newcomer = () => new Browser();
  const plain = () => {
    const browser = new Browser();
    const ask = browser.call.bind(browser);
    browser.call = (handler, target, options) =>
      ask(handler, target, { ...options, headers: { "X-Client": "" } });
    return browser;
  };
  const callers: [string, () => Browser][] = [
    ["another visitor", () => stranger],
    ["a newcomer", newcomer],
    ["a plain client", plain],
  ];

  describe.each(named)("$name", ({ kind, handler, method, path, params, body }) => {
    const ask = (browser: Browser, id: string) =>
      browser.call(handler, path(id), {
        method,
        ...(params ? { params: params(id) } : {}),
        ...(body ? { body: body(id) } : {}),
      });

    test.each(callers)("is to %s as if it did not exist", async (_name, caller) => {
      const before = await everythingOf(victim.workspaceId);
      const workspaces = await db.workspace.count();
      const foreign = await ask(caller(), victim.ids[kind]);
      const absent = await ask(caller(), UNKNOWN);

      expect(absent.status).toBe(404);
      expect([foreign.status, foreign.body]).toEqual([absent.status, absent.body]);
      expect(foreign.headers.get("set-cookie")).toBeNull();
      expect(await everythingOf(victim.workspaceId)).toBe(before);
      // A call that fails makes no workspace.
      expect(await db.workspace.count()).toBe(workspaces);
    });

    test("works for its owner", async () => {
      const { browser, workspaceId, ids } = await furnishedBrowser(`Owner ${crypto.randomUUID()}`);
      // The last device of a workspace stays.
      await db.device.create({ data: { workspaceId, tokenHash: crypto.randomUUID() } });
      expect((await ask(browser, ids[kind])).status).toBeLessThan(300);
    });
  });

  describe.each(own)("$name", ({ handler, method, path, body }) => {
    test.each(callers)(
      "shows %s nothing of another's and changes nothing of it",
      async (_n, caller) => {
        const before = await everythingOf(victim.workspaceId);
        const answer = await caller().call(handler, path, {
          method,
          ...(body === undefined ? {} : { body }),
        });

        expect(answer.status).toBeLessThan(500);
        const shown = JSON.stringify(answer.body);
        expect(shown).not.toContain("Victim");
        for (const id of [victim.workspaceId, ...Object.values(victim.ids)]) {
          expect(shown).not.toContain(id);
        }
        expect(await everythingOf(victim.workspaceId)).toBe(before);
      },
    );
  });
}
