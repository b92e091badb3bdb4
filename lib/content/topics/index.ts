// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { angels } from "./angels";
import { arkOfTheCovenant } from "./ark-of-the-covenant";
import { assyria } from "./assyria";
import { baptism } from "./baptism";
import { bibleTextAndCanon } from "./bible-text-and-canon";
import { birthOfJesus } from "./birth-of-jesus";
import { church } from "./church";
import { circumcision } from "./circumcision";
import { covenant } from "./covenant";
import { creation } from "./creation";
import { crucifixion } from "./crucifixion";
import { endTimes } from "./end-times";
import { exile } from "./exile";
import { exodus } from "./exodus";
import { faith } from "./faith";
import { fasting } from "./fasting";
import { feasts } from "./feasts";
import { forgiveness } from "./forgiveness";
import { grace } from "./grace";
import { heavenAndHell } from "./heaven-and-hell";
import { holySpirit } from "./holy-spirit";
import { idols } from "./idols";
import { jewsAndGentiles } from "./jews-and-gentiles";
import { justice } from "./justice";
import { kingdomOfGod } from "./kingdom-of-god";
import { kingsOfIsraelAndJudah } from "./kings-of-israel-and-judah";
import { law } from "./law";
import { lordsSupper } from "./lords-supper";
import { love } from "./love";
import { marriage } from "./marriage";
import { messiah } from "./messiah";
import { miracles } from "./miracles";
import { money } from "./money";
import { parables } from "./parables";
import { phariseesAndSadducees } from "./pharisees-and-sadducees";
import { philistines } from "./philistines";
import { plaguesOfEgypt } from "./plagues-of-egypt";
import { prayer } from "./prayer";
import { priests } from "./priests";
import { prophets } from "./prophets";
import { resurrection } from "./resurrection";
import { sabbath } from "./sabbath";
import { sacrifice } from "./sacrifice";
import { salvation } from "./salvation";
import { samaritans } from "./samaritans";
import type { Topic } from "./schema";
import { sermonOnTheMount } from "./sermon-on-the-mount";
import { slavery } from "./slavery";
import { suffering } from "./suffering";
import { synagogue } from "./synagogue";
import { tabernacle } from "./tabernacle";
import { temple } from "./temple";
import { tenCommandments } from "./ten-commandments";
import { theFall } from "./the-fall";
import { theFlood } from "./the-flood";
import { towerOfBabel } from "./tower-of-babel";
import { trinity } from "./trinity";
import { women } from "./women";

/** From the creation to the end, then the Bible's world. */
export const TOPICS: readonly Topic[] = [
  creation,
  theFlood,
  theFall,
  towerOfBabel,
  covenant,
  exodus,
  law,
  tenCommandments,
  sabbath,
  tabernacle,
  temple,
  arkOfTheCovenant,
  sacrifice,
  priests,
  prophets,
  kingsOfIsraelAndJudah,
  messiah,
  exile,
  idols,
  kingdomOfGod,
  parables,
  miracles,
  sermonOnTheMount,
  birthOfJesus,
  crucifixion,
  resurrection,
  baptism,
  lordsSupper,
  holySpirit,
  trinity,
  angels,
  grace,
  faith,
  love,
  forgiveness,
  prayer,
  fasting,
  suffering,
  justice,
  slavery,
  women,
  marriage,
  money,
  feasts,
  circumcision,
  synagogue,
  phariseesAndSadducees,
  church,
  salvation,
  heavenAndHell,
  endTimes,
  bibleTextAndCanon,
  jewsAndGentiles,
  samaritans,
  philistines,
  assyria,
  plaguesOfEgypt,
];
