/** How two prints of one verse differ, the mildest kind that explains all of it. */
export const DIFFERENCE_KINDS = [
  "typography",
  "quotation marks",
  "punctuation",
  "capital letters",
  "word division",
  "wording",
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

export interface Difference {
  osis: string;
  kind: DifferenceKind;
  ours: string;
  theirs: string;
}

/**
 * The text without what is only a matter of print: the shape of quotation marks, a space between
 * two of them, ligatures, and marks of the SWORD copy that are no text (¶, a stray \nd before the
 * divine name).
 */
export function plainTypography(text: string): string {
  return text
    .replaceAll("¶", "")
    .replaceAll("\\nd", "")
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replaceAll("æ", "ae")
    .replaceAll("Æ", "Ae")
    .replace(/(?<=["']) (?=["'])/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/**
 * Steps that make two prints alike, each including those before it; the first that does names the
 * kind.
 */
const STEPS: readonly [DifferenceKind, (text: string) => string][] = [
  ["typography", plainTypography],
  ["quotation marks", (text) => text.replaceAll('"', "").replace(/(?<![\p{L}])'|'(?!\p{L})/gu, "")],
  [
    "punctuation",
    (text) =>
      text
        .replace(/[^\p{L}\p{N}'\s-]/gu, " ")
        .replace(/\s+/gu, " ")
        .trim(),
  ],
  ["capital letters", (text) => text.toLowerCase()],
  ["word division", (text) => text.replace(/[\s'-]/gu, "")],
];

/**
 * The kind of difference between two prints of a verse; null when they are the same, letter for
 * letter.
 */
export function differenceKind(ours: string, theirs: string): DifferenceKind | null {
  if (ours === theirs) return null;
  let a = ours;
  let b = theirs;
  for (const [kind, simplify] of STEPS) {
    a = simplify(a);
    b = simplify(b);
    if (a === b) return kind;
  }
  return "wording";
}

/**
 * What changed, word by word, as "ours → theirs" with one word around it for context. Words are
 * compared by their longest common subsequence; verses are short, so the plain quadratic table
 * does.
 */
export function changedWords(ours: string, theirs: string): string[] {
  const a = ours.split(" ");
  const b = theirs.split(" ");
  const common = commonLengths(a, b);
  const changes: string[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      i++;
      j++;
      continue;
    }
    const [fromA, fromB] = [i, j];
    while (i < a.length || j < b.length) {
      if (i < a.length && a[i] === b[j]) break;
      const skipOurs = common[i + 1]?.[j] ?? -1;
      const skipTheirs = common[i]?.[j + 1] ?? -1;
      if (j >= b.length || (i < a.length && skipOurs >= skipTheirs)) i++;
      else j++;
    }
    const before = a.slice(Math.max(0, fromA - 1), fromA);
    changes.push(
      `${[...before, ...a.slice(fromA, i)].join(" ")} → ${[...before, ...b.slice(fromB, j)].join(" ")}`,
    );
  }
  return changes;
}

/** lengths[i][j]: words that a from i on and b from j on have in common, in order. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () =>
    new Array<number>(b.length + 1).fill(0),
  );
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (!row) continue;
      const below = lengths[i + 1];
      row[j] =
        a[i] === b[j] ? (below?.[j + 1] ?? 0) + 1 : Math.max(below?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}
