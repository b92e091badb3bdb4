import type { VerseRow } from "./rows";

/** Verses that the package counts otherwise than the KJV, and their place in the one versification we hold. */
export const WEB_RENUMBERED: Readonly<Record<string, { chapter: number; verse: number }>> = {
  "Rom.14.24": { chapter: 16, verse: 25 },
  "Rom.14.25": { chapter: 16, verse: 26 },
  "Rom.14.26": { chapter: 16, verse: 27 },
};

export function correctWeb(rows: VerseRow[]): void {
  void rows;
}

export function correctKjv(rows: VerseRow[]): void {
  void rows;
}
