"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { IntentLink } from "./intent-link";

/** A link of the shell; the one to the current route is marked as the current page. */
export function NavigationLink({ href, children }: { href: string; children: ReactNode }) {
  const isCurrent = usePathname() === href;
  return (
    <IntentLink
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      className="flex min-h-10 items-center gap-3 rounded-md px-3 py-2 text-[0.9375rem] text-foreground/85 transition-colors hover:bg-secondary hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:font-medium aria-[current=page]:text-accent-foreground"
    >
      {children}
    </IntentLink>
  );
}
