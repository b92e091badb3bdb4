// The translation a question asks to read in: "Jude 24 KJV", "psalm 23 in king james".
import { TRANSLATION_CODES, TRANSLATION_NAMES, type TranslationCode } from "@/lib/bible/constants";

export const KJV = /\b(?:king james|kjv|authori[sz]ed version)\b/i;
/** In small letters it is a spider's, or the internet, where it does not stand as a translation. */
const WEB =
  /\b(?:[Ww]orld [Ee]nglish|WEB)\b|\b[Ww]eb (?:version|translation|bible|text)\b|\b(?:in|from|and|or) (?:the )?web\b(?=\W*$| (?:and|or)\b)|(?<=\d\W{1,3})web\b/;
/** Translations that are not held here, as people name them. */
export const NOT_HELD =
  /\b(niv|esv|nlt|nasb|nkjv|nrsv|rsv|asv|csb|hcsb|ylt|amplified(?: bible| version)?|message (?:bible|version|translation)|(?<=\b(?:in|from) )the message(?! of)|new international|new living|english standard)\b/i;
/** A translation by the way in which it is read, where no passage is named. */
const IN_IT =
  /\b(?:in|from|using|by|out of) (?:the )?(?:old )?(?:king james|kjv|authori[sz]ed version|world english|WEB\b)|\b(?:king james|kjv|world english)(?: bible)?(?: version| translation)?(?: only)?(?: please)?\W*$/i;
const BOTH = /\b(?:both|the two) (?:versions|translations)\b/i;
/** These ask about a translation, not for it. */
const ABOUT_IT =
  /^\W*(?:who|why|when|which|is|was|are|how|should|do|does|did|can|what (?:is|was|are)|what's)\b|\bonly(?:ism)?\b|\bvs\b|\bversus\b|\b(?:better|best|accurate|translated)\b/i;

export interface AskedTranslations {
  /** Those held here, the first one asked for first; usually none or one. */
  codes: readonly TranslationCode[];
  /** One that is not held here, as it was written. */
  notHeld: string | null;
}

const NONE: AskedTranslations = { codes: [], notHeld: null };

/**
 * The translations in which a question asks to read: any that stands beside a passage it names, else
 * one that it asks to read in. A question about a translation asks for none. Pure.
 */
export function findAskedTranslations(question: string, namesPassage: boolean): AskedTranslations {
  if (!namesPassage && (!IN_IT.test(question) || ABOUT_IT.test(question))) return NONE;
  if (namesPassage && BOTH.test(question)) return { codes: TRANSLATION_CODES, notHeld: null };
  const found: readonly (readonly [TranslationCode, number])[] = [
    ["KJV", question.search(KJV)],
    ["WEB", question.search(WEB)],
  ];
  const codes = found
    .filter(([, at]) => at >= 0)
    .sort(([, a], [, b]) => a - b)
    .map(([code]) => code);
  const notHeld = codes.length === 0 ? (NOT_HELD.exec(question)?.[1] ?? null) : null;
  return { codes, notHeld };
}

/** What asks for the translation, at the end of a question or where it stands. */
const PHRASE =
  /\s*[,(]?\s*\b(?:(?:in|from|using|by|out of) (?:the )?)?(?:old )?(?:king james|kjv|authori[sz]ed version|world english|WEB|web(?= (?:version|translation|bible)))(?: bible)?(?: version| translation)?(?: only)?(?: please)?\)?(?=\W|$)/gi;

/** A question without the translation it asks to read in: what it is about. Pure. */
export function withoutTranslation(question: string): string {
  if (findAskedTranslations(question, false).codes.length === 0) return question;
  const rest = question.replace(PHRASE, "").trim();
  return rest === "" ? question : rest;
}

/** Says which translations there are where another one was asked for. */
export function sayNotHeld(shown: TranslationCode): string {
  const held = Object.values(TRANSLATION_NAMES).join(" and the ");
  return `This site cannot show that translation: it holds the ${held}. In the ${TRANSLATION_NAMES[shown]}:`;
}
