import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Suspense } from "react";
import { PageHeader } from "@/components/common/page-header";
import { ServerData } from "@/components/common/server-data";
import { pageMetadata } from "@/lib/site/metadata";
import { SiteSearch, SiteSearchForm } from "./_components/site-search";

export const metadata = pageMetadata("/search");

export default function SearchPage() {
  return (
    <ServerData>
      <NuqsAdapter>
        <div className="mx-auto max-w-4xl">
          <PageHeader title="Search">Scripture, articles and videos in one search.</PageHeader>
          <Suspense fallback={<SiteSearchForm />}>
            <SiteSearch />
          </Suspense>
        </div>
      </NuqsAdapter>
    </ServerData>
  );
}
