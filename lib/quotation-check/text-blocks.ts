// A long text is read in blocks, so that what looks at every pair of its parts stays quick.

/** Characters of a block at which a paragraph may end it, and at which it is cut anyway. */
const ENOUGH = 1_500;
const MOST = 3_000;
/** A paragraph as short as this may be a heading or name the place of the one beside it. */
const SHORT = 80;

/** A part of a text, from `start` to before `end`. */
export interface Block {
  start: number;
  end: number;
}

const PARAGRAPH = /\n[ \t]*\n\s*/g;

/** Where a paragraph that is too long is cut: after a sentence, a line, a word; else anywhere. */
function cutOf(text: string, from: number, to: number): number {
  const part = text.slice(from, to);
  for (const end of [/[.!?]["”’»)]{0,2}\s+(?=\S)/g, /\n/g, /\s/g]) {
    let last = 0;
    for (const match of part.matchAll(end)) last = match.index + match[0].length;
    if (last > part.length / 2) return from + last;
  }
  return to;
}

/**
 * The parts of a text that can be read by themselves, in order and without gaps: paragraphs, several
 * together while they are short.
 */
export function blocksOf(text: string): Block[] {
  const ends = [...text.matchAll(PARAGRAPH)].map(({ index, 0: sign }) => index + sign.length);
  const blocks: Block[] = [];
  let start = 0;
  let last = 0;
  let wasShort = false;
  const add = (end: number) => {
    while (end - start > MOST) {
      const cut = cutOf(text, start, start + MOST);
      blocks.push({ start, end: cut });
      start = cut;
    }
    if (end > start) blocks.push({ start, end });
    start = end;
  };
  for (const end of [...ends, text.length]) {
    const isShort = end - last <= SHORT;
    // Neither a heading is parted from what follows it, nor an attribution from what it is of.
    if (last - start >= ENOUGH && !wasShort && !isShort) add(last);
    if (end - start > MOST && last > start) add(last);
    wasShort = isShort;
    last = end;
  }
  add(text.length);
  return blocks;
}
