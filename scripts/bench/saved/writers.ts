import { persist } from "./crash";
import type { Written } from "./damage";
import { Visitor } from "./visitor";

// Visitors who write while servers are killed. A write is sent again under its Idempotency-Key
// until it is answered, as the pages do; a question is asked once.

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
  // A first write makes the workspace; one that is lost on its way leaves no cookie, so it is sent
  // before the first kill.
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

/** Visitors at work: what they were told is written, and their end. */
export interface Writers {
  written: Written;
  /**
   * Ends their work; resolves when the last write is answered. @throws when one never was, or was
   * refused.
   */
  stop(): Promise<void>;
}

/** Sets them to work on a site. */
export function startWriters(origin: string): Writers {
  const written: Written = {
    collections: new Map(),
    verses: new Map(),
    creations: new Map(),
    conversations: new Map(),
  };
  let isDone = false;
  const writing = Promise.all(
    Array.from({ length: WRITERS }, (_, writer) => write(origin, writer, written, () => isDone)),
  );
  // Awaited at the end; until then a failure must not end the process.
  writing.catch(() => undefined);
  return {
    written,
    async stop() {
      isDone = true;
      await writing;
    },
  };
}
