import type { TranslationCode } from "./constants";

/** A verse of the canon that a translation does not print. */
export interface OmittedVerse {
  /** OSIS id in the versification we hold, for example "Luke.17.36". */
  osis: string;
  /** A full sentence for readers. */
  reason: string;
}

/**
 * Verses without a row in the table `verses`, by translation; the reasons follow the footnotes of
 * the printed WEB. The seed refuses to finish when this list is not complete.
 */
export const OMITTED_VERSES: Readonly<Record<TranslationCode, readonly OmittedVerse[]>> = {
  WEB: [
    {
      osis: "Luke.17.36",
      reason:
        "The World English Bible follows the Majority Text, which does not have this verse. Some Greek manuscripts, and the King James Version with them, add that of two in a field one will be taken and the other left.",
    },
    {
      osis: "Acts.8.37",
      reason:
        "The World English Bible follows the Majority Text, which does not have this verse. The Received Text, and the King James Version with it, adds Philip’s condition and the eunuch’s confession of faith.",
    },
    {
      osis: "Acts.15.34",
      reason:
        "The World English Bible follows the Majority Text, which does not have this verse. Some manuscripts, and the King James Version with them, add that it seemed good to Silas to stay there.",
    },
    {
      osis: "Acts.24.7",
      reason:
        "The World English Bible follows the Majority Text, which does not have this verse. The Received Text, and the King James Version with it, adds that the commander Lysias came and took Paul away by force.",
    },
  ],
  KJV: [],
};

/**
 * A verse number that printed copies of a translation use and that stands elsewhere in the
 * versification we hold.
 */
export interface RenumberedVerse {
  /** Number in the printed translation, for example "Rom.14.24". */
  printed: string;
  /** Our number, which is the KJV's. */
  osis: string;
  /** A full sentence for readers. */
  reason: string;
}

const ROMANS_DOXOLOGY =
  "Romans 14 has 23 verses here. The World English Bible prints the closing praise of Romans as 14:24-26, as the Majority Text has it; it stands here at Romans 16:25-27, as the Received Text and the King James Version number it.";

/**
 * Verses whose printed number differs, by translation, so that a look-up of the printed number can
 * explain itself.
 */
export const RENUMBERED_VERSES: Readonly<Record<TranslationCode, readonly RenumberedVerse[]>> = {
  WEB: [
    { printed: "Rom.14.24", osis: "Rom.16.25", reason: ROMANS_DOXOLOGY },
    { printed: "Rom.14.25", osis: "Rom.16.26", reason: ROMANS_DOXOLOGY },
    { printed: "Rom.14.26", osis: "Rom.16.27", reason: ROMANS_DOXOLOGY },
  ],
  KJV: [],
};

/** Verse numbers that occur only in other Bibles, so that a look-up can explain itself. */
export const NUMBERED_ELSEWHERE: readonly RenumberedVerse[] = [
  {
    printed: "3John.1.15",
    osis: "3John.1.14",
    reason:
      "3 John has 14 verses here. What some Bibles number 3 John 15 is the end of 3 John 14: the wish of peace and the greetings.",
  },
];
