import "fake-indexeddb/auto";
import { deleteKept, type KeptWrite, openKept } from "@/lib/http/outbox/database";
import { joinNotes } from "@/lib/http/outbox/join";
import { type NewWrite, type Refused, type Ways, WriteQueue } from "@/lib/http/outbox/queue";

const HOUR = 3_600_000;

/** The browser keeps things for somebody, so the database is made. */
Object.assign(globalThis, { window: { localStorage: { getItem: () => "visitor" } } });

/** A server that remembers keys as ours does, a network that can be cut, and one lock. */
class World {
  now = Date.UTC(2026, 10, 23, 23, 58);
  mark: string | null = "visitor";
  isConnected = true;
  /** The answer gets lost on its way, so often. */
  lost = 0;
  hasWorkspace = true;
  /** What was written, in its order. */
  written: unknown[] = [];
  sent: Pick<KeptWrite, "key" | "body">[] = [];
  refused: Refused[] = [];
  gone: string[] = [];
  checks = 0;
  /** Whom the answers to writes of this tab go to. */
  waiting = new Map<number, (answer: Response) => void>();
  answers: Record<string, () => Response> = {};
  #answered = new Map<string, Response>();
  #keys = 0;
  #turn: Promise<unknown> = Promise.resolve();

  forgetKeys() {
    this.#answered.clear();
  }

  /** A tab's queue; all of them share the database, the network and the lock. */
  tab(over: Partial<Ways> = {}): WriteQueue {
    return new WriteQueue({
      send: async (write) => {
        if (!this.isConnected) throw new TypeError("Failed to fetch");
        this.sent.push({ key: write.key, body: write.body });
        const answer = this.#answered.get(write.key) ?? this.#write(write);
        if (this.lost > 0) {
          this.lost -= 1;
          throw new DOMException("", "TimeoutError");
        }
        return answer.clone();
      },
      isOurs: async () => {
        this.checks += 1;
        if (!this.isConnected) throw new TypeError("Failed to fetch");
        return this.hasWorkspace;
      },
      alone: (task) => {
        const turn = this.#turn.then(task, task);
        this.#turn = turn.catch(() => undefined);
        return turn;
      },
      mark: () => this.mark,
      newKey: () => `key-${++this.#keys}`,
      now: () => this.now,
      hasNetwork: () => true,
      waiterOf: (id) => this.waiting.get(id),
      onChange: () => undefined,
      onSent: () => undefined,
      onRefused: (refused) => this.refused.push(refused),
      onGone: (lost) => this.gone.push(...lost.map(({ what }) => what)),
      ...over,
    });
  }

  #write({ key, path, body }: KeptWrite): Response {
    const answer = this.answers[path]?.();
    if (answer && !answer.ok) return answer;
    this.written.push(body);
    const given = answer ?? Response.json({ ok: true });
    this.#answered.set(key, given);
    return given;
  }
}

const write = (value: unknown, over: Partial<NewWrite> = {}): NewWrite => ({
  method: "PATCH",
  path: "/api/workspace/plans/1/readings",
  body: { value },
  what: `Tick ${value}`,
  mutationKey: ["tick"],
  variables: value,
  readAnew: [["api", "workspace", "plans"]],
  ...over,
});
const problem = (status: number, body: object = {}) =>
  Response.json({ status, detail: `Refused with ${status}.`, ...body }, { status });
const values = (world: World) => world.written.map((body) => (body as { value: unknown }).value);

beforeEach(deleteKept);

/** Puts writes into the outbox while there is no network. */
async function keep(world: World, queue: WriteQueue, ...writes: NewWrite[]) {
  world.isConnected = false;
  for (const one of writes) await queue.add(one, true, "visitor");
  expect(await queue.sendAll()).toEqual({ waitMs: 0 });
  world.isConnected = true;
}

test("what was made offline is sent in its order, once, by a later visit, under its own keys", async () => {
  const world = new World();
  await keep(world, world.tab(), write(1), write(2), write(1));
  const kept = await world.tab().all();

  world.now += 5 * 24 * HOUR;
  const later = world.tab();
  expect(await later.sendAll()).toBe("empty");
  expect(values(world)).toEqual([1, 2, 1]);
  expect(world.sent.map(({ key }) => key)).toEqual(kept.map(({ key }) => key));
  expect(await later.sendAll()).toBe("empty");
  expect(world.sent).toHaveLength(3);
});

