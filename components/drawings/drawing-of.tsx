import type { ComponentType } from "react";
import { bookPath } from "@/lib/bible/chapter-path";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { answerPath, discoveryPath, guidePath } from "@/lib/site/item-paths";
import { HouseOfDavid } from "./house-of-david";
import { JerichoDates } from "./jericho-dates";
import { PilateInscription } from "./pilate-inscription";
import { SecondJourney } from "./second-journey";
import { SevenChurches } from "./seven-churches";
import { SiloamTunnel } from "./siloam-tunnel";
import { SinaiMap } from "./sinai-map";
import { TabernaclePlan } from "./tabernacle-plan";

/** The drawings by the path of the page they stand on. */
const DRAWINGS: Readonly<Record<string, ComponentType>> = {
  [guidePath("tabernacle")]: TabernaclePlan,
  [guidePath("revelation")]: SevenChurches,
  [answerPath("where-is-mount-sinai")]: SinaiMap,
  [answerPath("jericho-walls")]: JerichoDates,
  [bookPath(DEFAULT_TRANSLATION, "Acts")]: SecondJourney,
  [discoveryPath("pilate-stone")]: PilateInscription,
  [discoveryPath("tel-dan-stele")]: HouseOfDavid,
  [discoveryPath("hezekiahs-tunnel")]: SiloamTunnel,
};

/** What there is to see of an item, for its own page; nothing for most. */
export function DrawingOf({ path }: { path: string }) {
  const Found = DRAWINGS[path];
  return Found ? <Found /> : null;
}
