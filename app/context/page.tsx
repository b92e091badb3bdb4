import { InPreparation } from "@/components/common/in-preparation";
import { PageHeader } from "@/components/common/page-header";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata("/context");

export default function ContextPage() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Biblical Context Generator">
        Historical, cultural and geographical background of a verse, topic, period or site.
      </PageHeader>
      <InPreparation>
        The generator is not open yet. It will mark what is fact, what is inference and what is
        application.
      </InPreparation>
    </div>
  );
}