test("two tabs at once send each write once", async () => {
  const world = new World();
  const [one, other] = [world.tab(), world.tab()];
  await keep(world, one, write(1), write(2), write(3));
  await Promise.all([one.sendAll(), other.sendAll(), one.sendAll(), other.sendAll()]);
  expect(values(world)).toEqual([1, 2, 3]);
});

test("without locks two tabs may send the same at once, under one key, which writes it once", async () => {
  const world = new World();
  const alone: Ways["alone"] = (task) => task();
  const [one, other] = [world.tab({ alone }), world.tab({ alone })];
  await keep(world, one, write(1), write(2));
  await Promise.all([one.sendAll(), other.sendAll()]);
  expect(values(world)).toEqual([1, 2]);
});

test("a write whose answer was lost is sent again under its key, and counts once", async () => {
  const world = new World();
  const queue = world.tab();
  await keep(world, queue, write(1), write(2));
  world.lost = 1;
  expect(await queue.sendAll()).toEqual({ waitMs: 0 });
  expect(await queue.sendAll()).toBe("empty");
  expect(values(world)).toEqual([1, 2]);
  expect(world.sent[0]?.key).toBe(world.sent[1]?.key);
});

test("a key that the server has forgotten is not used again, and what would count twice is left out", async () => {
  const world = new World();
  const queue = world.tab();
  const reading = write("verses", {
    body: { value: "verses", seconds: 60 },
    forgotten: { seconds: 0 },
  });
  await keep(world, queue, reading);
  world.lost = 1;
  await queue.sendAll();
  world.now += 25 * HOUR;
  world.forgetKeys();
  await queue.sendAll();
  expect(world.written).toEqual([
    { value: "verses", seconds: 60 },
    { value: "verses", seconds: 0 },
  ]);
  expect(world.sent[0]?.key).not.toBe(world.sent[1]?.key);
});

test("what never went out keeps its body however old it is", async () => {
  const world = new World();
  const queue = world.tab();
  await keep(world, queue, write(1, { body: { value: 1, seconds: 9 }, forgotten: { seconds: 0 } }));
  world.now += 30 * 24 * HOUR;
  await queue.sendAll();
  expect(world.written).toEqual([{ value: 1, seconds: 9 }]);
});

test("a refusal is told, leaves the queue, and keeps nothing back", async () => {
  const world = new World();
  world.answers["/api/gone"] = () => problem(409);
  const queue = world.tab();
  await keep(world, queue, write(1), write(2, { path: "/api/gone" }), write(3));
  expect(await queue.sendAll()).toBe("empty");
  expect(values(world)).toEqual([1, 3]);
  expect(world.refused).toEqual([{ what: "Tick 2", words: "Refused with 409." }]);
});

test("a busy or failing server is waited for, as long as it asks; one that always fails is not", async () => {
  const world = new World();
  let status = 503;
  world.answers["/api/busy"] = () =>
    Response.json({ detail: "No." }, { status, headers: { "Retry-After": "7" } });
  const queue = world.tab();
  await keep(world, queue, write(1, { path: "/api/busy" }), write(2));
  for (let tries = 0; tries < 20; tries++) {
    expect(await queue.sendAll()).toEqual({ waitMs: 7_000 });
  }
  expect(world.refused).toEqual([]);
  status = 500;
  for (let tries = 0; tries < 20; tries++) await queue.sendAll();
  expect(world.refused).toEqual([{ what: "Tick 1", words: "No." }]);
  expect(values(world)).toEqual([2]);
});

test("the write a page waits for gets its answer, whatever it is, after all that waited", async () => {
  const world = new World();
  const queue = world.tab();
  await keep(world, queue, write(1));
  world.answers["/api/live"] = () => problem(503);
  const id = await queue.add(write(2, { path: "/api/live" }), false, "visitor");
  const answers: number[] = [];
  world.waiting.set(id, ({ status }) => answers.push(status));
  expect(await queue.sendAll()).toBe("empty");
  expect(answers).toEqual([503]);
  expect(values(world)).toEqual([1]);
  expect(world.refused).toEqual([]);
});

test("a run that began before a press brings the page its answer too", async () => {
  const world = new World();
  const queue = world.tab();
  await keep(world, queue, write(1));
  const answers: number[] = [];
  const running = queue.sendAll();
  const id = await queue.add(write(2), false, "visitor");
  world.waiting.set(id, ({ status }) => answers.push(status));
  await Promise.all([running, queue.sendAll()]);
  expect(answers).toEqual([200]);
  expect(await queue.has({ id, mark: "visitor" })).toBe(false);
});

