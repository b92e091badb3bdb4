// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { anger } from "./anger";
import { askedToPray } from "./asked-to-pray";
import { babyLost } from "./baby-lost";
import { badDiagnosis } from "./bad-diagnosis";
import { beingLeft } from "./being-left";
import { believerAmongUnbelievers } from "./believer-among-unbelievers";
import { bullied } from "./bullied";
import { burnout } from "./burnout";
import { childEstranged } from "./child-estranged";
import { churchConflict } from "./church-conflict";
import { churchSmall } from "./church-small";
import { comfortingSomebody } from "./comforting-somebody";
import { deathbed } from "./deathbed";
import { debt } from "./debt";
import { decision } from "./decision";
import { everydayPrayer } from "./everyday-prayer";
import { failingBody } from "./failing-body";
import { faithLostAmongBelievers } from "./faith-lost-among-believers";
import { familyRejectsMe } from "./family-rejects-me";
import { fearAtNight } from "./fear-at-night";
import { fearOfHell } from "./fear-of-hell";
import { friendTurnedAway } from "./friend-turned-away";
import { funeralMissed } from "./funeral-missed";
import { goodNews } from "./good-news";
import { graveGuilt } from "./grave-guilt";
import { growingOld } from "./growing-old";
import { homesick } from "./homesick";
import { hospitalFear } from "./hospital-fear";
import { lonelyAbroad } from "./lonely-abroad";
import { mistakeAtWork } from "./mistake-at-work";
import { moneyAskedOfMe } from "./money-asked-of-me";
import { movingAway } from "./moving-away";
import { nerves } from "./nerves";
import { newBeginning } from "./new-beginning";
import { nightShift } from "./night-shift";
import { noWork } from "./no-work";
import { parentsSeparating } from "./parents-separating";
import { patientDied } from "./patient-died";
import { petDied } from "./pet-died";
import { prayerEmpty } from "./prayer-empty";
import { preachingWhileFailing } from "./preaching-while-failing";
import { quarrelAtHome } from "./quarrel-at-home";
import { religiousEventAsUnbeliever } from "./religious-event-as-unbeliever";
import type { Situation } from "./schema";
import { siblingEnvy } from "./sibling-envy";
import { slandered } from "./slandered";
import { smallGuilt } from "./small-guilt";
import { someoneDied } from "./someone-died";
import { spouseDistant } from "./spouse-distant";
import { temptation } from "./temptation";
import { toldInConfidence } from "./told-in-confidence";
import { unfairTreatment } from "./unfair-treatment";
import { waiting } from "./waiting";
import { wearyCarer } from "./weary-carer";
import { wordsForAFuneral } from "./words-for-a-funeral";
import { wordsRegretted } from "./words-regretted";

/** What people tell of their lives, by the names of their files. */
export const SITUATIONS: readonly Situation[] = [
  anger,
  askedToPray,
  babyLost,
  badDiagnosis,
  beingLeft,
  believerAmongUnbelievers,
  bullied,
  burnout,
  childEstranged,
  churchConflict,
  churchSmall,
  comfortingSomebody,
  deathbed,
  debt,
  decision,
  everydayPrayer,
  failingBody,
  faithLostAmongBelievers,
  familyRejectsMe,
  fearAtNight,
  fearOfHell,
  friendTurnedAway,
  funeralMissed,
  goodNews,
  graveGuilt,
  growingOld,
  homesick,
  hospitalFear,
  lonelyAbroad,
  mistakeAtWork,
  moneyAskedOfMe,
  movingAway,
  nerves,
  newBeginning,
  nightShift,
  noWork,
  parentsSeparating,
  patientDied,
  petDied,
  prayerEmpty,
  preachingWhileFailing,
  quarrelAtHome,
  religiousEventAsUnbeliever,
  siblingEnvy,
  slandered,
  smallGuilt,
  someoneDied,
  spouseDistant,
  temptation,
  toldInConfidence,
  unfairTreatment,
  waiting,
  wearyCarer,
  wordsForAFuneral,
  wordsRegretted,
];
