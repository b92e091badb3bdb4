import { CopyHost } from "@/components/common/copy-host";
import { ItemDialogs } from "@/components/common/item-dialogs";
import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { churchFathers } from "@/lib/content/church-fathers";
import { pageMetadata } from "@/lib/site/metadata";
import { personThing, quotationThings } from "@/lib/site/pages/church-fathers";
import { breadcrumbs } from "@/lib/site/structured-data";
import { FatherCard } from "./_components/father-card";
import "@/components/church-fathers/father.css";

export const metadata = pageMetadata("/church-fathers");

export default function ChurchFathersPage() {
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title="Early Church Fathers">
        Foundational theologians and biblical scholars who shaped Christian doctrine and
        interpretation
      </PageHeader>
      <p className="-mt-3 mb-8">
        <span className="level">{churchFathers.length} Church Fathers</span>
      </p>
      <div className="space-y-8">
        {churchFathers.map((father) => (
          <FatherCard key={father.id} father={father} />
        ))}
      </div>
      <ItemDialogs />
      <CopyHost />
      <JsonLd data={structuredData()} />
    </div>
  );
}

/** Each father as a Person, each quotation as a Quotation by him. */
function structuredData() {
  return {
    "@graph": [
      breadcrumbs("/church-fathers", "Early Church Fathers"),
      ...churchFathers.map(personThing),
      ...churchFathers.flatMap(quotationThings),
    ],
  };
}
