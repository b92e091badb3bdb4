import "server-only";

/** Words that carry no matter of their own. */
const FUNCTION_WORDS = new Set(
  (
    "a about after all also am an and any are as at be because been before being but by can could did do does down for " +
    "from had has have having he her him himself his how i if in into is it its itself let may me might more most must my " +
    "no nor not of off on one only or other our out over own shall she should so some such than that the thee their them " +
    "themselves then there therefore these they this those thou through thy till to too unto up upon us very was we were " +
    "what when where which who whoever whom whose why will with would ye yet you your yours yourself says said say saith"
  ).split(" "),
);
/** Words that deny. */
export const NEGATIVE = /^(?:no|not|never|nor|neither|none|nothing|cannot|without|\w+n't)$/;

/** True for a word that carries matter. */
export function isContent(word: string): boolean {
  return !FUNCTION_WORDS.has(word) && !NEGATIVE.test(word);
}
