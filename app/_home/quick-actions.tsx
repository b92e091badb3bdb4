import { Bookmark, CalendarDays, ChevronRight, Church, History, UserRound } from "lucide-react";
import { IntentLink } from "@/components/layout/intent-link";
import { cardVariants } from "@/components/ui/card";

const actions = [
  {
    href: "/reading-plans",
    title: "Reading Plans",
    text: "Structured Bible study",
    Icon: CalendarDays,
  },
  { href: "/saved-verses", title: "Saved Verses", text: "Your bookmarks & notes", Icon: Bookmark },
  {
    href: "/reading-history",
    title: "Reading History",
    text: "Track your progress",
    Icon: History,
  },
  {
    href: "/church-fathers",
    title: "Church Fathers",
    text: "Early Christian theologians",
    Icon: Church,
  },
  { href: "/about-dev", title: "Creator Profile", text: "Meet the Developer", Icon: UserRound },
] as const;

/** Shortcuts to the visitor's own things and the learning pages. */
export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="section-title">
        Quick Actions
      </h2>
      <ul className={cardVariants({ className: "divide-y overflow-hidden" })}>
        {actions.map(({ href, title, text, Icon }) => (
          <li key={href}>
            <IntentLink
              href={href}
              className="flex items-center gap-4 px-4 py-3.5 transition-colors hover:bg-muted sm:px-5"
            >
              <Icon
                aria-hidden="true"
                className="size-5 shrink-0 text-primary"
                strokeWidth={1.75}
              />
              <span className="flex-1">
                <span className="block font-medium">{title}</span>
                <span className="block text-sm text-muted-foreground">{text}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4 text-muted-foreground" />
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
