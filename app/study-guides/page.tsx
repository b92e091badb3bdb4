import { CopyHost } from "@/components/common/copy-host";
import { ItemDetailsBoot } from "@/components/common/item-details-boot";
import { ItemDetailsHost } from "@/components/common/item-details-host";
import { JsonLd } from "@/components/common/json-ld";
import { PageHeader } from "@/components/common/page-header";
import { WordsFilter } from "@/components/common/words-filter";
import { IntentLink } from "@/components/layout/intent-link";
import { ScrollToTop } from "@/components/layout/scroll-to-top";
import { faqItems } from "@/lib/content/faq";
import { FAQ_SECTIONS } from "@/lib/content/faq/schema";
import { studyGuides } from "@/lib/content/study-guides";
import type { StudyGuide } from "@/lib/content/study-guides/schema";
import { siteUrl } from "@/lib/site/creator";
import { answerPath, wordsPath } from "@/lib/site/item-paths";
import { pageMetadata } from "@/lib/site/metadata";
import { getAnsweredQuestions } from "@/lib/site/pages/answers";
import { guideThing } from "@/lib/site/pages/study-guides";
import { breadcrumbs } from "@/lib/site/structured-data";

import { FaqQuestion } from "./_components/faq-question";
import { Guide } from "./_components/guide";
import "@/components/study-guides/guide.css";

export const metadata = pageMetadata("/study-guides");

export default function StudyGuidesPage() {
  return (
    <div className="mx-auto max-w-4xl">
      <ItemDetailsBoot />
      <PageHeader title="Study Guides & FAQ">
        Guides for an hour of study, alone or in a group, and answers to common questions. They read
        Genesis as about 6,000 years of history, say so, and set the other views beside it.
      </PageHeader>
      <nav aria-label="On this page" className="mb-10 flex gap-6 text-[0.9375rem]">
        <a href="#guides" className="link">
          {studyGuides.length} study guides
        </a>
        <a href="#faq" className="link">
          {faqItems.length} questions and answers
        </a>
      </nav>

      <section aria-labelledby="guides">
        <h2 id="guides" className="section-title">
          Study Guides
        </h2>
        <div className="item-list">
          {studyGuides.map((guide, index) => (
            <Guide key={guide.id} guide={guide} number={index + 1} />
          ))}
        </div>
      </section>

      <section aria-labelledby="faq" className="mt-16">
        <h2 id="faq" className="section-title">
          Frequently Asked Questions
        </h2>
        <WordsFilter listId="faq-list" total={faqItems.length} question="details" />
        <div id="faq-list">
          {FAQ_SECTIONS.map((section) => (
            <div key={section} data-filter-section className="mt-8">
              <h3 className="eyebrow mb-3">{section}</h3>
              <div className="item-list">
                {faqItems
                  .filter((item) => item.section === section)
                  .map((item) => (
                    <FaqQuestion key={item.id} item={item} />
                  ))}
              </div>
            </div>
          ))}
        </div>
        <p className="no-print mt-8">
          <IntentLink href="/answers" className="link">
            All {getAnsweredQuestions().size} questions and answers
          </IntentLink>{" "}
          ·{" "}
          <IntentLink href={wordsPath} className="link">
            Original words of the Bible
          </IntentLink>
        </p>
      </section>

      <ScrollToTop />
      <ItemDetailsHost />
      <CopyHost />
      <JsonLd data={structuredData()} />
    </div>
  );
}

/** An answer answers in its first sentence. */
const firstSentence = (answer: string) => /^.*?[.!?](?=\s|$)/s.exec(answer)?.[0] ?? answer;

/** A guide among others; which page is about it alone, that page says. */
function listedThing(guide: StudyGuide) {
  const { mainEntityOfPage, ...listed } = guideThing(guide);
  return listed;
}

/** The guides as Articles, the questions as a FAQPage with the sentence that answers each. */
function structuredData() {
  return {
    "@graph": [
      breadcrumbs("/study-guides", "Study Guides & FAQ"),
      ...studyGuides.map(listedThing),
      {
        "@type": "FAQPage",
        mainEntity: faqItems.map((item) => ({
          "@type": "Question",
          name: item.question,
          url: `${siteUrl}${answerPath(item.id)}`,
          acceptedAnswer: { "@type": "Answer", text: firstSentence(item.answer) },
        })),
      },
    ],
  };
}
