import { Bookmark, CalendarDays, History } from "lucide-react";
import { IntentLink } from "@/components/layout/intent-link";
import { Button } from "@/components/ui/button";

/** The ways from the Bible to the visitor's own reading. */
export function StudyActions() {
  return (
    <nav aria-label="Your reading" className="flex flex-wrap gap-2">
      <Button variant="outline" asChild>
        <IntentLink href="/reading-plans">
          <CalendarDays aria-hidden="true" />
          Reading Plans
        </IntentLink>
      </Button>
      <Button variant="outline" asChild>
        <IntentLink href="/saved-verses">
          <Bookmark aria-hidden="true" />
          Saved Verses
        </IntentLink>
      </Button>
      <Button variant="outline" asChild>
        <IntentLink href="/reading-history">
          <History aria-hidden="true" />
          Reading History
        </IntentLink>
      </Button>
    </nav>
  );
}
