import { CiteActions } from "@/components/common/cite-actions";
import type { ItemSection } from "@/components/common/item-section";
import { SourceLine } from "@/components/common/source-list";
import { LinkedList, LinkedParagraphs, LinkedText } from "@/components/scripture/linked-text";
import type { ChurchFather, PatristicQuote } from "@/lib/content/church-fathers/schema";
import { site } from "@/lib/site/creator";

/** A father's whole profile, part by part; the bodies stand in a `.prose`. */
export function fatherSections(father: ChurchFather): ItemSection[] {
  return [
    { id: "facts", title: "Quick Facts", body: <Facts father={father} /> },
    {
      id: "context",
      title: "Historical Context",
      body: <LinkedParagraphs text={father.historicalContext} />,
    },
    ...(father.controversies
      ? [
          {
            id: "controversies",
            title: "Theological Controversies",
            body: <LinkedList items={father.controversies} />,
          },
        ]
      : []),
    { id: "works", title: "Major Works and Writings", body: <Works father={father} /> },
    {
      id: "theology",
      title: "Theological Focus Areas",
      body: <LinkedList items={father.theologicalFocus} />,
    },
    {
      id: "quotes",
      title: "Notable Quotes",
      body: father.notableQuotes.map((quote) => (
        <Quotation key={quote.id} quote={quote} father={father} />
      )),
    },
    {
      id: "legacy",
      title: "Historical Legacy and Impact",
      body: <LinkedParagraphs text={father.legacy} />,
    },
    {
      id: "sources",
      title: "Read him in his own words",
      body: (
        <ul>
          {father.sources.map((source) => (
            <li key={source}>
              <SourceLine line={source} />
            </li>
          ))}
        </ul>
      ),
    },
  ];
}

function Facts({ father }: { father: ChurchFather }) {
  return (
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
  );
}

function Works({ father }: { father: ChurchFather }) {
  return (
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
  );
}

/** His words, letter for letter, with where they stand and who put them into English. */
function Quotation({ quote, father }: { quote: PatristicQuote; father: ChurchFather }) {
  return (
    <figure id={quote.id} className="quotation">
      <blockquote>“{quote.text}”</blockquote>
      <figcaption>
        {quote.work}, {quote.section}. <SourceLine line={`${quote.translation}.`} />
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
