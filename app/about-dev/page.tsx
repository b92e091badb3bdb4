import { InPreparation } from "@/components/common/in-preparation";
import { PageHeader } from "@/components/common/page-header";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata("/about-dev");

export default function AboutDevPage() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Creator Profile">The person behind this site.</PageHeader>
      <InPreparation>
        The creator has not stated anything here yet, and nothing is invented in the meantime.
      </InPreparation>
    </div>
  );
}
