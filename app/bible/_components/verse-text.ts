import { type ShownRun, toShownSpan } from "@/lib/bible/shown-text";

/** What stands in a verse's piece and is no word of it: its number, its label and its note. */
const SIGNS = ".verse-number, .verse-tab";
const PIECE = ".verse-piece";
/** How far beside a letter a tap still means it, in pixels: lines have room between them. */
const SLACK = 10;

/** A verse as the reader has set it, wherever its lines and paragraphs begin. */
export interface SetVerse {
  /** Of its translation, null in the first column, where the number alone is in its name. */
  translation: string | null;
  number: number;
  button: HTMLElement;
  pieces: HTMLElement[];
  /** Its words: text nodes, each with where it begins in all that is shown of the verse. */
  nodes: { node: Text; start: number }[];
}

/** All verses that are set inside an element, in their order. */
export function readSetVerses(root: ParentNode): SetVerse[] {
  const verses: SetVerse[] = [];
  for (const piece of root.querySelectorAll<HTMLElement>(PIECE)) {
    const button = piece.querySelector<HTMLElement>(".verse-number");
    const [, translation, number] = /^(?:(.+)-)?v(\d+)$/.exec(button?.id ?? "") ?? [];
    if (button && number) {
      verses.push({
        translation: translation ?? null,
        number: Number(number),
        button,
        pieces: [],
        nodes: [],
      });
    }
    const verse = verses.at(-1);
    if (!verse) continue;
    verse.pieces.push(piece);
    const walker = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && !node.parentElement?.closest(SIGNS)) {
        verse.nodes.push({ node, start: shownLength(verse) });
      }
    }
  }
  return verses;
}

const shownLength = ({ nodes }: SetVerse): number => {
  const last = nodes.at(-1);
  return last ? last.start + last.node.data.length : 0;
};

/** All that is shown of a verse's words, its spaces as in the text. */
export const shownText = ({ nodes }: SetVerse): string =>
  nodes.map(({ node }) => node.data.replaceAll("\u00a0", " ")).join("");

/** Where in all that is shown of the verse a character of a text node stands, or null. */
export function offsetInShown(verse: SetVerse, node: Node, at: number): number | null {
  const found = verse.nodes.find((one) => one.node === node);
  return found ? found.start + at : null;
}

/**
 * Ranges over what is shown for [start, end) of the verse's text, one for each text node, so that
 * no heading, number or label between them is in any.
 */
export function rangesInVerse(
  verse: SetVerse,
  runs: readonly ShownRun[],
  start: number,
  end: number,
): Range[] {
  const span = toShownSpan(runs, start, end);
  if (!span) return [];
  return verse.nodes.flatMap(({ node, start: begin }) => {
    const from = Math.max(span[0] - begin, 0);
    const to = Math.min(span[1] - begin, node.data.length);
    if (from >= to) return [];
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range;
  });
}

/**
 * The character of a text node that a point of the page is on or right beside. `near` is where the
 * browser puts the caret for it, which may be before or behind the character. Null where the point
 * is in the empty part of a line.
 */
export function characterAt(node: Text, near: number, pageX: number, pageY: number): number | null {
  const [x, y] = [pageX - window.scrollX, pageY - window.scrollY];
  const isAt = (at: number, slack: number) => {
    if (at < 0 || at >= node.data.length) return false;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left - slack <= x && x <= right + slack && top - SLACK <= y && y <= bottom + SLACK,
    );
  };
  const candidates = [near, near - 1];
  return candidates.find((at) => isAt(at, 0)) ?? candidates.find((at) => isAt(at, SLACK)) ?? null;
}
