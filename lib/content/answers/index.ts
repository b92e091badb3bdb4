// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { aParentWithDementia } from "./a-parent-with-dementia";
import { abusedAtHome } from "./abused-at-home";
import { accidentOfBirth } from "./accident-of-birth";
import { afraidOfDying } from "./afraid-of-dying";
import { afraidOfTheFuture } from "./afraid-of-the-future";
import { afterABreakUp } from "./after-a-break-up";
import { afterAMiscarriage } from "./after-a-miscarriage";
import { afterAnAbortion } from "./after-an-abortion";
import { afterSexualAssault } from "./after-sexual-assault";
import { alcoholAndTheBible } from "./alcohol-and-the-bible";
import { amalekites } from "./amalekites";
import { ananiasAndSapphira } from "./ananias-and-sapphira";
import { angryAtGod } from "./angry-at-god";
import { animalsOnTheArk } from "./animals-on-the-ark";
import { anxiousAllTheTime } from "./anxious-all-the-time";
import { apologyAndMakingAmends } from "./apology-and-making-amends";
import { areAllSinsEqual } from "./are-all-sins-equal";
import { areBabiesBornSinful } from "./are-babies-born-sinful";
import { areDemonsReal } from "./are-demons-real";
import { areMiraclesPossible } from "./are-miracles-possible";
import { areTheJewsStillChosen } from "./are-the-jews-still-chosen";
import { areThereProphetsToday } from "./are-there-prophets-today";
import { ashamedOfWhoIAm } from "./ashamed-of-who-i-am";
import { baptismForTheDead } from "./baptism-for-the-dead";
import { beforeAnExam } from "./before-an-exam";
import { beingBullied } from "./being-bullied";
import { beingThankful } from "./being-thankful";
import { betrayalOfJudas } from "./betrayal-of-judas";
import { bibleAndAntisemitism } from "./bible-and-antisemitism";
import { bibleAndSlavery } from "./bible-and-slavery";
import { bibleInerrant } from "./bible-inerrant";
import { bibleInspired } from "./bible-inspired";
import { bindingAndLoosing } from "./binding-and-loosing";
import { bindingOfIsaac } from "./binding-of-isaac";
import { bitterWaterOrdeal } from "./bitter-water-ordeal";
import { bookOfEnoch } from "./book-of-enoch";
import { brothersOfJesus } from "./brothers-of-jesus";
import { buyASword } from "./buy-a-sword";
import { cainAndAbelsOfferings } from "./cain-and-abels-offerings";
import { callNoManFather } from "./call-no-man-father";
import { camelAndNeedle } from "./camel-and-needle";
import { camelsInGenesis } from "./camels-in-genesis";
import { canACurseHarmMe } from "./can-a-curse-harm-me";
import { canAMurdererBeForgiven } from "./can-a-murderer-be-forgiven";
import { canAtheistsBeGood } from "./can-atheists-be-good";
import { canChristiansBeFreemasons } from "./can-christians-be-freemasons";
import { canChristiansCelebrateHalloween } from "./can-christians-celebrate-halloween";
import { canChristiansDoYoga } from "./can-christians-do-yoga";
import { canGodMakeAStoneTooHeavy } from "./can-god-make-a-stone-too-heavy";
import { canIUseThisSiteOffline } from "./can-i-use-this-site-offline";
import { canSalvationBeLost } from "./can-salvation-be-lost";
import { canTheAssistantInventVerses } from "./can-the-assistant-invent-verses";
import { canTheDeadSeeUs } from "./can-the-dead-see-us";
import { canaaniteConquest } from "./canaanite-conquest";
import { canaaniteWoman } from "./canaanite-woman";
import { cannotSleep } from "./cannot-sleep";
import { caringForCreation } from "./caring-for-creation";
import { catholicsAndProtestants } from "./catholics-and-protestants";
import { chaptersAndVerses } from "./chapters-and-verses";
import { christMythTheory } from "./christ-myth-theory";
import { christianHypocrites } from "./christian-hypocrites";
import { christianityAndBuddhism } from "./christianity-and-buddhism";
import { christianityAndHinduism } from "./christianity-and-hinduism";
import { christiansAndPolitics } from "./christians-and-politics";
import { chroniclesAndKings } from "./chronicles-and-kings";
import { churchAndDictators } from "./church-and-dictators";
import { clergyAbuse } from "./clergy-abuse";
import { clothesAndMakeup } from "./clothes-and-makeup";
import { confessingToAPriest } from "./confessing-to-a-priest";
import { constantineAndTheBible } from "./constantine-and-the-bible";
import { couldJesusSin } from "./could-jesus-sin";
import { cremation } from "./cremation";
import { curseOfHam } from "./curse-of-ham";
import { dariusTheMede } from "./darius-the-mede";
import { darknessAtTheCrucifixion } from "./darkness-at-the-crucifixion";
import { datingSomeoneWhoDoesNotBelieve } from "./dating-someone-who-does-not-believe";
import { davidsBaby } from "./davids-baby";
import { davidsCensus } from "./davids-census";
import { dayOfTheCrucifixion } from "./day-of-the-crucifixion";
import { deathBeforeTheFall } from "./death-before-the-fall";
import { deathOfJudas } from "./death-of-judas";
import { deathPenalty } from "./death-penalty";
import { deathbedConversion } from "./deathbed-conversion";
import { demonsIntoPigs } from "./demons-into-pigs";
import { didGodDieOnTheCross } from "./did-god-die-on-the-cross";
import { didJesusDescendToHell } from "./did-jesus-descend-to-hell";
import { didJesusExistBeforeBethlehem } from "./did-jesus-exist-before-bethlehem";
import { didKingDavidExist } from "./did-king-david-exist";
import { didMosesExist } from "./did-moses-exist";
import { didSolomonExist } from "./did-solomon-exist";
import { disabilityAndTheBible } from "./disability-and-the-bible";
import { discipleOrApostle } from "./disciple-or-apostle";
import { divorceAndRemarriage } from "./divorce-and-remarriage";
import { doBabiesGoToHeaven } from "./do-babies-go-to-heaven";
import { doINeedAnAccount } from "./do-i-need-an-account";
import { doMiraclesHappenToday } from "./do-miracles-happen-today";
import { doMuslimsWorshipTheSameGod } from "./do-muslims-worship-the-same-god";
import { doPetsGoToHeaven } from "./do-pets-go-to-heaven";
import { documentaryHypothesis } from "./documentary-hypothesis";
import { doesGodChangeHisMind } from "./does-god-change-his-mind";
import { doesGodExist } from "./does-god-exist";
import { doesGodLoveMe } from "./does-god-love-me";
import { doesGodSleep } from "./does-god-sleep";
import { doesSuicideLeadToHell } from "./does-suicide-lead-to-hell";
import { doesTheBibleMentionAliens } from "./does-the-bible-mention-aliens";
import { drowningInDebt } from "./drowning-in-debt";
import { eblaTablets } from "./ebla-tablets";
import { elishaAndTheBears } from "./elisha-and-the-bears";
import { endingOfMark } from "./ending-of-mark";
import { envyOfOthers } from "./envy-of-others";
import { estherNoGod } from "./esther-no-god";
import { exodus21Slaves } from "./exodus-21-slaves";
import { exodusEvidence } from "./exodus-evidence";
import { eyeForAnEyeLaw } from "./eye-for-an-eye-law";
import { ezekielsWheels } from "./ezekiels-wheels";
import { failedProphecies } from "./failed-prophecies";
import { faithAndWishfulThinking } from "./faith-and-wishful-thinking";
import { faithOrWorks } from "./faith-or-works";
import { fallingAwayHebrews6 } from "./falling-away-hebrews-6";
import { familyTombOfJesus } from "./family-tomb-of-jesus";
import { farFromHome } from "./far-from-home";
import { feelingLonely } from "./feeling-lonely";
import { figTree } from "./fig-tree";
import { fightingAnAddiction } from "./fighting-an-addiction";
import { firstEnglishBible } from "./first-english-bible";
import { firstJohn57 } from "./first-john-5-7";
import { firstbornOfEgypt } from "./firstborn-of-egypt";
import { foodLaws } from "./food-laws";
import { friendsOfAnotherFaith } from "./friends-of-another-faith";
import { gambling } from "./gambling";
import { gayAndChristian } from "./gay-and-christian";
import { genealogiesOfJesus } from "./genealogies-of-jesus";
import { germsAndParasites } from "./germs-and-parasites";
import { ghostsMediumsAndTarot } from "./ghosts-mediums-and-tarot";
import { gilgameshFlood } from "./gilgamesh-flood";
import { givingToThePoor } from "./giving-to-the-poor";
import { godChoosingIsrael } from "./god-choosing-israel";
import { godFeelsFarAway } from "./god-feels-far-away";
import { gogAndMagog } from "./gog-and-magog";
import { goingThroughADivorce } from "./going-through-a-divorce";
import { gospelOfJudas } from "./gospel-of-judas";
import { gospelOfThomas } from "./gospel-of-thomas";
import { gossipAndLying } from "./gossip-and-lying";
import { growingOld } from "./growing-old";
import { guiltThatWillNotLeave } from "./guilt-that-will-not-leave";
import { hallucinationTheory } from "./hallucination-theory";
import { hardestBookOfTheBible } from "./hardest-book-of-the-bible";
import { hasAnyoneSeenGod } from "./has-anyone-seen-god";
import { hateFatherAndMother } from "./hate-father-and-mother";
import { headCovering } from "./head-covering";
import { healAmputees } from "./heal-amputees";
import { healingOilJames5 } from "./healing-oil-james-5";
import { herodAndTheBabies } from "./herod-and-the-babies";
import { hiddennessOfGod } from "./hiddenness-of-god";
import { homosexualityTexts } from "./homosexuality-texts";
import { honoringAncestors } from "./honoring-ancestors";
import { honoringDifficultParents } from "./honoring-difficult-parents";
import { hopingSomebodyDies } from "./hoping-somebody-dies";
import { hoseaAndGomer } from "./hosea-and-gomer";
import { howAreDiscoveriesGraded } from "./how-are-discoveries-graded";
import { howCanIFindJoy } from "./how-can-i-find-joy";
import { howCanIFindPeace } from "./how-can-i-find-peace";
import { howCanIKnowIAmSaved } from "./how-can-i-know-i-am-saved";
import { howDidTheApostlesDie } from "./how-did-the-apostles-die";
import { howDoIDeleteMyData } from "./how-do-i-delete-my-data";
import { howDoIForgive } from "./how-do-i-forgive";
import { howDoIReportAMistake } from "./how-do-i-report-a-mistake";
import { howDoISearchTheBibleHere } from "./how-do-i-search-the-bible-here";
import { howDoReadingPlansWork } from "./how-do-reading-plans-work";
import { howDoesTheAssistantWork } from "./how-does-the-assistant-work";
import { howElijahWentToHeaven } from "./how-elijah-went-to-heaven";
import { howLongToWriteTheBible } from "./how-long-to-write-the-bible";
import { howManyBooksInTheBible } from "./how-many-books-in-the-bible";
import { howToBePatient } from "./how-to-be-patient";
import { howToBecomeWise } from "./how-to-become-wise";
import { howToHelpAGrievingFriend } from "./how-to-help-a-grieving-friend";
import { howToReadRevelation } from "./how-to-read-revelation";
import { howToRecognizeACult } from "./how-to-recognize-a-cult";
import { howToResistTemptation } from "./how-to-resist-temptation";
import { howToSaveAVerse } from "./how-to-save-a-verse";
import { hurtByTheChurch } from "./hurt-by-the-church";
import { iCreateEvil } from "./i-create-evil";
import { iHaveFailed } from "./i-have-failed";
import { iLostMyJob } from "./i-lost-my-job";
import { imprecatoryPsalms } from "./imprecatory-psalms";
import { infantBaptism } from "./infant-baptism";
import { isAstrologyWrong } from "./is-astrology-wrong";
import { isBaptismNecessary } from "./is-baptism-necessary";
import { isEasterPagan } from "./is-easter-pagan";
import { isEveryoneSavedInTheEnd } from "./is-everyone-saved-in-the-end";
import { isGodMale } from "./is-god-male";
import { isGodPunishingMe } from "./is-god-punishing-me";
import { isItGoodBecauseGodCommandsIt } from "./is-it-good-because-god-commands-it";
import { isModernIsraelProphecy } from "./is-modern-israel-prophecy";
import { isTheBibleAgainstWomen } from "./is-the-bible-against-women";
import { isTheChristmasTreePagan } from "./is-the-christmas-tree-pagan";
import { isThePopeInTheBible } from "./is-the-pope-in-the-bible";
import { isThereAnApi } from "./is-there-an-api";
import { isThereSpiritualWarfare } from "./is-there-spiritual-warfare";
import { isThisSiteFree } from "./is-this-site-free";
import { isaiah714 } from "./isaiah-7-14";
import { jacobTheDeceiver } from "./jacob-the-deceiver";
import { jamesOssuary } from "./james-ossuary";
import { jephthahsDaughter } from "./jephthahs-daughter";
import { jeremiahAndLamentations } from "./jeremiah-and-lamentations";
import { jerichoWalls } from "./jericho-walls";
import { jesusFrom12To30 } from "./jesus-from-12-to-30";
import { jesusInTheQuran } from "./jesus-in-the-quran";
import { jesusLegend } from "./jesus-legend";
import { jobsWager } from "./jobs-wager";
import { jonahAndTheFish } from "./jonah-and-the-fish";
import { josephusOnJesus } from "./josephus-on-jesus";
import { judahAndTamar } from "./judah-and-tamar";
import { judeQuotesEnoch } from "./jude-quotes-enoch";
import { judgingOthers } from "./judging-others";
import { kingJamesOnly } from "./king-james-only";
import { kingOfMoabSacrificesHisSon } from "./king-of-moab-sacrifices-his-son";
import { knowLovedOnesInHeaven } from "./know-loved-ones-in-heaven";
import { knowingGodsWill } from "./knowing-gods-will";
import { languagesOfTheBible } from "./languages-of-the-bible";
import { largerLetters } from "./larger-letters";
import { lentAndAshWednesday } from "./lent-and-ash-wednesday";
import { letTheDeadBuryTheDead } from "./let-the-dead-bury-the-dead";
import { letUsMakeMan } from "./let-us-make-man";
import { lettersOfJohn } from "./letters-of-john";
import { lettersOfPeter } from "./letters-of-peter";
import { levitesConcubine } from "./levites-concubine";
import { livingWithConstantPain } from "./living-with-constant-pain";
import { livingWithDepression } from "./living-with-depression";
import { longLivesInGenesis } from "./long-lives-in-genesis";
import { longestAndShortestBook } from "./longest-and-shortest-book";
import { longingForAChild } from "./longing-for-a-child";
import { lostBooksOfTheBible } from "./lost-books-of-the-bible";
import { lotsDaughters } from "./lots-daughters";
import { lyingSpirit } from "./lying-spirit";
import { manAfterGodsHeart } from "./man-after-gods-heart";
import { manBornBlind } from "./man-born-blind";
import { manOfLawlessness } from "./man-of-lawlessness";
import { markOfCain } from "./mark-of-cain";
import { marriageAndFoodInHeaven } from "./marriage-and-food-in-heaven";
import { marriageInTheBible } from "./marriage-in-the-bible";
import { marriedToAnUnbeliever } from "./married-to-an-unbeliever";
import { maryMotherOfJesus } from "./mary-mother-of-jesus";
import { masoreticText } from "./masoretic-text";
import { masturbation } from "./masturbation";
import { matthew279 } from "./matthew-27-9";
import { mayICopyTheBibleText } from "./may-i-copy-the-bible-text";
import { meaningOfLife } from "./meaning-of-life";
import { medicineAndFaith } from "./medicine-and-faith";
import { mediumOfEndor } from "./medium-of-endor";
import { messianicSecret } from "./messianic-secret";
import { minorProphets } from "./minor-prophets";
import { missingVerses } from "./missing-verses";
import { moneyAndWealth } from "./money-and-wealth";
import { moveToAnotherPhone } from "./move-to-another-phone";
import { musicFilmsAndGames } from "./music-films-and-games";
import { mustChristiansTithe } from "./must-christians-tithe";
import { mustIGoToChurch } from "./must-i-go-to-church";
import { myChildDied } from "./my-child-died";
import { myChildHasLeftTheFaith } from "./my-child-has-left-the-faith";
import { myHusbandOrWifeDied } from "./my-husband-or-wife-died";
import { myMotherOrFatherDied } from "./my-mother-or-father-died";
import { nicaeaAndTheCanon } from "./nicaea-and-the-canon";
import { noVisionThePeoplePerish } from "./no-vision-the-people-perish";
import { notPeaceButASword } from "./not-peace-but-a-sword";
import { numbers31 } from "./numbers-31";
import { oldAndNewTestament } from "./old-and-new-testament";
import { oldestManuscripts } from "./oldest-manuscripts";
import { oralTradition } from "./oral-tradition";
import { orderOfTheBooks } from "./order-of-the-books";
import { originalManuscripts } from "./original-manuscripts";
import { paganParallels } from "./pagan-parallels";
import { painReliefAtTheEnd } from "./pain-relief-at-the-end";
import { palmSunday } from "./palm-sunday";
import { parableOfTheGoodSamaritan } from "./parable-of-the-good-samaritan";
import { parableOfTheLostSheep } from "./parable-of-the-lost-sheep";
import { parableOfTheMustardSeed } from "./parable-of-the-mustard-seed";
import { parableOfTheProdigalSon } from "./parable-of-the-prodigal-son";
import { parableOfTheRichFool } from "./parable-of-the-rich-fool";
import { parableOfTheSower } from "./parable-of-the-sower";
import { parableOfTheTalents } from "./parable-of-the-talents";
import { parableOfTheTenVirgins } from "./parable-of-the-ten-virgins";
import { parableOfTheWeeds } from "./parable-of-the-weeds";
import { paulsConversionAccounts } from "./pauls-conversion-accounts";
import { paulsLetters } from "./pauls-letters";
import { persistentWidow } from "./persistent-widow";
import { petersDenials } from "./peters-denials";
import { pharaohsHeart } from "./pharaohs-heart";
import { phariseeAndTaxCollector } from "./pharisee-and-tax-collector";
import { polygamy } from "./polygamy";
import { prayerStudies } from "./prayer-studies";
import { prayingToSaints } from "./praying-to-saints";
import { predestinationOrFreeWill } from "./predestination-or-free-will";
import { prideAndHumility } from "./pride-and-humility";
import { problemOfEvil } from "./problem-of-evil";
import { prosperityGospel } from "./prosperity-gospel";
import { quiriniusCensus } from "./quirinius-census";
import { racism } from "./racism";
import { raisingChildren } from "./raising-children";
import { rapeLaws } from "./rape-laws";
import { redLetterBibles } from "./red-letter-bibles";
import { reincarnation } from "./reincarnation";
import { religionAndViolence } from "./religion-and-violence";
import { resurrectionAccountsDiffer } from "./resurrection-accounts-differ";
import { resurrectionOfTheBody } from "./resurrection-of-the-body";
import { richManAndLazarus } from "./rich-man-and-lazarus";
import { romans9Potter } from "./romans-9-potter";
import { romans13Authorities } from "./romans-13-authorities";
import { sabbathSaturdayOrSunday } from "./sabbath-saturday-or-sunday";
import { saintsRaisedInMatthew } from "./saints-raised-in-matthew";
import { savedFromWhat } from "./saved-from-what";
import { savedThroughChildbearing } from "./saved-through-childbearing";
import type { Answer } from "./schema";
import { scienceMistakesInTheBible } from "./science-mistakes-in-the-bible";
import { selfDefenseAndWar } from "./self-defense-and-war";
import { septuagint } from "./septuagint";
import { seriouslyIll } from "./seriously-ill";
import { serpentInTheGarden } from "./serpent-in-the-garden";
import { sexBeforeMarriage } from "./sex-before-marriage";
import { sharingMyFaith } from "./sharing-my-faith";
import { sheepAndGoats } from "./sheep-and-goats";
import { shroudOfTurin } from "./shroud-of-turin";
import { sinLeadingToDeath } from "./sin-leading-to-death";
import { sinsOfTheFathers } from "./sins-of-the-fathers";
import { smokingAndCannabis } from "./smoking-and-cannabis";
import { somebodyILoveDied } from "./somebody-i-love-died";
import { someoneILoveTookTheirLife } from "./someone-i-love-took-their-life";
import { someoneInPrison } from "./someone-in-prison";
import { songOfSongsMeaning } from "./song-of-songs-meaning";
import { sowTheWind } from "./sow-the-wind";
import { speakingInTongues } from "./speaking-in-tongues";
import { startingToReadTheBible } from "./starting-to-read-the-bible";
import { stolenBody } from "./stolen-body";
import { stoning } from "./stoning";
import { stoppingTreatment } from "./stopping-treatment";
import { strugglingWithPornography } from "./struggling-with-pornography";
import { sufferingServant } from "./suffering-servant";
import { sunStoodStill } from "./sun-stood-still";
import { swearingAndBadLanguage } from "./swearing-and-bad-language";
import { swoonTheory } from "./swoon-theory";
import { synopticProblem } from "./synoptic-problem";
import { talkingAnimals } from "./talking-animals";
import { tattoos } from "./tattoos";
import { templeCleansing } from "./temple-cleansing";
import { textualCriticism } from "./textual-criticism";
import { theWiseMen } from "./the-wise-men";
import { thisGeneration } from "./this-generation";
import { thornInTheFlesh } from "./thorn-in-the-flesh";
import { threeDaysAndThreeNights } from "./three-days-and-three-nights";
import { timothyAndTitus } from "./timothy-and-titus";
import { touchNotMyAnointed } from "./touch-not-my-anointed";
import { towerOfBabel } from "./tower-of-babel";
import { transgenderAndTheBible } from "./transgender-and-the-bible";
import { treasureAndPearl } from "./treasure-and-pearl";
import { troubleWithMyTeenager } from "./trouble-with-my-teenager";
import { trustingGod } from "./trusting-god";
import { turnTheOtherCheek } from "./turn-the-other-cheek";
import { twoCreationAccounts } from "./two-creation-accounts";
import { twoSonsInTheVineyard } from "./two-sons-in-the-vineyard";
import { unfaithfulHusbandOrWife } from "./unfaithful-husband-or-wife";
import { unforgivableSin } from "./unforgivable-sin";
import { unforgivingServant } from "./unforgiving-servant";
import { unhappyWithMyLooks } from "./unhappy-with-my-looks";
import { unicornsInTheBible } from "./unicorns-in-the-bible";
import { unjustSteward } from "./unjust-steward";
import { uzzah } from "./uzzah";
import { vulgate } from "./vulgate";
import { wantingToBelieve } from "./wanting-to-believe";
import { wasJesusAJew } from "./was-jesus-a-jew";
import { wasJesusMarried } from "./was-jesus-married";
import { wasNazarethReal } from "./was-nazareth-real";
import { wasNoahsArkFound } from "./was-noahs-ark-found";
import { weddingBanquet } from "./wedding-banquet";
import { wereAdamAndEveReal } from "./were-adam-and-eve-real";
import { wereTheHittitesReal } from "./were-the-hittites-real";
import { whatAreAngels } from "./what-are-angels";
import { whatAreSpiritualGifts } from "./what-are-spiritual-gifts";
import { whatAreTheTenCommandments } from "./what-are-the-ten-commandments";
import { whatDidJesusLookLike } from "./what-did-jesus-look-like";
import { whatDoAdventistsBelieve } from "./what-do-adventists-believe";
import { whatDoJehovahsWitnessesBelieve } from "./what-do-jehovahs-witnesses-believe";
import { whatDoMormonsBelieve } from "./what-do-mormons-believe";
import { whatDoes666Mean } from "./what-does-666-mean";
import { whatDoesAmenMean } from "./what-does-amen-mean";
import { whatDoesBornAgainMean } from "./what-does-born-again-mean";
import { whatDoesGodLookLike } from "./what-does-god-look-like";
import { whatDoesSonOfGodMean } from "./what-does-son-of-god-mean";
import { whatDoesTheBibleSayAboutAbortion } from "./what-does-the-bible-say-about-abortion";
import { whatDoesTheBibleSayAboutAnger } from "./what-does-the-bible-say-about-anger";
import { whatDoesTheBibleSayAboutChildren } from "./what-does-the-bible-say-about-children";
import { whatDoesTheBibleSayAboutFear } from "./what-does-the-bible-say-about-fear";
import { whatDoesTheBibleSayAboutFriendship } from "./what-does-the-bible-say-about-friendship";
import { whatDoesTheBibleSayAboutHope } from "./what-does-the-bible-say-about-hope";
import { whatDoesThisSiteBelieve } from "./what-does-this-site-believe";
import { whatIsAChristian } from "./what-is-a-christian";
import { whatIsACovenant } from "./what-is-a-covenant";
import { whatIsASacrament } from "./what-is-a-sacrament";
import { whatIsArmageddon } from "./what-is-armageddon";
import { whatIsBaptismOfTheSpirit } from "./what-is-baptism-of-the-spirit";
import { whatIsCommunion } from "./what-is-communion";
import { whatIsFaith } from "./what-is-faith";
import { whatIsFasting } from "./what-is-fasting";
import { whatIsGodLike } from "./what-is-god-like";
import { whatIsGodsName } from "./what-is-gods-name";
import { whatIsGrace } from "./what-is-grace";
import { whatIsHeavenLike } from "./what-is-heaven-like";
import { whatIsHoliness } from "./what-is-holiness";
import { whatIsIdolatry } from "./what-is-idolatry";
import { whatIsLoveInTheBible } from "./what-is-love-in-the-bible";
import { whatIsNewAge } from "./what-is-new-age";
import { whatIsPentecost } from "./what-is-pentecost";
import { whatIsPurgatory } from "./what-is-purgatory";
import { whatIsRepentance } from "./what-is-repentance";
import { whatIsSin } from "./what-is-sin";
import { whatIsTheApocrypha } from "./what-is-the-apocrypha";
import { whatIsTheBookOfLife } from "./what-is-the-book-of-life";
import { whatIsTheChurch } from "./what-is-the-church";
import { whatIsTheFearOfTheLord } from "./what-is-the-fear-of-the-lord";
import { whatIsTheFruitOfTheSpirit } from "./what-is-the-fruit-of-the-spirit";
import { whatIsTheGospel } from "./what-is-the-gospel";
import { whatIsTheGreatTribulation } from "./what-is-the-great-tribulation";
import { whatIsTheImageOfGod } from "./what-is-the-image-of-god";
import { whatIsTheKingdomOfGod } from "./what-is-the-kingdom-of-god";
import { whatIsTheLastJudgment } from "./what-is-the-last-judgment";
import { whatIsTheLordsPrayer } from "./what-is-the-lords-prayer";
import { whatIsTheMillennium } from "./what-is-the-millennium";
import { whatIsTheOrthodoxChurch } from "./what-is-the-orthodox-church";
import { whatIsTheSecondComing } from "./what-is-the-second-coming";
import { whatIsTheSoul } from "./what-is-the-soul";
import { whatIsTheTorah } from "./what-is-the-torah";
import { whatIsTheWrathOfGod } from "./what-is-the-wrath-of-god";
import { whatIsWorship } from "./what-is-worship";
import { whatWasGodDoingBeforeCreation } from "./what-was-god-doing-before-creation";
import { whenWasDanielWritten } from "./when-was-daniel-written";
import { whenWasJesusBorn } from "./when-was-jesus-born";
import { whenWasJobWritten } from "./when-was-job-written";
import { whereDidEvilComeFrom } from "./where-did-evil-come-from";
import { whereIsGolgotha } from "./where-is-golgotha";
import { whereIsJesusNow } from "./where-is-jesus-now";
import { whereIsMountSinai } from "./where-is-mount-sinai";
import { whereIsSatanNow } from "./where-is-satan-now";
import { whereIsTheArkOfTheCovenant } from "./where-is-the-ark-of-the-covenant";
import { whereWasTheGardenOfEden } from "./where-was-the-garden-of-eden";
import { whereWereSodomAndGomorrah } from "./where-were-sodom-and-gomorrah";
import { whichFindsAreForged } from "./which-finds-are-forged";
import { whichHerodWasWhich } from "./which-herod-was-which";
import { whichTranslationsAreHere } from "./which-translations-are-here";
import { whoAreThe144000 } from "./who-are-the-144000";
import { whoCreatedGod } from "./who-created-god";
import { whoIsJesus } from "./who-is-jesus";
import { whoIsSatan } from "./who-is-satan";
import { whoIsTheAntichrist } from "./who-is-the-antichrist";
import { whoIsTheHolySpirit } from "./who-is-the-holy-spirit";
import { whoKilledGoliath } from "./who-killed-goliath";
import { whoMadeThisSite } from "./who-made-this-site";
import { whoMayBeAnElder } from "./who-may-be-an-elder";
import { whoWasLilith } from "./who-was-lilith";
import { whoWasMaryMagdalene } from "./who-was-mary-magdalene";
import { whoWasMelchizedek } from "./who-was-melchizedek";
import { whoWasTheQueenOfSheba } from "./who-was-the-queen-of-sheba";
import { whoWereTheNephilim } from "./who-were-the-nephilim";
import { whoWroteActs } from "./who-wrote-acts";
import { whoWroteEcclesiastes } from "./who-wrote-ecclesiastes";
import { whoWroteGenesis } from "./who-wrote-genesis";
import { whoWroteHebrews } from "./who-wrote-hebrews";
import { whoWroteIsaiah } from "./who-wrote-isaiah";
import { whoWroteJames } from "./who-wrote-james";
import { whoWroteJohn } from "./who-wrote-john";
import { whoWroteLuke } from "./who-wrote-luke";
import { whoWroteMark } from "./who-wrote-mark";
import { whoWroteMatthew } from "./who-wrote-matthew";
import { whoWroteProverbs } from "./who-wrote-proverbs";
import { whoWroteRevelation } from "./who-wrote-revelation";
import { whoWroteRuth } from "./who-wrote-ruth";
import { whoWroteSamuelAndKings } from "./who-wrote-samuel-and-kings";
import { whoWroteTheBible } from "./who-wrote-the-bible";
import { whoWroteThePsalms } from "./who-wrote-the-psalms";
import { whyBloodSacrifice } from "./why-blood-sacrifice";
import { whyCircumcision } from "./why-circumcision";
import { whyCreateTheLost } from "./why-create-the-lost";
import { whyDidGodCreateUs } from "./why-did-god-create-us";
import { whyDoCatholicsHonorMary } from "./why-do-catholics-honor-mary";
import { whyDoTheWickedProsper } from "./why-do-the-wicked-prosper";
import { whyDoesTheVirginBirthMatter } from "./why-does-the-virgin-birth-matter";
import { whyDontJewsBelieveInJesus } from "./why-dont-jews-believe-in-jesus";
import { whyFourGospels } from "./why-four-gospels";
import { whyHaveYouForsakenMe } from "./why-have-you-forsaken-me";
import { whyIsItCalledGoodFriday } from "./why-is-it-called-good-friday";
import { whyIsJesusCalledChrist } from "./why-is-jesus-called-christ";
import { whyIsJohnDifferent } from "./why-is-john-different";
import { whyParables } from "./why-parables";
import { whyReadLeviticus } from "./why-read-leviticus";
import { whySoManyDenominations } from "./why-so-many-denominations";
import { whySomeAreHealed } from "./why-some-are-healed";
import { whyTheFlood } from "./why-the-flood";
import { whyTheTreeInTheGarden } from "./why-the-tree-in-the-garden";
import { whyTranslationsDiffer } from "./why-translations-differ";
import { whyWasJesusBaptized } from "./why-was-jesus-baptized";
import { wickedTenants } from "./wicked-tenants";
import { willIAlwaysBeSingle } from "./will-i-always-be-single";
import { willThereBeARapture } from "./will-there-be-a-rapture";
import { willfulSinHebrews10 } from "./willful-sin-hebrews-10";
import { wiseAndFoolishBuilders } from "./wise-and-foolish-builders";
import { wivesSubmit } from "./wives-submit";
import { womanCaughtInAdultery } from "./woman-caught-in-adultery";
import { womenPastors } from "./women-pastors";
import { womenSilentInChurch } from "./women-silent-in-church";
import { workAndCalling } from "./work-and-calling";
import { workersInTheVineyard } from "./workers-in-the-vineyard";
import { worldEnglishBible } from "./world-english-bible";
import { wornOutFromCaring } from "./worn-out-from-caring";
import { youShallNotKill } from "./you-shall-not-kill";
import { zipporahAndTheLodgingPlace } from "./zipporah-and-the-lodging-place";

