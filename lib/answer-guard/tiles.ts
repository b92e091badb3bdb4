import "server-only";
import type { Scripture, TranslationText } from "@/lib/bible/scripture";
import { toWords, type Word } from "@/lib/bible/search/words";
import { meetingOf, toGiven, tokensOf } from "./table-stems";
import { versesBySharedRuns } from "./table-trigrams";

// How much of a text is made of pieces of one verse, in whatever order and with whatever between
// them: greedy string tiling (M. J. Wise, 1993), by which copied texts are found. Every word counts
// by how rare it is, small ones too: that so many stand together as in a verse is no chance.

/** Words of a text and of a verse, one after the other, that are the same. */
interface Tile {
  /** Number of its first word in the text, and in the verse. */
  at: number;
  held: number;
  length: number;
}

/** A verse's first or last word, and the signs between it and its neighbor. */
interface Edge {
  word: string;
  gap: string;
}

/** A stretch of a text most of which are pieces of one verse. */
export interface TiledStretch {
  /** canonicalOrder of the verse. */
  order: number;
  /** Numbers of its first and last word in the text. */
  from: number;
  to: number;
  /** The pieces, as they follow in the text. */
  tiles: readonly Tile[];
  /** Words of the stretch that are in them, and all words of the verse's sentences that they are of. */
  matched: number;
  heldWords: number;
  /** What tells of the verse, in bits, less what is not of it. */
  score: number;
  /** The verse's first word where the pieces begin right after it, and its last one before which they end. */
  head: Edge | null;
  tail: Edge | null;
}

/** Words of the shortest piece. */
const LEAST = 2;
/** Words from a piece to one that stands for the verse's word in the same place. */
const REACH = 3;
/** Bits that a word counts at most: a summary needs the rare ones of its verse as well. */
const MOST_BITS = 6;
/** Bits that a word which is not the verse's takes away. */
const STRANGE = 5;

/** Which words of a text and of a verse are the same: 1 at text word × width + verse word. */
interface Grid {
  cells: Uint8Array;
  rows: number;
  width: number;
}

function gridOf(
  rows: number,
  width: number,
  meets: (row: number, column: number) => boolean,
): Grid {
  const cells = new Uint8Array(rows * width);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < width; column++)
      if (meets(row, column)) cells[row * width + column] = 1;
  return { cells, rows, width };
}

/** The longest piece that is left in a grid; of equals the first. Undefined when there is none. */
function longestPiece({ cells, rows, width }: Grid): Tile | undefined {
  let best: Tile | undefined;
  let next = new Uint16Array(width + 1);
  for (let at = rows - 1; at >= 0; at--) {
    const lengths = new Uint16Array(width + 1);
    for (let held = width - 1; held >= 0; held--) {
      if (cells[at * width + held] === 0) continue;
      const length = (next[held + 1] ?? 0) + 1;
      lengths[held] = length;
      if (length >= LEAST && length >= (best?.length ?? 0)) best = { at, held, length };
    }
    next = lengths;
  }
  return best;
}

/** Takes the words of a piece out of a grid. */
function takeOut({ cells, rows, width }: Grid, { at, held, length }: Tile): void {
  cells.fill(0, at * width, (at + length) * width);
  for (let row = 0; row < rows; row++)
    cells.fill(0, row * width + held, row * width + held + length);
}

function tilesOf(grid: Grid): Tile[] {
  const tiles: Tile[] = [];
  const take = (tile: Tile) => {
    tiles.push(tile);
    takeOut(grid, tile);
  };
  for (let one = longestPiece(grid); one; one = longestPiece(grid)) take(one);
  // Single words around one that was exchanged for another.
  for (const { at, held, length } of [...tiles])
    for (const [first, step] of [
      [0, -1],
      [length - 1, 1],
    ] as const)
      for (let away = 1; away <= REACH; away++) {
        const [row, column] = [at + first + step * away, held + first + step * away];
        if (row < 0 || column < 0 || row >= grid.rows || column >= grid.width) break;
        if (grid.cells[row * grid.width + column] === 1) take({ at: row, held: column, length: 1 });
      }
  return tiles.sort((one, other) => one.at - other.at);
}

