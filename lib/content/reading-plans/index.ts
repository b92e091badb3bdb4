// Written by `npm run content:lists` from the files of this folder.
import { creationGenesis } from "./creation-genesis";
import { jesusLifeMinistry } from "./jesus-life-ministry";
import { newTestament90 } from "./new-testament-90";
import { oneYearBible } from "./one-year-bible";
import { prophecyEndTimes } from "./prophecy-end-times";
import { psalmsProverbsMonthly } from "./psalms-proverbs-monthly";
import type { BuiltInPlan } from "./schema";

/** The built-in plans in the order shown. */
export const readingPlans: readonly BuiltInPlan[] = [
  oneYearBible,
  newTestament90,
  psalmsProverbsMonthly,
  jesusLifeMinistry,
  prophecyEndTimes,
  creationGenesis,
];
