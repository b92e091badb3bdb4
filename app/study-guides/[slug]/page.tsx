import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ItemPage } from "@/components/common/item-page";
import type { ItemSection } from "@/components/common/item-section";
import { SourceList } from "@/components/common/source-list";
import { DrawingOf } from "@/components/drawings/drawing-of";
import { guideSections } from "@/components/study-guides/guide-sections";
import { chatHref } from "@/lib/chat/chat-link";
import { studyGuides } from "@/lib/content/study-guides";
import type { StudyGuide } from "@/lib/content/study-guides/schema";
import { handoutPath } from "@/lib/handouts/constants";
import { site } from "@/lib/site/creator";
import { guidePath } from "@/lib/site/item-paths";
import { itemMetadata } from "@/lib/site/metadata";
import { discoveryPages } from "@/lib/site/pages/discoveries";
import { relatedToGuide } from "@/lib/site/pages/related-answers";
import { guidePages, guideThing, toGuidePage } from "@/lib/site/pages/study-guides";
import { relatedPages } from "@/lib/site/related-pages";
import { sharePictureOf } from "@/lib/site/share-images";
import "@/components/study-guides/guide.css";

// Made at the first request and kept.
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string }>;
}

const MAX_DISCOVERIES = 2;

async function read({ params }: Props): Promise<StudyGuide> {
  const { slug } = await params;
  return studyGuides.find(({ id }) => id === slug) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, title, summary } = await read(props);
  const path = guidePath(id);
  return itemMetadata({
    path,
    title: `${title}: Study Guide`,
    description: summary,
    image: sharePictureOf(path, title),
    embedded: path,
  });
}

/** A guide for an hour of study, whole and open. */
export default async function GuidePage(props: Props) {
  const guide = await read(props);
  const { id, title, summary } = guide;
  return (
    <ItemPage
      crumbs={[
        { name: "Study Guides & FAQ", path: "/study-guides" },
        { name: title, path: guidePath(id) },
      ]}
      eyebrow="Study guide"
      title={title}
      lead={<p>{summary}</p>}
      facts={
        <p className="no-print">
          <a href={chatHref(`What does the Bible say about ${title}?`)} className="link">
            Ask the assistant about this
          </a>
          {" · "}
          <a href={handoutPath(guidePath(id))} className="link">
            Handout for a group
          </a>
        </p>
      }
      citation={`“${title}.” ${site.title}, Study Guides.`}
      sections={[...guideSections(guide), toSources(guide)].map((section) => ({
        ...section,
        body: <div className="prose guide">{section.body}</div>,
      }))}
      related={findRelated(guide)}
      neighbors={guidePages()}
      thing={guideThing(guide)}
    >
      <DrawingOf path={guidePath(id)} />
    </ItemPage>
  );
}

const toSources = ({ sources }: StudyGuide): ItemSection => ({
  id: "sources",
  title: "Sources",
  body: <SourceList sources={sources} />,
});

function findRelated(guide: StudyGuide) {
  const { questions, fathers } = relatedToGuide(guide);
  const finds = relatedPages(toGuidePage(guide), discoveryPages(), MAX_DISCOVERIES);
  return [...questions, ...finds, ...fathers];
}
