import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { IntentLink } from "@/components/layout/intent-link";
import { VERDICT_LABELS, VERDICT_MEANINGS, VERDICTS } from "@/lib/quotation-check/constants";
import { siteUrl } from "@/lib/site/creator";
import { pageMetadata, routeWords } from "@/lib/site/metadata";
import { breadcrumbTrail } from "@/lib/site/structured-data";
import { CheckForm } from "./_components/check-form";
import "./check.css";

const PATH = "/check";
export const metadata = pageMetadata(PATH);

const { title, description } = routeWords[PATH];

export default function CheckPage() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={title}>
        Paste a text, and every Bible reference and quotation in it is compared with the World
        English Bible and the King James Version, word by word.
      </PageHeader>
      <CheckForm />
      <section aria-labelledby="verdicts" className="check-legend">
        <h2 id="verdicts" className="section-title">
          What a quotation can be
        </h2>
        <dl>
          {VERDICTS.map((verdict) => (
            <div key={verdict}>
              <dt>
                <span className="check-badge" data-verdict={verdict}>
                  {VERDICT_LABELS[verdict]}
                </span>
              </dt>
              <dd>{VERDICT_MEANINGS[verdict]}</dd>
            </div>
          ))}
        </dl>
        <p>
          The same rules stand between the{" "}
          <IntentLink href="/chat" className="link">
            assistant
          </IntentLink>{" "}
          and its readers. Capitals, punctuation and verse numbers make no difference, and the name
          of God counts in both forms in which this site shows it. Other translations aren’t on this
          site: words found only in them are reported as such, never as wrong.
        </p>
      </section>
      <JsonLd data={structuredData()} />
    </div>
  );
}

/** The page as schema.org's WebApplication. */
function structuredData() {
  return {
    "@graph": [
      breadcrumbTrail([{ name: title, path: PATH }]),
      {
        "@type": "WebApplication",
        "@id": `${siteUrl}${PATH}#application`,
        url: `${siteUrl}${PATH}`,
        name: title,
        description,
        applicationCategory: "ReferenceApplication",
        operatingSystem: "Any",
        isAccessibleForFree: true,
        inLanguage: "en",
      },
    ],
  };
}
