/**
 * The public routes, in the order of the sitemap. `/saved-verses` is not among them: it only
 * redirects.
 */
export const ROUTES = [
  "/",
  "/bible",
  "/chat",
  "/discover",
  "/timelines",
  "/study-guides",
  "/answers",
  "/words",
  "/church-fathers",
  "/scripture-library",
  "/about-dev",
  "/reading-plans",
  "/reading-history",
  "/context",
  "/search",
  "/validation",
  "/check",
  "/embed",
  "/developers",
] as const;
export type Route = (typeof ROUTES)[number];

export type NavigationIcon =
  | "home"
  | "book"
  | "chat"
  | "find"
  | "timeline"
  | "validation"
  | "context"
  | "study"
  | "church"
  | "library"
  | "plan"
  | "saved"
  | "progress"
  | "person";

export interface NavigationEntry {
  label: string;
  href: Route | "/saved-verses";
  icon: NavigationIcon;
  badge?: "Advanced" | "Pro";
}

export interface NavigationGroup {
  label: string;
  startsOpen: boolean;
  entries: readonly NavigationEntry[];
}

/** Entries of the header's slide-out panel. */
export const PANEL_ENTRIES: readonly NavigationEntry[] = [
  { label: "Home", href: "/", icon: "home" },
  { label: "Bible Study", href: "/bible", icon: "book" },
  { label: "AI Assistant", href: "/chat", icon: "chat" },
  { label: "Discoveries", href: "/discover", icon: "find" },
  { label: "Timelines", href: "/timelines", icon: "timeline" },
];

/** Groups of the sidebar. The badges are labels only; nothing is gated. */
export const SIDEBAR_GROUPS: readonly NavigationGroup[] = [
  {
    label: "Core Platform",
    startsOpen: true,
    entries: [
      { label: "Dashboard", href: "/", icon: "home" },
      { label: "Scripture Study", href: "/bible", icon: "book" },
      { label: "AI Research", href: "/chat", icon: "chat" },
      { label: "Archaeological Finds", href: "/discover", icon: "find" },
    ],
  },
  {
    label: "Research & Validation",
    startsOpen: true,
    entries: [
      { label: "Historical Timelines", href: "/timelines", icon: "timeline", badge: "Advanced" },
      { label: "Evidence Validation", href: "/validation", icon: "validation", badge: "Pro" },
      { label: "Contextual Analysis", href: "/context", icon: "context" },
    ],
  },
  {
    label: "Learning Center",
    startsOpen: false,
    entries: [
      { label: "Study Modules", href: "/study-guides", icon: "study" },
      { label: "Early Church", href: "/church-fathers", icon: "church" },
      { label: "Scripture Collection", href: "/scripture-library", icon: "library" },
    ],
  },
  {
    label: "Personal Workspace",
    startsOpen: false,
    entries: [
      { label: "Reading Schedule", href: "/reading-plans", icon: "plan" },
      { label: "Verse Collection", href: "/saved-verses", icon: "saved" },
      { label: "Study Progress", href: "/reading-history", icon: "progress" },
    ],
  },
  {
    label: "Developer Info",
    startsOpen: false,
    entries: [{ label: "Creator Profile", href: "/about-dev", icon: "person" }],
  },
];
