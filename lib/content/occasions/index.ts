// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { church } from "./church";
import { everyday } from "./everyday";
import { family } from "./family";
import { farewells } from "./farewells";
import type { Occasion } from "./schema";
import { year } from "./year";

/** What words of the Bible are wanted for; of two that fit as well, the first. */
export const OCCASIONS: readonly Occasion[] = [
  ...church,
  ...everyday,
  ...family,
  ...farewells,
  ...year,
];
