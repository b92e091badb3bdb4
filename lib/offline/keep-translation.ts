// Keeping a translation in this browser, book by book: what came stays when it breaks off.
import { BOOK_IDS } from "@/lib/bible/canon";
import type { TranslationCode } from "@/lib/bible/constants";
import { formatOsisVerse } from "@/lib/bible/rules";
import { apiGet } from "@/lib/http/request";
import { workThrough } from "./at-once";
import { translationCache } from "./constants";
import type { KeptList } from "./contract";
import { keptBookPath, keptListPath, listKeptBooks, readKeptText } from "./kept-text";
import { WHOLE } from "./site-files";

/** Books fetched at once. */
const AT_ONCE = 4;
/** How long one book may take, in ms: the longest is 0.1 MB, and networks are slow. */
const BOOK_DEADLINE_MS = 60_000;
/** The header under which a kept book notes its checksum. */
const CHECKSUM = "X-Checksum";

/** What came differs from what the server says it should be, twice. */
export class WrongText extends Error {
  override readonly name = "WrongText";
}

/** What this browser keeps of a translation. */
export interface KeptTranslation {
  books: number;
  /** All books are kept, and the whole has the checksum of the site's table. */
  isWhole: boolean;
}

/** What there is to keep. Throws like apiGet. */
export function fetchKeptList(code: TranslationCode): Promise<KeptList> {
  return apiGet(keptListPath(code), {}, async () => (await import("./contract")).keptList);
}

/** What this browser keeps of a translation. */
export async function readKept(code: TranslationCode): Promise<KeptTranslation> {
  const books = (await listKeptBooks(code)).length;
  const cacheName = translationCache(code);
  return { books, isWhole: books > 0 && (await caches.match(WHOLE, { cacheName })) !== undefined };
}

/** The books of a list that this browser lacks, or keeps in another wording. */
export async function missingBooks(
  code: TranslationCode,
  { books }: KeptList,
): Promise<KeptList["books"]> {
  const cacheName = translationCache(code);
  if (!(await caches.has(cacheName))) return books;
  const found = await Promise.all(
    books.map(({ book }) => caches.match(keptBookPath(code, book), { cacheName })),
  );
  return books.filter(({ sha256 }, at) => found[at]?.headers.get(CHECKSUM) !== sha256);
}

/**
 * Fetches the books that are missing, checks each, and at last the whole against the checksum of
 * the site's table. `onBytes` hears what each book took. Throws WrongText, a QuotaExceededError
 * when the browser has no more room, what fetch throws, and the reason of `signal`; the books that
 * came stay and can be read.
 */
export async function keepTranslation(
  code: TranslationCode,
  list: KeptList,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const missing = await missingBooks(code, list);
  const cache = await caches.open(translationCache(code));
  await workThrough(missing, AT_ONCE, async ({ book, bytes, sha256 }) => {
    const path = keptBookPath(code, book);
    const body = await fetchChecked(path, sha256, signal);
    const headers = { "Content-Type": "application/json", [CHECKSUM]: sha256 };
    await cache.put(path, new Response(body, { headers }));
    onBytes(bytes);
  });
  if ((await checksumOf(code)) !== list.checksum) {
    await removeTranslation(code);
    throw new WrongText("the whole text has another checksum");
  }
  await cache.put(WHOLE, new Response());
}

/** Removes all that is kept of a translation. */
export async function removeTranslation(code: TranslationCode): Promise<void> {
  await caches.delete(translationCache(code));
}

/** A book's body; one that was damaged on its way is fetched once more, past every cache. */
async function fetchChecked(path: string, sha256: string, stop: AbortSignal): Promise<ArrayBuffer> {
  for (const cache of ["default", "reload"] as const) {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(BOOK_DEADLINE_MS)]);
    const response = await fetch(path, { signal, cache });
    if (!response.ok) throw new TypeError(`${path} was answered with ${response.status}`);
    const body = await response.arrayBuffer();
    if ((await hashOf(body)) === sha256) return body;
  }
  throw new WrongText(path);
}

/** The checksum of all that is kept of a translation, made as the site's table makes its own. */
async function checksumOf(code: TranslationCode): Promise<string | null> {
  const text = await readKeptText(code, BOOK_IDS);
  if (!text) return null;
  const lines: string[] = [];
  text.texts.forEach((words, order) => {
    if (words !== "") lines.push(`${formatOsisVerse(order)}\t${words}\n`);
  });
  return hashOf(new TextEncoder().encode(lines.join("")).buffer);
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
