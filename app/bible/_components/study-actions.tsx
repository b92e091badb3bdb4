import { Bookmark, CalendarDays, History } from "lucide-react";
import { IntentLink } from "@/components/layout/intent-link";
import { buttonVariants } from "@/components/ui/button";

/** The ways from the Bible to the visitor's own reading. */
export function StudyActions() {
  return (
    <nav aria-label="Your reading" className="flex flex-wrap gap-2">
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
    </nav>
  );
}
