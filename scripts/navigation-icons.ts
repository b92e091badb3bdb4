import { writeFileSync } from "node:fs";
import path from "node:path";
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
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { NavigationIcon } from "../lib/site/navigation";
import { projectRoot } from "./project";

// Writes components/layout/navigation-icons.css: the icons of the navigation as masks. They stand on
// every page; as elements each page would have them twice, in its HTML and in its data for React.
// Run after a change of an icon or of lucide's version: `node --import tsx scripts/navigation-icons.ts`.

const ICONS: Record<NavigationIcon, LucideIcon> = {
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

function toDataUri(icon: LucideIcon): string {
  const svg = renderToStaticMarkup(createElement(icon, { strokeWidth: 1.75, stroke: "#000" }))
    .replace(/^<svg[^>]*>/, (tag) => tag.replace(/ (?:class|width|height|aria-\w+)="[^"]*"/g, ""))
    .replace(/><\/(?!svg)\w+>/g, "/>")
    .replaceAll('"', "'");
  return `url("data:image/svg+xml,${svg.replaceAll("#", "%23").replaceAll("<", "%3C").replaceAll(">", "%3E")}")`;
}

const FILE = path.join(projectRoot, "components/layout/navigation-icons.css");
const SHARED = `.navigation-icon {
  background: currentColor;
  flex-shrink: 0;
  height: 1.125rem;
  mask: var(--icon) center / contain no-repeat;
  width: 1.125rem;
}

/* Backgrounds take the page's color there; the icon has that of its link. */
@media (forced-colors: active) {
  .navigation-icon {
    background: LinkText;
    forced-color-adjust: none;
  }
}
`;
const rules = Object.entries(ICONS).map(
  ([name, icon]) => `.navigation-icon[data-icon="${name}"] {\n  --icon: ${toDataUri(icon)};\n}\n`,
);
writeFileSync(
  FILE,
  `/* Written by scripts/navigation-icons.ts from the icons of lucide. */\n\n${[SHARED, ...rules].join("\n")}`,
);
