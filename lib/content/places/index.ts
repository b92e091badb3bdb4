// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { ai } from "./ai";
import { antiochInPisidia } from "./antioch-in-pisidia";
import { antiochInSyria } from "./antioch-in-syria";
import { ashkelon } from "./ashkelon";
import { athens } from "./athens";
import { babylon } from "./babylon";
import { beersheba } from "./beersheba";
import { berea } from "./berea";
import { bethShan } from "./beth-shan";
import { bethShemesh } from "./beth-shemesh";
import { bethany } from "./bethany";
import { bethanyBeyondTheJordan } from "./bethany-beyond-the-jordan";
import { bethel } from "./bethel";
import { bethlehem } from "./bethlehem";
import { bethsaida } from "./bethsaida";
import { bozrah } from "./bozrah";
import { caesarea } from "./caesarea";
import { caesareaPhilippi } from "./caesarea-philippi";
import { cana } from "./cana";
import { capernaum } from "./capernaum";
import { carchemish } from "./carchemish";
import { colossae } from "./colossae";
import { corinth } from "./corinth";
import { cyprus } from "./cyprus";
import { damascus } from "./damascus";
import { dan } from "./dan";
import { deadSea } from "./dead-sea";
import { dibon } from "./dibon";
import { ekron } from "./ekron";
import { emmaus } from "./emmaus";
import { ephesus } from "./ephesus";
import { gardenOfEden } from "./garden-of-eden";
import { gath } from "./gath";
import { gaza } from "./gaza";
import { gethsemane } from "./gethsemane";
import { gezer } from "./gezer";
import { gibeah } from "./gibeah";
import { gibeon } from "./gibeon";
import { golgotha } from "./golgotha";
import { goshen } from "./goshen";
import { haran } from "./haran";
import { hazor } from "./hazor";
import { hebron } from "./hebron";
import { jericho } from "./jericho";
import { jerusalem } from "./jerusalem";
import { jezreel } from "./jezreel";
import { joppa } from "./joppa";
import { jordanRiver } from "./jordan-river";
import { kadeshBarnea } from "./kadesh-barnea";
import { lachish } from "./lachish";
import { laodicea } from "./laodicea";
import { lystraAndDerbe } from "./lystra-and-derbe";
import { malta } from "./malta";
import { masada } from "./masada";
import { megiddo } from "./megiddo";
import { mountCarmel } from "./mount-carmel";
import { mountEbal } from "./mount-ebal";
import { mountGerizim } from "./mount-gerizim";
import { mountHermon } from "./mount-hermon";
import { mountMoriahAndTheTempleMount } from "./mount-moriah-and-the-temple-mount";
import { mountNebo } from "./mount-nebo";
import { mountOfOlives } from "./mount-of-olives";
import { mountSinai } from "./mount-sinai";
import { mountainsOfArarat } from "./mountains-of-ararat";
import { nazareth } from "./nazareth";
import { nineveh } from "./nineveh";
import { patmos } from "./patmos";
import { pergamum } from "./pergamum";
import { philadelphia } from "./philadelphia";
import { philippi } from "./philippi";
import { qumran } from "./qumran";
import { rameses } from "./rameses";
import { rome } from "./rome";
import { samaria } from "./samaria";
import { sardis } from "./sardis";
import type { Place } from "./schema";
import { seaOfGalilee } from "./sea-of-galilee";
import { selaAndPetra } from "./sela-and-petra";
import { shechem } from "./shechem";
import { shiloh } from "./shiloh";
import { sidon } from "./sidon";
import { smyrna } from "./smyrna";
import { sodomAndGomorrah } from "./sodom-and-gomorrah";
import { susa } from "./susa";
import { sycharAndJacobsWell } from "./sychar-and-jacobs-well";
import { tarsus } from "./tarsus";
import { thessalonica } from "./thessalonica";
import { thyatira } from "./thyatira";
import { troas } from "./troas";
import { tyre } from "./tyre";
import { urOfTheChaldeans } from "./ur-of-the-chaldeans";

/** The best known first. */
export const PLACES: readonly Place[] = [
  jerusalem,
  bethlehem,
  nazareth,
  capernaum,
  jericho,
  hebron,
  bethel,
  shechem,
  shiloh,
  samaria,
  megiddo,
  hazor,
  dan,
  beersheba,
  lachish,
  gezer,
  gibeon,
  gibeah,
  ai,
  bethany,
  bethanyBeyondTheJordan,
  bethsaida,
  cana,
  caesarea,
  caesareaPhilippi,
  joppa,
  ashkelon,
  gath,
  ekron,
  gaza,
  tyre,
  sidon,
  damascus,
  antiochInSyria,
  antiochInPisidia,
  tarsus,
  ephesus,
  corinth,
  athens,
  philippi,
  thessalonica,
  berea,
  rome,
  patmos,
  smyrna,
  pergamum,
  sardis,
  philadelphia,
  laodicea,
  colossae,
  thyatira,
  babylon,
  nineveh,
  susa,
  urOfTheChaldeans,
  haran,
  mountainsOfArarat,
  mountSinai,
  mountNebo,
  mountCarmel,
  mountOfOlives,
  mountMoriahAndTheTempleMount,
  mountEbal,
  mountGerizim,
  mountHermon,
  seaOfGalilee,
  deadSea,
  jordanRiver,
  sodomAndGomorrah,
  goshen,
  rameses,
  kadeshBarnea,
  dibon,
  bozrah,
  selaAndPetra,
  jezreel,
  bethShan,
  bethShemesh,
  emmaus,
  sycharAndJacobsWell,
  gethsemane,
  golgotha,
  malta,
  cyprus,
  lystraAndDerbe,
  troas,
  carchemish,
  gardenOfEden,
  qumran,
  masada,
];
