import { InPreparation } from "@/components/common/in-preparation";
import { PageHeader } from "@/components/common/page-header";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata("/validation");

export default function ValidationPage() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Biblical & Scientific Validation">
        Where the Bible and the sciences meet: supporting, correlating and contradicting evidence.
      </PageHeader>
      <InPreparation>
        The cross references and findings are being compiled, together with the method by which
        every grade is made.
      </InPreparation>
    </div>
  );
}
