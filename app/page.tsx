import { ServerData } from "@/components/common/server-data";
import { IntentLink } from "@/components/layout/intent-link";
import { ScrollToTop } from "@/components/layout/scroll-to-top";
import { ContinueReading } from "@/components/reading/continue-reading";
import { EarlyVerse } from "@/components/scripture/early-verse";
import { VerseOfDayCard } from "@/components/scripture/verse-of-day-card";
import { LEARNING_BOOT_SOURCE } from "@/lib/learning/due-days";
import { POSITION_BOOT_SOURCE } from "@/lib/reading-sessions/reading-position-boot";
import { creator, site, UNSET } from "@/lib/site/creator";
import { pageMetadata } from "@/lib/site/metadata";
import { FeatureTiles } from "./_home/feature-tiles";
import { FeaturedContent } from "./_home/featured-content";
import { ProphecyNews } from "./_home/prophecy-news";
import { QuickActions } from "./_home/quick-actions";

export const metadata = pageMetadata("/");

export default function HomePage() {
  return (
    <ServerData>
      <div className="mx-auto max-w-4xl space-y-12">
        <h1 className="sr-only">{site.title}</h1>
        <VerseOfDayCard heading="Verse of the Day" />
        <EarlyVerse />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the project, listed by hash in the policy */}
        <script dangerouslySetInnerHTML={{ __html: POSITION_BOOT_SOURCE }} />
        <ContinueReading />
        <div className="learning-slot">
          <IntentLink href="/learn" className="continue-link">
            <small>Learn by heart</small> <strong>Passages to review today</strong>
          </IntentLink>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the project, listed by hash in the policy */}
        <script dangerouslySetInnerHTML={{ __html: LEARNING_BOOT_SOURCE }} />
        <FeatureTiles />
        <FeaturedContent />
        <ProphecyNews />
        <QuickActions />
        <ScrollToTop />
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
