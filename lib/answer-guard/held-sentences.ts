import "server-only";
import { findMentions } from "@/lib/bible/references/mentions";
import type { Scripture } from "@/lib/bible/scripture";
import { type Alignment, alignWith, wordsIn } from "./alignment";
import { onlyPoints } from "./claim-grammar";
import { isEnglishText } from "./foreign-sayings";
import { isNearQuote } from "./near-quote";
import { hasStrongSaying } from "./saying-voice";
import { shareOfKnownRuns } from "./table-places";
import { endsAsFewVerses } from "./table-trigrams";
import { isAbout, isForeign, opensAsSaying, readsAsVerse, soundsLikeScripture } from "./voice";

/** A reference in a sentence of this many words may introduce the next one. */
const SHORT_SENTENCE = 20;
/** Characters of a clause that may be a saying. */
const LEAST_CLAUSE = 16;
/** Words of a sentence whose language can be told. */
export const FOREIGN_WORDS = 4;

/**
 * True for a sentence that may be scripture, so that where it stands, or more of it, may follow.
 * `held` is the text held back before it.
 */
export function mayBeScripture(scripture: Scripture, sentence: string, held: string): boolean {
  if (/[:—–-]\s*$|:\s+["“]?\p{Lu}/u.test(sentence) || soundsLikeScripture(sentence)) return true;
  // Emphasis that is not closed yet.
  const opened = sentence.match(/(?<=^|\s)[*_`]{1,3}(?=\S)/g)?.length ?? 0;
  if (opened > (sentence.match(/(?<=\S)[*_`]{1,3}(?=\s|$|[.,;:!?)])/g)?.length ?? 0)) return true;
  // An entry of a list that goes on what the one before began.
  if (/^\s*[-+*•]\s+\p{Ll}/u.test(sentence)) return true;
  const words = wordsIn(sentence);
  if (words.length < 4 || (words.length <= 6 && /\?\s*$/.test(sentence))) return true;
  // A sentence away from a saying, or from a reference, its reference or its words may come.
  const last = sentencesOf(held).at(-1) ?? "";
  if (hasStrongSaying(sentence)) return true;
  if (opensAsSaying(sentence) || (last !== "" && opensAsSaying(last))) return true;
  const clause = sentence.slice(sentence.search(/,\s/) + 1).trim();
  if (clause.length > LEAST_CLAUSE && opensAsSaying(clause)) return true;
  if (words.length <= SHORT_SENTENCE && /\d/.test(last) && findMentions(last).length > 0)
    return true;
  // Words after a reference that points to them may go on in the next sentence.
  if (held !== "" && /\d/.test(held) && !isAbout(sentence) && pointsAtEnd(held)) return true;
  const mayName = /\d/.test(sentence) && words.length <= SHORT_SENTENCE;
  if (mayName && findMentions(sentence).length > 0) return true;
  // A bracket that is not closed yet.
  if (/[([][^()[\]]*$/.test(held + sentence)) return true;
  // "No, I did not make that up!": a remark between words and where they stand.
  if (words.length <= REMARK && last !== "" && mayBeScripture(scripture, last, "")) return true;
  const after = sentence.slice(sentence.search(/[:—–]\s[^:—–]*$/) + 1);
  if (OF_THE_SPEAKER.test(after) && readsAsVerse(after)) return true;
  if (IN_OTHER_WORDS.test(sentence)) return true;
  if (ENDS_WITH_SPEAKER.test(sentence) && endsAsFewVerses(scripture, words)) return true;
  const isLong = words.length > FEW_WORDS;
  if (shareOfKnownRuns(scripture, sentence) >= (isLong ? KNOWN_RUNS_LONG : KNOWN_RUNS)) return true;
  return alignWith(scripture, sentence, words, null).some(
    (found) =>
      (found.isVerbatim &&
        found.matched >= 5 &&
        (found.content >= 2 || found.matched > 0.6 * words.length)) ||
      (found.matched >= 5 && found.content >= 3 && found.matched > 0.6 * (found.to - found.from)) ||
      isNearQuote(sentence, words, found) ||
      resembles(found, words.length),
  );
}

/** Words of a remark that may stand between words and their reference. */
const REMARK = 8;
/** Words of a sentence that is too short to be known as a verse altered. */
const SHORT_VERSE = 8;
/** Somebody speaks of himself, as whoever writes an answer seldom does. */
const OF_THE_SPEAKER = /\b(?:me|my|mine|us)\b/i;
/** Whoever says so gives the words of something: "In modern English look, he …". */
const IN_OTHER_WORDS =
  /^\W*in (?:modern|plain|simple|everyday|contemporary|current|today['’]s) (?:english|language|words|speech)\b/i;
/** The same in its last words, which may be a verse's end. */
const ENDS_WITH_SPEAKER = /\b(?:me|my|mine|us)(?: [\p{L}’']+){0,2}[^\p{L}]*$/iu;
/** Share of the runs of four words in a sentence that verses have, when it may be one altered. */
const KNOWN_RUNS = 0.3;
const KNOWN_RUNS_LONG = 0.4;
const FEW_WORDS = 10;
/** Share of a stretch of a sentence that is a verse's when it may be that verse altered. */
const DENSE = 0.7;
/** Share of a whole sentence that such a stretch is at the least, when it is short. */
const MUCH = 0.4;
/** Words of a verse, in order, that are hardly chance, with few that carry matter and with more. */
const LONG_RUN = 6;
/** Share of a short sentence that is a verse's when one word of it was exchanged. */
const NEARLY_ALL = 0.8;
const SHORT_RUN = 4;

/** True for words that may be a verse altered, as the sentence after them may say. */
function resembles({ from, to, matched, content }: Alignment, count: number): boolean {
  if (matched < DENSE * (to - from + 1)) return false;
  const isWhole = matched >= NEARLY_ALL * count && matched > SHORT_RUN;
  const fewest = content > 1 || isWhole ? Math.max(SHORT_RUN, MUCH * count) : LONG_RUN;
  return matched >= fewest && content > 0;
}

const SOMEBODY = /^\W*(?:he|she|they|his|her|their)\b/i;

/**
 * Tells of one sentence after the other whether it is short and could be a verse's: an altered one of
 * so few words is known by the next alone. The first one of an answer goes out at once, unless it
 * speaks of somebody whom nothing has named yet, as a verse taken from its place does.
 */
export function shortSentences(): (sentence: string) => boolean {
  let isFirst = true;
  return (sentence) => {
    const isTorn = !isFirst || SOMEBODY.test(sentence);
    const isShort = isTorn && wordsIn(sentence).length <= SHORT_VERSE;
    isFirst = false;
    return isShort && readsAsVerse(sentence) && !isAbout(sentence);
  };
}

/**
 * Tells of one sentence after the other whether it is in another language than the answer: the next
 * one may say that it is the Bible's. An answer in that language waits for its second sentence alone.
 */
export function foreignSentences(): (sentence: string) => boolean {
  let isFirst = true;
  let isEnglish = false;
  return (sentence) => {
    const mayBeForeign =
      (isFirst || isEnglish) &&
      wordsIn(sentence).length >= FOREIGN_WORDS &&
      (isForeign(sentence) || !isEnglishText(sentence));
    isFirst = false;
    isEnglish ||= isEnglishText(sentence);
    return mayBeForeign;
  };
}

/** True when the last sentence of a text holds a reference and nothing but words that point. */
function pointsAtEnd(text: string): boolean {
  const last = sentencesOf(text).at(-1) ?? "";
  const [mention] = findMentions(last);
  return (
    mention !== undefined && onlyPoints(last.slice(0, mention.start) + last.slice(mention.end))
  );
}

function sentencesOf(text: string): string[] {
  return text.trimEnd().split(/(?<=[.!?:])\s+|\n+/);
}
