// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import type { Comparison } from "../schema";
import { ageOfTheEarth } from "./age-of-the-earth";
import { fossils } from "./fossils";
import { originOfLife } from "./origin-of-life";

/** In the order shown. */
export const comparisons: readonly Comparison[] = [originOfLife, fossils, ageOfTheEarth];
