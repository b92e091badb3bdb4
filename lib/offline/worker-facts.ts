// What the build tells the worker about itself (scripts/build-worker.ts).

/** One file of the site, with the bytes that fetching it takes (compressed). */
export interface SiteFile {
  url: string;
  bytes: number;
}

/** What a worker knows of the build it came with. */
export interface WorkerFacts {
  buildId: string;
  /** The offline page and the files it needs, fetched when the worker is installed. */
  shell: { url: string; revision: string | null }[];
  /** Pages and files that are kept with a translation. */
  site: SiteFile[];
}
