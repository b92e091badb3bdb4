import "server-only";
import type { Word } from "@/lib/bible/search/words";
import type { Alignment } from "./alignment";
import { isAbout } from "./voice";

/** Words after which a clause begins, so that what follows may be a whole clause of a verse. */
const OPENS_CLAUSE =
  /^(?:that|because|for|as|how|when|and|but|says|said|reads|if|since|while|then|so|yet|or|where|which|who)$/;

function standsAlone(text: string, words: readonly Word[], { from, to }: Alignment): boolean {
  const before = words[from - 1];
  const first = words[from];
  const last = words[to];
  const after = words[to + 1];
  const left =
    !before ||
    !first ||
    OPENS_CLAUSE.test(before.text) ||
    /[^\s\p{L}\p{N}'’-]/u.test(text.slice(before.end, first.start));
  const right = !after || !last || /[.;!?()[\]"“”—–:\n]/.test(text.slice(last.end, after.start));
  return left && right;
}

/**
 * True when a text borrows the words of a verse and changes them: other words in between, a "not"
 * more or less, another ending, or most of the verse told in nearly its own words. A clause of the
 * verse as it stands, or a few of its words in a summary, is none.
 */
export function isNearQuote(text: string, words: readonly Word[], found: Alignment): boolean {
  const { from, to, matched, content, passageContent, isVerbatim, isAltered } = found;
  const length = to - from + 1;
  const density = matched / length;
  const coverage = matched / found.passageWords;
  if (isVerbatim) {
    const isMuch = matched >= 6 && (content >= 3 || coverage >= 0.5);
    if (isMuch && !standsAlone(text, words, found)) return true;
  }
  const isMost = content >= 4 && content / passageContent >= 0.6;
  if (!isVerbatim && isMost && density >= 0.5) return true;
  const { shared, given, held } = found;
  const isLoose = !isAbout(text);
  if (!isVerbatim && coverage >= 0.6 && matched >= 5 && density >= 0.5) return true;
  if (isLoose && shared >= 4 && shared / held >= 0.5 && shared / given >= 0.6) return true;
  if (isLoose && shared >= 4 && shared / held >= 0.6 && shared / given >= 0.5) return true;
  if (
    isLoose &&
    found.isOpposed &&
    shared / held >= 0.3 &&
    shared >= 2 &&
    shared / given >= 0.6 &&
    matched >= 3
  )
    return true;
  if (isVerbatim) return false;
  if (!isAltered)
    return matched >= 8 && content >= 4 && density >= 0.7 && content / passageContent >= 0.5;
  return (
    (content >= 3 && matched >= 5 && density >= 0.6) ||
    (content >= 2 && matched >= 5 && density >= 0.75)
  );
}
