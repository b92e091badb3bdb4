import { type KeptWrite, openKept } from "./database";

/** The server remembers keys for 24 h (KEEP_IDEMPOTENT_WRITES_HOURS); an hour for clocks, in ms. */
const KEY_MS = 23 * 3_600_000;
/** So often a server may fail over a write before that counts as an answer. */
const MOST_FAULTS = 8;
/** So often a write goes over a newer version in which what it changes is the same. */
const MOST_REBASES = 3;

/** A write as it comes to the queue; `key` and `triedAt` where it was sent before. */
export type NewWrite = Pick<
  KeptWrite,
  "method" | "path" | "body" | "what" | "mutationKey" | "variables" | "readAnew"
> &
  Partial<Pick<KeptWrite, "seen" | "forgotten" | "atConflict" | "joins" | "key" | "triedAt">>;

/** What two writes that are joined say together; null where they cannot be. */
export type Join = (
  older: Record<string, unknown>,
  newer: Record<string, unknown>,
) => Record<string, unknown> | null;

/** Why a write is not saved, to be told to the visitor. */
export interface Refused {
  what: string;
  /** The server's words, null where it said none. */
  words: string | null;
}

/** What the queue does by: the network, the clock and the other tabs. */
export interface Ways {
  /** Sends one write. Throws without a connection. */
  send: (write: KeptWrite) => Promise<Response>;
  /** Whether the browser's workspace is still there, or yet to be made. Throws like `send`. */
  isOurs: () => Promise<boolean>;
  /** Runs one task at a time in all tabs. */
  alone: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** The mark of what is kept now, null for none. */
  mark: () => string | null;
  newKey: () => string;
  now: () => number;
  /** False where the browser knows that there is none; nothing goes out then. */
  hasNetwork: () => boolean;
  /** Who in this tab waits for the answer to a write, whichever run sends it. */
  waiterOf: (id: number) => ((answer: Response) => void) | undefined;
  onChange: () => void;
  /** A write that no page waited for is written; `answer` is the server's JSON. */
  onSent: (write: KeptWrite, answer: unknown) => void;
  onRefused: (refused: Refused) => void;
  /** The workspace is gone: what waited was for nobody. */
  onGone: (lost: readonly KeptWrite[]) => void;
}

/** Where the queue stands: empty, or to be gone on with after so many ms, by its own measure if 0. */
export type Standing = "empty" | { waitMs: number };

/**
 * The writes that the server does not have yet, in the order in which they were made. They are in
 * the browser's database before they are sent, under the key of every try, so neither a closed tab
 * nor a lost answer loses or doubles one.
 */
export class WriteQueue {
  constructor(private readonly ways: Ways) {}

  /** Puts a write at the end. Throws what IndexedDB throws. */
  async add(write: NewWrite, isPutOff: boolean, mark: string, join?: Join): Promise<number> {
    const database = await openKept();
    const store = database.transaction("writes", "readwrite").store;
    const cursor = await store.openCursor(null, "prev");
    const last = cursor?.value;
    const canJoin =
      last && write.joins && last.joins === write.joins && last.mark === mark && !last.triedAt;
    const joined = canJoin && !write.triedAt && join?.(last.body, write.body);
    let id: number;
    if (cursor && last && joined) {
      const { variables } = write;
      await cursor.update({ ...last, body: joined, variables, isPutOff });
      id = last.id;
    } else {
      const kept: Omit<KeptWrite, "id"> = {
        seen: null,
        forgotten: null,
        joins: null,
        triedAt: null,
        ...write,
        key: write.key ?? this.ways.newKey(),
        mark,
        keptAt: this.ways.now(),
        tries: write.triedAt ? 1 : 0,
        isPutOff,
      };
      // The database gives the id.
      id = await store.add(kept as KeptWrite);
    }
    this.ways.onChange();
    return id;
  }

  /** What waits, the oldest first. Throws what IndexedDB throws. */
  async all(): Promise<KeptWrite[]> {
    const mark = this.ways.mark();
    // Not even opened, which would make it anew.
    if (mark === null) return [];
    const all = await (await openKept()).getAll("writes");
    return all.filter((write) => write.mark === mark);
  }

  /** Whether it still waits. Throws what IndexedDB throws. */
  async has({ id, mark }: Pick<KeptWrite, "id" | "mark">): Promise<boolean> {
    if (this.ways.mark() !== mark) return false;
    return (await (await openKept()).getKey("writes", id)) !== undefined;
  }

  /** Takes away what is to be written to one path, as when no history is wanted any more. */
  async drop(path: string): Promise<void> {
    for (const write of await this.all()) {
      if (write.path === path) await this.remove(write.id);
    }
    this.ways.onChange();
  }

