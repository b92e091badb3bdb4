import "server-only";
import { overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { toVerseAddress } from "@/lib/bible/rules";
import type { SitePage } from "./pages/site-page";

/** What a shared passage, chapter and book weigh: a chapter ties more closely than any book. */
const WEIGHTS = { passage: 100, chapter: 10, book: 1 } as const;

/**
 * Other pages that tell of the same passages, the closest first: those that share verses, then
 * chapters, then books. Pages without a book in common are left out.
 */
export function relatedPages(
  { path, references }: Pick<SitePage, "path" | "references">,
  pages: readonly SitePage[],
  most: number,
): SitePage[] {
  const own = spansOf(references);
  return pages
    .filter((page) => page.path !== path)
    .map((page) => ({ page, tie: tieOf(own, spansOf(page.references)) }))
    .filter(({ tie }) => tie > 0)
    .sort((a, b) => b.tie - a.tie)
    .slice(0, most)
    .map(({ page }) => page);
}

const spansOf = (references: readonly string[]): VerseRange[] =>
  references.flatMap(readWrittenReferences);

function tieOf(own: readonly VerseRange[], others: readonly VerseRange[]): number {
  let tie = 0;
  for (const one of own) {
    const place = toVerseAddress(one.start);
    const near = others.map(({ start }) => toVerseAddress(start));
    if (others.some((other) => overlaps(one, other))) tie += WEIGHTS.passage;
    else if (near.some(({ book, chapter }) => book === place.book && chapter === place.chapter))
      tie += WEIGHTS.chapter;
    else if (near.some(({ book }) => book === place.book)) tie += WEIGHTS.book;
  }
  return tie;
}
