// How a page is answered: by the network, and where that fails or is late by what is stored.
import { NetworkOnly, type RouteHandlerCallbackOptions } from "serwist";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { readReaderHref } from "@/lib/bible/references/reader-link";
import { MOST_PAGES, NETWORK_DEADLINE_MS, OFFLINE_PATH, WANTED } from "../constants";
import { isPlainPage, pageKey } from "../rules";
import { isWholePage, keepNewest, putNewest, storeFilesOf } from "../stored-pages";
import { firstOf } from "./first-of";
import { chapterPathOf, isKept } from "./kept-answers";
import { findStored } from "./stored-builds";

/** Waits for a started navigation preload, and takes no answer from any cache. */
const network = new NetworkOnly();

/** Answers a navigation; what comes from the network is stored behind the answer. */
export async function answerPage(
  { request, url, event }: RouteHandlerCallbackOptions,
  { pages, files }: { pages: string; files: string },
): Promise<Response> {
  const fromNetwork = network.handle({ request, event });
  event.waitUntil(
    fromNetwork
      .then((response) => store(url, response.clone(), pages, files))
      .catch(() => undefined),
  );
  return firstOf(fromNetwork, () => answerOffline(url), NETWORK_DEADLINE_MS).catch(() =>
    toOfflinePage(url),
  );
}

/** Stores an opened page under its path, once all its files are stored. */
async function store(url: URL, response: Response, pages: string, files: string): Promise<void> {
  if (!isWholePage(response) || !isPlainPage(url)) return;
  await storeFilesOf(await response.clone().text(), await caches.open(files));
  const cache = await caches.open(pages);
  await putNewest(cache, pageKey(url), response);
  await keepNewest(cache, MOST_PAGES);
}

/** The page as it is stored; else what shows the same chapter from what is stored or kept. */
async function answerOffline(url: URL): Promise<Response | null> {
  const isReader = url.pathname === "/bible";
  const { reference, translation } = readReaderHref(url);
  const hasText = reference !== "" && (await isKept(reference, translation));
  if (isReader && reference && !hasText) {
    const toPage = await toChapterPage(url, chapterPathOf(reference, translation));
    if (toPage) return toPage;
  }
  const stored = await findStored(pageKey(url));
  if (stored || isReader || !hasText) return stored;
  const isParallel = url.searchParams.get("view") === "parallel";
  return redirect(url, "/bible", {
    ref: reference,
    translation: isParallel ? "parallel" : (translation ?? DEFAULT_TRANSLATION),
  });
}

/**
 * The reader's address leads to the chapter's own page where only that is stored: the page comes
 * with its text.
 */
async function toChapterPage(url: URL, path: string | null): Promise<Response | null> {
  return path && (await findStored(url.origin + path)) ? redirect(url, path, {}) : null;
}

/** What of an address says how a chapter is read; the rest goes along, as of a reading plan. */
const HOW_TO_READ = ["ref", "translation", "v", "view"];

function redirect({ origin, searchParams }: URL, path: string, more: Record<string, string>) {
  const query = new URLSearchParams(searchParams);
  for (const name of HOW_TO_READ) query.delete(name);
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return Response.redirect(`${origin}${path}${query.size > 0 ? `?${query}` : ""}`, 302);
}

/** The page that says what there is without a network. */
function toOfflinePage(url: URL): Response {
  const wanted = new URLSearchParams({ [WANTED]: url.pathname + url.search });
  return Response.redirect(`${url.origin}${OFFLINE_PATH}?${wanted}`, 302);
}
