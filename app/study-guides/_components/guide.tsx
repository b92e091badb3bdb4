import { Fragment } from "react";
import { CiteActions } from "@/components/common/cite-actions";
import { ItemDetails } from "@/components/common/item-details";
import { PrintButton } from "@/components/common/print-button";
import { SourceNames } from "@/components/common/source-list";
import { guideSections } from "@/components/study-guides/guide-sections";
import { chatHref } from "@/lib/chat/chat-link";
import type { StudyGuide } from "@/lib/content/study-guides/schema";
import { site } from "@/lib/site/creator";
import { guidePath } from "@/lib/site/item-paths";

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
        {guideSections(guide).map(({ id, title, body }) => (
          <Fragment key={id}>
            <h4>{title}</h4>
            {body}
          </Fragment>
        ))}
        <p>
          <a href={chatHref(`What does the Bible say about ${guide.title}?`)}>
            Ask the assistant about this
          </a>
        </p>
        <div className="sources">
          <h4>Sources</h4>
          <SourceNames
            page={guidePath(guide.id)}
            sources={guide.sources.map(({ author, title, year }) => ({ author, title, year }))}
          />
        </div>
      </div>
      <div className="item-actions">
        <CiteActions
          anchor={guide.id}
          name={guide.title}
          citation={`“${guide.title}.” ${site.title}, Study Guides.`}
          page={guidePath(guide.id)}
        />
        <PrintButton name={guide.title} />
      </div>
    </ItemDetails>
  );
}
