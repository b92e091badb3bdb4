import type { ReactNode } from "react";
import { CiteActions } from "@/components/common/cite-actions";
import { DialogTabs } from "@/components/common/dialog-tabs";
import { ItemDialog } from "@/components/common/item-dialog";
import { PrintButton } from "@/components/common/print-button";
import { LinkedList, LinkedParagraphs, LinkedText } from "@/components/scripture/linked-text";
import type { ChurchFather, PatristicQuote } from "@/lib/content/church-fathers/schema";
import { site } from "@/lib/site/creator";

const TABS = [
  { value: "overview", label: "Overview" },
  { value: "works", label: "Works" },
  { value: "theology", label: "Theology" },
  { value: "quotes", label: "Quotes" },
  { value: "legacy", label: "Legacy" },
];

/** A father's complete profile in five tabs. */
export function FatherDialog({ father }: { father: ChurchFather }) {
  return (
    <ItemDialog
      anchor={father.id}
      title={`${father.name} (${father.lifespan})`}
      description="Complete theological profile and historical context"
    >
      <DialogTabs
        anchor={father.id}
        label={father.name}
        tabs={TABS}
        panels={[
          <Overview key="overview" father={father} />,
          <Panel key="works" title="Major Works and Writings">
            <dl>
              {father.majorWorks.map(({ title, date, about }) => (
                <div key={title}>
                  <dt>
                    {title} <span className="work-date">({date})</span>
                  </dt>
                  <dd>
                    <LinkedText text={about} />
                  </dd>
                </div>
              ))}
            </dl>
          </Panel>,
          <Panel key="theology" title="Theological Focus Areas">
            <LinkedList items={father.theologicalFocus} />
          </Panel>,
          <Panel key="quotes" title="Notable Quotes">
            {father.notableQuotes.map((quote) => (
              <Quotation key={quote.id} quote={quote} father={father} />
            ))}
          </Panel>,
          <Panel key="legacy" title="Historical Legacy and Impact">
            <LinkedParagraphs text={father.legacy} />
            <div className="sources">
              <h4>Read him in his own words</h4>
              <LinkedList items={father.sources} />
            </div>
          </Panel>,
        ]}
      />
      <div className="item-actions mt-5 border-t pt-3">
        <CiteActions
          anchor={father.id}
          name={father.name}
          citation={`“${father.name}.” ${site.title}, Early Church Fathers.`}
        />
        <PrintButton name={father.name} />
      </div>
    </ItemDialog>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="prose">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function Overview({ father }: { father: ChurchFather }) {
  return (
    <div className="prose">
      <h3>Quick Facts</h3>
      <dl className="quick-facts">
        <div>
          <dt>Full name</dt>
          <dd>{father.fullName}</dd>
        </div>
        {Object.entries(father.quickFacts).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>Historical Context</h3>
      <LinkedParagraphs text={father.historicalContext} />
      {father.controversies && (
        <>
          <h3>Theological Controversies</h3>
          <LinkedList items={father.controversies} />
        </>
      )}
    </div>
  );
}

/** His words, letter for letter, with where they stand and who put them into English. */
function Quotation({ quote, father }: { quote: PatristicQuote; father: ChurchFather }) {
  return (
    <figure id={quote.id} className="quotation">
      <blockquote>“{quote.text}”</blockquote>
      <figcaption>
        {quote.work}, {quote.section}. {quote.translation}.
        {quote.note && (
          <>
            {" "}
            <LinkedText text={quote.note} />
          </>
        )}
      </figcaption>
      <CiteActions
        anchor={quote.id}
        name={`${father.name}, ${quote.work}`}
        citation={`${father.name}, ${quote.work}, ${quote.section}. ${quote.translation}. Quoted at ${site.title}.`}
      />
    </figure>
  );
}
