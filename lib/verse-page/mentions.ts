import "server-only";
import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { formatReference, toPassage, toVerseAddress } from "@/lib/bible/rules";
import { builtOnce } from "@/lib/built-once";
import { gatherArticles, gatherNamings, type NamedPassage, type Naming, wordsOf } from "./namings";

/** Something of the site that names a verse. */
export interface VerseMention {
  /** What it is: "Study guide". */
  kind: string;
  title: string;
  /** Null where it has no page. */
  path: string | null;
  /** The narrowest passage that it names and that has the verse. */
  reference: string;
  /** What it says there, where that is a sentence of its own. */
  words?: string | undefined;
}

/** A longer passage is a region of the Bible, but for a chapter. */
const MAX_NAMED_VERSES = 40;
/** So short a passage is about each of its verses. */
const SHORT_PASSAGE = 3;

const lengthOf = ({ start, end }: NamedPassage) => end - start + 1;

/** Of two places that name the same passage, the one that says more of it is shown. */
const fullness = ({ why, text = "" }: NamedPassage) =>
  why !== undefined ? Number.POSITIVE_INFINITY : text.length;

const isWithinChapter = ({ start, end }: NamedPassage): boolean => {
  const [from, to] = [toVerseAddress(start), toVerseAddress(end)];
  return from.book === to.book && from.chapter === to.chapter;
};

/** An item with those of its passages that are about single verses, the narrowest first. */
const withNarrowFirst = ({ passages, ...item }: Naming): Naming => ({
  ...item,
  passages: passages
    .filter((range) => lengthOf(range) <= MAX_NAMED_VERSES || isWithinChapter(range))
    .sort((a, b) => lengthOf(a) - lengthOf(b) || fullness(b) - fullness(a)),
});

const getNamings = builtOnce("verseNamings", () => gatherNamings().map(withNarrowFirst));

/**
 * What the site says that names a verse, by its canonicalOrder: what names the verse itself first,
 * then short passages, then its chapter; equals in the order of kinds. Articles are those of the
 * last copy (`haveArticles`).
 */
export function findMentions(order: number): VerseMention[] {
  return [...getNamings(), ...gatherArticles().map(withNarrowFirst)]
    .flatMap((naming) => {
      const named = naming.passages.find(({ start, end }) => start <= order && order <= end);
      return named ? [{ naming, named }] : [];
    })
    .sort((a, b) => lengthOf(a.named) - lengthOf(b.named))
    .map(({ naming, named }) => ({
      kind: naming.kind,
      title: naming.title,
      path: naming.path,
      reference: formatReference(toPassage(named.start, named.end)),
      words: wordsOf(naming, named),
    }));
}

/** The verses (canonicalOrder, ascending) that something of the site is about, not its chapter. */
export function findMentionedVerses(): number[] {
  const mentioned = new Uint8Array(CANON_VERSE_COUNT + 1);
  for (const { passages } of getNamings()) {
    for (const { start, end } of passages) {
      if (end - start < SHORT_PASSAGE) mentioned.fill(1, start, end + 1);
    }
  }
  return [...mentioned.keys()].filter((order) => mentioned[order] === 1);
}
