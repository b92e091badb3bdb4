import "server-only";
import { NEGATIVE } from "@/lib/answer-guard/content-words";
import { isSpeech } from "@/lib/answer-guard/speaker-places";
import { printedBefore, printedGap, type TextPlace } from "@/lib/answer-guard/table-places";
import { toVerseAddress } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { toWords } from "@/lib/bible/search/words";
import { getText } from "@/lib/bible/service";

// True words that say something else because of what was left out before them or between them.

/** Signs that end the clause which a "not" belongs to. */
const CLAUSE_END = /[.,;:?!—–]/;
/** Words after a "not" within which it still denies what follows: "do not think that I came". */
const DENIES = 3;
/** Fewer words are no sentence that could be denied. */
const FEWEST_WORDS = 3;
const SAYS =
  /(?<!\p{L})(?:said|saith|says|saying|spake|spoke|answered|replied|asked|cried|thinks|thought)(?!\p{L})/iu;
/** Those whose words a verse tells without meaning them. */
const NOT_MEANT =
  /(?<!\p{L})(fools?|serpent|satan|devil|tempter|sluggard|slothful|wicked|adversary|mockers?|scoffers?)(?!\p{L})/iu;
/** The sentence at the end of a text. */
const SENTENCE = /[^.!?\n“”"()]*$/;
/** How far before its words somebody may be named as the speaker of them. */
const SPEAKER_WORDS = 14;

/** How words were taken out of what they stand in. */
export type TakenOut = { kind: "not" } | { kind: "speaker"; speaker: string | null };

const wordsOf = (text: string) => toWords(text).map(({ text: word }) => word);

/** True when the last "not" of a text denies whatever follows the text. */
function endsDenying(text: string): boolean {
  const words = toWords(text);
  const at = words.findLastIndex(({ text: word }) => NEGATIVE.test(word));
  const not = words[at];
  if (!not || words.length - 1 - at > DENIES - 1) return false;
  return !CLAUSE_END.test(text.slice(not.end));
}

/** What tells who says the last words of a text: the words before "said", and those between. */
function sayingOf(before: string): { who: string; behind: string } | null {
  const says = [...before.matchAll(new RegExp(SAYS, "giu"))].at(-1);
  if (!says) return null;
  const after = before.slice(says.index + says[0].length);
  // Between "said" and the words themselves no sentence ends.
  if (/[.?!]/.test(after)) return null;
  const clause = before.slice(0, says.index).replace(/^.*[.?!;]/s, "");
  return {
    who: wordsOf(clause).slice(-SPEAKER_WORDS).join(" "),
    behind: wordsOf(after).join(" "),
  };
}

/** Verses before a pronoun in which the one is named who says something, or says it in his heart. */
const NAMED_BEFORE = 2;
const NAMED_BEFORE_HEART = 9;
const PRONOUN_SAYS =
  /^(?:(?:and|for|then|so)(?: |$))*(?:(?:he|they|she)(?: |$))?(?:has|have|hath)?$/;

/** The speaker of the words from a place on, in the terms of the verse; null when he means them. */
function foreignSpeaker(scripture: Scripture, { translation, first }: TextPlace): string | null {
  const text = getText(scripture, translation);
  const saying = sayingOf(printedBefore(text, first));
  if (!saying) return null;
  const { who, behind } = saying;
  const named = NOT_MEANT.exec(who) ?? NOT_MEANT.exec(behind.split(" ").slice(0, DENIES).join(" "));
  if (named) return named[1] ?? null;
  if (!PRONOUN_SAYS.test(who)) return null;
  const { book, chapter } = toVerseAddress(first.order);
  const most = /\bhearts?\b/.test(behind) ? NAMED_BEFORE_HEART : NAMED_BEFORE;
  for (let order = first.order - 1; order >= first.order - most && order >= 1; order--) {
    const place = toVerseAddress(order);
    if (place.book !== book || place.chapter !== chapter) return null;
    const found = NOT_MEANT.exec(text.texts[order] ?? "");
    if (found) return found[1] ?? null;
  }
  return null;
}

/**
 * What the words right before a quotation make of it, where the verse has them and the quotation has
 * not: they deny it, or say that it is a fool's or the devil's. `lead` is what the text itself says
 * before it. Null when nothing is changed.
 */
export function takenFromBefore(
  scripture: Scripture,
  place: TextPlace,
  words: string,
  lead: string,
): TakenOut | null {
  const list = wordsOf(words);
  if (list.length < FEWEST_WORDS) return null;
  const before = printedBefore(getText(scripture, place.translation), place.first);
  if (before.trim() === "") return null;
  const own = wordsOf(lead.slice(lead.search(SENTENCE))).slice(-SPEAKER_WORDS);
  const isDenied =
    endsDenying(before) && !own.slice(-DENIES - 2).some((word) => NEGATIVE.test(word));
  if (isDenied) return { kind: "not" };
  const speaker = foreignSpeaker(scripture, place);
  if (speaker === null) return null;
  const isNamed = own.some((word) => word.startsWith(speaker.toLowerCase().replace(/s$/, "")));
  return isNamed || NOT_MEANT.test(own.join(" ")) ? null : { kind: "speaker", speaker };
}

/** What is left out between two pieces that changes what they say together; null for nothing. */
export function takenFromBetween(
  scripture: Scripture,
  one: TextPlace,
  other: TextPlace,
): TakenOut | null {
  const text = getText(scripture, one.translation);
  const gap = printedGap(text, one.last, other.first);
  if (endsDenying(gap)) return { kind: "not" };
  const lastWord = toWords(text.texts[one.last.order] ?? "")[one.last.word]?.text ?? "";
  // "not" stays and what it denied is gone.
  if (NEGATIVE.test(lastWord) && CLAUSE_END.test(gap)) return { kind: "not" };
  const says = [...gap.matchAll(new RegExp(SAYS, "giu"))].at(-1);
  if (!says || !isSpeech(scripture, one.first.order)) return null;
  const isSpoken = isSpeech(scripture, other.first.order);
  if (!isSpoken || !startsSpeech(gap.slice(0, says.index))) return null;
  return { kind: "speaker", speaker: null };
}

/** True when what stands before a "said" ends the words of whoever spoke before. */
function startsSpeech(before: string): boolean {
  return /[.?!”’"]/.test(before) || /^\s*[,;:]/.test(before);
}
