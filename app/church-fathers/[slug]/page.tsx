import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { fatherSections } from "@/components/church-fathers/father-sections";
import { ItemPage } from "@/components/common/item-page";
import { churchFathers } from "@/lib/content/church-fathers";
import type { ChurchFather } from "@/lib/content/church-fathers/schema";
import { site, siteUrl } from "@/lib/site/creator";
import { fatherPath } from "@/lib/site/item-paths";
import { itemMetadata } from "@/lib/site/metadata";
import {
  fatherPages,
  personThing,
  quotationThings,
  workThings,
} from "@/lib/site/pages/church-fathers";
import { relatedToFather } from "@/lib/site/pages/related-answers";
import { sharePictureOf } from "@/lib/site/share-images";
import "@/components/church-fathers/father.css";

// Made at the first request and kept.
export const dynamic = "force-static";
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string }>;
}

async function read({ params }: Props): Promise<ChurchFather> {
  const { slug } = await params;
  return churchFathers.find(({ id }) => id === slug) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, name, lifespan, description } = await read(props);
  const path = fatherPath(id);
  return itemMetadata({
    path,
    title: `${name} (${lifespan})`,
    description,
    image: sharePictureOf(path, name),
    embedded: path,
  });
}

/** A father's complete profile, one part after the other. */
export default async function FatherPage(props: Props) {
  const father = await read(props);
  const { id, name, title, lifespan, location, description, keyContributions } = father;
  const { questions, guides } = relatedToFather(father);
  const contributions = (
    <ul>
      {keyContributions.map((contribution) => (
        <li key={contribution}>{contribution}</li>
      ))}
    </ul>
  );
  return (
    <ItemPage
      crumbs={[
        { name: "Early Church Fathers", path: "/church-fathers" },
        { name, path: fatherPath(id) },
      ]}
      eyebrow="Church Father"
      title={name}
      lead={
        <>
          <p>{description}</p>
          <p className="text-[0.9375rem]">
            {title}
            <br />
            {lifespan} · {location}
          </p>
        </>
      }
      citation={`“${name}.” ${site.title}, Early Church Fathers.`}
      sections={[
        { id: "contributions", title: "Key Contributions", body: contributions },
        ...fatherSections(father),
      ].map((section) => ({ ...section, body: <div className="prose">{section.body}</div> }))}
      related={[...guides, ...questions]}
      neighbors={fatherPages()}
      thing={toThing(father)}
    />
  );
}

/** The page of a person, with his own words on it and the works it tells of. */
const toThing = (father: ChurchFather) => ({
  "@type": "ProfilePage",
  url: `${siteUrl}${fatherPath(father.id)}`,
  inLanguage: "en",
  mainEntity: personThing(father),
  hasPart: quotationThings(father),
  mentions: workThings(father),
});
