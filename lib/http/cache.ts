/** Answers that depend on the text alone, which changes only with a deployment. */
export const IMMUTABLE_TEXT = "public, max-age=3600";
/** The text of a translation that the operator may import anew or remove at any time. */
export const IMPORTED_TEXT = "public, max-age=60";
/** The spec's hour for the daily quote. */
export const ONE_HOUR = "public, max-age=3600";
/** Answers that change at midnight: short enough that nobody sees yesterday's for long. */
export const UNTIL_MIDNIGHT = "public, max-age=60";
export const SEARCH_RESULTS = "public, max-age=300";
/** What changes with a deployment or an import, and is looked at by other sites. */
export const ONE_DAY = "public, max-age=86400, s-maxage=86400";
/** Lists of rows that an operator may add to. */
export const FIVE_MINUTES = "public, max-age=300";
/**
 * Drawn pictures: they change with a deployment at most, and an old one does no harm. 30 days, then
 * asked again by its entity tag.
 */
export const DRAWN_PICTURE = "public, max-age=2592000";
