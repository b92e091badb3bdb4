import { InPreparation } from "@/components/common/in-preparation";
import { PageHeader } from "@/components/common/page-header";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata("/church-fathers");

export default function ChurchFathersPage() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Early Church Fathers">
        Foundational theologians and biblical scholars who shaped Christian doctrine and
        interpretation
      </PageHeader>
      <InPreparation>
        Six profiles are being written, every quotation with its work, section and translation.
      </InPreparation>
    </div>
  );
}
