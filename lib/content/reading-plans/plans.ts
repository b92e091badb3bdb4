// The ordered list, apart from index.ts because the seed reads it where no server runs.
import { creationGenesis } from "./creation-genesis";
import { jesusLifeMinistry } from "./jesus-life-ministry";
import { newTestament90 } from "./new-testament-90";
import { oneYearBible } from "./one-year-bible";
import { prophecyEndTimes } from "./prophecy-end-times";
import { psalmsProverbsMonthly } from "./psalms-proverbs-monthly";
import type { BuiltInPlan } from "./schema";

/** The six in the spec's order. */
export const BUILT_IN_PLANS: readonly BuiltInPlan[] = [
  oneYearBible,
  newTestament90,
  psalmsProverbsMonthly,
  jesusLifeMinistry,
  prophecyEndTimes,
  creationGenesis,
];
