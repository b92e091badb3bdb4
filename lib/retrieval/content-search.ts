// The built-in content as the site search reads it: discoveries, guides, questions, fathers and events, indexed once in memory.
import "server-only";
import { parseReference } from "@/lib/bible/references/parser";
import { churchFathers } from "@/lib/content/church-fathers";
import { discoveries } from "@/lib/content/discoveries";
import { faqItems } from "@/lib/content/faq";
import { studyGuides } from "@/lib/content/study-guides";
import { timelineEvents } from "@/lib/content/timeline";
import { builtOnce } from "@/lib/process-state";
import { CONTENT_GROUPS, type ContentGroup, type ContentHit } from "./content-hit";
import { cutAround } from "./excerpts";
import {
  buildWordIndex,
  type IndexHit,
  searchReference,
  searchWords,
  type WordIndex,
} from "./word-index";

/** Hits one group of an answer lists at most (all are counted). */
const MAX_HITS = 10;
const SNIPPET_LENGTH = 200;

/** A built-in item with all its words. */
export interface Searched extends Pick<ContentHit, "id" | "title" | "href"> {
  group: ContentGroup;
  /** The title, then every text of the item. */
  parts: string[];
}

/** Fields that hold no words for readers. */
const NO_WORDS = new Set(["id", "slug", "url", "icon", "kind", "category", "type"]);

/** Every text of an item, in order; long ones by paragraph, so that a snippet does not run from one into the next. */
function textsOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return NO_WORDS.has(key) ? [] : value.split(/\n{2,}/);
  if (Array.isArray(value)) return value.flatMap((part) => textsOf(part, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, name));
}

function toSearched(
  group: ContentGroup,
  id: string | number,
  href: string,
  title: string,
  rest: object,
): Searched {
  return { group, id: String(id), href, title, parts: [title, ...textsOf(rest)] };
}

function gather(): Searched[] {
  return [
    ...discoveries.map(({ title, ...rest }) =>
      toSearched("discoveries", rest.id, `/discover#${rest.slug}`, title, rest),
    ),
    ...studyGuides.map(({ title, ...rest }) =>
      toSearched("guides", rest.id, `/study-guides#${rest.id}`, title, rest),
    ),
    ...faqItems.map(({ question, ...rest }) =>
      toSearched("faq", rest.id, `/study-guides#${rest.id}`, question, rest),
    ),
    ...churchFathers.map(({ name, ...rest }) =>
      toSearched("fathers", rest.id, `/church-fathers#${rest.id}`, name, rest),
    ),
    ...timelineEvents.map(({ title, ...rest }) =>
      toSearched("events", rest.id, `/timelines#${rest.id}`, title, rest),
    ),
  ];
}

/** Takes some 0.1 s to build. */
const getIndex = builtOnce("contentSearch", () => {
  const items = gather();
  return { items, index: buildWordIndex(items.map(({ parts }) => parts)) };
});

/** Every built-in item the site search knows, with all its words, in the order of the content. */
export function getSearchedItems(): readonly Searched[] {
  return getIndex().items;
}

function findHits(index: WordIndex, text: string): IndexHit[] {
  const parsed = parseReference(text);
  if (parsed.kind === "missing") return [];
  if (parsed.kind !== "found" || parsed.bookAlone) return searchWords(index, text);
  // A reference is found as one, not as three numbers; texts write one psalm in the singular or the plural.
  const hits = searchReference(index, parsed.reference);
  if (!/^Psalms? /.test(parsed.reference)) return hits;
  const other = parsed.reference.replace(/^Psalms? /, (name) =>
    name === "Psalm " ? "Psalms " : "Psalm ",
  );
  const known = new Set(hits.map(({ item }) => item));
  return [...hits, ...searchReference(index, other).filter(({ item }) => !known.has(item))];
}

/** What the built-in content holds for a text: how many hits each group has, and the first of them. */
export interface ContentResults {
  counts: Record<ContentGroup, number>;
  hits: Record<ContentGroup, ContentHit[]>;
}

/**
 * Searches the built-in content: every word in any form, the last one possibly unfinished, or a Bible reference. Title hits come first, then
 * the order of the content. From memory, never waits and never fails; a blank text finds nothing.
 */
export function searchContent(text: string): ContentResults {
  const { items, index } = getIndex();
  const forEach = <Value>(make: () => Value) =>
    Object.fromEntries(CONTENT_GROUPS.map((group) => [group, make()])) as Record<
      ContentGroup,
      Value
    >;
  const counts = forEach(() => 0);
  const hits = forEach<ContentHit[]>(() => []);
  for (const { item, place } of findHits(index, text)) {
    const found = items[item];
    if (!found) continue;
    counts[found.group] += 1;
    if (counts[found.group] > MAX_HITS) continue;
    const { id, title, href, parts } = found;
    // A word of the title alone is shown by the item's first text.
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
