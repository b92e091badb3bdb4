import type { BookId } from "../../lib/bible/canon";
import { chapterPath } from "../../lib/bible/chapter-path";
import { TRANSLATION_CODES } from "../../lib/bible/constants";
import { parseReference } from "../../lib/bible/references/parser";
import { OMITTED_VERSES } from "../../lib/bible/text-notes";

/** Where a link leads within the site. */
export interface InternalAddress {
  /** Path with its query, as a server is asked for it. */
  path: string;
  /** Without `#`, decoded; empty for none. */
  fragment: string;
}

/**
 * Paths that lead on for a while by the site's specification, and may be linked to: the collections'
 * old address, which home and the sidebar name.
 */
const LEADS_ON: ReadonlySet<string> = new Set(["/saved-verses"]);

/**
 * Fragments of verses that a translation does not print ("/bible/web/acts/8#v37"): the chapter says
 * why below its text, and scripts say it above.
 */
const OMITTED: ReadonlySet<string> = new Set(
  TRANSLATION_CODES.flatMap((code) =>
    OMITTED_VERSES[code].map(({ osis }) => {
      const [book = "", chapter, verse] = osis.split(".");
      return `${chapterPath(code, { book: book as BookId, chapter: Number(chapter) })}#v${verse}`;
    }),
  ),
);

/**
 * Where `href` on the page at `path` leads; null for what leaves the site. `origins` are those that
 * mean the site itself, the first the one that is asked.
 */
export function internalAddress(
  href: string,
  path: string,
  origins: readonly [string, ...string[]],
): InternalAddress | null {
  const base = new URL(path, origins[0]);
  if (!URL.canParse(href, base.href)) return { path: href, fragment: "" };
  const { origin, pathname, search, hash } = new URL(href, base);
  if (!origins.includes(origin)) return null;
  return { path: pathname + search, fragment: decodeFragment(hash) };
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

const NOTE = /^note-(\d+)$/;

/** Whether a fragment leads nowhere on the page at `path`, which has these ids. */
export function isLostFragment(path: string, fragment: string, ids: ReadonlySet<string>): boolean {
  if (fragment === "" || fragment === "top") return false;
  // A visitor's note on a verse is opened by a script, over a chapter that has the verse.
  const noted = NOTE.exec(fragment)?.[1];
  if (noted !== undefined) return !ids.has(`v${noted}`);
  return !ids.has(fragment) && !OMITTED.has(`${path}#${fragment}`);
}

/** Whether a redirect of this status is meant: 308 leads other spellings to a page. */
export const mayLeadOn = (path: string, status: number): boolean =>
  status === 308 || (status === 307 && LEADS_ON.has(path));

/**
 * Whether a link leads to the reader (`/bible?ref=John+3`) although all that it asks for stands in
 * one chapter, which has a page.
 */
export function missesChapterPage({ path }: InternalAddress): boolean {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  const reference = searchParams.get("ref");
  if (pathname !== "/bible" || reference === null) return false;
  const parsed = parseReference(reference);
  if (parsed.kind !== "found" || parsed.passages.length > 1) return false;
  const [{ book, chapter, endBook, endChapter }] = parsed.passages;
  return book === endBook && chapter === endChapter;
}

interface FoundLink extends InternalAddress {
  /** The first page that has it. */
  on: string;
}

/** Every address that pages link to, once, with the first page that does. */
export class LinkBook {
  readonly #links = new Map<string, FoundLink>();

  /** Notes a link of the page at `on`. */
  add(address: InternalAddress, on: string): void {
    const key = `${address.path}#${address.fragment}`;
    if (!this.#links.has(key)) this.#links.set(key, { ...address, on });
  }

  /** All of them, those that differ in the fragment alone too. */
  get all(): FoundLink[] {
    return [...this.#links.values()];
  }

  /** What a server must be asked for to know that they lead somewhere, with the first page. */
  get paths(): [path: string, on: string][] {
    const first = new Map<string, string>();
    for (const { path, on } of this.#links.values()) if (!first.has(path)) first.set(path, on);
    return [...first];
  }
}
