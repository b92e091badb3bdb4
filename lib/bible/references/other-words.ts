/**
 * Words before numbers that are not books: clock times, ratios, parts of books, and short words
 * that the grammar mistakes for books.
 */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  (
    "a about after am an and approximately around as at before between book books but by chapter chapters circa day " +
    "days figure for friday from gmt had has he her him his i in is it its january february march april may june july " +
    "august september october november december la line lines lost me monday my no number numbered of on or our page " +
    "pages part parts pm ratio re saturday scale score section she since so some step sunday table than that the them " +
    "they this thursday till time to tuesday until utc ver version verse verses volume was we wednesday were with won you"
  ).split(" "),
);
