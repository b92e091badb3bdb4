import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ItemPage } from "@/components/common/item-page";
import type { ItemSection } from "@/components/common/item-section";
import { SourceList } from "@/components/common/source-list";
import { DrawingOf } from "@/components/drawings/drawing-of";
import { IntentLink } from "@/components/layout/intent-link";
import { LinkedParagraphs, LinkedText } from "@/components/scripture/linked-text";
import { PrintedPassage } from "@/components/scripture/printed-passage";
import { getPrintedPassages } from "@/lib/bible/printed-passages";
import type { VersePart } from "@/lib/bible/verse-part";
import { chatHref } from "@/lib/chat/chat-link";
import { handoutPath } from "@/lib/handouts/constants";
import { site, siteUrl } from "@/lib/site/creator";
import { answerPath } from "@/lib/site/item-paths";
import { itemMetadata } from "@/lib/site/metadata";
import { type AnsweredQuestion, getAnsweredQuestions } from "@/lib/site/pages/answers";
import { relatedToAnswer } from "@/lib/site/pages/related-answers";
import type { SitePage } from "@/lib/site/pages/site-page";
import { sharePictureOf } from "@/lib/site/share-images";
import { publisher } from "@/lib/site/structured-data";
import { HelpLines } from "./_components/help-lines";
import "../answers.css";

// Made at the first request and kept.
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string }>;
}

async function read({ params }: Props): Promise<AnsweredQuestion> {
  const { slug } = await params;
  return getAnsweredQuestions().get(slug) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, question, answer } = await read(props);
  const path = answerPath(id);
  return itemMetadata({
    path,
    title: question,
    description: answer.replaceAll("\n\n", " "),
    image: sharePictureOf(path, question),
    embedded: path,
  });
}

/** One question: the answer, what it rests on, who sees it otherwise, and what is asked next. */
export default async function AnswerPage(props: Props) {
  const answered = await read(props);
  const { id, question, answer, section, helplines, passages } = answered;
  const printed = await getPrintedPassages(passages.map(({ reference }) => reference));
  const { questions, guides, fathers } = relatedToAnswer(answered);
  return (
    <div className="answer-page">
      <ItemPage
        crumbs={[
          { name: "Questions and Answers", path: "/answers" },
          { name: question, path: answerPath(id) },
        ]}
        eyebrow={section}
        title={question}
        lead={
          <>
            <HelpLines ids={helplines} />
            <LinkedParagraphs text={answer} />
          </>
        }
        facts={
          <p className="no-print">
            <a href={chatHref(question)} className="link">
              Ask the assistant about this
            </a>
            {passages.length > 0 && (
              <>
                {" · "}
                <a href={handoutPath(answerPath(id))} className="link">
                  Handout for a group
                </a>
              </>
            )}
          </p>
        }
        citation={`“${question}” ${site.title}, Questions and Answers.`}
        sections={toSections(answered, printed, questions)}
        related={[...guides, ...fathers]}
        neighbors={[]}
        thing={toThing(answered)}
      >
        <DrawingOf path={answerPath(id)} />
      </ItemPage>
    </div>
  );
}

function toSections(
  { passages, christianViews, critics, sources }: AnsweredQuestion,
  printed: readonly VersePart[][],
  next: readonly SitePage[],
): ItemSection[] {
  const sections: ItemSection[] = [];
  const add = (id: string, title: string, body: ItemSection["body"]) =>
    sections.push({ id, title, body });
  if (passages.length > 0) {
    add("passages", "What the Bible says", <Passages passages={passages} printed={printed} />);
  }
  if (christianViews) add("views", "How Christians differ", <Words text={christianViews} />);
  if (critics) add("critics", "What critics say", <Words text={critics} />);
  if (sources.length > 0) {
    const list = (
      <div className="prose">
        <SourceList sources={sources} />
      </div>
    );
    add("sources", "Sources", list);
  }
  if (next.length > 0) add("next", "Asked next", <Next pages={next} />);
  return sections;
}

function Words({ text }: { text: string }) {
  return (
    <div className="prose">
      <LinkedParagraphs text={text} />
    </div>
  );
}

/** What the answer rests on, printed from the Bible, each with what it adds. */
function Passages({
  passages,
  printed,
}: Pick<AnsweredQuestion, "passages"> & { printed: readonly VersePart[][] }) {
  return passages.map(({ reference, why }, index) => (
    <div key={reference} className="answer-passage">
      {why && (
        <p>
          <LinkedText text={why} />
        </p>
      )}
      {printed[index]?.map((passage) => (
        <PrintedPassage key={passage.osis} passage={passage} />
      ))}
    </div>
  ));
}

function Next({ pages }: { pages: readonly SitePage[] }) {
  return (
    <ul className="asked-next">
      {pages.map(({ path, title }) => (
        <li key={path}>
          <IntentLink href={path} className="link">
            {title}
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}

function toThing({ id, question, answer }: AnsweredQuestion) {
  const url = `${siteUrl}${answerPath(id)}`;
  return {
    "@type": "QAPage",
    "@id": url,
    url,
    inLanguage: "en",
    mainEntity: {
      "@type": "Question",
      name: question,
      text: question,
      answerCount: 1,
      author: publisher,
      acceptedAnswer: { "@type": "Answer", text: answer, url, author: publisher },
    },
  };
}
