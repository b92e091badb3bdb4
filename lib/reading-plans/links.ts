// The reader and the home page need no more of the plans than these.
import { openReaderHref } from "@/lib/bible/references/reader-link";

/** Address of a started plan on its page, with today's reading. */
export function planHref(id: string): string {
  return `/reading-plans?plan=${encodeURIComponent(id)}`;
}

/**
 * Address of the reader at one of a started plan's readings; the reader goes on knowing which one
 * it is while pages are turned.
 */
export function planReadingHref(
  id: string,
  { reading, reference }: { reading: number; reference: string },
): string {
  return `${openReaderHref(reference)}&plan=${encodeURIComponent(id)}&reading=${reading}`;
}
