// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { covenants } from "./covenants";
import { danielProphecy } from "./daniel-prophecy";
import { exodusPlagues } from "./exodus-plagues";
import { feasts } from "./feasts";
import { genesisCreation } from "./genesis-creation";
import { kingsArchaeology } from "./kings-archaeology";
import { lifeOfJesus } from "./life-of-jesus";
import { revelation } from "./revelation";
import type { StudyGuide } from "./schema";
import { tabernacle } from "./tabernacle";
import { theFlood } from "./the-flood";

/** In the order shown. */
export const studyGuides: readonly StudyGuide[] = [
  genesisCreation,
  theFlood,
  exodusPlagues,
  tabernacle,
  feasts,
  covenants,
  kingsArchaeology,
  danielProphecy,
  lifeOfJesus,
  revelation,
];
