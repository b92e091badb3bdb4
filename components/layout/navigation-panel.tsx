import { X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { PANEL_ENTRIES } from "@/lib/site/navigation";
import { NavigationIcon } from "./navigation-icon";
import { NavigationLink } from "./navigation-link";
import { PANEL_ID } from "./overlay-ids";

/** The header's slide-out panel with the five main routes. */
export function NavigationPanel() {
  return (
    <div
      data-site
      id={PANEL_ID}
      popover="auto"
      className="site-overlay site-overlay-right right-0 left-auto w-72 max-w-[85vw] border-l bg-card text-foreground"
    >
      <div className="flex items-center justify-between border-b px-4 py-3">
        <h2 className="text-sm font-semibold">Navigation</h2>
        <Button
          variant="ghost"
          size="icon"
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
          // The browser moves the focus here when the panel opens.
          autoFocus
          aria-label="Close navigation"
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <nav aria-label="Quick navigation" className="p-3">
        <ul className="space-y-0.5">
          {PANEL_ENTRIES.map((entry) => (
            <li key={entry.href}>
              <NavigationLink href={entry.href}>
                <NavigationIcon name={entry.icon} />
                {entry.label}
              </NavigationLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
