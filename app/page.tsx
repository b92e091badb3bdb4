import { EmptyState } from "@/components/common/empty-state";
import { ServerData } from "@/components/common/server-data";
import { IntentLink } from "@/components/layout/intent-link";
import { EarlyVerse } from "@/components/scripture/early-verse";
import { VerseOfDayCard } from "@/components/scripture/verse-of-day-card";
import { creator, site, UNSET } from "@/lib/site/creator";
import { pageMetadata } from "@/lib/site/metadata";
import { FeatureTiles } from "./_home/feature-tiles";
import { FeaturedContent } from "./_home/featured-content";
import { QuickActions } from "./_home/quick-actions";

export const metadata = pageMetadata("/");

export default function HomePage() {
  return (
    <ServerData>
      <div className="mx-auto max-w-4xl space-y-12">
        <h1 className="sr-only">{site.title}</h1>
        <VerseOfDayCard heading="Verse of the Day" />
        <EarlyVerse />
        <FeatureTiles />
        <FeaturedContent />
        <section aria-labelledby="news">
          <h2 id="news" className="section-title">
            Prophecy &amp; News
          </h2>
          <EmptyState title="No prophecy news available at this time." />
        </section>
        <QuickActions />
        <p className="border-t pt-6 text-sm text-muted-foreground">
          Modern Biblical Research Platform ·{" "}
          <IntentLink href="/about-dev" className="link">
            {creator.name === UNSET ? "About the developer" : `Developed by ${creator.name}`}
          </IntentLink>
        </p>
      </div>
    </ServerData>
  );
}
