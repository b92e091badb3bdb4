/** Kinds of what a workspace holds, as far as another browser has to know what to read anew. */
export const KINDS = [
  "collections",
  "creations",
  "conversations",
  "plans",
  "sessions",
  "highlights",
  "learning",
  "reminder",
  "devices",
] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds by the first part of a path under /api, and under /api/workspace. */
const BY_PATH: Readonly<Record<string, readonly Kind[]>> = {
  collections: ["collections"],
  "collection-verses": ["collections"],
  verses: ["collections"],
  creations: ["creations"],
  conversations: ["conversations"],
  chat: ["conversations"],
  "workspace/notes": ["collections"],
  "workspace/plans": ["plans"],
  "workspace/sessions": ["sessions"],
  "workspace/highlights": ["highlights"],
  "workspace/learning": ["learning"],
  "workspace/reminder": ["reminder"],
  "workspace/devices": ["devices"],
};

/** What a write to this address may have changed; everything where that is not known (an import). */
export function kindsChanged(url: string): readonly Kind[] {
  const { pathname } = new URL(url, "http://localhost");
  const [, first = "", second = ""] = pathname.replace(/^\/api/, "").split("/");
  return BY_PATH[first === "workspace" ? `${first}/${second}` : first] ?? KINDS;
}

/**
 * The last changes of one kind: the count at the newest, the device that made it, the count at the
 * newest one of any other device, and the newest's moment in seconds.
 */
export type ChangeEntry = readonly [at: number, by: string, before: number, seconds: number];

/**
 * Kinds that other devices than `device` have changed after the count `since`; below zero, within
 * the seconds before `now` in which a page may have read what it shows.
 */
export function changedSince(
  changed: Readonly<Record<string, ChangeEntry>>,
  device: string,
  since: number,
  now: number,
): Kind[] {
  return KINDS.filter((kind) => {
    const entry = changed[kind];
    if (!entry) return false;
    const [at, by, before, seconds] = entry;
    if (since < 0) return seconds > now / 1_000 - PAGE_SECONDS;
    return (by === device ? before : at) > since;
  });
}

/** Longest time from a page's first read to its first question for changes, in seconds. */
const PAGE_SECONDS = 60;
