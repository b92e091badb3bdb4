// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import type { PersonFacts } from "../schema";
import { beginnings } from "./beginnings";
import { exodusToJudges } from "./exodus-to-judges";
import { kingdom } from "./kingdom";
import { kingsOfIsrael } from "./kings-of-israel";
import { kingsOfJudah } from "./kings-of-judah";
import { newTestament } from "./new-testament";
import { patriarchs } from "./patriarchs";
import { prophetsAndExile } from "./prophets-and-exile";

/** Who was whose kin, and what else is asked of people. */
export const PEOPLE_FACTS: readonly PersonFacts[] = [
  ...beginnings,
  ...exodusToJudges,
  ...kingdom,
  ...kingsOfIsrael,
  ...kingsOfJudah,
  ...newTestament,
  ...patriarchs,
  ...prophetsAndExile,
];
