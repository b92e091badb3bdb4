// Short names of books before a chapter alone ("matt 18", "ps 23"), where a chapter without a verse
// may be any number.
import { toEnglishBook } from "./foreign-names";

/** Abbreviations that are neither words nor names of people. */
const SHORT =
  /^(?:[1-3]\s?(?:sam|sa|kgs|ki|chr|chron|cor|co|thess?|th|tim|ti|pet|pe|pt|jn|joh|jhn)|gen|exod|lev|deut?|judg|pss?|psa|prov|eccl?|isa|jer|ezek?|hos|obad|nah|hab|zeph|hag|zech|mt|mk|lk|jn|rom|eph|phlm|heb|jas)$/i;
/** Those that are, and full names that are words of every day in small letters. */
const ALSO_NAMES =
  /^(?:acts|col|dan|gal|job|josh|judges|kings|lam|mal|mark|matt|mic|num|numbers|phil|proverbs|lamentations|rev|tim|tit)$/i;
/** What stands before a chapter that is asked for. */
const ASKED_BEFORE =
  /(?:^|\b(?:about|and|book of|chapter|context of|does|explain|from|give me|in|is|me|of|open|outline|read|see|show|summari[sz]e|summary|verses?|what's)\s)\W*$/i;
/** And after it: nothing, or what is asked of it. */
const ASKED_AFTER =
  /^\s*(?:$|[.?!,;:)\]]|(?:about|mean|means|meaning|say|says|teach|teaches|explained|summary|outline|context|commentary|kjv|web|please|in (?:the )?(?:kjv|web|king james|context))(?!\p{L}))/iu;

/** Shorter names may be anything. */
export const SHORTEST_MISSPELLED = 5;
/** "pslam", "revelations": what the grammar takes for a book, long enough to be nothing shorter. */
const isMisspelled = (name: string) =>
  name.length >= SHORTEST_MISSPELLED &&
  toEnglishBook(name, { mayBeShort: true, hasVerse: false }) !== null;

/**
 * True when a name before a chapter's number is that of a book: always where it can be nothing else,
 * and where people are called so ("Dan 9", "my son matt 18") only in a request. Pure.
 */
export function isShortName(
  name: string,
  { before, after }: { before: string; after: string },
): boolean {
  const clean = name.replace(/\s+/g, " ");
  if (SHORT.test(clean)) return true;
  const mayBe = ALSO_NAMES.test(clean) || isMisspelled(clean);
  return mayBe && ASKED_BEFORE.test(before) && ASKED_AFTER.test(after);
}
