// Where a reference leads. Pages hold hundreds of them, so this knows no canon: a chapter, and
// verses of one chapter, as the site writes them have a page; the reader itself reads all else.
import { TRANSLATION_CODES } from "../constants";

/** "1 John 4", "Psalm 23:1", "Song of Solomon 2:4-6". */
const IN_ONE_CHAPTER =
  /^((?:[1-3] )?[A-Z][a-z]+(?: of Solomon)?) ([1-9]\d{0,2})(?::([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?)?$/;
/** Of one chapter: "Jude 5" is a verse and no chapter, "Jude 1" either, on the same page. */
const SINGLE_CHAPTER = /^(Obadiah|Philemon|[23] John|Jude)$/;
/** Of a chapter's page, or of a verse's. */
const CHAPTER_ADDRESS = /^\/bible\/[a-z][a-z0-9-]*\/([\w-]+)\/(\d+)(?:\/(\d+))?$/;

/**
 * Address of a reference: the page of its chapter (`/bible/web/john/3#v16`; of several verses
 * `/bible/web/john/3?v=16-18#v16`), or for all that stands in no one chapter the reader
 * (`/bible?ref=Genesis+1-2`). `translation` is a code, or a view of the reader: "parallel" or
 * "interlinear".
 */
export function readerHref(reference: string, translation?: string): string {
  const [, name, chapter, verse, last] = IN_ONE_CHAPTER.exec(reference) ?? [];
  if (!name || (verse === undefined && chapter !== "1" && SINGLE_CHAPTER.test(name))) {
    return openReaderHref(reference, translation);
  }
  const view = translation === "parallel" || translation === "interlinear" ? translation : null;
  const code = view ? "web" : (translation ?? "web").toLowerCase();
  const slug = name === "Psalm" ? "psalms" : name.toLowerCase().replaceAll(" ", "-");
  const query = [
    ...(view ? [`view=${view}`] : []),
    ...(last === undefined ? [] : [`v=${verse}-${last}`]),
  ].join("&");
  return `/bible/${code}/${slug}/${chapter}${query && `?${query}`}${verse ? `#v${verse}` : ""}`;
}

/**
 * Address of a reference to send to others: its page knows the verses (`?v=16`), so that they stand
 * in its title and in its share picture.
 */
export function sharedHref(reference: string, translation: string): string {
  const href = readerHref(reference, translation);
  return href.includes("?") ? href : href.replace(/#v(\d+)$/, "?v=$1#v$1");
}

/**
 * Address that opens any reference in the reader, as people would write it:
 * `/bible?ref=John+3:16`.
 */
export function openReaderHref(reference: string, translation?: string): string {
  const ref = encodeURIComponent(reference).replaceAll("%20", "+").replaceAll("%3A", ":");
  return `/bible?ref=${ref}${translation ? `&translation=${encodeURIComponent(translation)}` : ""}`;
}

/**
 * Address of the page of the verse that a reference names by itself ("Psalm 23:1"); null for all
 * else, and in an imported translation.
 */
export function versePageHref(reference: string, translation: string): string | null {
  const [, , , verse, last] = IN_ONE_CHAPTER.exec(reference) ?? [];
  const isOwn = TRANSLATION_CODES.some((code) => code === translation);
  if (!isOwn || verse === undefined || last !== undefined) return null;
  return readerHref(reference, translation).replace(/#v(\d+)$/, "/$1");
}

/**
 * The reference that an address of {@link readerHref}, {@link openReaderHref} or a verse's page
 * leads to, and the translation it names; an empty reference for any other address.
 */
export function readReaderHref({ pathname, searchParams, hash }: URL): {
  reference: string;
  translation: string | null;
} {
  const [, slug, chapter, verse] = CHAPTER_ADDRESS.exec(pathname) ?? [];
  if (!slug) {
    return {
      reference: searchParams.get("ref") ?? "",
      translation: searchParams.get("translation"),
    };
  }
  const verses = verse ?? searchParams.get("v") ?? /^#v(\d+)$/.exec(hash)?.[1];
  return {
    reference: `${bookName(slug)} ${chapter}${verses ? `:${verses}` : ""}`,
    translation: pathname.split("/")[2]?.toUpperCase() ?? null,
  };
}

/** The name a slug was made from: "song-of-solomon" is "Song of Solomon", one psalm "Psalm". */
function bookName(slug: string): string {
  if (slug === "psalms") return "Psalm";
  const words = slug.split("-").map((word) => {
    return word === "of" ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
  return words.join(" ");
}