/** A verse's words, and the numbers of the first and the last of them that its pieces have. */
interface Held {
  verse: string;
  words: readonly Word[];
  first: number;
  last: number;
}

function heldIn(verse: string, tiles: readonly Tile[]): Held {
  return {
    verse,
    words: toWords(verse),
    first: Math.min(...tiles.map(({ held }) => held)),
    last: Math.max(...tiles.map(({ held, length }) => held + length - 1)),
  };
}

/** Words from the beginning of the sentence of a verse in which a piece begins to the end of that of the last. */
function sentenceWords({ verse, words, first, last }: Held): number {
  const ends = words.map(
    ({ end }, at) =>
      at + 1 === words.length || /[.!?;:]/.test(verse.slice(end, words[at + 1]?.start)),
  );
  const to = ends.indexOf(true, last);
  return (to < 0 ? words.length : to + 1) - (first > 0 ? ends.lastIndexOf(true, first - 1) + 1 : 0);
}

/** The words of a verse that its pieces leave at either end, where it is one. */
function edgesOf({ verse, words, first, last }: Held): Pick<TiledStretch, "head" | "tail"> {
  const end = words.length - 1;
  const gapAfter = (at: number) => verse.slice(words[at]?.end, words[at + 1]?.start);
  const wordAt = (at: number) => words[at]?.text ?? "";
  return {
    head: first === 1 ? { word: wordAt(0), gap: gapAfter(0) } : null,
    tail: last === end - 1 ? { word: wordAt(end), gap: gapAfter(last) } : null,
  };
}

/** The stretch of a text with most that is a verse's and least that is not. */
function stretchOf(
  tiles: readonly Tile[],
  bits: readonly number[],
  { order, verse }: { order: number; verse: string },
): TiledStretch | null {
  const isTiled = bits.map(() => false);
  for (const { at, length } of tiles) isTiled.fill(true, at, at + length);
  const gains = bits.map((gain, at) => (isTiled[at] ? gain : -STRANGE));
  let [score, from, to, sum, start] = [0, 0, -1, 0, 0];
  gains.forEach((gain, at) => {
    if (sum <= 0) [sum, start] = [0, at];
    sum += gain;
    if (sum > score) [score, from, to] = [sum, start, at];
  });
  const inside = tiles.filter(({ at }) => at >= from && at <= to);
  const matched = inside.reduce((all, { length }) => all + length, 0);
  if (to < 0) return null;
  const held = heldIn(verse, inside);
  return {
    order,
    from,
    to,
    tiles: inside,
    matched,
    heldWords: sentenceWords(held),
    score,
    ...edgesOf(held),
  };
}

/** The bits by which each word of a text tells of a verse. */
function bitsOf({ index }: TranslationText, ids: readonly number[]): number[] {
  const { tokens, wordStart } = index;
  return ids.map((id) => {
    const verses = id < 0 ? 0 : (wordStart[id + 1] ?? 0) - (wordStart[id] ?? 0);
    return Math.min(MOST_BITS, Math.log2(tokens.length / (verses + 1)));
  });
}

/**
 * The stretches of a text that are nearest to one verse each, best first: of the verses that share
 * runs of words with it, and of `named` ones (canonicalOrder). `written` is the text the words are of.
 */
export function tiledStretches(
  { translations, ranking }: Scripture,
  written: string,
  words: readonly Word[],
  named: readonly number[] = [],
): TiledStretch[] {
  const found: TiledStretch[] = [];
  for (const translation of translations.values()) {
    const given = toGiven(translation, words, written);
    const bits = bitsOf(translation, given.ids);
    const orders = new Set([...named, ...versesBySharedRuns(translation, ranking, given.ids)]);
    for (const order of orders) {
      const tokens = tokensOf(translation, ranking.rankOf, order);
      const meets = meetingOf(translation, given, tokens);
      const tiles = tilesOf(gridOf(words.length, tokens.length, meets));
      const stretch = stretchOf(tiles, bits, { order, verse: translation.texts[order] ?? "" });
      if (stretch) found.push(stretch);
    }
  }
  return found.sort((one, other) => other.score - one.score || one.order - other.order);
}