/** The questions people ask most, by the names of their files. */
export const ANSWERS: readonly Answer[] = [
  aParentWithDementia,
  abusedAtHome,
  accidentOfBirth,
  afraidOfDying,
  afraidOfTheFuture,
  afterABreakUp,
  afterAMiscarriage,
  afterAnAbortion,
  afterSexualAssault,
  alcoholAndTheBible,
  amalekites,
  ananiasAndSapphira,
  angryAtGod,
  animalsOnTheArk,
  anxiousAllTheTime,
  apologyAndMakingAmends,
  areAllSinsEqual,
  areBabiesBornSinful,
  areDemonsReal,
  areMiraclesPossible,
  areTheJewsStillChosen,
  areThereProphetsToday,
  ashamedOfWhoIAm,
  baptismForTheDead,
  beforeAnExam,
  beingBullied,
  beingThankful,
  betrayalOfJudas,
  bibleAndAntisemitism,
  bibleAndSlavery,
  bibleInerrant,
  bibleInspired,
  bindingAndLoosing,
  bindingOfIsaac,
  bitterWaterOrdeal,
  bookOfEnoch,
  brothersOfJesus,
  buyASword,
  cainAndAbelsOfferings,
  callNoManFather,
  camelAndNeedle,
  camelsInGenesis,
  canACurseHarmMe,
  canAMurdererBeForgiven,
  canAtheistsBeGood,
  canChristiansBeFreemasons,
  canChristiansCelebrateHalloween,
  canChristiansDoYoga,
  canGodMakeAStoneTooHeavy,
  canIUseThisSiteOffline,
  canSalvationBeLost,
  canTheAssistantInventVerses,
  canTheDeadSeeUs,
  canaaniteConquest,
  canaaniteWoman,
  cannotSleep,
  caringForCreation,
  catholicsAndProtestants,
  chaptersAndVerses,
  christMythTheory,
  christianHypocrites,
  christianityAndBuddhism,
  christianityAndHinduism,
  christiansAndPolitics,
  chroniclesAndKings,
  churchAndDictators,
  clergyAbuse,
  clothesAndMakeup,
  confessingToAPriest,
  constantineAndTheBible,
  couldJesusSin,
  cremation,
  curseOfHam,
  dariusTheMede,
  darknessAtTheCrucifixion,
  datingSomeoneWhoDoesNotBelieve,
  davidsBaby,
  davidsCensus,
  dayOfTheCrucifixion,
  deathBeforeTheFall,
  deathOfJudas,
  deathPenalty,
  deathbedConversion,
  demonsIntoPigs,
  didGodDieOnTheCross,
  didJesusDescendToHell,
  didJesusExistBeforeBethlehem,
  didKingDavidExist,
  didMosesExist,
  didSolomonExist,
  disabilityAndTheBible,
  discipleOrApostle,
  divorceAndRemarriage,
  doBabiesGoToHeaven,
  doINeedAnAccount,
  doMiraclesHappenToday,
  doMuslimsWorshipTheSameGod,
  doPetsGoToHeaven,
  documentaryHypothesis,
  doesGodChangeHisMind,
  doesGodExist,
  doesGodLoveMe,
  doesGodSleep,
  doesSuicideLeadToHell,
  doesTheBibleMentionAliens,
  drowningInDebt,
  eblaTablets,
  elishaAndTheBears,
  endingOfMark,
  envyOfOthers,
  estherNoGod,
  exodus21Slaves,
  exodusEvidence,
  eyeForAnEyeLaw,
  ezekielsWheels,
  failedProphecies,
  faithAndWishfulThinking,
  faithOrWorks,
  fallingAwayHebrews6,
  familyTombOfJesus,
  farFromHome,
  feelingLonely,
  figTree,
  fightingAnAddiction,
  firstEnglishBible,
  firstJohn57,
  firstbornOfEgypt,
  foodLaws,
  friendsOfAnotherFaith,
  gambling,
  gayAndChristian,
  genealogiesOfJesus,
  germsAndParasites,
  ghostsMediumsAndTarot,
  gilgameshFlood,
  givingToThePoor,
  godChoosingIsrael,
  godFeelsFarAway,
  gogAndMagog,
  goingThroughADivorce,
  gospelOfJudas,
  gospelOfThomas,
  gossipAndLying,
  growingOld,
  guiltThatWillNotLeave,
  hallucinationTheory,
  hardestBookOfTheBible,
  hasAnyoneSeenGod,
  hateFatherAndMother,
  headCovering,
  healAmputees,
  healingOilJames5,
  herodAndTheBabies,
  hiddennessOfGod,
  homosexualityTexts,
  honoringAncestors,
  honoringDifficultParents,
  hopingSomebodyDies,
  hoseaAndGomer,
  howAreDiscoveriesGraded,
  howCanIFindJoy,
  howCanIFindPeace,
  howCanIKnowIAmSaved,
  howDidTheApostlesDie,
  howDoIDeleteMyData,
  howDoIForgive,
  howDoIReportAMistake,
  howDoISearchTheBibleHere,
  howDoReadingPlansWork,
  howDoesTheAssistantWork,
  howElijahWentToHeaven,
  howLongToWriteTheBible,
  howManyBooksInTheBible,
  howToBePatient,
  howToBecomeWise,
  howToHelpAGrievingFriend,
  howToReadRevelation,
  howToRecognizeACult,
  howToResistTemptation,
  howToSaveAVerse,
  hurtByTheChurch,
  iCreateEvil,
  iHaveFailed,
  iLostMyJob,
  imprecatoryPsalms,
  infantBaptism,
  isAstrologyWrong,
  isBaptismNecessary,
  isEasterPagan,
  isEveryoneSavedInTheEnd,
  isGodMale,
  isGodPunishingMe,
  isItGoodBecauseGodCommandsIt,
  isModernIsraelProphecy,
  isTheBibleAgainstWomen,
  isTheChristmasTreePagan,
  isThePopeInTheBible,
  isThereAnApi,
  isThereSpiritualWarfare,
  isThisSiteFree,
  isaiah714,
  jacobTheDeceiver,
  jamesOssuary,
  jephthahsDaughter,
  jeremiahAndLamentations,
  jerichoWalls,
  jesusFrom12To30,
  jesusInTheQuran,
  jesusLegend,
  jobsWager,
  jonahAndTheFish,
  josephusOnJesus,
  judahAndTamar,
  judeQuotesEnoch,
  judgingOthers,
  kingJamesOnly,
  kingOfMoabSacrificesHisSon,
  knowLovedOnesInHeaven,
  knowingGodsWill,
  languagesOfTheBible,
  largerLetters,
  lentAndAshWednesday,
  letTheDeadBuryTheDead,
  letUsMakeMan,
  lettersOfJohn,
  lettersOfPeter,
  levitesConcubine,
  livingWithConstantPain,
  livingWithDepression,
  longLivesInGenesis,
  longestAndShortestBook,
  longingForAChild,
  lostBooksOfTheBible,
  lotsDaughters,
  lyingSpirit,
  manAfterGodsHeart,
  manBornBlind,
  manOfLawlessness,
  markOfCain,
  marriageAndFoodInHeaven,
  marriageInTheBible,
  marriedToAnUnbeliever,
  maryMotherOfJesus,
  masoreticText,
  masturbation,
  matthew279,
  mayICopyTheBibleText,
  meaningOfLife,
  medicineAndFaith,
  mediumOfEndor,
  messianicSecret,
  minorProphets,
  missingVerses,
  moneyAndWealth,
  moveToAnotherPhone,
  musicFilmsAndGames,
  mustChristiansTithe,
  mustIGoToChurch,
  myChildDied,
  myChildHasLeftTheFaith,
  myHusbandOrWifeDied,
  myMotherOrFatherDied,
  nicaeaAndTheCanon,
  noVisionThePeoplePerish,
  notPeaceButASword,
  numbers31,
  oldAndNewTestament,
  oldestManuscripts,
  oralTradition,
  orderOfTheBooks,
  originalManuscripts,
  paganParallels,
  painReliefAtTheEnd,
  palmSunday,
  parableOfTheGoodSamaritan,
  parableOfTheLostSheep,
  parableOfTheMustardSeed,
  parableOfTheProdigalSon,
  parableOfTheRichFool,
  parableOfTheSower,
  parableOfTheTalents,
  parableOfTheTenVirgins,
  parableOfTheWeeds,
  paulsConversionAccounts,
  paulsLetters,
  persistentWidow,
  petersDenials,
  pharaohsHeart,
  phariseeAndTaxCollector,
  polygamy,
  prayerStudies,
  prayingToSaints,
  predestinationOrFreeWill,
  prideAndHumility,
  problemOfEvil,
  prosperityGospel,
  quiriniusCensus,
  racism,
  raisingChildren,
  rapeLaws,
  redLetterBibles,
  reincarnation,
  religionAndViolence,
  resurrectionAccountsDiffer,
  resurrectionOfTheBody,
  richManAndLazarus,
  romans13Authorities,
  romans9Potter,
  sabbathSaturdayOrSunday,
  saintsRaisedInMatthew,
  savedFromWhat,
  savedThroughChildbearing,
  scienceMistakesInTheBible,
  selfDefenseAndWar,
  septuagint,
  seriouslyIll,
  serpentInTheGarden,
  sexBeforeMarriage,
  sharingMyFaith,
  sheepAndGoats,
  shroudOfTurin,
  sinLeadingToDeath,
  sinsOfTheFathers,
  smokingAndCannabis,
  somebodyILoveDied,
  someoneILoveTookTheirLife,
  someoneInPrison,
  songOfSongsMeaning,
  sowTheWind,
  speakingInTongues,
  startingToReadTheBible,
  stolenBody,
  stoning,
  stoppingTreatment,
  strugglingWithPornography,
  sufferingServant,
  sunStoodStill,
  swearingAndBadLanguage,
  swoonTheory,
  synopticProblem,
  talkingAnimals,
  tattoos,
  templeCleansing,
  textualCriticism,
  theWiseMen,
  thisGeneration,
  thornInTheFlesh,
  threeDaysAndThreeNights,
  timothyAndTitus,
  touchNotMyAnointed,
  towerOfBabel,
  transgenderAndTheBible,
  treasureAndPearl,
  troubleWithMyTeenager,
  trustingGod,
  turnTheOtherCheek,
  twoCreationAccounts,
  twoSonsInTheVineyard,
  unfaithfulHusbandOrWife,
  unforgivableSin,
  unforgivingServant,
  unhappyWithMyLooks,
  unicornsInTheBible,
  unjustSteward,
  uzzah,
  vulgate,
  wantingToBelieve,
  wasJesusAJew,
  wasJesusMarried,
  wasNazarethReal,
  wasNoahsArkFound,
  weddingBanquet,
  wereAdamAndEveReal,
  wereTheHittitesReal,
  whatAreAngels,
  whatAreSpiritualGifts,
  whatAreTheTenCommandments,
  whatDidJesusLookLike,
  whatDoAdventistsBelieve,
  whatDoJehovahsWitnessesBelieve,
  whatDoMormonsBelieve,
  whatDoes666Mean,
  whatDoesAmenMean,
  whatDoesBornAgainMean,
  whatDoesGodLookLike,
  whatDoesSonOfGodMean,
  whatDoesTheBibleSayAboutAbortion,
  whatDoesTheBibleSayAboutAnger,
  whatDoesTheBibleSayAboutChildren,
  whatDoesTheBibleSayAboutFear,
  whatDoesTheBibleSayAboutFriendship,
  whatDoesTheBibleSayAboutHope,
  whatDoesThisSiteBelieve,
  whatIsAChristian,
  whatIsACovenant,
  whatIsASacrament,
  whatIsArmageddon,
  whatIsBaptismOfTheSpirit,
  whatIsCommunion,
  whatIsFaith,
  whatIsFasting,
  whatIsGodLike,
  whatIsGodsName,
  whatIsGrace,
  whatIsHeavenLike,
  whatIsHoliness,
  whatIsIdolatry,
  whatIsLoveInTheBible,
  whatIsNewAge,
  whatIsPentecost,
  whatIsPurgatory,
  whatIsRepentance,
  whatIsSin,
  whatIsTheApocrypha,
  whatIsTheBookOfLife,
  whatIsTheChurch,
  whatIsTheFearOfTheLord,
  whatIsTheFruitOfTheSpirit,
  whatIsTheGospel,
  whatIsTheGreatTribulation,
  whatIsTheImageOfGod,
  whatIsTheKingdomOfGod,
  whatIsTheLastJudgment,
  whatIsTheLordsPrayer,
  whatIsTheMillennium,
  whatIsTheOrthodoxChurch,
  whatIsTheSecondComing,
  whatIsTheSoul,
  whatIsTheTorah,
  whatIsTheWrathOfGod,
  whatIsWorship,
  whatWasGodDoingBeforeCreation,
  whenWasDanielWritten,
  whenWasJesusBorn,
  whenWasJobWritten,
  whereDidEvilComeFrom,
  whereIsGolgotha,
  whereIsJesusNow,
  whereIsMountSinai,
  whereIsSatanNow,
  whereIsTheArkOfTheCovenant,
  whereWasTheGardenOfEden,
  whereWereSodomAndGomorrah,
  whichFindsAreForged,
  whichHerodWasWhich,
  whichTranslationsAreHere,
  whoAreThe144000,
  whoCreatedGod,
  whoIsJesus,
  whoIsSatan,
  whoIsTheAntichrist,
  whoIsTheHolySpirit,
  whoKilledGoliath,
  whoMadeThisSite,
  whoMayBeAnElder,
  whoWasLilith,
  whoWasMaryMagdalene,
  whoWasMelchizedek,
  whoWasTheQueenOfSheba,
  whoWereTheNephilim,
  whoWroteActs,
  whoWroteEcclesiastes,
  whoWroteGenesis,
  whoWroteHebrews,
  whoWroteIsaiah,
  whoWroteJames,
  whoWroteJohn,
  whoWroteLuke,
  whoWroteMark,
  whoWroteMatthew,
  whoWroteProverbs,
  whoWroteRevelation,
  whoWroteRuth,
  whoWroteSamuelAndKings,
  whoWroteTheBible,
  whoWroteThePsalms,
  whyBloodSacrifice,
  whyCircumcision,
  whyCreateTheLost,
  whyDidGodCreateUs,
  whyDoCatholicsHonorMary,
  whyDoTheWickedProsper,
  whyDoesTheVirginBirthMatter,
  whyDontJewsBelieveInJesus,
  whyFourGospels,
  whyHaveYouForsakenMe,
  whyIsItCalledGoodFriday,
  whyIsJesusCalledChrist,
  whyIsJohnDifferent,
  whyParables,
  whyReadLeviticus,
  whySoManyDenominations,
  whySomeAreHealed,
  whyTheFlood,
  whyTheTreeInTheGarden,
  whyTranslationsDiffer,
  whyWasJesusBaptized,
  wickedTenants,
  willIAlwaysBeSingle,
  willThereBeARapture,
  willfulSinHebrews10,
  wiseAndFoolishBuilders,
  wivesSubmit,
  womanCaughtInAdultery,
  womenPastors,
  womenSilentInChurch,
  workAndCalling,
  workersInTheVineyard,
  worldEnglishBible,
  wornOutFromCaring,
  youShallNotKill,
  zipporahAndTheLodgingPlace,
];
