/** What stands on a picture. */
export interface PictureWords {
  /** What the page is: "Study guide"; of scripture, its translation. */
  label: string;
  title: string;
  text: string;
  /** Whether the text is the Bible's own; then it is set large, as far as it has room. */
  isScripture: boolean;
}

/**
 * What the fonts of the pictures lack: all but Latin with its accents and transliterations, Greek
 * without breathings, and punctuation. ImageResponse would fetch a font or a drawing for any of it
 * from elsewhere, and nothing of this site comes from elsewhere.
 */
const NOT_DRAWABLE = /[^ -~¡-¬®-žȘ-țʼʾʿΆΈ-ΊΌΎ-ΡΣ-ώḌ-ḏḠḡḤḥḪḫḶḷṚṛṢṣṬ-ṯẒẓ–—‘-‚“-„†•…′″‹›−]/gu;

/** A text without characters that a picture cannot show, on one line. */
export function toDrawable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/[\u2010-\u2012]/g, "-")
    .replace(NOT_DRAWABLE, "")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** A sentence is the end of a beginning when it fills at least this share of the room. */
const ENOUGH = 0.6;

/**
 * The beginning of a text that is longer than `length` characters: its whole sentences, or where
 * they are too short, whole words. `more` stands after sentences, an ellipsis after words.
 */
export function beginningOf(text: string, length: number, more = ""): string {
  if (text.length <= length) return text;
  const [sentences = ""] = /^.*[.?!][”’]*(?= )/u.exec(text.slice(0, length + 1)) ?? [];
  if (sentences.length >= length * ENOUGH) return sentences + more;
  return `${text.slice(0, length).replace(/[\s,;:.!?“”‘’–—-]+\S*$/u, "")}…`;
}

interface Setting {
  /** Longest text, in characters, that is set so. */
  upTo: number;
  /** Pixels. */
  size: number;
}

const TITLES: readonly Setting[] = [
  { upTo: 22, size: 84 },
  { upTo: 44, size: 68 },
  { upTo: 80, size: 54 },
  { upTo: Number.POSITIVE_INFINITY, size: 44 },
];
const SCRIPTURE: readonly Setting[] = [
  { upTo: 50, size: 76 },
  { upTo: 110, size: 54 },
  { upTo: 210, size: 44 },
  { upTo: 340, size: 36 },
  { upTo: Number.POSITIVE_INFINITY, size: 30 },
];

const sizeFor = (text: string, settings: readonly Setting[]) =>
  settings.find(({ upTo }) => text.length <= upTo)?.size ?? 0;

/** Size of a title beside the mark, in pixels. */
export const titleSize = (title: string) => sizeFor(title, TITLES);
/** Size of scripture across the picture, in pixels: the longest verse (Esther 8:9) has room. */
export const scriptureSize = (text: string) => sizeFor(text, SCRIPTURE);
