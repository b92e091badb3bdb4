import "server-only";
import { overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { builtOnce } from "@/lib/built-once";
import { PARALLELS } from "@/lib/content/facts/parallels";
import type { Parallel } from "@/lib/content/facts/schema";
import type { Fact } from "./fact";
import { type About, measureFit, prepareAbout, toStems } from "./fit";

/** A question for parallels. */
const ASKS =
  /\b(?:parallels?|parallel (?:passages?|texts?|verses?|accounts?|stories)|synoptic|synoptics|harmony|all (?:four |three )?gospels|each gospel|gospel accounts?|accounts? of|compare the (?:gospel )?accounts?)\b/;
const ALSO =
  "parallel parallels passages passage texts text verses accounts account synoptic synoptics gospels gospel harmony four three each every compare jesus christ list show find give me please lord son peter matthew mark luke john kings chronicles samuel is told david king feeding fed healing healed";

interface Told extends About {
  parallel: Parallel;
  ranges: readonly VerseRange[];
}

const told = builtOnce("factParallels", () =>
  PARALLELS.map(
    (parallel): Told => ({
      parallel,
      ranges: parallel.passages.flatMap(readWrittenReferences),
      ...prepareAbout(parallel.about, ALSO),
    }),
  ),
);

/** Verses printed of each passage. */
const MOST_VERSES = 8;

/** What else tells what a passage tells, the passage's own part left out; none where nothing does. */
export function findParallels({ start, end }: VerseRange): { name: string; passages: string[] }[] {
  return told()
    .filter(({ ranges }) => ranges.some((range) => overlaps(range, { start, end })))
    .map(({ parallel }) => ({
      name: parallel.name,
      passages: parallel.passages.filter((passage) =>
        readWrittenReferences(passage).every((range) => range.start > end || start > range.end),
      ),
    }));
}

/**
 * The direct answer to a question for the parallels of what it names ("synoptic parallels of the
 * baptism"): every passage. Null unless every word is understood. Pure.
 */
export function answerByParallels(plain: string): Fact | null {
  if (!ASKS.test(plain)) return null;
  const words = toStems(plain);
  let best: { size: number; parallel: Parallel } | null = null;
  for (const entry of told()) {
    const size = measureFit(entry, words);
    if (size > (best?.size ?? 0)) best = { size, parallel: entry.parallel };
  }
  if (!best) return null;
  const { name, passages } = best.parallel;
  return {
    text: `${name}:\n\n${passages.map((passage) => `- ${passage}`).join("\n")}`,
    references: passages,
    mostVerses: MOST_VERSES,
  };
}
