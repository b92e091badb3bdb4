// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { afterDeath } from "./after-death";
import { ageOfTheEarth } from "./age-of-the-earth";
import { allReligionsTheSame } from "./all-religions-the-same";
import { archaeologicalEvidence } from "./archaeological-evidence";
import { bibleChanged } from "./bible-changed";
import { cainsWife } from "./cains-wife";
import { canon } from "./canon";
import { claimToBeGod } from "./claim-to-be-god";
import { contradictions } from "./contradictions";
import { daysOfGenesis } from "./days-of-genesis";
import { deadSeaScrolls } from "./dead-sea-scrolls";
import { december25 } from "./december-25";
import { doubts } from "./doubts";
import { endTimes } from "./end-times";
import { evidenceForJesus } from "./evidence-for-jesus";
import { evolutionAndDinosaurs } from "./evolution-and-dinosaurs";
import { fulfilledProphecies } from "./fulfilled-prophecies";
import { harshOldTestamentGod } from "./harsh-old-testament-god";
import { hell } from "./hell";
import { howToBeSaved } from "./how-to-be-saved";
import { howToPray } from "./how-to-pray";
import { moreBooks } from "./more-books";
import { neverHeardOfJesus } from "./never-heard-of-jesus";
import { oldTestamentLaw } from "./old-testament-law";
import { resurrection } from "./resurrection";
import type { FaqItem } from "./schema";
import { scienceAndGod } from "./science-and-god";
import { suffering } from "./suffering";
import { trinity } from "./trinity";
import { unansweredPrayer } from "./unanswered-prayer";
import { whenWereTheGospelsWritten } from "./when-were-the-gospels-written";
import { whichTranslation } from "./which-translation";
import { whyJesusDied } from "./why-jesus-died";
import { worldWideFlood } from "./world-wide-flood";

/** In the order shown. */
export const faqItems: readonly FaqItem[] = [
  ageOfTheEarth,
  daysOfGenesis,
  scienceAndGod,
  evolutionAndDinosaurs,
  worldWideFlood,
  cainsWife,
  suffering,
  harshOldTestamentGod,
  hell,
  neverHeardOfJesus,
  bibleChanged,
  deadSeaScrolls,
  whenWereTheGospelsWritten,
  canon,
  moreBooks,
  contradictions,
  whichTranslation,
  archaeologicalEvidence,
  evidenceForJesus,
  fulfilledProphecies,
  resurrection,
  claimToBeGod,
  trinity,
  whyJesusDied,
  december25,
  allReligionsTheSame,
  howToBeSaved,
  doubts,
  unansweredPrayer,
  howToPray,
  oldTestamentLaw,
  endTimes,
  afterDeath,
];
