import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ItemPage } from "@/components/common/item-page";
import { KIND_LABELS } from "@/components/discoveries/discovery-kind";
import { discoverySections } from "@/components/discoveries/discovery-sections";
import { Objection } from "@/components/discoveries/objection";
import { DrawingOf } from "@/components/drawings/drawing-of";
import { Grade } from "@/components/evidence/grade";
import { GradesBoot } from "@/components/evidence/grades-boot";
import { ReweighHost } from "@/components/evidence/reweigh-host";
import { LinkedText } from "@/components/scripture/linked-text";
import { discoveries } from "@/lib/content/discoveries";
import type { Discovery } from "@/lib/content/discoveries/schema";
import { site, siteUrl } from "@/lib/site/creator";
import { discoveryPath } from "@/lib/site/item-paths";
import { itemMetadata } from "@/lib/site/metadata";
import { discoveryPages, nearestDiscoveryPages } from "@/lib/site/pages/discoveries";
import type { SitePage } from "@/lib/site/pages/site-page";
import { timelinePages } from "@/lib/site/pages/timelines";
import { relatedPages } from "@/lib/site/related-pages";
import { sharePictureOf } from "@/lib/site/share-images";
import { articleAbout } from "@/lib/site/structured-data";
import "@/components/discoveries/discovery.css";

// Made at the first request and kept.
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string }>;
}

const MAX_RELATED = 6;
const MIN_RELATED = 4;

async function read({ params }: Props): Promise<Discovery> {
  const { slug } = await params;
  return discoveries.find((one) => one.slug === slug) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, title, description } = await read(props);
  const path = discoveryPath(slug);
  return itemMetadata({
    path,
    title,
    description,
    image: sharePictureOf(path, title),
    embedded: path,
  });
}

export default async function DiscoveryPage(props: Props) {
  const discovery = await read(props);
  const { slug, title, category, location, year } = discovery;
  const path = discoveryPath(slug);
  const pages = discoveryPages();
  return (
    <div data-kind={category}>
      <GradesBoot />
      <ItemPage
        crumbs={[
          { name: "Discoveries", path: "/discover" },
          { name: title, path },
        ]}
        eyebrow={<span className="discovery-kind">{KIND_LABELS[category]}</span>}
        title={title}
        lead={
          <>
            <p>
              <LinkedText text={discovery.description} />
            </p>
            <p className="discovery-place">
              {location}
              <br />
              {year}
            </p>
          </>
        }
        facts={
          <>
            <Objection discovery={discovery} level="h2" />
            <Grade inputs={discovery.grading} label="Evidence" />
          </>
        }
        citation={`“${title}.” ${site.title}, Discoveries.`}
        sections={discoverySections(discovery)}
        related={findRelated(discovery, pages)}
        neighbors={pages}
        thing={toThing(discovery)}
      >
        <DrawingOf path={path} />
      </ItemPage>
      <ReweighHost />
    </div>
  );
}

/** Pages about the same passages, then what lies nearest. */
function findRelated(discovery: Discovery, pages: readonly SitePage[]): SitePage[] {
  const { slug, biblicalReferences } = discovery;
  const own = { path: discoveryPath(slug), references: biblicalReferences };
  const found = relatedPages(
    own,
    [...pages, ...Object.values(timelinePages()).flat()],
    MAX_RELATED,
  );
  const near = nearestDiscoveryPages(discovery, MIN_RELATED).filter(
    (page) => !found.some(({ path }) => path === page.path),
  );
  return [...found, ...near.slice(0, Math.max(0, MIN_RELATED - found.length))];
}

function toThing({ slug, title, description, location, coordinates, ...rest }: Discovery) {
  const { latitude, longitude } = coordinates;
  return {
    ...articleAbout({
      url: `${siteUrl}${discoveryPath(slug)}`,
      headline: title,
      description,
      image: `${siteUrl}${sharePictureOf(discoveryPath(slug), title).url}`,
    }),
    about: {
      "@type": "Place",
      name: location,
      geo: { "@type": "GeoCoordinates", latitude, longitude },
    },
    citation: rest.researchPapers.map(({ title: name, author, url }) => ({
      "@type": "CreativeWork",
      name,
      author,
      url,
    })),
  };
}
