import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ItemPage } from "@/components/common/item-page";
import { GradesBoot } from "@/components/evidence/grades-boot";
import { ReweighHost } from "@/components/evidence/reweigh-host";
import { citationOf } from "@/components/timelines/citation";
import { siteUrl } from "@/lib/site/creator";
import { timelinePath } from "@/lib/site/item-paths";
import { itemMetadata } from "@/lib/site/metadata";
import { discoveryPages } from "@/lib/site/pages/discoveries";
import { timelinePages } from "@/lib/site/pages/timelines";
import { relatedPages } from "@/lib/site/related-pages";
import { sharePictureOf } from "@/lib/site/share-images";
import { articleAbout } from "@/lib/site/structured-data";
import { findTimelineView, type TimelineView } from "./_components/timeline-views";
import "@/components/timelines/timeline-words.css";

// Made at the first request and kept.
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string }>;
}

const MAX_RELATED = 6;

const find = (slug: string): TimelineView => findTimelineView(slug) ?? notFound();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const { pageTitle, description } = find(slug);
  const path = timelinePath(slug);
  const image = sharePictureOf(path, pageTitle);
  return itemMetadata({ path, title: pageTitle, description, image, embedded: path });
}

export default async function TimelinePage({ params }: Props) {
  const { slug } = await params;
  const view = find(slug);
  const { title, references } = view;
  const path = timelinePath(slug);
  const pages = timelinePages();
  return (
    <>
      <GradesBoot />
      <ItemPage
        crumbs={[
          { name: "Timelines", path: "/timelines" },
          { name: title, path },
        ]}
        eyebrow={view.eyebrow}
        title={title}
        lead={view.lead}
        facts={view.facts}
        citation={citationOf(title)}
        sections={view.sections}
        related={relatedPages(
          { path, references },
          [...Object.values(pages).flat(), ...discoveryPages()],
          MAX_RELATED,
        )}
        neighbors={pages[view.list]}
        thing={toThing(path, view)}
      />
      <ReweighHost />
    </>
  );
}

// No schema.org Event: that wants a day of the calendar, and these dates are years, most of them
// before Christ.
function toThing(path: string, { pageTitle, description, title, when }: TimelineView) {
  return {
    ...articleAbout({
      url: `${siteUrl}${path}`,
      headline: pageTitle,
      description,
      image: `${siteUrl}${sharePictureOf(path, pageTitle).url}`,
    }),
    about: { "@type": "Thing", name: title },
    temporalCoverage: when,
  };
}
