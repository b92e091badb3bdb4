import { discoveries } from "@/lib/content/discoveries";

export const dynamic = "force-static";

/** What is no word of the page: names in addresses, and marks of the rules. */
const NO_WORDS = ["slug", "askedAs", "category", "kind", "url"];

/** All words of a discovery that its page shows, in small letters. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [value.toLowerCase()];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    NO_WORDS.includes(name) ? [] : wordsOf(part),
  );
}

/**
 * The words of every discovery by its slug, for the filter of /discover: the list there shows the
 * first of them, the others stand on pages of their own.
 */
export function GET(): Response {
  return Response.json(
    Object.fromEntries(discoveries.map((one) => [one.slug, wordsOf(one).join("\n")])),
  );
}
