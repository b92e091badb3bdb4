import { ChevronDown, ShieldCheck, X } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { creator, site, UNSET } from "@/lib/site/creator";
import { SIDEBAR_GROUPS } from "@/lib/site/navigation";
import { NavigationIcon } from "./navigation-icon";
import { NavigationLink } from "./navigation-link";
import { SIDEBAR_ID } from "./overlay-ids";

/**
 * The sidebar: fixed at 320 px from the medium breakpoint on, a popover overlay below it. One
 * element serves both, so every link is in the page once; the browser's popover closes it on Escape
 * and on a press outside.
 */
export function SiteSidebar() {
  return (
    <aside
      data-site
      id={SIDEBAR_ID}
      popover="auto"
      aria-label="Site"
      className="site-overlay left-0 w-80 max-w-[88vw] border-r bg-card text-foreground md:sticky md:inset-auto md:top-16 md:z-auto md:flex md:h-[calc(100dvh-4rem)] md:w-80 md:max-w-none md:translate-x-0 md:bg-transparent md:shadow-none"
    >
      <div className="flex items-center justify-between border-b px-4 py-3 md:hidden">
        <span className="font-serif text-lg font-semibold">{site.title}</span>
        <Button
          variant="ghost"
          size="icon"
          popoverTarget={SIDEBAR_ID}
          popoverTargetAction="hide"
          // The browser moves the focus here when the menu opens.
          autoFocus
          aria-label="Close menu"
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <nav aria-label="Main" className="flex-1 overflow-y-auto overscroll-contain px-3 py-4">
        {SIDEBAR_GROUPS.map((group) => (
          <details key={group.label} open={group.startsOpen} className="group mb-1.5">
            <summary className="flex min-h-9 items-center justify-between rounded-md px-3 py-1.5 text-[0.8125rem] font-semibold tracking-wide text-muted-foreground transition-colors hover:text-foreground">
              {group.label}
              <ChevronDown
                aria-hidden="true"
                className="size-4 -rotate-90 transition-transform group-open:rotate-0"
              />
            </summary>
            <ul className="mt-0.5 mb-3 space-y-0.5">
              {group.entries.map((entry) => (
                <li key={entry.label}>
                  <NavigationLink href={entry.href}>
                    <NavigationIcon name={entry.icon} />
                    <span className="flex-1">{entry.label}</span>
                    {entry.badge && (
                      <Badge variant="outline" className="text-[0.6875rem]">
                        {entry.badge}
                      </Badge>
                    )}
                  </NavigationLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
      <footer className="border-t px-6 py-4 text-[0.8125rem] leading-relaxed text-muted-foreground">
        <p className="font-serif text-foreground">{site.tagline}</p>
        <p>
          Created by{" "}
          {creator.name === UNSET ? <span title="Not stated">{UNSET}</span> : creator.name}
        </p>
        <Button
          variant="unstyled"
          data-your-data=""
          aria-haspopup="dialog"
          className="-ml-2 mt-1.5 flex min-h-9 items-center gap-2 rounded-md px-2 transition-colors hover:bg-secondary hover:text-foreground"
        >
          <ShieldCheck aria-hidden="true" className="size-4 shrink-0" />
          Privacy &amp; your data
        </Button>
      </footer>
    </aside>
  );
}
