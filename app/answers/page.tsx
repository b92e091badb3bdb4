import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { WordsFilter } from "@/components/common/words-filter";
import { siteUrl } from "@/lib/site/creator";
import { pageMetadata } from "@/lib/site/metadata";
import { answerSections } from "@/lib/site/pages/answers";
import { breadcrumbs } from "@/lib/site/structured-data";
import { QuestionList } from "./_components/question-list";
import "./answers.css";

export const metadata = pageMetadata("/answers");

const TITLE = "Questions and Answers";

/** A section's name as a fragment: "faith-basics". */
const toAnchor = (section: string) => section.toLowerCase().replaceAll(/[^a-z]+/g, "-");

export default function AnswersPage() {
  const sections = answerSections();
  const total = sections.reduce((sum, { pages }) => sum + pages.length, 0);
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title={TITLE}>
        {total} questions people ask about the Bible, faith and life. Each has a direct answer, the
        passages it rests on, how Christians differ and what critics say.
      </PageHeader>
      <WordsFilter listId="questions" total={total} question="li">
        <p>
          The{" "}
          <a href="/search" className="link">
            search
          </a>{" "}
          looks through all words of the site, and the{" "}
          <a href="/chat" className="link">
            assistant
          </a>{" "}
          takes any question. Whether a quotation is right says the{" "}
          <a href="/check" className="link">
            check of a text
          </a>
          .
        </p>
      </WordsFilter>
      <nav aria-label="Sections" className="no-print mt-4 mb-10">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
          {sections.map(({ section, pages }) => (
            <li key={section}>
              <a href={`#${toAnchor(section)}`} className="link inline-flex min-h-6 items-center">
                {section}
              </a>{" "}
              <span className="text-sm text-muted-foreground">{pages.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      <div id="questions">
        {sections.map(({ section, pages }) => (
          <section
            key={section}
            data-filter-section
            aria-labelledby={toAnchor(section)}
            className="mb-10"
          >
            <h2 id={toAnchor(section)} className="section-title">
              {section}
            </h2>
            <QuestionList questions={pages.map(({ path, title }) => [path, title] as const)} />
          </section>
        ))}
      </div>
      <JsonLd data={structuredData(sections)} />
    </div>
  );
}

/** The questions by their addresses, as a collection. */
function structuredData(sections: ReturnType<typeof answerSections>) {
  const pages = sections.flatMap((section) => section.pages);
  return {
    "@graph": [
      breadcrumbs("/answers", TITLE),
      {
        "@type": "CollectionPage",
        name: TITLE,
        url: `${siteUrl}/answers`,
        inLanguage: "en",
        mainEntity: {
          "@type": "ItemList",
          numberOfItems: pages.length,
          itemListElement: pages.map(({ path }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            url: `${siteUrl}${path}`,
          })),
        },
      },
    ],
  };
}
