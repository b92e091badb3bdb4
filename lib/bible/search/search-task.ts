import type { VerseRange } from "../references/verse-range";
import type { SearchVersesQuery, SearchVersesResponse } from "../schema";
import type { HeldText, Scripture } from "../scripture";
import { NO_SITE_WORDS, type SiteWords } from "./correct-words";
import { NO_ORIGINAL_TEXTS, type OriginalTexts } from "./original-words";
import type { Hit } from "./search-verses";

/** What the search of verses is told by those who know more than the text. */
export interface Beyond extends SiteWords, OriginalTexts {
  /** The verses (canonicalOrder) about what a text means, best first, of those allowed. */
  findByMeaning: (
    scripture: Scripture,
    text: string,
    isAllowed: (order: number) => boolean,
  ) => readonly number[];
}

export const NOTHING_BEYOND: Beyond = {
  ...NO_SITE_WORDS,
  ...NO_ORIGINAL_TEXTS,
  findByMeaning: () => [],
};

/** What a search found, before it is put in words. */
export interface Outcome
  extends Pick<SearchVersesResponse, "total" | "message" | "correctedQuery" | "missingWords"> {
  hits: Hit[];
  book: SearchVersesResponse["book"];
  reading: string | null;
  /** Verses by meaning, not yet without those found by words. */
  meant: readonly number[];
}

export const NOTHING: Outcome = {
  total: 0,
  hits: [],
  message: null,
  correctedQuery: null,
  missingWords: [],
  book: null,
  reading: null,
  meant: [],
};

/** What is asked for, and where it is looked for. */
export interface Task {
  scripture: Scripture;
  /** The one that is searched; of all of them the first, which messages speak of. */
  translation: HeldText;
  /** All of them, where every one is searched. */
  every: readonly HeldText[] | null;
  query: SearchVersesQuery;
  range: VerseRange;
  beyond: Beyond;
}
