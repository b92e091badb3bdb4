import { Bookmark, CalendarDays, Highlighter, History } from "lucide-react";
import { IntentLink } from "@/components/layout/intent-link";
import { ContinueReading } from "@/components/reading/continue-reading";
import { buttonVariants } from "@/components/ui/button";
import { OpenerButton } from "./opener-button";

/** The ways from the Bible to the visitor's own reading, first of all to where it was left. */
export function StudyActions() {
  return (
    <nav aria-label="Your reading" className="flex flex-wrap gap-2 *:first:mb-1 *:first:w-full">
      <ContinueReading />
      <IntentLink className={buttonVariants({ variant: "outline" })} href="/reading-plans">
        <CalendarDays aria-hidden="true" />
        Reading Plans
      </IntentLink>
      <IntentLink className={buttonVariants({ variant: "outline" })} href="/saved-verses">
        <Bookmark aria-hidden="true" />
        Saved Verses
      </IntentLink>
      <IntentLink className={buttonVariants({ variant: "outline" })} href="/reading-history">
        <History aria-hidden="true" />
        Reading History
      </IntentLink>
      <OpenerButton name="marks" value="highlights">
        <Highlighter aria-hidden="true" />
        Highlights & Notes
      </OpenerButton>
    </nav>
  );
}
