// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { accident } from "./accident";
import { accusedByFamily } from "./accused-by-family";
import { adopted } from "./adopted";
import { afraidToOwnUp } from "./afraid-to-own-up";
import { alwaysLast } from "./always-last";
import { anger } from "./anger";
import { ashamedOfPoverty } from "./ashamed-of-poverty";
import { askedToCheatAtWork } from "./asked-to-cheat-at-work";
import { askedToPray } from "./asked-to-pray";
import { askedToSowForAMiracle } from "./asked-to-sow-for-a-miracle";
import { askedToVowAsUnbeliever } from "./asked-to-vow-as-unbeliever";
import { babyLost } from "./baby-lost";
import { babyLostLongAgo } from "./baby-lost-long-ago";
import { backFromWar } from "./back-from-war";
import { badDay } from "./bad-day";
import { badDiagnosis } from "./bad-diagnosis";
import { baptized } from "./baptized";
import { beingAdopted } from "./being-adopted";
import { beingLeft } from "./being-left";
import { believerAmongUnbelievers } from "./believer-among-unbelievers";
import { blamedInOffice } from "./blamed-in-office";
import { bribeOffered } from "./bribe-offered";
import { bullied } from "./bullied";
import { burnout } from "./burnout";
import { caringAloneAtChristmas } from "./caring-alone-at-christmas";
import { changedByOperation } from "./changed-by-operation";
import { childAsks } from "./child-asks";
import { childCameOut } from "./child-came-out";
import { childEstranged } from "./child-estranged";
import { childFuneral } from "./child-funeral";
import { childrenLoseOurLanguage } from "./children-lose-our-language";
import { childrenRaisedWithoutMe } from "./children-raised-without-me";
import { chronicFatigue } from "./chronic-fatigue";
import { churchClosed } from "./church-closed";
import { churchConflict } from "./church-conflict";
import { churchMissed } from "./church-missed";
import { churchScandal } from "./church-scandal";
import { churchSmall } from "./church-small";
import { comfortingSomebody } from "./comforting-somebody";
import { coupleInCrisis } from "./couple-in-crisis";
import { courtOrPrison } from "./court-or-prison";
import { deathAnniversary } from "./death-anniversary";
import { deathbed } from "./deathbed";
import { debt } from "./debt";
import { decision } from "./decision";
import { differentFaithSpouse } from "./different-faith-spouse";
import { difficultPatient } from "./difficult-patient";
import { disasterOrWar } from "./disaster-or-war";
import { divorcedFriendWedding } from "./divorced-friend-wedding";
import { drinkingAgain } from "./drinking-again";
import { emptyNest } from "./empty-nest";
import { emptySuccess } from "./empty-success";
import { envyOfColleagues } from "./envy-of-colleagues";
import { everydayPrayer } from "./everyday-prayer";
import { failedAndToldGodsDoing } from "./failed-and-told-gods-doing";
import { failingBody } from "./failing-body";
import { faithLostAmongBelievers } from "./faith-lost-among-believers";
import { faithLostAndMissed } from "./faith-lost-and-missed";
import { faithQuarrelWithParent } from "./faith-quarrel-with-parent";
import { familyMissed } from "./family-missed";
import { familyRejectsMe } from "./family-rejects-me";
import { fearAtNight } from "./fear-at-night";
import { fearOfHell } from "./fear-of-hell";
import { firstChristmasAfterDeath } from "./first-christmas-after-death";
import { forgivenByVictim } from "./forgiven-by-victim";
import { fosterChildLeaves } from "./foster-child-leaves";
import { friendLostOverAQuarrel } from "./friend-lost-over-a-quarrel";
import { friendMovesAway } from "./friend-moves-away";
import { friendTurnedAway } from "./friend-turned-away";
import { friendless } from "./friendless";
import { funeralMissed } from "./funeral-missed";
import { gambling } from "./gambling";
import { givingUpFamilyLand } from "./giving-up-family-land";
import { goodNews } from "./good-news";
import { grandparentForgets } from "./grandparent-forgets";
import { graveGuilt } from "./grave-guilt";
import { growingOld } from "./growing-old";
import { grownChildWorry } from "./grown-child-worry";
import { helperQuits } from "./helper-quits";
import { homeLostToWar } from "./home-lost-to-war";
import { homesick } from "./homesick";
import { hospitalFear } from "./hospital-fear";
import { inLaws } from "./in-laws";
import { inLove } from "./in-love";
import { inheritanceQuarrel } from "./inheritance-quarrel";
import { joinedInCruelty } from "./joined-in-cruelty";
import { leaderUnderAttack } from "./leader-under-attack";
import { livelihoodLost } from "./livelihood-lost";
import { lonelyAbroad } from "./lonely-abroad";
import { lookedAt } from "./looked-at";
import { mistakeAtWork } from "./mistake-at-work";
import { mockedForSkin } from "./mocked-for-skin";
import { moneyAskedOfMe } from "./money-asked-of-me";
import { moneyLost } from "./money-lost";
import { movedInCare } from "./moved-in-care";
import { movedToCareHome } from "./moved-to-care-home";
import { movingAway } from "./moving-away";
import { neighbors } from "./neighbors";
import { nerves } from "./nerves";
import { newAtSchool } from "./new-at-school";
import { newBeginning } from "./new-beginning";
import { newBeliever } from "./new-believer";
import { newJob } from "./new-job";
import { nightShift } from "./night-shift";
import { noLanguageToPray } from "./no-language-to-pray";
import { noPlan } from "./no-plan";
import { noWork } from "./no-work";
import { nobodyComes } from "./nobody-comes";
import { nothingLeftAfterSending } from "./nothing-left-after-sending";
import { oldBeliefsJudge } from "./old-beliefs-judge";
import { ownDementia } from "./own-dementia";
import { parentDoesNotCome } from "./parent-does-not-come";
import { parentIllOrDrinking } from "./parent-ill-or-drinking";
import { parentSick } from "./parent-sick";
import { parentsFight } from "./parents-fight";
import { parentsMoneyWorry } from "./parents-money-worry";
import { parentsSeparating } from "./parents-separating";
import { passedOver } from "./passed-over";
import { patientDied } from "./patient-died";
import { patientRecovered } from "./patient-recovered";
import { petDied } from "./pet-died";
import { picturesThatStay } from "./pictures-that-stay";
import { prayedForAndAnnoyed } from "./prayed-for-and-annoyed";
import { prayerEmpty } from "./prayer-empty";
import { preachingWhileDoubting } from "./preaching-while-doubting";
import { preachingWhileFailing } from "./preaching-while-failing";
import { pregnancyNotPlanned } from "./pregnancy-not-planned";
import { prematureBaby } from "./premature-baby";
import { quarrelAtHome } from "./quarrel-at-home";
import { quitting } from "./quitting";
import { relativeAddicted } from "./relative-addicted";
import { relativeAtWar } from "./relative-at-war";
import { relativeDepressed } from "./relative-depressed";
import { releasedFromPrison } from "./released-from-prison";
import { relievedAfterDeath } from "./relieved-after-death";
import { religiousEventAsUnbeliever } from "./religious-event-as-unbeliever";
import { reportAColleague } from "./report-a-colleague";
import { retaliated } from "./retaliated";
import { retirement } from "./retirement";
import type { Situation } from "./schema";
import { screensAndGames } from "./screens-and-games";
import { secretSeeker } from "./secret-seeker";
import { sexualityShame } from "./sexuality-shame";
import { shoutedAt } from "./shouted-at";
import { siblingEnvy } from "./sibling-envy";
import { sickChild } from "./sick-child";
import { singleLonging } from "./single-longing";
import { slandered } from "./slandered";
import { smallGuilt } from "./small-guilt";
import { smallThanks } from "./small-thanks";
import { soberForDays } from "./sober-for-days";
import { somebodyMissing } from "./somebody-missing";
import { somebodyWantsToDie } from "./somebody-wants-to-die";
import { someoneDied } from "./someone-died";
import { spouseDistant } from "./spouse-distant";
import { stepFamily } from "./step-family";
import { studyParalysis } from "./study-paralysis";
import { sufferingAtWork } from "./suffering-at-work";
import { swindledOrRobbed } from "./swindled-or-robbed";
import { temptation } from "./temptation";
import { tiredNewParent } from "./tired-new-parent";
import { tiredOfLeading } from "./tired-of-leading";
import { toBeSentBack } from "./to-be-sent-back";
import { toldInConfidence } from "./told-in-confidence";
import { understaffed } from "./understaffed";
import { unfairTreatment } from "./unfair-treatment";
import { unfitToTeach } from "./unfit-to-teach";
import { unthanked } from "./unthanked";
import { waiting } from "./waiting";
import { waitingForPapers } from "./waiting-for-papers";
import { wantedBabyNotComing } from "./wanted-baby-not-coming";
import { wearyCarer } from "./weary-carer";
import { weatherFeared } from "./weather-feared";
import { wordsForAFuneral } from "./words-for-a-funeral";
import { wordsRegretted } from "./words-regretted";
import { workingInAHouseOfOthers } from "./working-in-a-house-of-others";
import { worriedForChildren } from "./worried-for-children";

