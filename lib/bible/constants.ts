/**
 * The translations that are part of the site, the default first; an operator's imports are rows
 * (imported/data.ts), and a code of either kind is a string. To add one, add it here with its importer in
 * prisma/seed/bible, and follow the compiler.
 */
export const TRANSLATION_CODES = ["WEB", "KJV"] as const;
export type TranslationCode = (typeof TRANSLATION_CODES)[number];
export const DEFAULT_TRANSLATION: TranslationCode = "WEB";

export const TRANSLATION_NAMES: Record<TranslationCode, string> = {
  WEB: "World English Bible",
  KJV: "King James Version",
};

/** A translation's name; the code of one that the operator imported, whose name its chapters bring. */
export const translationName = (code: string): string =>
  (TRANSLATION_NAMES as Readonly<Record<string, string>>)[code] ?? code;

/** Any translation's code: one of ours, or one that was imported. */
export const ANY_CODE = /^[A-Z][A-Z0-9-]{1,11}$/;

/** What stands in the place of a code where every translation is searched. */
export const EVERY_TRANSLATION = "ALL";

/** Results a page of the site's verse search shows at first (spec §9). */
export const PAGE_SEARCH_LIMIT = 10;
/** Results the API answers with when no limit is given (spec §9, library client default). */
export const DEFAULT_SEARCH_LIMIT = 20;
export const MAX_SEARCH_LIMIT = 50;
/** Longest search text or reference accepted, in UTF-16 code units; longer ones get a 400. */
export const MAX_QUERY_LENGTH = 500;
