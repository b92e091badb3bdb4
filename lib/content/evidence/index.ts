// Written by `npm run content:lists` from the files of this folder.
import { amosEarthquake } from "./amos-earthquake";
import { crucifixionUnderPilate } from "./crucifixion-under-pilate";
import { cyrusDecree } from "./cyrus-decree";
import { durupinarFormation } from "./durupinar-formation";
import { earthquakeAndEclipse } from "./earthquake-and-eclipse";
import { exodus } from "./exodus";
import { fallOfJerusalem } from "./fall-of-jerusalem";
import { firstDayOfCreation } from "./first-day-of-creation";
import { hezekiahsTunnel } from "./hezekiahs-tunnel";
import { homininFossils } from "./hominin-fossils";
import { houseOfDavid } from "./house-of-david";
import { israelInCanaan } from "./israel-in-canaan";
import { measuredAge } from "./measured-age";
import { newSpecies } from "./new-species";
import { philistineOrigins } from "./philistine-origins";
import { piltdownMan } from "./piltdown-man";
import type { EvidenceRecord } from "./schema";
import { sharedAncestry } from "./shared-ancestry";
import { sodom } from "./sodom";
import { theFlood } from "./the-flood";

/** In the order shown. */
export const EVIDENCE_RECORDS: readonly EvidenceRecord[] = [
  hezekiahsTunnel,
  fallOfJerusalem,
  houseOfDavid,
  crucifixionUnderPilate,
  earthquakeAndEclipse,
  amosEarthquake,
  philistineOrigins,
  cyrusDecree,
  exodus,
  theFlood,
  firstDayOfCreation,
  durupinarFormation,
  sodom,
  piltdownMan,
  measuredAge,
  homininFossils,
  sharedAncestry,
  newSpecies,
  israelInCanaan,
];
