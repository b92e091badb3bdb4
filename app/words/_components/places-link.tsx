import type { ReactNode } from "react";

/**
 * A link to those places of the page's word that a filter names. Plain markup; once scripts run,
 * PlacesBrowser follows it in place.
 */
export function PlacesLink({
  filter,
  className = "link",
  children,
}: {
  filter: Record<string, string>;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={`?${new URLSearchParams(filter)}#places`} data-places="" className={className}>
      {children}
    </a>
  );
}
