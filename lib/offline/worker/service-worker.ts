/// <reference lib="webworker" />
// The worker: bundled by scripts/build-worker.ts and served as /sw.js. It answers public things
// only. What a visitor keeps on the server (/api/workspace, collections, creations, conversations,
// questions) matches none of its routes and goes to the network as if there were no worker.
import { CacheFirst, NetworkFirst, NetworkOnly, type RuntimeCaching, Serwist } from "serwist";
import { workThrough } from "../at-once";
import {
  buildCache,
  CACHE_PREFIX,
  CACHES,
  MOST_CHAPTERS,
  MOST_PAGES,
  NETWORK_DEADLINE_MS,
} from "../constants";
import type { SiteAnswer, ToWorker } from "../messages";
import { isBuildFile, isPagePath, isPublicList, pageKey } from "../rules";
import { keepSite } from "../site-files";
import { keepNewest, storeFile, storePage } from "../stored-pages";
import type { WorkerFacts } from "../worker-facts";
import { answerPage } from "./answer-page";
import { chapterPathsOf } from "./chapter-paths";
import { firstOf } from "./first-of";
import { KEPT_ANSWERS } from "./kept-answers";
import { findStored, noteTakeover, removeOldBuilds } from "./stored-builds";

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const WORKER_FACTS: WorkerFacts;

const { buildId, shell, site } = WORKER_FACTS;
const NAMES = { pages: buildCache("pages", buildId), files: buildCache("files", buildId) };

/** Files stored at once behind an opened page. */
const FILES_AT_ONCE = 4;

const network = new NetworkOnly();
const files = new CacheFirst({ cacheName: NAMES.files, matchOptions: { ignoreVary: true } });
const lists = new NetworkFirst({
  cacheName: CACHES.lists,
  networkTimeoutSeconds: NETWORK_DEADLINE_MS / 1000,
  matchOptions: { ignoreVary: true },
});
const chapters = new NetworkFirst({
  cacheName: CACHES.chapters,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheDidUpdate: async ({ cacheName }) =>
        keepNewest(await caches.open(cacheName), MOST_CHAPTERS),
    },
  ],
});

const runtimeCaching: RuntimeCaching[] = [
  {
    matcher: ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === "navigate" && isPagePath(url.pathname),
    handler: (options) => answerPage(options, NAMES),
  },
  {
    matcher: ({ url, sameOrigin }) => sameOrigin && isBuildFile(url.pathname),
    // A tab of another build asks for files that its own server may not have anymore.
    handler: async ({ request, event }) => {
      const answer = await files.handle({ request, event }).catch(() => null);
      if (answer?.ok) return answer;
      return (await findStored(request.url)) ?? answer ?? Response.error();
    },
  },
  {
    matcher: ({ url, sameOrigin }) => sameOrigin && KEPT_ANSWERS.has(url.pathname),
    handler: ({ request, url, event }) => {
      const strategy = url.pathname === "/api/bible/chapter" ? chapters : network;
      const fromKept = async () => (await KEPT_ANSWERS.get(url.pathname)?.(url)) ?? null;
      return firstOf(strategy.handle({ request, event }), fromKept, NETWORK_DEADLINE_MS);
    },
  },
  {
    matcher: ({ url, sameOrigin }) => sameOrigin && isPublicList(url.pathname),
    handler: lists,
  },
];

const serwist = new Serwist({
  precacheEntries: shell,
  precacheOptions: {
    cacheName: buildCache("shell", buildId),
    ignoreURLParametersMatching: [/./],
    cleanURLs: false,
  },
  // A new worker waits until the visitor asks for it, or no tab is open.
  skipWaiting: false,
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching,
});
serwist.addEventListeners();

const isOpen = async (tab: string) => (await self.clients.get(tab)) !== undefined;

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      await noteTakeover(
        buildId,
        tabs.map(({ id }) => id),
      );
      await removeOldBuilds(isOpen);
    })(),
  );
});

self.addEventListener("message", (event) => {
  const message = event.data as ToWorker;
  const work = heed(message, event.ports[0]);
  // What could not be stored now is stored when it is next opened.
  event.waitUntil(work.catch(() => undefined));
});

async function heed(message: ToWorker, port: MessagePort | undefined): Promise<void> {
  switch (message.type) {
    case "opened":
      await storeUnlessThere(message.path);
      await storeFiles(message.files);
      await refreshSite();
      return removeOldBuilds(isOpen);
    case "today":
      for (const path of chapterPathsOf(message.references)) await storeUnlessThere(path);
      return;
    case "site":
      return port?.postMessage({ buildId, files: site } satisfies SiteAnswer);
    default:
  }
}

/** Stores a page, unless it was stored when it was asked for. */
async function storeUnlessThere(path: string): Promise<void> {
  if (!isPagePath(path)) return;
  const pages = await caches.open(NAMES.pages);
  const key = pageKey(new URL(path, self.location.origin));
  if (await pages.match(key, { ignoreVary: true })) return;
  await storePage(key, pages, await caches.open(NAMES.files));
  await keepNewest(pages, MOST_PAGES);
}

/** Stores what a page has loaded on demand, before the worker was in charge. */
async function storeFiles(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(NAMES.files);
  await workThrough(urls.filter(isBuildFile), FILES_AT_ONCE, async (url) => {
    await storeFile(cache, url);
  });
}

/** Where an earlier build's site is kept with a translation, keeps this build's as well. */
async function refreshSite(): Promise<void> {
  const kept = (await caches.keys()).some((name) => name.startsWith(`${CACHE_PREFIX}site-`));
  if (kept) await keepSite({ buildId, files: site });
}
