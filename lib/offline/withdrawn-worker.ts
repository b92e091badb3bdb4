import { CACHE_PREFIX } from "./constants";

/**
 * What `/sw.js` answers where the worker is withdrawn (SERVICE_WORKER=off) and in development: a
 * worker that takes over at once, removes every cache of the site's worker and unregisters itself.
 * Open tabs go on by the network. Written as it is sent: it must not depend on what it withdraws.
 */
export const WITHDRAWN_WORKER = `self.addEventListener("install", function () { self.skipWaiting(); });
self.addEventListener("activate", function (event) {
  event.waitUntil(caches.keys().then(function (names) {
    return Promise.all(names.filter(function (name) {
      return name.indexOf(${JSON.stringify(CACHE_PREFIX)}) === 0;
    }).map(function (name) { return caches.delete(name); }));
  }).then(function () { return self.registration.unregister(); }));
});
`;
