import type { Citation } from "@/lib/evidence/schema";

/** Sources as lines of a bibliography. */
export function toSourceLines(sources: readonly Citation[]): string[] {
  return sources.map(
    ({ author, title, publication, year }) => `${author}, ${title}. ${publication}, ${year}.`,
  );
}
