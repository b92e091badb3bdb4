import "server-only";
import { churchFathers } from "@/lib/content/church-fathers";
import { discoveries } from "@/lib/content/discoveries";
import { faqItems } from "@/lib/content/faq";
import { studyGuides } from "@/lib/content/study-guides";
import { timelineEvents } from "@/lib/content/timeline";
import type { ContentGroup, ContentHit } from "./content-hit";

/** A built-in item with all its words. */
export interface Searched extends Pick<ContentHit, "id" | "title" | "href"> {
  group: ContentGroup;
  /** The title, then every text of the item. */
  parts: string[];
}

/** Fields without words for readers. */
const NO_WORDS = new Set(["id", "slug", "url", "icon", "kind", "category", "type", "askedAs"]);

/** Every text of an item in order, long ones by paragraph so that a snippet does not span two. */
export function textsOf(value: unknown, key = ""): string[] {
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

/** Every built-in item the site search knows, in the order of the content. */
export function gatherItems(): Searched[] {
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
