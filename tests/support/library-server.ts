// The server of one visitor's library, for views.
import type { Collection, CollectionVerse } from "@/lib/collections/contract";
import { aCollection, aLookedUp, aVerse } from "./library-rows";
import { type Answers, type Call, problem } from "./view";

interface Held {
  collections: Collection[];
  verses: ReturnType<typeof aVerse>[];
}

type Change = { version: number } & Record<string, unknown>;

/** What a change answers: the row as it is then, or a conflict where it was seen otherwise. */
function change<Row extends { version: number }>(row: Row, { version, ...fields }: Change) {
  if (row.version !== version)
    return problem(409, "It was changed elsewhere.", {}, { current: row });
  return Object.assign(row, fields, { version: row.version + 1 });
}

const copyOf = <Answer extends object>(answer: Answer) =>
  answer instanceof Response ? answer : structuredClone(answer);

/** Answers as the server does for one visitor, from what `held` has at the time. */
export function libraryOf(held: Held): Answers {
  const { collections, verses } = held;
  const number = () => {
    for (const [orderIndex, verse] of verses.entries()) verse.orderIndex = orderIndex;
    for (const collection of collections) collection.verseCount = verses.length;
  };
  const find = <Row extends { id: string }>(rows: Row[], path: string): Row => {
    const id = decodeURIComponent(path.split("/").at(-1) ?? "");
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) throw new TypeError(`no ${path}`);
    return row;
  };
  number();
  return {
    "GET /api/collections": () => structuredClone(collections),
    "POST /api/collections": ({ body }: Call) => {
      const { name, description } = body as { name: string; description?: string };
      const id = `c${collections.length + 1}`;
      const made = aCollection({ id, title: name, description: description ?? null });
      collections.unshift(made);
      return made;
    },
    "PATCH /api/collections/*": ({ path, body }: Call) => {
      const { name, ...rest } = body as Change;
      const title = name === undefined ? {} : { title: name };
      const shareToken = rest.isPublic === true ? { shareToken: "t".repeat(22) } : {};
      return copyOf(
        change(find(collections, path), { ...rest, ...title, ...shareToken } as Change),
      );
    },
    "DELETE /api/collections/*": ({ path }: Call) => {
      collections.splice(collections.indexOf(find(collections, path)), 1);
      return { deleted: true };
    },
    "GET /api/collections/*/verses": () => structuredClone(verses),
    "GET /api/bible/verse": ({ query }: Call) => aLookedUp(query.get("reference") ?? ""),
    "POST /api/verses": ({ body }: Call) => {
      const { reference, position, ...rest } = body as { reference: string; position?: number };
      const added = aVerse(reference, rest as Partial<CollectionVerse>);
      verses.splice(position ?? verses.length, 0, added);
      number();
      return structuredClone(added);
    },
    "PATCH /api/collection-verses/*": ({ path, body }: Call) => {
      const verse = find(verses, path);
      const changed = change(verse, body as Change);
      const { orderIndex } = body as { orderIndex?: number };
      if (changed === verse && orderIndex !== undefined) {
        verses.splice(verses.indexOf(verse), 1);
        verses.splice(orderIndex, 0, verse);
        number();
      }
      return copyOf(changed);
    },
    "DELETE /api/collection-verses/*": ({ path }: Call) => {
      const removed = structuredClone(find(verses, path));
      verses.splice(verses.indexOf(find(verses, path)), 1);
      number();
      return removed;
    },
  };
}
