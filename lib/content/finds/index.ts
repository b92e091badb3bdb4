// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { aisite } from "./aisite";
import { ajrud } from "./ajrud";
import { alexamenos } from "./alexamenos";
import { amarna } from "./amarna";
import { amenemope } from "./amenemope";
import { amosquake } from "./amosquake";
import { arad } from "./arad";
import { aretas } from "./aretas";
import { atrahasis } from "./atrahasis";
import { avaris } from "./avaris";
import { babatha } from "./babatha";
import { beershebaaltar } from "./beershebaaltar";
import { behistun } from "./behistun";
import { benihasan } from "./benihasan";
import { bethesaar } from "./bethesaar";
import { bethesda } from "./bethesda";
import { bethshan } from "./bethshan";
import { boat } from "./boat";
import { broadwall } from "./broadwall";
import { brooklyn } from "./brooklyn";
import { burnt586 } from "./burnt586";
import { caiaphas } from "./caiaphas";
import { capsyn } from "./capsyn";
import { carchemish } from "./carchemish";
import { chron597 } from "./chron597";
import { cyruscyl } from "./cyruscyl";
import { daliyeh } from "./daliyeh";
import { dan114 } from "./dan114";
import { dancult } from "./dancult";
import { deiralla } from "./deiralla";
import { dss } from "./dss";
import { dura } from "./dura";
import { ebalaltar } from "./ebalaltar";
import { edomsites } from "./edomsites";
import { ekron } from "./ekron";
import { elephantine } from "./elephantine";
import { elephmarr } from "./elephmarr";
import { enuma } from "./enuma";
import { ephesustheatre } from "./ephesustheatre";
import { erastus } from "./erastus";
import { figurines } from "./figurines";
import { gallio } from "./gallio";
import { gates } from "./gates";
import { gemariah } from "./gemariah";
import { gerizimdig } from "./gerizimdig";
import { gezercal } from "./gezercal";
import { gilgamesh } from "./gilgamesh";
import { greekxii } from "./greekxii";
import { hammurabi } from "./hammurabi";
import { hazorburn } from "./hazorburn";
import { heel } from "./heel";
import { herodium } from "./herodium";
import { herodstones } from "./herodstones";
import { hezbulla } from "./hezbulla";
import { isascroll } from "./isascroll";
import { ishtar } from "./ishtar";
import { jehucal } from "./jehucal";
import { jerichowalls } from "./jerichowalls";
import { jerubbaal } from "./jerubbaal";
import { jobtarg } from "./jobtarg";
import { ketef } from "./ketef";
import { kinglist } from "./kinglist";
import { kurkh } from "./kurkh";
import { lachishletters } from "./lachishletters";
import { lachishrelief } from "./lachishrelief";
import { laodwater } from "./laodwater";
import { lmlk } from "./lmlk";
import { lovesongs } from "./lovesongs";
import { ludlul } from "./ludlul";
import { lysanias } from "./lysanias";
import { machpelahbldg } from "./machpelahbldg";
import { magdala } from "./magdala";
import { manasseh } from "./manasseh";
import { mari } from "./mari";
import { masada } from "./masada";
import { merneptah } from "./merneptah";
import { mesha } from "./mesha";
import { mikveh } from "./mikveh";
import { murashu } from "./murashu";
import { nabchron } from "./nabchron";
import { nabonidus } from "./nabonidus";
import { nathanmelech } from "./nathanmelech";
import { nazarethhouse } from "./nazarethhouse";
import { nebosar } from "./nebosar";
import { ninevehfall } from "./ninevehfall";
import { nuzi } from "./nuzi";
import { obelisk } from "./obelisk";
import { p46 } from "./p46";
import { p47 } from "./p47";
import { p52 } from "./p52";
import { p72 } from "./p72";
import { passoverletter } from "./passoverletter";
import { pergaltar } from "./pergaltar";
import { pesher } from "./pesher";
import { peterhouse } from "./peterhouse";
import { petra } from "./petra";
import { philistines } from "./philistines";
import { pilate } from "./pilate";
import { pim } from "./pim";
import { politarch } from "./politarch";
import { prism } from "./prism";
import { psscroll } from "./psscroll";
import { qeiyafa } from "./qeiyafa";
import { rations } from "./rations";
import { safi } from "./safi";
import { sam4q } from "./sam4q";
import { samariaivory } from "./samariaivory";
import { samariaost } from "./samariaost";
import { sargon } from "./sargon";
import type { Find } from "./schema";
import { sepulchre } from "./sepulchre";
import { sergius } from "./sergius";
import { shechemdig } from "./shechemdig";
import { shekels } from "./shekels";
import { shema } from "./shema";
import { shilohdig } from "./shilohdig";
import { shishak } from "./shishak";
import { siloampool } from "./siloampool";
import { siloamtunnel } from "./siloamtunnel";
import { sinaiticus } from "./sinaiticus";
import { soleb } from "./soleb";
import { steward } from "./steward";
import { susapal } from "./susapal";
import { teldan } from "./teldan";
import { theodotos } from "./theodotos";
import { tiglath } from "./tiglath";
import { titus } from "./titus";
import { treaties } from "./treaties";
import { trumpet } from "./trumpet";
import { tyrecause } from "./tyrecause";
import { ugarit } from "./ugarit";
import { urlament } from "./urlament";
import { uzziah } from "./uzziah";
import { warning } from "./warning";
import { yahudu } from "./yahudu";
import { yavneyam } from "./yavneyam";
import { ziggurat } from "./ziggurat";

