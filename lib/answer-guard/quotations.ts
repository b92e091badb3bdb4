import "server-only";
import { findMentions } from "@/lib/bible/references/mentions";
import type { Passage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { wordsIn } from "./alignment";
import { isMisquotation } from "./misquotations";
import { keepQuotations } from "./quotation-marks";
import { standsInPassages, standsInTable } from "./table-words";

/** A quotation of at least this many words must match the text verbatim, or it loses its marks. */
const QUOTATION_WORDS = 6;
/** Most characters between a reference and the quotation it introduces. */
const INTRODUCTION = 60;
/** Has no quotation mark and no digit, so neither a quotation nor a reference. */
const NOTHING_TO_CHECK = /^[^"“”„‟«»″〝〞❝❞「」『』《》〈〉ˮ'‘’‚‛‹›❛❜´′ʼʻ\d]*$/;

/**
 * Makes the quotations of a text trustworthy: one of six or more words keeps its marks only if it
 * is found verbatim in the Bible, and no quotation stays beside a reference that does not contain
 * it. `introduced` is the passage named right before the text; words from elsewhere then lose their
 * marks too.
 */
export function checkQuotations(
  scripture: Scripture,
  text: string,
  introduced: readonly Passage[] | null,
): string {
  if (NOTHING_TO_CHECK.test(text)) return text;
  const firstMention = findMentions(text).at(0)?.start ?? text.length + 1;
  return keepQuotations(text, ({ words, start }) => {
    const count = wordsIn(words).length;
    if (count === 0) return false;
    if (count < QUOTATION_WORDS) return true;
    if (isMisquotation(words)) return false;
    const isIntroduced = introduced && start < firstMention && start <= INTRODUCTION;
    return isIntroduced
      ? standsInPassages(scripture, words, introduced)
      : standsInTable(scripture, words);
  });
}
