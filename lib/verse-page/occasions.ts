// What a verse is read for, what is taken for it, and when plans read it.
import "server-only";
import { overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { builtOnce } from "@/lib/built-once";
import { MISQUOTATIONS } from "@/lib/content/misquotations";
import { OCCASIONS } from "@/lib/content/occasions";
import { readingPlans } from "@/lib/content/reading-plans";

/** What a verse is read for. */
export interface VerseUse {
  /** With its article, as it follows "for": "a funeral". */
  occasion: string;
  /** What the passage does there. */
  why: string;
}

/** A saying that is taken for scripture, with what is true of it. */
export interface VerseSaying {
  saying: string;
  answer: string;
}

/** A day of a built-in plan. */
export interface VerseReading {
  plan: string;
  /** From 1. */
  day: number;
  days: number;
  /** What is read that day. */
  reference: string;
}

type Spanned<Item> = VerseRange & { item: Item };

const spanned = <Item>(references: readonly string[], item: Item): Spanned<Item>[] =>
  references.flatMap(readWrittenReferences).map((range) => ({ ...range, item }));

/** Of a whole chapter no verse by itself is meant. */
const MOST_VERSES = 12;
const isShort = ({ start, end }: VerseRange) => end - start < MOST_VERSES;

const getUses = builtOnce("versesUsed", (): Spanned<VerseUse>[] =>
  OCCASIONS.flatMap(({ occasion, passages, further }) =>
    [...passages, ...further].flatMap(({ reference, why }) =>
      spanned([reference], { occasion, why }),
    ),
  ).filter(isShort),
);

const getSayings = builtOnce("versesMisquoted", (): Spanned<VerseSaying>[] =>
  MISQUOTATIONS.flatMap(({ wordings: [wording = ""], answer, references }) =>
    spanned(references, { saying: wording[0]?.toUpperCase() + wording.slice(1), answer }),
  ).filter(isShort),
);

const getReadings = builtOnce("versesInPlans", (): Spanned<VerseReading>[] =>
  readingPlans.flatMap(({ title, days }) =>
    days.flatMap(({ passages }, at) =>
      passages.flatMap(([reference]) =>
        spanned([reference], { plan: title, day: at + 1, days: days.length, reference }),
      ),
    ),
  ),
);

function itemsAt<Item>(spans: readonly Spanned<Item>[], order: number): Item[] {
  return spans
    .filter((span) => overlaps(span, { start: order, end: order }))
    .map(({ item }) => item);
}

/** What a verse is read for, by its canonicalOrder. */
export const findUses = (order: number): VerseUse[] => itemsAt(getUses(), order);

/** Sayings that are taken for a verse. */
export const findSayings = (order: number): VerseSaying[] => itemsAt(getSayings(), order);

/** The days on which built-in plans read a verse, plan by plan. */
export const findReadings = (order: number): VerseReading[] => itemsAt(getReadings(), order);

/** The verses (canonicalOrder) that are read for something or stand for a saying. */
export function findUsedVerses(): number[] {
  const spans: VerseRange[] = [...getUses(), ...getSayings()];
  return spans.flatMap(({ start, end }) =>
    Array.from({ length: end - start + 1 }, (_value, at) => start + at),
  );
}
