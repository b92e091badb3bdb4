import { MAX_CHECK_BODY_BYTES } from "@/lib/quotation-check/constants";

/** Largest message in bytes: a text to be checked, and what the protocol says around it. */
export const MAX_MESSAGE_BYTES = MAX_CHECK_BODY_BYTES + 16 * 1024;

/** Most verses whose original words one call gives: a model reads every one of them. */
export const MAX_ORIGINAL_VERSES = 20;
/** Most verses of a search or of links in one answer, and how many unless asked otherwise. */
export const MAX_FOUND = 30;
export const FOUND = 10;
/** Most bodies of evidence in one answer. */
export const MAX_EVIDENCE = 3;

/** What a model is told once, before it uses a tool. */
export const INSTRUCTIONS = `Truth Uncovered holds the World English Bible (WEB) and the King James Version (KJV), the words of the original languages, and graded evidence.
Quote the Bible only from the results of these tools, letter for letter, with reference and translation; never from memory. What a tool says does not exist, does not exist.
Every text comes with the SHA-256 of its UTF-8 bytes ("checksum"), so that a program can prove that what is shown was not altered.`;
