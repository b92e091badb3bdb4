// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { argentina } from "./ar";
import { austria } from "./at";
import { australia } from "./au";
import { belgium } from "./be";
import { brazil } from "./br";
import { canada } from "./ca";
import { switzerland } from "./ch";
import { germany } from "./de";
import { spain } from "./es";
import { france } from "./fr";
import { unitedKingdom } from "./gb";
import { ireland } from "./ie";
import { india } from "./in";
import { mexico } from "./mx";
import { nigeria } from "./ng";
import { newZealand } from "./nz";
import { philippines } from "./ph";
import { portugal } from "./pt";
import type { LocalHelplines } from "./schema";
import { unitedStates } from "./us";
import { southAfrica } from "./za";

/** By country. */
export const LOCAL_HELPLINES: readonly LocalHelplines[] = [
  argentina,
  austria,
  australia,
  belgium,
  brazil,
  canada,
  switzerland,
  germany,
  spain,
  france,
  unitedKingdom,
  ireland,
  india,
  mexico,
  nigeria,
  newZealand,
  philippines,
  portugal,
  unitedStates,
  southAfrica,
];
