import { notFound, permanentRedirect } from "next/navigation";
import { type PageAddress, readPageAddress } from "@/lib/bible/page-address";

type Kind = "books" | "book" | "chapter";

/**
 * The page that route parameters name. Leads other spellings to the page's own path (308), and what
 * there is not to the not-found page.
 */
export function requirePage<Wanted extends Kind>(
  kind: Wanted,
  segments: readonly string[],
): Extract<PageAddress, { kind: Wanted }> {
  const address = readPageAddress(segments);
  if (address.kind === "elsewhere") permanentRedirect(address.path);
  if (address.kind !== kind) notFound();
  return address as Extract<PageAddress, { kind: Wanted }>;
}
