// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { anchorStones } from "./anchor-stones";
import { arkOfTheCovenant } from "./ark-of-the-covenant";
import { caiaphasOssuary } from "./caiaphas-ossuary";
import { cyrusCylinder } from "./cyrus-cylinder";
import { deadSeaScrolls } from "./dead-sea-scrolls";
import { durupinarFormation } from "./durupinar-formation";
import { goldenCalfAltar } from "./golden-calf-altar";
import { hezekiahsTunnel } from "./hezekiahs-tunnel";
import { jabalAlLawz } from "./jabal-al-lawz";
import { josephImhotep } from "./joseph-imhotep";
import { ketefHinnom } from "./ketef-hinnom";
import { merneptahStele } from "./merneptah-stele";
import { meshaStele } from "./mesha-stele";
import { pilateStone } from "./pilate-stone";
import { poolOfSiloam } from "./pool-of-siloam";
import { redSeaCrossing } from "./red-sea-crossing";
import type { Discovery } from "./schema";
import { sodomSulphur } from "./sodom-sulphur";
import { telDanStele } from "./tel-dan-stele";

/** In the order shown: Ron Wyatt's claims first, then the mainstream finds. */
export const discoveries: readonly Discovery[] = [
  durupinarFormation,
  redSeaCrossing,
  jabalAlLawz,
  sodomSulphur,
  arkOfTheCovenant,
  anchorStones,
  goldenCalfAltar,
  josephImhotep,
  deadSeaScrolls,
  telDanStele,
  pilateStone,
  hezekiahsTunnel,
  cyrusCylinder,
  merneptahStele,
  ketefHinnom,
  caiaphasOssuary,
  poolOfSiloam,
  meshaStele,
];
