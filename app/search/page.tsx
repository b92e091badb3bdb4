import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Suspense } from "react";
import { PageHeader } from "@/components/common/page-header";
import { ServerData } from "@/components/common/server-data";
import { EARLY_READ_SOURCE } from "@/lib/http/early-read";
import { pageMetadata } from "@/lib/site/metadata";
import { SearchHelp } from "./_components/search-help";
import { SiteSearch, SiteSearchForm } from "./_components/site-search";

export const metadata = pageMetadata("/search");

// Asks for the results while the page's scripts are still on their way.
const READ_EARLY =
  `(function(){${EARLY_READ_SOURCE}var q=(new URLSearchParams(location.search).get('q')||'').trim();` +
  "if(q)['/api/search?'+new URLSearchParams({q:q}),'/api/videos']" +
  ".forEach(function(path){read(path).catch(function(){})})})()";

export default function SearchPage() {
  return (
    <ServerData>
      <NuqsAdapter>
        <div className="mx-auto max-w-4xl">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, listed by hash in the policy */}
          <script dangerouslySetInnerHTML={{ __html: READ_EARLY }} />
          <PageHeader title="Search">
            Scripture, articles, videos, discoveries, guides and answers in one search. Is a
            quotation right?{" "}
            <a href="/check" className="link">
              Check a whole text
            </a>
            .
          </PageHeader>
          {/* Outside what scripts take over, so that an address which names it finds it unfolded. */}
          <SearchHelp />
          <Suspense fallback={<SiteSearchForm />}>
            <SiteSearch />
          </Suspense>
        </div>
      </NuqsAdapter>
    </ServerData>
  );
}