/** What people tell of their lives, by the names of their files. */
export const SITUATIONS: readonly Situation[] = [
  accident,
  accusedByFamily,
  adopted,
  afraidToOwnUp,
  alwaysLast,
  anger,
  ashamedOfPoverty,
  askedToCheatAtWork,
  askedToPray,
  askedToSowForAMiracle,
  askedToVowAsUnbeliever,
  babyLost,
  babyLostLongAgo,
  backFromWar,
  badDay,
  badDiagnosis,
  baptized,
  beingAdopted,
  beingLeft,
  believerAmongUnbelievers,
  blamedInOffice,
  bribeOffered,
  bullied,
  burnout,
  caringAloneAtChristmas,
  changedByOperation,
  childAsks,
  childCameOut,
  childEstranged,
  childFuneral,
  childrenLoseOurLanguage,
  childrenRaisedWithoutMe,
  chronicFatigue,
  churchClosed,
  churchConflict,
  churchMissed,
  churchScandal,
  churchSmall,
  comfortingSomebody,
  coupleInCrisis,
  courtOrPrison,
  deathAnniversary,
  deathbed,
  debt,
  decision,
  differentFaithSpouse,
  difficultPatient,
  disasterOrWar,
  divorcedFriendWedding,
  drinkingAgain,
  emptyNest,
  emptySuccess,
  envyOfColleagues,
  everydayPrayer,
  failedAndToldGodsDoing,
  failingBody,
  faithLostAmongBelievers,
  faithLostAndMissed,
  faithQuarrelWithParent,
  familyMissed,
  familyRejectsMe,
  fearAtNight,
  fearOfHell,
  firstChristmasAfterDeath,
  forgivenByVictim,
  fosterChildLeaves,
  friendLostOverAQuarrel,
  friendMovesAway,
  friendTurnedAway,
  friendless,
  funeralMissed,
  gambling,
  givingUpFamilyLand,
  goodNews,
  grandparentForgets,
  graveGuilt,
  growingOld,
  grownChildWorry,
  helperQuits,
  homeLostToWar,
  homesick,
  hospitalFear,
  inLaws,
  inLove,
  inheritanceQuarrel,
  joinedInCruelty,
  leaderUnderAttack,
  livelihoodLost,
  lonelyAbroad,
  lookedAt,
  mistakeAtWork,
  mockedForSkin,
  moneyAskedOfMe,
  moneyLost,
  movedInCare,
  movedToCareHome,
  movingAway,
  neighbors,
  nerves,
  newAtSchool,
  newBeginning,
  newBeliever,
  newJob,
  nightShift,
  noLanguageToPray,
  noPlan,
  noWork,
  nobodyComes,
  nothingLeftAfterSending,
  oldBeliefsJudge,
  ownDementia,
  parentDoesNotCome,
  parentIllOrDrinking,
  parentSick,
  parentsFight,
  parentsMoneyWorry,
  parentsSeparating,
  passedOver,
  patientDied,
  patientRecovered,
  petDied,
  picturesThatStay,
  prayedForAndAnnoyed,
  prayerEmpty,
  preachingWhileDoubting,
  preachingWhileFailing,
  pregnancyNotPlanned,
  prematureBaby,
  quarrelAtHome,
  quitting,
  relativeAddicted,
  relativeAtWar,
  relativeDepressed,
  releasedFromPrison,
  relievedAfterDeath,
  religiousEventAsUnbeliever,
  reportAColleague,
  retaliated,
  retirement,
  screensAndGames,
  secretSeeker,
  sexualityShame,
  shoutedAt,
  siblingEnvy,
  sickChild,
  singleLonging,
  slandered,
  smallGuilt,
  smallThanks,
  soberForDays,
  somebodyMissing,
  somebodyWantsToDie,
  someoneDied,
  spouseDistant,
  stepFamily,
  studyParalysis,
  sufferingAtWork,
  swindledOrRobbed,
  temptation,
  tiredNewParent,
  tiredOfLeading,
  toBeSentBack,
  toldInConfidence,
  understaffed,
  unfairTreatment,
  unfitToTeach,
  unthanked,
  waiting,
  waitingForPapers,
  wantedBabyNotComing,
  wearyCarer,
  weatherFeared,
  wordsForAFuneral,
  wordsRegretted,
  workingInAHouseOfOthers,
  worriedForChildren,
];
