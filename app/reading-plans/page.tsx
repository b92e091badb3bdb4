import { InPreparation } from "@/components/common/in-preparation";
import { PageHeader } from "@/components/common/page-header";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata("/reading-plans");

export default function ReadingPlansPage() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Reading Plans">
        Read the Bible day by day, at a pace that forgives missed days.
      </PageHeader>
      <InPreparation>
        Six plans are being prepared, from three weeks in Genesis to the whole Bible in a year.
      </InPreparation>
    </div>
  );
}
