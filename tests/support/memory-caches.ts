/** The browser's CacheStorage in memory, as far as the site uses it: for tests without a browser. */
export function memoryCaches(): CacheStorage {
  const stored = new Map<string, Map<string, Response>>();
  const toUrl = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : String(key), "https://site.example").href;
  const open = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (key: RequestInfo | URL) => entries.get(toUrl(key))?.clone(),
      put: async (key: RequestInfo | URL, response: Response) =>
        void entries.set(toUrl(key), response),
      delete: async (key: RequestInfo | URL) => entries.delete(toUrl(key)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    } as unknown as Cache;
  };
  return {
    open: async (name: string) => open(name),
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    keys: async () => [...stored.keys()],
    match: async (key: RequestInfo | URL, options?: MultiCacheQueryOptions) => {
      const names = options?.cacheName ? [options.cacheName] : [...stored.keys()];
      for (const name of names) {
        const found = stored.has(name) ? await open(name).match(key) : undefined;
        if (found) return found;
      }
      return undefined;
    },
  } as CacheStorage;
}