test("alone, it is sent without asking whose it is; a backlog asks once", async () => {
  const world = new World();
  const queue = world.tab();
  const id = await queue.add(write(1), false, "visitor");
  world.waiting.set(id, () => undefined);
  await queue.sendAll();
  expect(world.checks).toBe(0);
  await keep(world, queue, write(2), write(3));
  world.checks = 0;
  await queue.sendAll();
  expect(world.checks).toBe(1);
});

test("what waits for a workspace that is gone is given up and told", async () => {
  const world = new World();
  const queue = world.tab();
  await keep(world, queue, write(1), write(2));
  world.hasWorkspace = false;
  expect(await queue.sendAll()).toBe("empty");
  expect(world.gone).toEqual(["Tick 1", "Tick 2"]);
  expect(world.sent).toEqual([]);
  expect(await (await openKept()).getAll("writes")).toEqual([]);
});

test("what bears a mark that was taken away is never sent", async () => {
  const world = new World();
  const queue = world.tab();
  await keep(world, queue, write(1));
  // Another tab has deleted everything, and the visitor went on.
  world.mark = "another";
  await queue.add(write(2), true, "another");
  await queue.sendAll();
  expect(values(world)).toEqual([2]);
  expect(await (await openKept()).getAll("writes")).toEqual([]);
});

test("what is deleted while it is on its way does not come back, nor does its database", async () => {
  const world = new World();
  const queue = world.tab({
    send: async () => {
      world.mark = null;
      await deleteKept();
      throw new TypeError("Failed to fetch");
    },
  });
  await queue.add(write(1), true, "visitor");
  await queue.sendAll();
  expect(await queue.all()).toEqual([]);
  expect(await indexedDB.databases()).toEqual([]);
});

describe("notes", () => {
  const note = (text: string, seen: string | null, version?: number) =>
    write(text, {
      path: "/api/note",
      body: { note: text, ...(version ? { version } : {}) },
      seen: { field: "personalNote", value: seen },
      joins: "note John 3:16",
    });

  test("typed twice it is written once, over the version seen first", async () => {
    const world = new World();
    const queue = world.tab();
    await queue.add(note("one", "none", 4), true, "visitor", joinNotes);
    await queue.add(note("two", "one", 4), true, "visitor", joinNotes);
    await queue.sendAll();
    expect(world.written).toEqual([{ note: "two", version: 4 }]);
  });

  test("over the own one that may have arrived, the newer goes from its version", async () => {
    const world = new World();
    const queue = world.tab();
    await queue.add(note("one", null), true, "visitor", joinNotes);
    world.lost = 1;
    await queue.sendAll();
    await queue.add(note("two", "one"), true, "visitor", joinNotes);
    const current = { version: 1, personalNote: "one" };
    let isThere = false;
    world.answers["/api/note"] = () => {
      if (isThere) return Response.json({});
      isThere = true;
      return problem(409, { current });
    };
    expect(await queue.sendAll()).toBe("empty");
    expect(world.written).toEqual([{ note: "one" }, { note: "two", version: 1 }]);
    expect(world.refused).toEqual([]);
  });

  test("over one that the visitor never saw it does not go", async () => {
    const world = new World();
    const queue = world.tab();
    world.answers["/api/note"] = () =>
      problem(409, { current: { version: 2, personalNote: "from elsewhere" } });
    await queue.add(note("mine", "none", 1), true, "visitor", joinNotes);
    await queue.sendAll();
    expect(world.refused).toHaveLength(1);
    expect(world.written).toEqual([]);
  });

  test("where both can be kept it says so and is not refused, under another key", async () => {
    const world = new World();
    const queue = world.tab();
    let isAsked = false;
    world.answers["/api/note"] = () => {
      if (isAsked) return Response.json({});
      isAsked = true;
      return problem(409, { current: { version: 2, personalNote: "from elsewhere" } });
    };
    const kept = { ...note("mine", "none", 1), atConflict: { keepBoth: true } };
    await queue.add(kept, true, "visitor", joinNotes);
    expect(await queue.sendAll()).toBe("empty");
    expect(world.written).toEqual([{ note: "mine", version: 1, keepBoth: true }]);
    expect(new Set(world.sent.map(({ key }) => key))).toHaveProperty("size", 2);
    expect(world.refused).toEqual([]);
  });
});
