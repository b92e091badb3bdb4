// What the server answers of the library, one by one.
import type { Collection, CollectionVerse } from "@/lib/collections/contract";
import type { Creation } from "@/lib/creations/contract";

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

/** A creation as a list answers it. */
export const aCreation = (fields: Partial<Creation> = {}): Creation => ({
  id: "one",
  title: "Poem - Light...",
  content: "A lamp for my feet.",
  type: "poem",
  prompt: "Light",
  scriptureReferences: ["Psalm 119:105"],
  isPublic: false,
  likes: 0,
  shareToken: null,
  isGenerated: true,
  moderation: "none",
  version: 0,
  createdAt: "2026-11-20T08:00:00.000Z",
  ...fields,
});