/** Every find once; subjects name the finds that belong to them by id. */
export const FINDS: readonly Find[] = [
  aisite,
  ajrud,
  alexamenos,
  amarna,
  amenemope,
  amosquake,
  arad,
  aretas,
  atrahasis,
  avaris,
  babatha,
  beershebaaltar,
  behistun,
  benihasan,
  bethesaar,
  bethesda,
  bethshan,
  boat,
  broadwall,
  brooklyn,
  burnt586,
  caiaphas,
  capsyn,
  carchemish,
  chron597,
  cyruscyl,
  daliyeh,
  dan114,
  dancult,
  deiralla,
  dss,
  dura,
  ebalaltar,
  edomsites,
  ekron,
  elephantine,
  elephmarr,
  enuma,
  ephesustheatre,
  erastus,
  figurines,
  gallio,
  gates,
  gemariah,
  gerizimdig,
  gezercal,
  gilgamesh,
  greekxii,
  hammurabi,
  hazorburn,
  heel,
  herodium,
  herodstones,
  hezbulla,
  isascroll,
  ishtar,
  jehucal,
  jerichowalls,
  jerubbaal,
  jobtarg,
  ketef,
  kinglist,
  kurkh,
  lachishletters,
  lachishrelief,
  laodwater,
  lmlk,
  lovesongs,
  ludlul,
  lysanias,
  machpelahbldg,
  magdala,
  manasseh,
  mari,
  masada,
  merneptah,
  mesha,
  mikveh,
  murashu,
  nabchron,
  nabonidus,
  nathanmelech,
  nazarethhouse,
  nebosar,
  ninevehfall,
  nuzi,
  obelisk,
  p46,
  p47,
  p52,
  p72,
  passoverletter,
  pergaltar,
  pesher,
  peterhouse,
  petra,
  philistines,
  pilate,
  pim,
  politarch,
  prism,
  psscroll,
  qeiyafa,
  rations,
  safi,
  sam4q,
  samariaivory,
  samariaost,
  sargon,
  sepulchre,
  sergius,
  shechemdig,
  shekels,
  shema,
  shilohdig,
  shishak,
  siloampool,
  siloamtunnel,
  sinaiticus,
  soleb,
  steward,
  susapal,
  teldan,
  theodotos,
  tiglath,
  titus,
  treaties,
  trumpet,
  tyrecause,
  ugarit,
  urlament,
  uzziah,
  warning,
  yahudu,
  yavneyam,
  ziggurat,
];
