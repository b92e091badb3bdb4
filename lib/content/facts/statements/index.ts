// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import type { Statement } from "../schema";
import { ages } from "./ages";
import { counts } from "./counts";
import { descriptions } from "./descriptions";
import { lengths } from "./lengths";
import { more } from "./more";
import { people } from "./people";
import { places } from "./places";
import { reasons } from "./reasons";
import { stories } from "./stories";
import { texts } from "./texts";
import { things } from "./things";

/** Of two that fit a question as well, the first answers. */
export const STATEMENTS: readonly Statement[] = [
  ...ages,
  ...counts,
  ...descriptions,
  ...lengths,
  ...more,
  ...people,
  ...places,
  ...reasons,
  ...stories,
  ...texts,
  ...things,
];
