import type { PassageVerse, PassageWord, PassageWords } from "./passage-contract";

/** What can be tapped in a translation: a run with original words behind it, or one word without. */
export interface WordStop {
  /** [start, end) in the verse's text. */
  start: number;
  end: number;
  /** Positions of the original words it goes back to; none where none is known. */
  positions: readonly number[];
  /** True where it is known that the translators supplied it. */
  isSupplied: boolean;
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}’'-]*[\p{L}\p{M}\p{N}])?/gu;

/** Everything in a verse that can be tapped, in the order of its text. */
export function toWordStops({
  text,
  alignments,
  supplied,
}: Pick<PassageVerse, "text" | "alignments" | "supplied">): WordStop[] {
  const stops: WordStop[] = alignments.map(({ start, end, positions }) => ({
    start,
    end,
    positions,
    isSupplied: false,
  }));
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const end = start + match[0].length;
    // "God’s" may be one word of which a part goes back to one of the original.
    if (alignments.some((run) => run.start < end && start < run.end)) continue;
    const isSupplied = supplied.some(([from, to]) => from <= start && end <= to);
    stops.push({ start, end, positions: [], isSupplied });
  }
  return stops.sort((one, other) => one.start - other.start);
}

/** The stop in which the character at this offset of the verse's text stands. */
export function stopAt(stops: readonly WordStop[], offset: number): WordStop | undefined {
  return stops.find(({ start, end }) => start <= offset && offset < end);
}

/** The original words behind a stop, in their order. */
export function wordsBehind({ words }: Pick<PassageVerse, "words">, stop: WordStop): PassageWord[] {
  return words.filter(({ position }) => stop.positions.includes(position));
}

/** The stops of a verse that go back to the same original words as this one, itself among them. */
export function sharingStops(stops: readonly WordStop[], stop: WordStop): WordStop[] {
  if (stop.positions.length === 0) return [stop];
  return stops.filter(({ positions }) => positions.some((one) => stop.positions.includes(one)));
}

/**
 * Of several words behind a stop, the one that says most: the rarest. An article stands everywhere,
 * the noun with it does not.
 */
export function mainWord(
  words: readonly PassageWord[],
  lexemes: PassageWords["lexemes"],
): PassageWord | undefined {
  const frequency = ({ lexeme }: PassageWord) =>
    (lexeme === null ? undefined : lexemes[lexeme]?.frequency) ?? Number.POSITIVE_INFINITY;
  return words.reduce<PassageWord | undefined>(
    (main, word) => (main && frequency(main) <= frequency(word) ? main : word),
    undefined,
  );
}

/** The stops of a verse behind which a word of one of these dictionary entries stands. */
export function stopsOfLexemes(
  verse: PassageVerse,
  stops: readonly WordStop[],
  lexemes: ReadonlySet<string>,
): WordStop[] {
  const positions = new Set(
    verse.words.flatMap(({ lexeme, position }) =>
      lexeme !== null && lexemes.has(lexeme) ? position : [],
    ),
  );
  return stops.filter((stop) => stop.positions.some((position) => positions.has(position)));
}
