import { InPreparation } from "@/components/common/in-preparation";
import { PageHeader } from "@/components/common/page-header";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata("/discover");

export default function DiscoverPage() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Discoveries">
        Archaeological discoveries and claims, with their sources and their critics.
      </PageHeader>
      <InPreparation>
        Eighteen discoveries are being written up, each with its evidence, the objections to it and
        the publications to check.
      </InPreparation>
    </div>
  );
}
