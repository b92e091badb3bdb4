// What is told in several places, and the stories that verses belong to.
import "server-only";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { builtOnce } from "@/lib/built-once";
import { PARALLELS } from "@/lib/content/facts/parallels";
import { STORIES } from "@/lib/content/stories";

const holds = ({ start, end }: VerseRange, order: number) => order >= start && order <= end;

/** What several books tell, each with its passages. */
const getEvents = builtOnce("toldEvents", () =>
  PARALLELS.map(({ name, passages }) => ({
    name,
    passages: passages.flatMap(readWrittenReferences),
  })),
);

const getStories = builtOnce("toldStories", () =>
  STORIES.flatMap(([passage, heading]) =>
    readWrittenReferences(passage)
      .slice(0, 1)
      .map((range) => ({ passage, heading, range })),
  ),
);

/** Finds what a verse tells that other places tell as well: asked with one of these verses. */
export function eventsToldIn(order: number): (other: number) => string | null {
  const told = getEvents().filter(({ passages }) => passages.some((range) => holds(range, order)));
  return (other) =>
    told.find(
      ({ passages }) =>
        passages.some((range) => holds(range, other)) &&
        !passages.some((range) => holds(range, order) && holds(range, other)),
    )?.name ?? null;
}

/** Finds the story of a verse in which another stands as well; null where none is. */
export function storiesToldIn(
  order: number,
): (other: number) => { passage: string; heading: string } | null {
  const told = getStories().filter(({ range }) => holds(range, order));
  return (other) => told.find(({ range }) => holds(range, other)) ?? null;
}
