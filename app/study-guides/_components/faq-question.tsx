import { CiteActions } from "@/components/common/cite-actions";
import { ItemDetails } from "@/components/common/item-details";
import { SourceNames } from "@/components/common/source-list";
import { LinkedParagraphs } from "@/components/scripture/linked-text";
import { ReferenceLink } from "@/components/scripture/reference-link";
import { chatHref } from "@/lib/chat/chat-link";
import type { FaqItem } from "@/lib/content/faq/schema";
import { site } from "@/lib/site/creator";
import { answerPath } from "@/lib/site/item-paths";

/** One question, its answer and its verse. */
export function FaqQuestion({ item }: { item: FaqItem }) {
  return (
    <ItemDetails anchor={item.id} group="faq" summary={<h4>{item.question}</h4>}>
      <div className="prose">
        <LinkedParagraphs text={item.answer} />
        <p>
          <b>Verse:</b> <ReferenceLink reference={item.verse} />
        </p>
        <p>
          <a href={chatHref(item.question)}>Ask the assistant about this</a>
        </p>
        {item.sources.length > 0 && (
          <div className="sources">
            <h5>Sources</h5>
            <SourceNames
              page={answerPath(item.id)}
              sources={item.sources.map(({ author, title, year }) => ({ author, title, year }))}
            />
          </div>
        )}
      </div>
      <CiteActions
        anchor={item.id}
        name={item.question}
        citation={`“${item.question}” ${site.title}, Questions and Answers.`}
        page={answerPath(item.id)}
      />
    </ItemDetails>
  );
}
