import type { ReactNode } from "react";
import { type VerseId, versePath } from "@/lib/bible/chapter-path";

/**
 * A link to a verse's page. Once scripts run, OverlayHost opens the verse in place, from where it
 * leads on; it is plain markup as of ReferenceLink.
 */
export function VerseLink({
  verse,
  translation,
  children,
  className = "link",
}: {
  verse: VerseId;
  translation: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <a
      href={versePath(translation, verse)}
      data-reference=""
      aria-haspopup="dialog"
      className={className}
    >
      {children}
    </a>
  );
}
