import { transliterate as transliterateGreek } from "greek-transliteration";
import { transliterate as transliterateHebrew } from "hebrew-transliteration";

/** A vowel point, or a vav that is one (שׁוּב). */
const HAS_VOWELS = /[\u05B0-\u05BB\u05C7]|\u05D5\u05BC/u;
/** A capital of two letters: "CHristos", "PHilippos". */
const TWO_CAPITALS = /^([CPT])H(?=\p{Ll})/u;
const ROUGH_BREATHING = /^h/u;

/**
 * A Hebrew or Aramaic form in Latin letters by the academic style of the SBL Handbook of Style
 * (2nd edition, 5.1.1), "" for one that is written without vowels.
 */
export function fromHebrew(text: string): string {
  const whole = text.replaceAll("/", "");
  return HAS_VOWELS.test(whole) ? transliterateHebrew(whole).normalize("NFC") : "";
}

/**
 * A Greek form in Latin letters by the general-purpose style of the SBL Handbook of Style (2nd
 * edition, 5.3). A form without breathings takes the first sound of its lemma.
 */
export function fromGreek(text: string, lemma: string): string {
  const letters = transliterateGreek(text).normalize("NFC").replace(TWO_CAPITALS, "$1h");
  const bare = text.normalize("NFD") === text.normalize("NFD").replace(/\p{M}/gu, "");
  if (!bare || !/^[αειουηωυρ]/iu.test(text)) return letters;
  const own = transliterateGreek(lemma).toLowerCase();
  return ROUGH_BREATHING.test(own) && !ROUGH_BREATHING.test(letters) && text[0] === bareFirst(lemma)
    ? `h${letters}`
    : letters;
}

const bareFirst = (lemma: string) => lemma.normalize("NFD")[0]?.toLowerCase();
