import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Suspense } from "react";
import { CopyHost } from "@/components/common/copy-host";
import { ItemDialogs } from "@/components/common/item-dialogs";
import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { ServerData } from "@/components/common/server-data";
import { GradesBoot } from "@/components/evidence/grades-boot";
import { ReweighHost } from "@/components/evidence/reweigh-host";
import { SHOW_WORDS_SOURCE } from "@/components/scripture/early-verse";
import { discoveries } from "@/lib/content/discoveries";
import { EARLY_READ_SOURCE } from "@/lib/http/early-read";
import { siteUrl } from "@/lib/site/creator";
import { discoveryPath } from "@/lib/site/item-paths";
import { pageMetadata } from "@/lib/site/metadata";
import { sharePictureOf } from "@/lib/site/share-images";
import { breadcrumbs, publisher } from "@/lib/site/structured-data";
import { DiscoveryCard } from "./_components/discovery-card";
import { DiscoveryCount, NoDiscoveries } from "./_components/discovery-count";
import { FilterBar, FilterBarView } from "./_components/filter-bar";
import { MediaDialogHost } from "./_components/media-dialog-host";
import { Articles, DailyQuote, NewArrivals, Videos } from "./_components/media-sections";
import { SiteList } from "./_components/site-list";
import { SiteMap } from "./_components/site-map";
import "./discover.css";
import "./map.css";

export const metadata = pageMetadata("/discover");

// Runs before the first paint: leaves the list empty where the address filters it, until the filter
// has read the address, asks for the quote while its scripts are still on their way, and shows its
// words as soon as they are there. The articles would be in the scripts' way: 32 KB.
const READ_EARLY =
  `(function(){${EARLY_READ_SOURCE}${SHOW_WORDS_SOURCE}var q=new URLSearchParams(location.search);` +
  "if((q.get('search')||'').trim()||q.get('category'))" +
  "document.documentElement.dataset.discoverFilter='';" +
  "read('/api/daily-quote').then(function(r){return r.ok?r.clone().json():null}).then(show)" +
  ".catch(function(){})})()";

export default function DiscoverPage() {
  return (
    <ServerData>
      <NuqsAdapter>
        <div className="mx-auto max-w-4xl min-[80rem]:max-w-6xl">
          <GradesBoot />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, listed by hash in the policy */}
          <script dangerouslySetInnerHTML={{ __html: READ_EARLY }} />
          <div className="discover-lead">
            <PageHeader title="Discoveries">
              Archaeological discoveries and claims, with their sources and their critics. Ten are
              finds of mainstream archaeology, eight are claims made by Ron Wyatt, and each is
              graded by the same rule: open any score to see how.
            </PageHeader>
            <section aria-labelledby="daily-quote" className="needs-scripts daily-quote">
              <h2 id="daily-quote" className="eyebrow mb-3">
                Daily Quote
              </h2>
              <DailyQuote />
            </section>
          </div>
          <div className="space-y-6 sm:space-y-9 min-[80rem]:space-y-5">
            <Suspense fallback={<FilterBarView />}>
              <FilterBar />
            </Suspense>
            <section aria-labelledby="new-arrivals" className="needs-scripts">
              <h2 id="new-arrivals" className="section-title">
                New Arrivals
              </h2>
              <NewArrivals />
            </section>
            <Discoveries />
            <section aria-labelledby="articles" className="needs-scripts">
              <h2 id="articles" className="section-title">
                Articles
              </h2>
              <Articles />
            </section>
            <section aria-labelledby="videos" className="needs-scripts">
              <h2 id="videos" className="section-title">
                Videos
              </h2>
              <Videos />
            </section>
          </div>
          <Suspense fallback={null}>
            <MediaDialogHost />
          </Suspense>
          <ItemDialogs />
          <CopyHost />
          <ReweighHost />
          <JsonLd data={structuredData()} />
        </div>
      </NuqsAdapter>
    </ServerData>
  );
}

/**
 * The map and the cards. They are the page's own words and stand in its HTML; the filter only
 * hides.
 */
function Discoveries() {
  return (
    <section aria-labelledby="discoveries">
      <div className="flex items-baseline gap-3">
        <h2 id="discoveries" className="section-title">
          Archaeological Discoveries
        </h2>
        <DiscoveryCount total={discoveries.length} />
      </div>
      <p className="mb-4 max-w-[68ch] text-muted-foreground min-[80rem]:max-w-none">
        Eight claims made by Ron Wyatt, shown with the objections to them, and ten finds of
        mainstream archaeology. Each score says how strong the evidence is; open it to see what it
        was made from.
      </p>
      <SiteMap />
      <SiteList discoveries={discoveries} />
      <div className="discovery-list mt-4">
        {discoveries.map((discovery) => (
          <DiscoveryCard key={discovery.slug} discovery={discovery} />
        ))}
      </div>
      <NoDiscoveries />
    </section>
  );
}

/** The discoveries as a list of Articles. Their descriptions stand in the cards. */
function structuredData() {
  return {
    "@graph": [
      breadcrumbs("/discover", "Discoveries"),
      {
        "@type": "ItemList",
        name: "Archaeological discoveries and claims",
        numberOfItems: discoveries.length,
        itemListElement: discoveries.map(({ slug, title }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          item: {
            "@type": "Article",
            headline: title,
            url: `${siteUrl}${discoveryPath(slug)}`,
            image: `${siteUrl}${sharePictureOf(discoveryPath(slug), title).url}`,
            author: publisher,
          },
        })),
      },
    ],
  };
}
