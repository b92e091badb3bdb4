// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import type { TimelineEvent } from "../schema";
import { creation } from "./creation-day-1";
import { crucifixion } from "./crucifixion";
import { extinctHominins } from "./extinct-hominins";
import { fallOfJerusalem } from "./fall-of-jerusalem";
import { flood } from "./flood-event";
import { measuredAgeOfTheEarth } from "./measured-age-of-the-earth";
import { newSpeciesObserved } from "./new-species-observed";
import { piltdownMan } from "./piltdown-man";
import { sharedAncestry } from "./shared-ancestry";

/** Oldest first by Ussher's count. */
export const timelineEvents: readonly TimelineEvent[] = [
  creation,
  flood,
  fallOfJerusalem,
  crucifixion,
  piltdownMan,
  measuredAgeOfTheEarth,
  extinctHominins,
  sharedAncestry,
  newSpeciesObserved,
];
