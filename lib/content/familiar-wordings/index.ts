// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { aNewHeartInMe } from "./a-new-heart-in-me";
import { allThingsWorkTogether } from "./all-things-work-together";
import { armorOfGod } from "./armor-of-god";
import { beStillAndKnow } from "./be-still-and-know";
import { beatitudes } from "./beatitudes";
import { burningBush } from "./burning-bush";
import { castTheFirstStone } from "./cast-the-first-stone";
import { castYourCares } from "./cast-your-cares";
import { davidAndGoliath } from "./david-and-goliath";
import { doNotBeAnxious } from "./do-not-be-anxious";
import { doNotWorryAboutTomorrow } from "./do-not-worry-about-tomorrow";
import { doubtingThomas } from "./doubting-thomas";
import { dropInTheBucket } from "./drop-in-the-bucket";
import { eyeForAnEye } from "./eye-for-an-eye";
import { forbiddenFruit } from "./forbidden-fruit";
import { fruitOfTheSpirit } from "./fruit-of-the-spirit";
import { godNeverChanges } from "./god-never-changes";
import { godSoLoved } from "./god-so-loved";
import { goldenCalf } from "./golden-calf";
import { goldenRule } from "./golden-rule";
import { goodSamaritan } from "./good-samaritan";
import { greatCommission } from "./great-commission";
import { greatIsYourFaithfulness } from "./great-is-your-faithfulness";
import { iCanDoAllThings } from "./i-can-do-all-things";
import { ironSharpensIron } from "./iron-sharpens-iron";
import { jacobsLadder } from "./jacobs-ladder";
import { judgeNotLestYeBeJudged } from "./judge-not-lest-ye-be-judged";
import { lastSupper } from "./last-supper";
import { leanNot } from "./lean-not";
import { lionsDen } from "./lions-den";
import { lordsPrayer } from "./lords-prayer";
import { loveIsPatient } from "./love-is-patient";
import { moreThanYouCanHandle } from "./more-than-you-can-handle";
import { newCreation } from "./new-creation";
import { noCondemnation } from "./no-condemnation";
import { noGreaterLove } from "./no-greater-love";
import { noahsArk } from "./noahs-ark";
import { notBySight } from "./not-by-sight";
import { nothingImpossible } from "./nothing-impossible";
import { number666 } from "./number-666";
import { onWingsLikeEagles } from "./on-wings-like-eagles";
import { partingOfTheRedSea } from "./parting-of-the-red-sea";
import { plansToProsperYou } from "./plans-to-prosper-you";
import { prideComesBeforeAFall } from "./pride-comes-before-a-fall";
import { prodigalSon } from "./prodigal-son";
import { reapWhatYouSow } from "./reap-what-you-sow";
import type { FamiliarWording } from "./schema";
import { sermonOnTheMount } from "./sermon-on-the-mount";
import { skinOfMyTeeth } from "./skin-of-my-teeth";
import { sowTheWind } from "./sow-the-wind";
import { spareTheRodSpoilTheChild } from "./spare-the-rod-spoil-the-child";
import { strongAndCourageous } from "./strong-and-courageous";
import { tenCommandments } from "./ten-commandments";
import { theTruthWillSetYouFree } from "./the-truth-will-set-you-free";
import { towerOfBabel } from "./tower-of-babel";
import { valleyOfTheShadow } from "./valley-of-the-shadow";
import { walkingOnWater } from "./walking-on-water";
import { waterIntoWine } from "./water-into-wine";
import { wolfInSheepsClothing } from "./wolf-in-sheeps-clothing";
import { workAndEat } from "./work-and-eat";
import { writingOnTheWall } from "./writing-on-the-wall";

/** Each leads to one verse. */
export const FAMILIAR_WORDINGS: readonly FamiliarWording[] = [
  aNewHeartInMe,
  allThingsWorkTogether,
  armorOfGod,
  beStillAndKnow,
  beatitudes,
  burningBush,
  castTheFirstStone,
  castYourCares,
  davidAndGoliath,
  doNotBeAnxious,
  doNotWorryAboutTomorrow,
  doubtingThomas,
  dropInTheBucket,
  eyeForAnEye,
  forbiddenFruit,
  fruitOfTheSpirit,
  godNeverChanges,
  godSoLoved,
  goldenCalf,
  goldenRule,
  goodSamaritan,
  greatCommission,
  greatIsYourFaithfulness,
  iCanDoAllThings,
  ironSharpensIron,
  jacobsLadder,
  judgeNotLestYeBeJudged,
  lastSupper,
  leanNot,
  lionsDen,
  lordsPrayer,
  loveIsPatient,
  moreThanYouCanHandle,
  newCreation,
  noCondemnation,
  noGreaterLove,
  noahsArk,
  notBySight,
  nothingImpossible,
  number666,
  onWingsLikeEagles,
  partingOfTheRedSea,
  plansToProsperYou,
  prideComesBeforeAFall,
  prodigalSon,
  reapWhatYouSow,
  sermonOnTheMount,
  skinOfMyTeeth,
  sowTheWind,
  spareTheRodSpoilTheChild,
  strongAndCourageous,
  tenCommandments,
  theTruthWillSetYouFree,
  towerOfBabel,
  valleyOfTheShadow,
  walkingOnWater,
  waterIntoWine,
  wolfInSheepsClothing,
  workAndEat,
  writingOnTheWall,
];
