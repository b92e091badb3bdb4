// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { appleOfEden } from "./apple-of-eden";
import { ashesToAshes } from "./ashes-to-ashes";
import { bloodIsThickerThanWater } from "./blood-is-thicker-than-water";
import { charityBeginsAtHome } from "./charity-begins-at-home";
import { cleanlinessIsNextToGodliness } from "./cleanliness-is-next-to-godliness";
import { closedDoorOpenWindow } from "./closed-door-open-window";
import { confessionIsGoodForTheSoul } from "./confession-is-good-for-the-soul";
import { everythingHappensForAReason } from "./everything-happens-for-a-reason";
import { followYourHeart } from "./follow-your-heart";
import { foolAndHisMoney } from "./fool-and-his-money";
import { giveAManAFish } from "./give-a-man-a-fish";
import { godHelpsThoseWhoHelpThemselves } from "./god-helps-those-who-help-themselves";
import { goodThingsToThoseWhoWait } from "./good-things-to-those-who-wait";
import { hateTheSin } from "./hate-the-sin";
import { idleHands } from "./idle-hands";
import { inTheWorldNotOfIt } from "./in-the-world-not-of-it";
import { jonahAndTheWhale } from "./jonah-and-the-whale";
import { killThemWithKindness } from "./kill-them-with-kindness";
import { lionAndLamb } from "./lion-and-lamb";
import { liveByTheSword } from "./live-by-the-sword";
import { maryMagdalene } from "./mary-magdalene";
import { moderationInAllThings } from "./moderation-in-all-things";
import { moneyRootOfAllEvil } from "./money-root-of-all-evil";
import { moreThanYouCanHandle } from "./more-than-you-can-handle";
import { mysteriousWays } from "./mysterious-ways";
import { neitherBorrowerNorLender } from "./neither-borrower-nor-lender";
import { onceSavedAlwaysSaved } from "./once-saved-always-saved";
import { patienceIsAVirtue } from "./patience-is-a-virtue";
import { paulsHorse } from "./pauls-horse";
import { peopleBecomeAngels } from "./people-become-angels";
import { prideBeforeAFall } from "./pride-before-a-fall";
import { roadToHell } from "./road-to-hell";
import type { Misquotation } from "./schema";
import { sevenDeadlySins } from "./seven-deadly-sins";
import { spareTheRod } from "./spare-the-rod";
import { thisTooShallPass } from "./this-too-shall-pass";
import { threeWiseMen } from "./three-wise-men";
import { toErrIsHuman } from "./to-err-is-human";
import { toThineOwnSelfBeTrue } from "./to-thine-own-self-be-true";
import { twoOfEveryAnimal } from "./two-of-every-animal";
import { useWordsIfNecessary } from "./use-words-if-necessary";
import { windowToTheSoul } from "./window-to-the-soul";

/** In the order answered, where a question holds several. */
export const MISQUOTATIONS: readonly Misquotation[] = [
  godHelpsThoseWhoHelpThemselves,
  cleanlinessIsNextToGodliness,
  thisTooShallPass,
  moneyRootOfAllEvil,
  spareTheRod,
  lionAndLamb,
  prideBeforeAFall,
  moreThanYouCanHandle,
  mysteriousWays,
  hateTheSin,
  toThineOwnSelfBeTrue,
  neitherBorrowerNorLender,
  moderationInAllThings,
  charityBeginsAtHome,
  followYourHeart,
  everythingHappensForAReason,
  closedDoorOpenWindow,
  roadToHell,
  idleHands,
  ashesToAshes,
  windowToTheSoul,
  bloodIsThickerThanWater,
  goodThingsToThoseWhoWait,
  inTheWorldNotOfIt,
  sevenDeadlySins,
  toErrIsHuman,
  confessionIsGoodForTheSoul,
  liveByTheSword,
  giveAManAFish,
  foolAndHisMoney,
  useWordsIfNecessary,
  onceSavedAlwaysSaved,
  patienceIsAVirtue,
  killThemWithKindness,
  threeWiseMen,
  appleOfEden,
  jonahAndTheWhale,
  twoOfEveryAnimal,
  maryMagdalene,
  paulsHorse,
  peopleBecomeAngels,
];
