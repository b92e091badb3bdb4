// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { beatitudes } from "./beatitudes";
import { burningBush } from "./burning-bush";
import { castTheFirstStone } from "./cast-the-first-stone";
import { davidAndGoliath } from "./david-and-goliath";
import { doNotWorryAboutTomorrow } from "./do-not-worry-about-tomorrow";
import { doubtingThomas } from "./doubting-thomas";
import { dropInTheBucket } from "./drop-in-the-bucket";
import { eyeForAnEye } from "./eye-for-an-eye";
import { forbiddenFruit } from "./forbidden-fruit";
import { goldenCalf } from "./golden-calf";
import { goldenRule } from "./golden-rule";
import { goodSamaritan } from "./good-samaritan";
import { greatCommission } from "./great-commission";
import { jacobsLadder } from "./jacobs-ladder";
import { judgeNotLestYeBeJudged } from "./judge-not-lest-ye-be-judged";
import { lastSupper } from "./last-supper";
import { lionsDen } from "./lions-den";
import { lordsPrayer } from "./lords-prayer";
import { moreThanYouCanHandle } from "./more-than-you-can-handle";
import { noahsArk } from "./noahs-ark";
import { number666 } from "./number-666";
import { partingOfTheRedSea } from "./parting-of-the-red-sea";
import { plansToProsperYou } from "./plans-to-prosper-you";
import { prideComesBeforeAFall } from "./pride-comes-before-a-fall";
import { prodigalSon } from "./prodigal-son";
import type { FamiliarWording } from "./schema";
import { sermonOnTheMount } from "./sermon-on-the-mount";
import { skinOfMyTeeth } from "./skin-of-my-teeth";
import { spareTheRodSpoilTheChild } from "./spare-the-rod-spoil-the-child";
import { tenCommandments } from "./ten-commandments";
import { theTruthWillSetYouFree } from "./the-truth-will-set-you-free";
import { towerOfBabel } from "./tower-of-babel";
import { walkingOnWater } from "./walking-on-water";
import { waterIntoWine } from "./water-into-wine";
import { wolfInSheepsClothing } from "./wolf-in-sheeps-clothing";
import { writingOnTheWall } from "./writing-on-the-wall";

/** Each leads to one verse. */
export const FAMILIAR_WORDINGS: readonly FamiliarWording[] = [
  beatitudes,
  burningBush,
  castTheFirstStone,
  davidAndGoliath,
  doNotWorryAboutTomorrow,
  doubtingThomas,
  dropInTheBucket,
  eyeForAnEye,
  forbiddenFruit,
  goldenCalf,
  goldenRule,
  goodSamaritan,
  greatCommission,
  jacobsLadder,
  judgeNotLestYeBeJudged,
  lastSupper,
  lionsDen,
  lordsPrayer,
  moreThanYouCanHandle,
  noahsArk,
  number666,
  partingOfTheRedSea,
  plansToProsperYou,
  prideComesBeforeAFall,
  prodigalSon,
  sermonOnTheMount,
  skinOfMyTeeth,
  spareTheRodSpoilTheChild,
  tenCommandments,
  theTruthWillSetYouFree,
  towerOfBabel,
  walkingOnWater,
  waterIntoWine,
  wolfInSheepsClothing,
  writingOnTheWall,
];
