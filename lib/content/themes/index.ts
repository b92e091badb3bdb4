// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { abortion } from "./abortion";
import { addiction } from "./addiction";
import { adultery } from "./adultery";
import { aging } from "./aging";
import { alcohol } from "./alcohol";
import { anger } from "./anger";
import { antichrist } from "./antichrist";
import { anxiety } from "./anxiety";
import { astrology } from "./astrology";
import { baptismOfInfants } from "./baptism-of-infants";
import { beingAGoodNeighbor } from "./being-a-good-neighbor";
import { bornAgain } from "./born-again";
import { brothersAndSisters } from "./brothers-and-sisters";
import { death } from "./death";
import { debt } from "./debt";
import { deityOfChrist } from "./deity-of-christ";
import { depression } from "./depression";
import { divorce } from "./divorce";
import { doubt } from "./doubt";
import { environment } from "./environment";
import { envy } from "./envy";
import { existenceOfGod } from "./existence-of-god";
import { faithAndWorks } from "./faith-and-works";
import { fear } from "./fear";
import { feelingForsaken } from "./feeling-forsaken";
import { foodLaws } from "./food-laws";
import { foreigners } from "./foreigners";
import { forgivingOthers } from "./forgiving-others";
import { friendship } from "./friendship";
import { gambling } from "./gambling";
import { ghosts } from "./ghosts";
import { giving } from "./giving";
import { goingToChurch } from "./going-to-church";
import { gossip } from "./gossip";
import { government } from "./government";
import { gratitude } from "./gratitude";
import { greed } from "./greed";
import { grief } from "./grief";
import { guidance } from "./guidance";
import { guilt } from "./guilt";
import { hardTimes } from "./hard-times";
import { healing } from "./healing";
import { heaven } from "./heaven";
import { hell } from "./hell";
import { homosexuality } from "./homosexuality";
import { hope } from "./hope";
import { howToPray } from "./how-to-pray";
import { humility } from "./humility";
import { husbandsAndWives } from "./husbands-and-wives";
import { hypocrisy } from "./hypocrisy";
import { joy } from "./joy";
import { judgingOthers } from "./judging-others";
import { kindness } from "./kindness";
import { loneliness } from "./loneliness";
import { losingSalvation } from "./losing-salvation";
import { loveOfGod } from "./love-of-god";
import { lying } from "./lying";
import { oldTestamentLawForChristians } from "./old-testament-law-for-christians";
import { otherReligions } from "./other-religions";
import { parents } from "./parents";
import { patience } from "./patience";
import { peace } from "./peace";
import { peopleWhoNeverHeardTheGospel } from "./people-who-never-heard-the-gospel";
import { persecution } from "./persecution";
import { poverty } from "./poverty";
import { predestination } from "./predestination";
import { pride } from "./pride";
import { protection } from "./protection";
import { purposeOfLife } from "./purpose-of-life";
import { racism } from "./racism";
import { raisingChildren } from "./raising-children";
import { reliabilityOfTheBible } from "./reliability-of-the-bible";
import { repentance } from "./repentance";
import { rest } from "./rest";
import { revenge } from "./revenge";
import { salvation } from "./salvation";
import type { Theme } from "./schema";
import { secondComing } from "./second-coming";
import { selfWorth } from "./self-worth";
import { sexBeforeMarriage } from "./sex-before-marriage";
import { singleness } from "./singleness";
import { speakingInTongues } from "./speaking-in-tongues";
import { spiritualWarfare } from "./spiritual-warfare";
import { strength } from "./strength";
import { swearing } from "./swearing";
import { tattoos } from "./tattoos";
import { temptation } from "./temptation";
import { trustingGod } from "./trusting-god";
import { unansweredPrayer } from "./unanswered-prayer";
import { unforgivableSin } from "./unforgivable-sin";
import { war } from "./war";
import { whyGodAllowsEvilAndSuffering } from "./why-god-allows-evil-and-suffering";
import { whyJesusDied } from "./why-jesus-died";
import { wisdom } from "./wisdom";
import { womenPastors } from "./women-pastors";
import { work } from "./work";

/** Of two that fit a question as well, the first comes first. */
export const THEMES: readonly Theme[] = [
  fear,
  anxiety,
  loneliness,
  feelingForsaken,
  depression,
  grief,
  guidance,
  hope,
  peace,
  joy,
  strength,
  rest,
  anger,
  forgivingOthers,
  revenge,
  guilt,
  repentance,
  temptation,
  pride,
  humility,
  patience,
  kindness,
  gratitude,
  trustingGod,
  doubt,
  envy,
  greed,
  giving,
  poverty,
  debt,
  work,
  lying,
  gossip,
  swearing,
  judgingOthers,
  friendship,
  parents,
  brothersAndSisters,
  raisingChildren,
  divorce,
  adultery,
  husbandsAndWives,
  singleness,
  sexBeforeMarriage,
  homosexuality,
  abortion,
  alcohol,
  addiction,
  tattoos,
  gambling,
  astrology,
  ghosts,
  war,
  racism,
  foreigners,
  environment,
  government,
  death,
  heaven,
  hell,
  salvation,
  bornAgain,
  losingSalvation,
  unforgivableSin,
  predestination,
  faithAndWorks,
  secondComing,
  antichrist,
  deityOfChrist,
  whyJesusDied,
  reliabilityOfTheBible,
  existenceOfGod,
  whyGodAllowsEvilAndSuffering,
  spiritualWarfare,
  healing,
  unansweredPrayer,
  howToPray,
  speakingInTongues,
  goingToChurch,
  womenPastors,
  oldTestamentLawForChristians,
  otherReligions,
  peopleWhoNeverHeardTheGospel,
  purposeOfLife,
  selfWorth,
  loveOfGod,
  protection,
  hypocrisy,
  wisdom,
  aging,
  foodLaws,
  baptismOfInfants,
  beingAGoodNeighbor,
  hardTimes,
  persecution,
];
