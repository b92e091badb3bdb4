// Our own pages that say more about a subject: what each topic opens, and which pages name a
// passage.
import "server-only";
import { overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { builtOnce } from "@/lib/built-once";
import type { Find } from "@/lib/content/finds/schema";
import type { Topic } from "@/lib/content/topics/schema";
import { getSearchedItems } from "@/lib/retrieval/site-index";
import type { ContextType } from "./constants";
import { contextSearch } from "./rules";
import type { ContextSource } from "./schema";

const KIND_LABELS = {
  discoveries: "Discovery",
  guides: "Study guide",
  faq: "Question",
  fathers: "Church father",
  events: "Timeline",
} as const;

interface Page extends ContextSource {
  spans: VerseRange[];
}

/** A longer passage is a region, not a verse. */
const MAX_NAMED_VERSES = 30;

const getPages = builtOnce(
  "contextPages",
  (): Map<string, Page> =>
    new Map(
      getSearchedItems().map(({ group, href, title, parts }) => [
        href,
        {
          href,
          label: `${KIND_LABELS[group]}: ${title}`,
          spans: parts
            .flatMap(readWrittenReferences)
            .filter(({ start, end }) => end - start < MAX_NAMED_VERSES),
        },
      ]),
    ),
);

function toSource(href: string): ContextSource[] {
  const page = getPages().get(href);
  return page ? [{ label: page.label, href }] : [];
}

/** Our pages about a topic. */
export const topicPages = ({ pages }: Topic): ContextSource[] => pages.flatMap(toSource);

/** The discovery that tells a find. */
export const findPage = ({ discovery }: Find): ContextSource | undefined =>
  discovery === undefined ? undefined : pageAt(`/discover#${discovery}`);

/** One of our pages by its address ("/discover#tel-dan-stele"). */
export const pageAt = (href: string): ContextSource | undefined => toSource(href)[0];

/** Our pages that name one of these verses, those that name most of them first. */
export function pagesNaming(spans: readonly VerseRange[], most: number): ContextSource[] {
  const found: { page: Page; count: number }[] = [];
  for (const page of getPages().values()) {
    const count = page.spans.filter((named) => spans.some((span) => overlaps(named, span))).length;
    if (count > 0) found.push({ page, count });
  }
  return found
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ page: { label, href } }) => ({ label, href }));
}

/** The context of another subject, as a page of ours. */
export const contextPage = (type: ContextType, subject: string): ContextSource => ({
  label: `Context: ${subject}`,
  href: `/context${contextSearch({ type, subject })}`,
});
