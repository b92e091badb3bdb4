import { InPreparation } from "@/components/common/in-preparation";
import { PageHeader } from "@/components/common/page-header";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata("/chat");

export default function ChatPage() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="AI Assistant">
        Ask about the Bible and get an answer in which every verse is printed from the Bible text
        itself.
      </PageHeader>
      <InPreparation>
        The assistant is not open yet. It will only ever show verses that stand in the Bible, with
        the sources of what it says beside them.
      </InPreparation>
    </div>
  );
}
