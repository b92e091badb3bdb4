// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { absenceFonder } from "./absence-fonder";
import { actionsLouderThanWords } from "./actions-louder-than-words";
import { allYouNeedIsLove } from "./all-you-need-is-love";
import { appleOfEden } from "./apple-of-eden";
import { ashesToAshes } from "./ashes-to-ashes";
import { beTheChange } from "./be-the-change";
import { beamAndSpeckGlass } from "./beam-and-speck-glass";
import { beautySkinDeep } from "./beauty-skin-deep";
import { believeInYourself } from "./believe-in-yourself";
import { betterToGiveThanKeep } from "./better-to-give-than-keep";
import { betterToHaveLoved } from "./better-to-have-loved";
import { bloodIsThickerThanWater } from "./blood-is-thicker-than-water";
import { bodyLikeATemple } from "./body-like-a-temple";
import { charityBeginsAtHome } from "./charity-begins-at-home";
import { cleanlinessIsNextToGodliness } from "./cleanliness-is-next-to-godliness";
import { closedDoorOpenWindow } from "./closed-door-open-window";
import { confessionIsGoodForTheSoul } from "./confession-is-good-for-the-soul";
import { december25 } from "./december-25";
import { delilahCutTheHair } from "./delilah-cut-the-hair";
import { devilInTheDetails } from "./devil-in-the-details";
import { devilMadeMeDoIt } from "./devil-made-me-do-it";
import { drummerBoy } from "./drummer-boy";
import { earlyBird } from "./early-bird";
import { earlyToBed } from "./early-to-bed";
import { eatDrinkAndBeMerry } from "./eat-drink-and-be-merry";
import { everythingHappensForAReason } from "./everything-happens-for-a-reason";
import { eyeForAnEyeBlind } from "./eye-for-an-eye-blind";
import { eyeOfTheBeholder } from "./eye-of-the-beholder";
import { familyThatPraysTogether } from "./family-that-prays-together";
import { followYourHeart } from "./follow-your-heart";
import { foolAndHisMoney } from "./fool-and-his-money";
import { footprints } from "./footprints";
import { giveAManAFish } from "./give-a-man-a-fish";
import { glittersIsNotGold } from "./glitters-is-not-gold";
import { godFirstOthersSecond } from "./god-first-others-second";
import { godGaveUsTwoEars } from "./god-gave-us-two-ears";
import { godHelpsThoseWhoHelpThemselves } from "./god-helps-those-who-help-themselves";
import { godMakesNoJunk } from "./god-makes-no-junk";
import { godSqueezes } from "./god-squeezes";
import { goesAroundComesAround } from "./goes-around-comes-around";
import { goodThingsToThoseWhoWait } from "./good-things-to-those-who-wait";
import { happyAboveAll } from "./happy-above-all";
import { hasteMakesWaste } from "./haste-makes-waste";
import { hateTheSin } from "./hate-the-sin";
import { heavenNeededAnAngel } from "./heaven-needed-an-angel";
import { honestyBestPolicy } from "./honesty-best-policy";
import { idleHands } from "./idle-hands";
import { inEssentialsUnity } from "./in-essentials-unity";
import { inTheWorldNotOfIt } from "./in-the-world-not-of-it";
import { innkeeper } from "./innkeeper";
import { jesusFellThreeTimes } from "./jesus-fell-three-times";
import { jonahAndTheWhale } from "./jonah-and-the-whale";
import { killThemWithKindness } from "./kill-them-with-kindness";
import { laughterBestMedicine } from "./laughter-best-medicine";
import { letGoAndLetGod } from "./let-go-and-let-god";
import { lionAndLamb } from "./lion-and-lamb";
import { liveByTheSword } from "./live-by-the-sword";
import { magiAtTheManger } from "./magi-at-the-manger";
import { maryMagdalene } from "./mary-magdalene";
import { maryOnADonkey } from "./mary-on-a-donkey";
import { moderationInAllThings } from "./moderation-in-all-things";
import { moneyCannotBuyHappiness } from "./money-cannot-buy-happiness";
import { moneyRootOfAllEvil } from "./money-root-of-all-evil";
import { moreThanYouCanHandle } from "./more-than-you-can-handle";
import { mysteriousWays } from "./mysterious-ways";
import { neitherBorrowerNorLender } from "./neither-borrower-nor-lender";
import { noRestForTheWicked } from "./no-rest-for-the-wicked";
import { onceSavedAlwaysSaved } from "./once-saved-always-saved";
import { onlyGodCanJudgeMe } from "./only-god-can-judge-me";
import { onlyTheGoodDieYoung } from "./only-the-good-die-young";
import { patienceIsAVirtue } from "./patience-is-a-virtue";
import { paulsHorse } from "./pauls-horse";
import { pearlyGates } from "./pearly-gates";
import { pennySaved } from "./penny-saved";
import { peopleBecomeAngels } from "./people-become-angels";
import { practiceWhatYouPreach } from "./practice-what-you-preach";
import { prayAsIfGod } from "./pray-as-if-god";
import { prideBeforeAFall } from "./pride-before-a-fall";
import { putOffTillTomorrow } from "./put-off-till-tomorrow";
import { roadToHell } from "./road-to-hell";
import { romeInADay } from "./rome-in-a-day";
import { satanRulesHell } from "./satan-rules-hell";
import type { Misquotation } from "./schema";
import { serenityPrayer } from "./serenity-prayer";
import { sevenDeadlySins } from "./seven-deadly-sins";
import { sevenVeils } from "./seven-veils";
import { spareTheRod } from "./spare-the-rod";
import { sticksAndStones } from "./sticks-and-stones";
import { thisTooShallPass } from "./this-too-shall-pass";
import { threeWiseMen } from "./three-wise-men";
import { timeHeals } from "./time-heals";
import { toErrIsHuman } from "./to-err-is-human";
import { toThineOwnSelfBeTrue } from "./to-thine-own-self-be-true";
import { twoOfEveryAnimal } from "./two-of-every-animal";
import { twoWrongs } from "./two-wrongs";
import { useWordsIfNecessary } from "./use-words-if-necessary";
import { veronica } from "./veronica";
import { voxPopuli } from "./vox-populi";
import { whatDoesNotKill } from "./what-does-not-kill";
import { willThereIsAWay } from "./will-there-is-a-way";
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
  happyAboveAll,
  letGoAndLetGod,
  footprints,
  serenityPrayer,
  familyThatPraysTogether,
  goesAroundComesAround,
  practiceWhatYouPreach,
  actionsLouderThanWords,
  timeHeals,
  honestyBestPolicy,
  pennySaved,
  earlyToBed,
  earlyBird,
  romeInADay,
  noRestForTheWicked,
  willThereIsAWay,
  glittersIsNotGold,
  betterToHaveLoved,
  putOffTillTomorrow,
  devilMadeMeDoIt,
  eatDrinkAndBeMerry,
  satanRulesHell,
  drummerBoy,
  innkeeper,
  maryOnADonkey,
  december25,
  magiAtTheManger,
  pearlyGates,
  delilahCutTheHair,
  veronica,
  jesusFellThreeTimes,
  sevenVeils,
  onlyTheGoodDieYoung,
  devilInTheDetails,
  laughterBestMedicine,
  moneyCannotBuyHappiness,
  eyeOfTheBeholder,
  beautySkinDeep,
  twoWrongs,
  eyeForAnEyeBlind,
  beTheChange,
  absenceFonder,
  bodyLikeATemple,
  onlyGodCanJudgeMe,
  allYouNeedIsLove,
  godMakesNoJunk,
  prayAsIfGod,
  inEssentialsUnity,
  whatDoesNotKill,
  hasteMakesWaste,
  sticksAndStones,
  betterToGiveThanKeep,
  beamAndSpeckGlass,
  godFirstOthersSecond,
  believeInYourself,
  godGaveUsTwoEars,
  heavenNeededAnAngel,
  voxPopuli,
  godSqueezes,
];
