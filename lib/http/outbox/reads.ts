import { isOwnedPath } from "../owned-paths";
import { type KeptRead, openKept } from "./database";
import { readMark } from "./mark";

/** Most answers that are kept; the oldest go first. */
const MOST_READS = 200;
/** Most characters of one, and of all. */
const MOST_OF_ONE = 500_000;
const MOST_OF_ALL = 5_000_000;
/** What was read longer ago is not shown any more, in ms. */
const KEEP_MS = 30 * 24 * 3_600_000;

/** What is shown offline: neither conversations, which need a connection, nor what others share. */
const isKept = (url: string) =>
  isOwnedPath(url) && !/^\/api\/(conversations|[a-z]+\/shared)\b/.test(url);

/** The address of the same thing on any of the visitor's days. */
function ofAnyDay(url: string): string {
  const [path, query] = url.split("?");
  const parameters = new URLSearchParams(query);
  parameters.delete("today");
  return `${path}?${parameters}`;
}

/** Keeps a good answer for the time without a network, while `mark` is whose it is. */
export async function keepRead(url: string, answer: Response, mark: string): Promise<void> {
  if (!answer.ok || !isKept(url)) return;
  const body = await answer.text();
  if (body.length > MOST_OF_ONE || readMark() !== mark) return;
  const database = await openKept();
  const { store, done } = database.transaction("reads", "readwrite");
  // Asked last: whatever was deleted while it was on its way is not kept.
  if (readMark() === mark) {
    const link = answer.headers.get("link");
    await store.put({ url, mark, anyDay: ofAnyDay(url), body, link, keptAt: Date.now() });
  }
  await done;
}

/** Keeps what is stored within its bounds of number, size and age. */
export async function trimReads(): Promise<void> {
  const { store, done } = (await openKept()).transaction("reads", "readwrite");
  const mark = readMark();
  let count = 0;
  let size = 0;
  for (
    let at = await store.index("keptAt").openCursor(null, "prev");
    at;
    at = await at.continue()
  ) {
    count += 1;
    size += at.value.body.length;
    const isOld = Date.now() - at.value.keptAt > KEEP_MS;
    if (at.value.mark !== mark || isOld || count > MOST_READS || size > MOST_OF_ALL) {
      await at.delete();
    }
  }
  await done;
}

/** What was last read at an address, on this day or the last one before; null when it was not. */
export async function findRead(url: string): Promise<Response | null> {
  const mark = readMark();
  if (mark === null || !isKept(url)) return null;
  const database = await openKept();
  const same = await database.get("reads", url);
  const found = same ?? newest(await database.getAllFromIndex("reads", "anyDay", ofAnyDay(url)));
  if (!found || found.mark !== mark || Date.now() - found.keptAt > KEEP_MS) return null;
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (found.link) headers.Link = found.link;
  return new Response(found.body, { headers });
}

const newest = (reads: KeptRead[]): KeptRead | undefined =>
  reads.sort((one, other) => other.keptAt - one.keptAt)[0];
