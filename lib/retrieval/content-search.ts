import "server-only";
import { parseReference } from "@/lib/bible/references/parser";
import { CONTENT_GROUPS, type ContentGroup, type ContentHit } from "./content-hit";
import { cutAround } from "./excerpts";
import { searchReference, searchWords, type WordHit } from "./item-words";
import { getItemIndex, getSearchedItems } from "./site-index";

/** Most hits listed per group of an answer (all are counted). */
const MAX_HITS = 10;
const SNIPPET_LENGTH = 200;

function findHits(text: string): WordHit[] {
  const parsed = parseReference(text);
  if (parsed.kind === "missing") return [];
  if (parsed.kind !== "found" || parsed.bookAlone) return searchWords(getItemIndex(), text);
  const items = getSearchedItems().map(({ parts }) => parts);
  // A reference is found as one, not as three numbers; texts write one psalm in the singular or the
  // plural.
  const hits = searchReference(items, parsed.reference);
  if (!/^Psalms? /.test(parsed.reference)) return hits;
  const other = parsed.reference.replace(/^Psalms? /, (name) =>
    name === "Psalm " ? "Psalms " : "Psalm ",
  );
  const known = new Set(hits.map(({ item }) => item));
  return [...hits, ...searchReference(items, other).filter(({ item }) => !known.has(item))];
}

/**
 * What is found in the built-in content: the number of hits in each group, and the first of them.
 */
export interface ContentResults {
  counts: Record<ContentGroup, number>;
  hits: Record<ContentGroup, ContentHit[]>;
}

/**
 * Searches the built-in content: every word in any form, the last one possibly unfinished, or a
 * Bible reference. Title hits come first, then the order of the content. From memory, never waits
 * and never fails; a blank text finds nothing.
 */
export function searchContent(text: string): ContentResults {
  const items = getSearchedItems();
  const forEach = <Value>(make: () => Value) =>
    Object.fromEntries(CONTENT_GROUPS.map((group) => [group, make()])) as Record<
      ContentGroup,
      Value
    >;
  const counts = forEach(() => 0);
  const hits = forEach<ContentHit[]>(() => []);
  for (const { item, place } of findHits(text)) {
    const found = items[item];
    if (!found) continue;
    counts[found.group] += 1;
    if (counts[found.group] > MAX_HITS) continue;
    const { id, title, href, parts } = found;
    // For a match in the title alone, the item's first text is shown.
    const [part, at] = place.part === 0 ? [1, 0] : [place.part, place.at];
    hits[found.group].push({
      id,
      title,
      href,
      snippet: cutAround(parts[part] ?? "", at, SNIPPET_LENGTH),
    });
  }
  return { counts, hits };
}
