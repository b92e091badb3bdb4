import { IntentLink } from "@/components/layout/intent-link";
import { buttonVariants } from "@/components/ui/button";
import { readerHref } from "@/lib/bible/references/reader-link";

interface Notes {
  message?: string | null;
  correctedQuery?: string | null;
  missingWords?: readonly string[] | null;
  book?: { name: string; reference: string } | null;
}

/**
 * What a search says about its own words: a reference that is none, misspelled words, words left
 * out, a book's name.
 */
export function SearchNotes({ query, notes }: { query: string; notes: Notes | undefined }) {
  if (!notes) return null;
  const { message, correctedQuery, missingWords, book } = notes;
  return (
    <div className="mb-3 space-y-3 text-[0.9375rem] wrap-anywhere empty:hidden">
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
          Nothing was found for “{query}”. These verses have “{correctedQuery}”.
        </p>
      )}
      {!correctedQuery && missingWords && missingWords.length > 0 && (
        <p className="text-muted-foreground">
          No verse has all of these words. The nearest ones leave out:{" "}
          {missingWords.map((word) => `“${word}”`).join(", ")}.
        </p>
      )}
    </div>
  );
}
