import { InPreparation } from "@/components/common/in-preparation";
import { PageHeader } from "@/components/common/page-header";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata("/study-guides");

export default function StudyGuidesPage() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Study Guides & FAQ">
        Guides for an hour of study, alone or in a group, and answers to common questions.
      </PageHeader>
      <InPreparation>
        Ten guides and the questions with their answers are being written, each with the verses it
        rests on.
      </InPreparation>
    </div>
  );
}
