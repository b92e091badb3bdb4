import { notFound, permanentRedirect } from "next/navigation";
import { translationOfSlug } from "@/lib/bible/chapter-path";
import { getImports } from "@/lib/bible/imported/data";
import { type PageAddress, readPageAddress } from "@/lib/bible/page-address";
import { remakeOften } from "@/lib/bible/remade-often";

type Kind = "books" | "book" | "chapter" | "verse";

/**
 * The page that route parameters name. Leads other spellings to the page's own path (308), and what
 * there is not to the not-found page. Throws AppError unavailable while the imported translations
 * cannot be read.
 */
export async function requirePage<Wanted extends Kind>(
  kind: Wanted,
  segments: readonly string[],
): Promise<Extract<PageAddress, { kind: Wanted }>> {
  const address = readPageAddress(segments, await importedCodes(segments[0] ?? ""));
  if (address.kind === "elsewhere") permanentRedirect(address.path);
  if (address.kind !== kind) notFound();
  return address as Extract<PageAddress, { kind: Wanted }>;
}

/** The codes that the first part of a path may be, where it is none of ours. */
async function importedCodes(first: string): Promise<readonly string[]> {
  if (translationOfSlug(first.toLowerCase())) return [];
  await remakeOften();
  return [...(await getImports(first.toUpperCase())).keys()];
}
