import "server-only";
import { TRANSLATION_NAMES, type TranslationCode } from "@/lib/bible/constants";
import { findMentions } from "@/lib/bible/references/mentions";
import {
  countVerses,
  formatReference,
  type Passage,
  toCanonicalOrder,
  toChapterPassage,
  toPassage,
  toVerseAddress,
} from "@/lib/bible/rules";
import { KJV, NOT_HELD, sayNotHeld } from "./asked-translation";

/** Passages to be shown as they are asked for, and the words before them. */
export interface ShownPassages {
  words: string;
  references: string[];
  translation: TranslationCode | null;
}

/** Most verses shown when a passage goes on. */
const MOST_VERSES = 8;
/** A question with more words asks for more than another translation or the next verse. */
const MOST_WORDS = 9;

const WEB = /\b(?:world english|web)\b/i;
/** These ask about a translation, not for it. */
const ABOUT_IT = /^\W*(?:who|why|when|which|is|was|are|what (?:is|was|are)|what's)\b/i;
const NEXT =
  /^(?:(?:ok(?:ay)?|and|now|then|so|please|what about|how about|what is|what's|show(?: me)?|read(?: me)?|give me|the)[\s,]+)*(?:(?:next|following)(?: (?:one|verses?|chapter|psalm|passage|part))?|(?:one|verses?|chapter|psalm) after(?: (?:it|that|this))?)(?: please)?\W*$/i;
const BEFORE =
  /^(?:(?:ok(?:ay)?|and|now|then|so|please|what about|how about|what is|what's|show(?: me)?|read(?: me)?|give me|the)[\s,]+)*(?:previous|preceding|(?:verse|one|chapter|psalm) before)(?: (?:one|verses?|chapter|psalm|passage|that))?(?: please)?\W*$/i;
const GO_ON =
  /^(?:(?:ok(?:ay)?|and|please|then)[\s,]+)*(?:go on|continue|keep (?:going|reading)|read on|carry on|and after (?:that|this)|after that|what (?:comes|happens|happened|is|does it say) (?:next|after (?:that|this|it))|and then(?: what)?|then what|what then)(?: please)?\W*$/i;
const CHAPTER =
  /^(?:(?:ok(?:ay)?|and|now|please|can (?:i|you)|could you|show(?: me)?|read(?: me)?|see|give me|i want)[\s,]+)*(?:the )?(?:whole|entire|full|rest of the) (?:chapter|psalm)(?: please)?\W*$/i;

function isWholeChapter({ start, end }: Passage): boolean {
  const first = toVerseAddress(start);
  const last = toVerseAddress(end);
  return (
    first.verse === 1 &&
    first.book === last.book &&
    first.chapter === last.chapter &&
    last.verse === countVerses(last.book, last.chapter)
  );
}

function neighborChapter(order: number, step: number): Passage | null {
  const { book, chapter } = toVerseAddress(order);
  return toChapterPassage(book, chapter + step);
}

/** The verses after a passage, in its chapter or at the beginning of the next one. */
function after({ end }: Passage, count: number): Passage | null {
  const { book, chapter, verse } = toVerseAddress(end);
  const here = countVerses(book, chapter);
  const at =
    verse < here ? { book, chapter, verse: verse + 1 } : { book, chapter: chapter + 1, verse: 1 };
  const start = toCanonicalOrder(at);
  if (start === null) return null;
  const last = Math.min(at.verse + count - 1, countVerses(book, at.chapter));
  return toPassage(start, start + last - at.verse);
}

function before({ start }: Passage): Passage | null {
  const { book, chapter, verse } = toVerseAddress(start);
  if (verse > 1) return toPassage(start - 1, start - 1);
  const end = toCanonicalOrder({ book, chapter: chapter - 1, verse: 1 });
  return end === null ? null : toPassage(start - 1, start - 1);
}

/** "Another translation" of what was shown in the one is the other one. */
const OTHER_TRANSLATION =
  /\b(?:another|other|different|second)(?: bible)? (?:translation|version)\b|\bin other words of the bible\b/i;

/** A verse of the passage shown before, named by its number alone ("explain verse 4"). */
const VERSE_NUMBER = /\b(?:verses?|vv?\.?) (\d{1,3})(?:\s?(?:-|–|to)\s?(\d{1,3}))?\b/i;

/**
 * A question with the verse that it names by its number alone put in full: "explain verse 4", after
 * Psalm 23, is "explain Psalm 23:4". Unchanged where the chapter has no such verse. Pure.
 */
export function nameVerse(question: string, [focus]: readonly Passage[]): string {
  const [, first, last] = VERSE_NUMBER.exec(question) ?? [];
  if (!focus || first === undefined || findMentions(question).length > 0) return question;
  const { book, chapter } = toVerseAddress(focus.start);
  const start = toCanonicalOrder({ book, chapter, verse: Number(first) });
  const end = toCanonicalOrder({ book, chapter, verse: Number(last ?? first) });
  if (start === null || end === null || end < start) return question;
  return question.replace(VERSE_NUMBER, formatReference(toPassage(start, end)));
}

function inTranslation(question: string, focus: readonly Passage[]): ShownPassages | null {
  if (ABOUT_IT.test(question)) return null;
  const references = focus.map(formatReference);
  const isOther = OTHER_TRANSLATION.test(question);
  const translation = KJV.test(question) || isOther ? "KJV" : WEB.test(question) ? "WEB" : null;
  if (translation) {
    return { words: `In the ${TRANSLATION_NAMES[translation]}:`, references, translation };
  }
  const [asked] = NOT_HELD.exec(question) ?? [];
  if (asked === undefined) return null;
  return { words: sayNotHeld("KJV"), references, translation: "KJV" };
}

/**
 * What a question asks to be shown of the passages shown before it: another translation, the next
 * or the previous verse or chapter, what follows, the whole chapter; null when it asks for something
 * else. Pure.
 */
export function followPassages(question: string, focus: readonly Passage[]): ShownPassages | null {
  const last = focus.at(-1);
  const [first] = focus;
  if (!first || !last) return null;
  const words = question.split(/\s+/).length;
  if (words > MOST_WORDS || findMentions(question).length > 0) return null;
  const translated = inTranslation(question, focus);
  if (translated) return translated;
  const shown = (passage: Passage | null, words: string): ShownPassages | null =>
    passage && { words, references: [formatReference(passage)], translation: null };
  const isChapter = isWholeChapter(last) || /\b(?:chapter|psalm)\b/i.test(question);
  if (CHAPTER.test(question)) {
    const { book, chapter } = toVerseAddress(first.start);
    return shown(toChapterPassage(book, chapter), "The whole chapter:");
  }
  if (NEXT.test(question)) {
    return isChapter
      ? shown(neighborChapter(last.end, 1), "The next chapter:")
      : shown(after(last, /verses\b/i.test(question) ? 3 : 1), "The next verse:");
  }
  if (BEFORE.test(question)) {
    return isChapter
      ? shown(neighborChapter(first.start, -1), "The chapter before:")
      : shown(before(first), "The verse before:");
  }
  const told = focus.reduce((so, next) => (next.start === so.end + 1 ? next : so), first);
  // Passages from elsewhere only say more of the first one, which is what was told.
  return GO_ON.test(question) ? shown(after(told, MOST_VERSES), "It goes on:") : null;
}
