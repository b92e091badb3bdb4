import { IntentLink } from "@/components/layout/intent-link";
import { buttonVariants } from "@/components/ui/button";
import { readerHref } from "@/lib/bible/references/reader-link";

/** The group of verses that are about what was asked, whatever their words. */
export const BY_MEANING = "By meaning";
export const MEANING_NOTE = "Found by what they are about, not by these words.";

interface Notes {
  reading?: string | null;
  message?: string | null;
  correctedQuery?: string | null;
  missingWords?: readonly string[] | null;
  verses?: readonly unknown[];
  book?: { name: string; reference: string } | null;
}

/**
 * What a search says about its own words: how operators were read, a reference that is none, misspelled words, words left
 * out, a book's name.
 */
export function SearchNotes({ query, notes }: { query: string; notes: Notes | undefined }) {
  if (!notes) return null;
  const { reading, message, correctedQuery, missingWords, verses, book } = notes;
  const leavesOut = !correctedQuery && verses && verses.length > 0 ? (missingWords ?? []) : [];
  return (
    <div className="mb-3 space-y-3 text-[0.9375rem] wrap-anywhere empty:hidden">
      {reading && <p className="text-muted-foreground">Read as: {reading}</p>}
      {message && <p className="rounded-md bg-muted px-4 py-2.5">{message}</p>}
      {book && (
        <IntentLink
          href={readerHref(book.reference)}
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          Open {book.reference}
        </IntentLink>
      )}
      {correctedQuery && (
        <p className="text-muted-foreground">
          No results for “{query}”. Showing “{correctedQuery}”.
        </p>
      )}
      {leavesOut.length > 0 && (
        <p className="text-muted-foreground">
          No verse has all of these words. The nearest ones leave out:{" "}
          {leavesOut.map((word) => `“${word}”`).join(", ")}.
        </p>
      )}
    </div>
  );
}
