import type { RunningServer } from "../../test/processes";
import { table } from "../measure";
import { killDatabase, killSite, persist, wait } from "./crash";
import { findDamage, type Written } from "./damage";
import type { BenchDatabase } from "./site";
import { Visitor } from "./visitor";

// kill -9 of the web server and of the database, in turn, while visitors write. A write is sent again under its Idempotency-Key until it is
// answered, as the pages do; a question is asked once. Afterwards everything that was answered must be there, and nothing twice.

const WRITERS = 6;
/** One visitor who writes without a pause until told to stop. */
async function write(
  origin: string,
  writer: number,
  written: Written,
  isDone: () => boolean,
): Promise<void> {
  const visitor = new Visitor(origin);
  const send = async (target: string, body: unknown, key: string): Promise<{ id: string }> =>
    JSON.parse((await persist(() => visitor.post(target, body, key))).text);
  // A first write makes the workspace; one that is lost on its way leaves no cookie, so it is sent before the first kill.
  const shelf = await send("/api/collections", { name: `Shelf ${writer}` }, `shelf-${writer}`);
  for (let round = 0; !isDone(); round++) {
    const mark = `${writer}-${round}`;
    const collection = await send("/api/collections", { name: `K ${mark}` }, `c-${mark}`);
    written.collections.set(collection.id, `K ${mark}`);
    const verse = await send(
      "/api/verses",
      {
        collectionId: shelf.id,
        reference: "John 3:16",
        translation: "WEB",
        personalNote: `K ${mark}`,
      },
      `v-${mark}`,
    );
    written.verses.set(verse.id, `K ${mark}`);
    const creation = await send(
      "/api/creations",
      { title: `K ${mark}`, content: "Words", type: "poem", prompt: "Hope" },
      `p-${mark}`,
    );
    written.creations.set(creation.id, `K ${mark}`);
    const answer = await visitor
      .ask("/api/chat", {
        method: "POST",
        body: { question: `Who was Ruth? K ${mark}`, conversationId: null },
        headers: { Accept: "text/event-stream" },
      })
      .catch(() => null);
    if (answer?.status === 200 && answer.text.includes('"type":"finish"')) {
      const id = /"conversationId":"([^"]+)"/.exec(answer.text)?.[1] ?? "";
      written.conversations.set(id, `Who was Ruth? K ${mark}`);
    }
  }
  visitor.close();
}

/** Writes during so many kills, of the site and of the database in turn, and tells what was found. @throws when anything is lost or doubled. */
export async function killTable(
  database: BenchDatabase,
  serve: (port?: number) => Promise<RunningServer>,
  kills: number,
): Promise<string> {
  let site = await serve();
  const written: Written = {
    collections: new Map(),
    verses: new Map(),
    creations: new Map(),
    conversations: new Map(),
  };
  let isDone = false;
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    write(site.url, writer, written, () => isDone),
  );
  const writing = Promise.all(writers);
  // Awaited below; until then a failure must not end the process.
  writing.catch(() => undefined);
  await wait(1_500);
  for (let kill = 0; kill < kills; kill++) {
    await wait(200 + Math.random() * 800);
    if (kill % 2 === 0) site = await killSite(site, serve);
    else await killDatabase(database);
  }
  await wait(3_000);
  isDone = true;
  await writing;
  await site.stop();
  const damage = await findDamage(database.url, written);
  if (damage.length > 0) throw new Error(`lost or doubled:\n${damage.join("\n")}`);
  return table([
    ["database", "kill -9", "collections", "verses", "creations", "chats", "lost", "twice"],
    [
      database.name,
      `${Math.ceil(kills / 2)} of the site, ${Math.floor(kills / 2)} of the database`,
      String(written.collections.size),
      String(written.verses.size),
      String(written.creations.size),
      String(written.conversations.size),
      "0",
      "0",
    ],
  ]);
}
