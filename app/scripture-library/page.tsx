import { InPreparation } from "@/components/common/in-preparation";
import { PageHeader } from "@/components/common/page-header";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata("/scripture-library");

export default function ScriptureLibraryPage() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Scripture Library">
        Organise verses in collections and keep AI-crafted poems, prayers and meditations on them.
      </PageHeader>
      <InPreparation>
        Collections are not open yet. They will be private to your browser, without an account, and
        yours to take away as a file.
      </InPreparation>
    </div>
  );
}
