import {
  Bird,
  Bone,
  Castle,
  Cloud,
  Cross,
  Dna,
  Fish,
  Globe,
  type LucideIcon,
  PawPrint,
  Skull,
  Sparkles,
  Sprout,
  Star,
  Sun,
  Waves,
} from "lucide-react";
import type { TimelineEvent } from "@/lib/content/timeline/schema";

const ICONS: Record<TimelineEvent["icon"], LucideIcon> = {
  sun: Sun,
  waves: Waves,
  castle: Castle,
  cross: Cross,
  bone: Bone,
  sparkles: Sparkles,
  cloud: Cloud,
  sprout: Sprout,
  star: Star,
  fish: Fish,
  paw: PawPrint,
  globe: Globe,
  skull: Skull,
  dna: Dna,
  bird: Bird,
};

/**
 * The drawing that a content set names. For server components, so that no drawing is shipped as
 * script.
 */
export function TimelineIcon({ name }: { name: TimelineEvent["icon"] }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden="true" />;
}
