/** Verses that follow one another, the first and the last of them. */
export type VerseRun = readonly [first: number, last: number];

/** The runs in which some verses of a chapter stand, in order: 18, 16, 17, 20 → 16–18, 20. */
export function toVerseRuns(verses: readonly number[]): VerseRun[] {
  const runs: [number, number][] = [];
  for (const verse of [...verses].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && verse <= last[1] + 1) last[1] = verse;
    else runs.push([verse, verse]);
  }
  return runs;
}

/** A run as a reference of its chapter: "John 3:16-18". `dash` is an en dash where it is read. */
export function formatVerseRun(title: string, [first, last]: VerseRun, dash = "-"): string {
  return `${title}:${first}${last > first ? dash + last : ""}`;
}

/** All of them: "John 3:16–18, 20". */
export function formatVerseRuns(title: string, runs: readonly VerseRun[], dash = "-"): string {
  const [first, ...others] = runs;
  if (!first) return title;
  const rest = others.map((run) => formatVerseRun("", run, dash).slice(1));
  return [formatVerseRun(title, first, dash), ...rest].join(", ");
}
