import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Suspense } from "react";
import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { pageMetadata } from "@/lib/site/metadata";
import { breadcrumbs } from "@/lib/site/structured-data";
import { ContextForm } from "./_components/context-form";
import { ContextGenerator } from "./_components/context-generator";
import { MarkLegend } from "./_components/mark-legend";
import "./context.css";

export const metadata = pageMetadata("/context");

export default function ContextPage() {
  return (
    <div className="context-page mx-auto max-w-4xl">
      <PageHeader title="Biblical Context Generator">
        Historical, cultural and geographical background of a verse, topic, period or site.
      </PageHeader>
      <Suspense
        fallback={
          <>
            <ContextForm type="verse" text="" isLoading={false} />
            <div className="context-region" />
          </>
        }
      >
        <NuqsAdapter>
          <ContextGenerator legend={<MarkLegend />} />
        </NuqsAdapter>
      </Suspense>
      <JsonLd data={breadcrumbs("/context", "Biblical Context Generator")} />
    </div>
  );
}
