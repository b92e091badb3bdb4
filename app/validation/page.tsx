import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Suspense } from "react";
import { ItemDialog, opens } from "@/components/common/item-dialog";
import { ItemDialogs } from "@/components/common/item-dialogs";
import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { GradesBoot } from "@/components/evidence/grades-boot";
import { ReweighHost } from "@/components/evidence/reweigh-host";
import { Button } from "@/components/ui/button";
import { pageMetadata } from "@/lib/site/metadata";
import { breadcrumbs } from "@/lib/site/structured-data";
import { EvidenceMethod } from "./_components/evidence-method";
import { FindingsWithoutScripts } from "./_components/findings-without-scripts";
import { ProcessSteps } from "./_components/process-steps";
import { ValidationTabs, ValidationTabsFrame } from "./_components/validation-tabs";
import "./validation.css";

export const metadata = pageMetadata("/validation");

export default function ValidationPage() {
  return (
    <div className="mx-auto max-w-4xl">
      <GradesBoot />
      <PageHeader title="Biblical & Scientific Validation">
        Where the Bible and the sciences meet: what supports, what correlates and what contradicts,
        each with its sources and with how its grade was made.
      </PageHeader>
      <p className="-mt-3 mb-8">
        <Button variant="outline" size="sm" {...opens("evidence-method")}>
          How the grades are made
        </Button>
      </p>
      <NuqsAdapter>
        <Suspense fallback={<ValidationTabsFrame process={<ProcessSteps />} />}>
          <ValidationTabs process={<ProcessSteps />} />
        </Suspense>
      </NuqsAdapter>
      <FindingsWithoutScripts />
      <ItemDialog
        anchor="evidence-method"
        title="How the grades are made"
        description="One rule for every score on this site"
        isPlainText
      >
        <EvidenceMethod />
      </ItemDialog>
      <ItemDialogs />
      <ReweighHost />
      <JsonLd data={breadcrumbs("/validation", "Biblical & Scientific Validation")} />
    </div>
  );
}
