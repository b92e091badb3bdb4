import { IRREGULAR_FORMS } from "../../../lib/bible/search/irregular-forms";
import { toStem } from "../../../lib/bible/search/words";

/** English words that build sentences and name nothing of their own. */
const FUNCTION_WORDS = new Set(
  (
    "a about above after again against all also although am among an and another any are aren't art as at away back be because been before being below beside both but by " +
    "can can't cannot could did do does don't done dost doth down during each either even ever every few for forth from further had has hast hath have having he hence her here hers " +
    "herself him himself his how however i if in indeed instead into is isn't it its itself just lest let many may me might mine more moreover most much must my myself neither " +
    "no nor not now o of off oh on once only onto or other others ought our ours ourselves out over own same shall shalt she should since so some something somewhere still such " +
    "than that the thee their theirs them themselves then there thereby therefore therein thereof these they thine this those thou though through throughout thus thy thyself till to " +
    "together too toward towards under unless until unto up upon us very was wast wasn't we were wert what whatever when whenever where whereby wherefore wherein whereof whether " +
    "which while who whoever whom whose whosoever why will wilt with within without would wouldn't ye yea yes yet you your yours yourself yourselves you've you're i'm i've i'll he's he'll " +
    "don't didn't won't that's let's it's they're we're according around along because concerning like"
  ).split(" "),
);

/** Whether a normalized word names something: neither a word that only builds the sentence nor a number sign. */
export function isContentWord(word: string): boolean {
  return !FUNCTION_WORDS.has(word);
}

/** Forms that no stemmer joins, by the first of their line. */
const irregular = new Map(
  IRREGULAR_FORMS.flatMap((line) => {
    const [first = "", ...rest] = line.split(" ");
    return rest.map((word): [string, string] => [word, first]);
  }),
);
/** Old forms, and those of verbs that everybody knows. */
const OLD_FORMS =
  "speak spake spoke spoken|say said saith|come came|go went gone goeth|see saw seen|take took taken|give gave given|make made|do did done|know knew known|bring brought|send sent|build built|stand stood|sit sat|dwell dwelt|smite smote smitten struck strike|slay slew slain kill|kill slew slain|write wrote written|rise rose risen arise arose|man men|woman women|wife wives|brother brothers brethren|foot feet|tooth teeth|ox oxen|keep kept|leave left|hold held|tell told|sell sold|find found|lead led|teach taught|seek sought|think thought|lay laid|lie lay lain|pay paid|lose lost|run ran|sing sang sung|sink sank sunk|swear swore sworn sware|bear bare|tear tore torn|wear wore worn|shepherd|sheep|lord|yahweh|goods|thousand thousands|beget begat begotten father|king's king";
for (const line of OLD_FORMS.split("|")) {
  const [first = "", ...rest] = line.split(" ");
  for (const word of rest) if (!irregular.has(word)) irregular.set(word, first);
}

/** The stem under which the forms of an English word meet, in old and new English. */
export function stemOf(word: string, isKnown: (word: string) => boolean): string {
  const plain = irregular.get(word) ?? word;
  return toStem(plain, isKnown);
}
