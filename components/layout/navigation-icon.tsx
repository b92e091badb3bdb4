import {
  Bookmark,
  BookOpen,
  CalendarDays,
  Church,
  Compass,
  GraduationCap,
  History,
  House,
  Library,
  type LucideIcon,
  MessageCircleQuestion,
  Milestone,
  Pickaxe,
  Scale,
  UserRound,
} from "lucide-react";
import type { NavigationIcon as IconName } from "@/lib/site/navigation";

const icons: Record<IconName, LucideIcon> = {
  home: House,
  book: BookOpen,
  chat: MessageCircleQuestion,
  find: Pickaxe,
  timeline: Milestone,
  validation: Scale,
  context: Compass,
  study: GraduationCap,
  church: Church,
  library: Library,
  plan: CalendarDays,
  saved: Bookmark,
  progress: History,
  person: UserRound,
};

/** The icon of a navigation entry; decorative, the label says everything. */
export function NavigationIcon({ name }: { name: IconName }) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />;
}
