import { InPreparation } from "@/components/common/in-preparation";
import { PageHeader } from "@/components/common/page-header";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata("/timelines");

export default function TimelinesPage() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Creation vs Evolution Timelines">
        Biblical events and evolutionary claims, side by side and through time.
      </PageHeader>
      <InPreparation>
        The timeline, the comparison of evidence and the creation week are being written, with every
        date that is uncertain marked as uncertain.
      </InPreparation>
    </div>
  );
}
