import type { ReactNode } from "react";
import { readerHref } from "@/lib/bible/references/reader-link";

/**
 * A reference shown to visitors, anywhere. A real link to the reader; once scripts run, OverlayHost
 * opens the verse in place. It is plain markup, so pages may hold hundreds of them at no cost.
 */
export function ReferenceLink({
  reference,
  translation,
  children,
  className = "link",
}: {
  reference: string;
  translation?: string;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <a
      href={readerHref(reference, translation)}
      // An attribute only: the address holds the reference, and pages hold hundreds of these.
      data-reference=""
      aria-haspopup="dialog"
      className={className}
    >
      {children ?? reference}
    </a>
  );
}
