// Finds by their ids, under which people, places, periods, books and topics name them.
import "server-only";
import { FINDS } from "@/lib/content/finds";
import type { Find } from "@/lib/content/finds/schema";

const byId = new Map(FINDS.map((find) => [find.id, find]));

/** The finds that belong to a subject, in its order. */
export const findsOf = ({ finds }: { finds: readonly string[] }): Find[] =>
  finds.flatMap((id) => byId.get(id) ?? []);

/** A find in words, with where it lies or was published. */
export const withPlace = ({ text, source }: Find): string =>
  source === null ? text : `${text} (${source})`;
