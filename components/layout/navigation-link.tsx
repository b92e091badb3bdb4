"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { IntentLink } from "./intent-link";

/**
 * A link of the shell; the one to the current route is marked as the current page, the one to a
 * route whose item or chapter is open as the current section.
 */
export function NavigationLink({ href, children }: { href: string; children: ReactNode }) {
  const pathname = usePathname();
  const isSection = href !== "/" && pathname.startsWith(`${href}/`);
  return (
    <IntentLink
      href={href}
      aria-current={pathname === href ? "page" : isSection ? "true" : undefined}
      className="flex min-h-10 items-center gap-3 rounded-md px-3 py-2 text-[0.9375rem] text-foreground/85 transition-colors hover:bg-secondary hover:text-foreground aria-[current]:bg-accent aria-[current]:font-medium aria-[current]:text-accent-foreground"
    >
      {children}
    </IntentLink>
  );
}
