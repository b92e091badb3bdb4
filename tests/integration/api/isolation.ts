import { db } from "@/lib/db/client";
import type { Handler } from "@/lib/http/route";
import { deleteWorkspaces } from "./support";
import { visitorRows } from "./visitor-rows";
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

/**
 * The isolation matrix: every call × the things of a stranger, of the demo space and of nobody,
 * asked by a visitor with a workspace, by one without, and by a plain client. A foreign id must
 * answer exactly as one that does not exist, 404, and change nothing. Add each new endpoint to the
 * list of its test file.
 */
export function describeIsolation(named: readonly NamedCall[], own: readonly OwnCall[]): void {
  let victim: Awaited<ReturnType<typeof furnishedBrowser>>;
  /** Keeps one thing of each kind, until a call has changed any of it. */
  let stranger: Browser | undefined;
  beforeAll(async () => {
    await deleteWorkspaces();
    victim = await furnishedBrowser("Victim");
  });
  afterAll(deleteWorkspaces);

  /** The rows of the victim and of what hangs on its things. */
  const everything = () => visitorRows([victim.workspaceId, ...Object.values(victim.ids)]);
  const anotherVisitor = async () => {
    stranger ??= (await furnishedBrowser(`Stranger ${crypto.randomUUID()}`)).browser;
    return stranger;
  };
  const newcomer = async () => new Browser();
  const plain = async () => {
    const browser = new Browser();
    const ask = browser.call.bind(browser);
    browser.call = (handler, target, options) =>
      ask(handler, target, { ...options, headers: { "X-Client": "" } });
    return browser;
  };
  const callers: [string, () => Promise<Browser>][] = [
    ["another visitor", anotherVisitor],
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
      const browser = await caller();
      const before = await everything();
      const workspaces = await db.workspace.count();
      const foreign = await ask(browser, victim.ids[kind]);
      const absent = await ask(browser, UNKNOWN);

      expect(absent.status).toBe(404);
      expect([foreign.status, foreign.body]).toEqual([absent.status, absent.body]);
      expect(foreign.headers.get("set-cookie")).toBeNull();
      expect(await everything()).toBe(before);
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
        const browser = await caller();
        const before = await everything();
        const answer = await browser.call(handler, path, {
          method,
          ...(body === undefined ? {} : { body }),
        });
        if (browser === stranger && method !== "GET") stranger = undefined;

        expect(answer.status).toBeLessThan(500);
        const shown = JSON.stringify(answer.body);
        expect(shown).not.toContain("Victim");
        for (const id of [victim.workspaceId, ...Object.values(victim.ids)]) {
          expect(shown).not.toContain(id);
        }
        expect(await everything()).toBe(before);
      },
    );
  });
}
