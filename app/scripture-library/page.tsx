import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { ServerData } from "@/components/common/server-data";
import { pageMetadata } from "@/lib/site/metadata";
import { breadcrumbs } from "@/lib/site/structured-data";
import { Library } from "./_components/library";
import "./library.css";

export const metadata = pageMetadata("/scripture-library");

export default function ScriptureLibraryPage() {
  return (
    <ServerData>
      <div className="library mx-auto max-w-4xl">
        <PageHeader title="Scripture Library">
          Gather verses in collections of your own, and turn them into AI-crafted poems, prayers and
          meditations. What you make stays private to this browser unless you share it.
        </PageHeader>
        <Library />
        <JsonLd data={breadcrumbs("/scripture-library", "Scripture Library")} />
      </div>
    </ServerData>
  );
}
