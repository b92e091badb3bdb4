// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import type { Landmark } from "../schema";
import { birthOfJesus } from "./birth-of-jesus";
import { callOfAbraham } from "./call-of-abraham";
import { cyrusDecree } from "./cyrus-decree";
import { exodus } from "./exodus";
import { kingdomDivides } from "./kingdom-divides";
import { millerUrey } from "./miller-urey";
import { samariaFalls } from "./samaria-falls";
import { secondTemple } from "./second-temple";
import { sennacherib } from "./sennacherib";
import { solomonsTemple } from "./solomons-temple";
import { templeDestroyed } from "./temple-destroyed";
import { ussherPublishes } from "./ussher-publishes";

/** Small marks for orientation, oldest first by Ussher's count. */
export const landmarks: readonly Landmark[] = [
  callOfAbraham,
  exodus,
  solomonsTemple,
  kingdomDivides,
  samariaFalls,
  sennacherib,
  cyrusDecree,
  secondTemple,
  birthOfJesus,
  templeDestroyed,
  ussherPublishes,
  millerUrey,
];
