import type { ComponentType } from "react";
import { discoveryPath, guidePath } from "@/lib/site/item-paths";
import { HouseOfDavid } from "./house-of-david";
import { PilateInscription } from "./pilate-inscription";
import { SiloamTunnel } from "./siloam-tunnel";
import { TabernaclePlan } from "./tabernacle-plan";

/** The drawings by the path of the page they stand on. */
const DRAWINGS: Readonly<Record<string, ComponentType>> = {
  [guidePath("tabernacle")]: TabernaclePlan,
  [discoveryPath("pilate-stone")]: PilateInscription,
  [discoveryPath("tel-dan-stele")]: HouseOfDavid,
  [discoveryPath("hezekiahs-tunnel")]: SiloamTunnel,
};

/** What there is to see of an item, for its own page; nothing for most. */
export function DrawingOf({ path }: { path: string }) {
  const Found = DRAWINGS[path];
  return Found ? <Found /> : null;
}
