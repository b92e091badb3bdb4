import { CiteActions } from "@/components/common/cite-actions";
import { ItemDetails } from "@/components/common/item-details";
import { PrintButton } from "@/components/common/print-button";
import { SourceList } from "@/components/common/source-list";
import { LinkedList, LinkedPairs, LinkedParagraphs } from "@/components/scripture/linked-text";
import { ReferenceList } from "@/components/scripture/reference-list";
import { chatHref } from "@/lib/chat/chat-link";
import type { StudyGuide } from "@/lib/content/study-guides/schema";
import { site } from "@/lib/site/creator";
import { GuideSections } from "./guide-sections";
import { GuideTables } from "./guide-tables";

/** One guide, closed to its title and a sentence. */
export function Guide({ guide, number }: { guide: StudyGuide; number: number }) {
  return (
    <ItemDetails
      anchor={guide.id}
      group="guides"
      summary={
        <>
          <span className="item-number" aria-hidden="true">
            {number}
          </span>
          <span>
            <h3>{guide.title}</h3>
            <span className="item-sentence">{guide.summary}</span>
          </span>
        </>
      }
    >
      <div className="prose guide">
        <h4>Key verses</h4>
        <ReferenceList references={guide.keyVerses} />
        <h4>Overview</h4>
        <LinkedParagraphs text={guide.overview} />
        <GuideTables guide={guide} />
        <GuideSections guide={guide} />
        <h4>Questions for discussion</h4>
        <LinkedList ordered items={guide.discussionQuestions} />
        <h4>An hour together</h4>
        <LinkedPairs
          className="session"
          pairs={guide.sessionPlan.map(({ minutes, step }) => [`${minutes} min`, step] as const)}
        />
        <p>
          <a href={chatHref(`What does the Bible say about ${guide.title}?`)}>
            Ask the assistant about this
          </a>
        </p>
        <div className="sources">
          <h4>Sources</h4>
          <SourceList sources={guide.sources} />
        </div>
      </div>
      <div className="item-actions">
        <CiteActions
          anchor={guide.id}
          name={guide.title}
          citation={`“${guide.title}.” ${site.title}, Study Guides.`}
        />
        <PrintButton name={guide.title} />
      </div>
    </ItemDetails>
  );
}
