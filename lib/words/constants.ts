/** Most verses whose words one look-up answers with; Psalm 119, the longest chapter, has 176. */
export const MAX_WORDS_VERSES = 200;
/** Places of a word that one answer holds. */
export const PLACES_LIMIT = 20;
export const MAX_PLACES_LIMIT = 100;
/** Forms and renderings of a word that its entry names; rarer ones are counted in the rest. */
export const MOST_FORMS = 60;
export const MOST_RENDERINGS = 60;
/** Of these, what a word's page lists; its filters offer the others. A page holds each thrice. */
export const LISTED_ON_PAGE = 24;

/** The editions of the original texts, as they are named wherever a word of them is shown. */
export const EDITIONS = {
  OT: {
    name: "Westminster Leningrad Codex",
    note: "Hebrew and Aramaic words of the Leningrad Codex (1008), without the signs for chanting, as parsed by the Open Scriptures Hebrew Bible.",
  },
  NT: {
    name: "Textus Receptus",
    note: "Greek words of the printed text behind the King James Version, with the accents of the same forms in MorphGNT.",
  },
} as const;

/** Hebrew, Aramaic, ancient Greek, as `lang` takes them. */
export type OriginalLanguage = "he" | "arc" | "grc";

export const LANGUAGE_NAMES: Record<OriginalLanguage, string> = {
  he: "Hebrew",
  arc: "Aramaic",
  grc: "Greek",
};

export const DICTIONARY = "Strong’s Exhaustive Concordance (1890)";

/** Most characters that a search for a word of the originals takes. */
export const LONGEST_WORD_SEARCH = 60;
