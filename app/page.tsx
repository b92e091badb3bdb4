import { ServerData } from "@/components/common/server-data";
import { IntentLink } from "@/components/layout/intent-link";
import { ScrollToTop } from "@/components/layout/scroll-to-top";
import { EarlyVerse } from "@/components/scripture/early-verse";
import { VerseOfDayCard } from "@/components/scripture/verse-of-day-card";
import { creator, site, UNSET } from "@/lib/site/creator";
import { pageMetadata } from "@/lib/site/metadata";
import { DayPicks } from "./_home/day-picks";
import { FeatureTiles } from "./_home/feature-tiles";
import { FeaturedContent } from "./_home/featured-content";
import { ProphecyNews } from "./_home/prophecy-news";
import { QuickActions } from "./_home/quick-actions";
import { Today } from "./_home/today";

export const metadata = pageMetadata("/");

export default function HomePage() {
  return (
    <ServerData>
      <div className="mx-auto max-w-4xl space-y-12">
        <h1 className="sr-only">{site.title}</h1>
        <Today />
        <VerseOfDayCard heading="Verse of the Day" />
        <EarlyVerse />
        <DayPicks />
        <FeatureTiles />
        <FeaturedContent />
        <ProphecyNews />
        <QuickActions />
        <ScrollToTop />
        <p className="border-t pt-6 text-sm text-muted-foreground">
          Modern Biblical Research Platform ·{" "}
          <IntentLink href="/about-dev" className="link">
            {creator.name === UNSET ? "About the developer" : `Developed by ${creator.name}`}
          </IntentLink>{" "}
          ·{" "}
          <IntentLink href="/developers" className="link">
            For developers
          </IntentLink>
        </p>
      </div>
    </ServerData>
  );
}
