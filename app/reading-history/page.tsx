import { InPreparation } from "@/components/common/in-preparation";
import { PageHeader } from "@/components/common/page-header";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata("/reading-history");

export default function ReadingHistoryPage() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Reading History">What you have read, kept privately.</PageHeader>
      <InPreparation>No reading is recorded yet.</InPreparation>
    </div>
  );
}