  /**
   * Sends what waits, as far as it goes now. Whoever waits for an answer gets it, whatever it is;
   * of the others what was refused is told. Throws what IndexedDB throws.
   */
  sendAll(): Promise<Standing> {
    return this.ways.alone(async () => {
      await this.purge();
      let isChecked = false;
      for (;;) {
        const [write] = await this.all();
        if (!write) return "empty";
        if (!this.ways.hasNetwork()) return this.putOff(0);
        const onLive = this.ways.waiterOf(write.id);
        if (!onLive && !isChecked) {
          const isOurs = await this.ways.isOurs().catch(() => null);
          if (isOurs === null) return this.putOff(0);
          if (!isOurs) {
            await this.giveUp();
            return "empty";
          }
          isChecked = true;
        }
        const standing = await this.sendOne(write, onLive);
        if (standing) return standing;
      }
    });
  }

  /** Sends one write. Null when the next one may follow. */
  private async sendOne(
    given: KeptWrite,
    onLive: ((answer: Response) => void) | undefined,
  ): Promise<Standing | null> {
    let write = await this.begin(given);
    for (let rebases = 0; ; rebases++) {
      let answer: Response;
      try {
        answer = await this.ways.send(write);
      } catch {
        await this.put({ ...write, tries: write.tries + 1 });
        return this.putOff(0);
      }
      // Deleted or moved meanwhile: nobody waits for the answer.
      if (!(await this.has(write))) return null;
      const isFault = answer.status >= 500 || answer.status === 429;
      if (isFault && !onLive && write.tries < MOST_FAULTS) {
        // A busy server is no fault of the write's.
        const tries = answer.status === 500 ? write.tries + 1 : write.tries;
        await this.put({ ...write, tries });
        return this.putOff(Number(answer.headers.get("retry-after") ?? 0) * 1_000);
      }
      const version = answer.status === 409 ? await versionToGoOver(write, answer.clone()) : null;
      if (version !== null && rebases < MOST_REBASES) {
        write = { ...write, key: this.ways.newKey(), body: { ...write.body, version } };
        await this.put(write);
        continue;
      }
      if (answer.status === 409 && !onLive && write.atConflict) {
        const { atConflict, ...same } = write;
        write = { ...same, key: this.ways.newKey(), body: { ...write.body, ...atConflict } };
        await this.put(write);
        continue;
      }
      await this.remove(write.id);
      if (onLive) onLive(answer);
      else if (answer.ok) this.ways.onSent(write, await answer.json().catch(() => null));
      else this.ways.onRefused({ what: write.what, words: await wordsOf(answer) });
      this.ways.onChange();
      return null;
    }
  }

  /** Notes that a write goes out, before it does; nobody knows what became of it from then on. */
  private async begin(write: KeptWrite): Promise<KeptWrite> {
    const now = this.ways.now();
    const isForgotten = write.triedAt !== null && now - write.triedAt > KEY_MS;
    const begun: KeptWrite = {
      ...write,
      ...(isForgotten
        ? { key: this.ways.newKey(), body: { ...write.body, ...write.forgotten }, triedAt: now }
        : { triedAt: write.triedAt ?? now }),
    };
    await this.put(begun);
    return begun;
  }

  private async put(write: KeptWrite): Promise<void> {
    if (this.ways.mark() !== write.mark) return;
    const { store, done } = (await openKept()).transaction("writes", "readwrite");
    // What was forgotten meanwhile stays forgotten.
    if (await store.getKey(write.id)) await store.put(write);
    await done;
  }

  private async remove(id: number): Promise<void> {
    await (await openKept()).delete("writes", id);
  }

  /** All that is left waits, and is shown so. */
  private async putOff(waitMs: number): Promise<Standing> {
    for (const write of await this.all()) {
      if (!write.isPutOff) await this.put({ ...write, isPutOff: true });
    }
    this.ways.onChange();
    return { waitMs };
  }

  private async giveUp(): Promise<void> {
    const lost = await this.all();
    for (const { id } of lost) await this.remove(id);
    this.ways.onGone(lost);
    this.ways.onChange();
  }

  /** Takes away what belongs to nobody any more. */
  private async purge(): Promise<void> {
    const mark = this.ways.mark();
    if (mark === null) return;
    for (const write of await (await openKept()).getAll("writes")) {
      if (write.mark !== mark) await this.remove(write.id);
    }
  }
}

/** The version that a write may go over after a conflict; null where it may not. */
async function versionToGoOver({ seen }: KeptWrite, answer: Response): Promise<number | null> {
  if (!seen) return null;
  const problem = await answer.json().catch(() => null);
  const { version, [seen.field]: value } = problem?.current ?? {};
  if (typeof version !== "number") return null;
  return (value ?? "") === (seen.value ?? "") ? version : null;
}

async function wordsOf(answer: Response): Promise<string | null> {
  const problem = await answer.json().catch(() => null);
  return typeof problem?.detail === "string" ? problem.detail : null;
}
