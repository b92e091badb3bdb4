// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { babylonianExile } from "./babylonian-exile";
import { beginnings } from "./beginnings";
import { conquestAndSettlement } from "./conquest-and-settlement";
import { dividedKingdom } from "./divided-kingdom";
import { earlyChurch } from "./early-church";
import { egyptAndTheExodus } from "./egypt-and-the-exodus";
import { greekPeriodAndTheMaccabees } from "./greek-period-and-the-maccabees";
import { judahUnderAssyria } from "./judah-under-assyria";
import { judges } from "./judges";
import { patriarchs } from "./patriarchs";
import { persianPeriodAndTheReturn } from "./persian-period-and-the-return";
import { romanEmpire } from "./roman-empire";
import type { Period } from "./schema";
import { secondTempleJudaismUnderRome } from "./second-temple-judaism-under-rome";
import { unitedKingdom } from "./united-kingdom";

/** In the order of time. */
export const PERIODS: readonly Period[] = [
  beginnings,
  patriarchs,
  egyptAndTheExodus,
  conquestAndSettlement,
  judges,
  unitedKingdom,
  dividedKingdom,
  judahUnderAssyria,
  babylonianExile,
  persianPeriodAndTheReturn,
  greekPeriodAndTheMaccabees,
  secondTempleJudaismUnderRome,
  earlyChurch,
  romanEmpire,
];
