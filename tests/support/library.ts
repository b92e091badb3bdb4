// The library's answers as its views get them.
import type { Collection, CollectionVerse } from "@/lib/collections/contract";

/** A collection as a list answers it. */
export const aCollection = (fields: Partial<Collection> = {}): Collection => ({
  id: "c1",
  title: "Comfort",
  description: null,
  isPublic: false,
  shareToken: null,
  verseCount: 0,
  version: 1,
  ...fields,
});

/** A verse of a collection as a list answers it. */
export const aVerse = (reference: string, fields: Partial<CollectionVerse> = {}) => ({
  id: reference,
  collectionId: "c1",
  reference,
  verseText: `The words of ${reference}`,
  book: "Psalms",
  chapter: 1,
  verse: 1,
  translation: "WEB",
  personalNote: null,
  orderIndex: 0,
  osis: "Ps.1.1",
  isChecked: true,
  version: 1,
  ...fields,
});

/** What looking up a verse answers. */
export const aLookedUp = (reference: string) => ({
  reference,
  text: `The words of ${reference}`,
  book: "John",
  chapter: 3,
  verse: 16,
  translation: "WEB",
});
