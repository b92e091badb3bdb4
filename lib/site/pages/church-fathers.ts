import "server-only";
import { churchFathers } from "@/lib/content/church-fathers";
import type { ChurchFather } from "@/lib/content/church-fathers/schema";
import { siteUrl } from "../creator";
import { fatherPath } from "../item-paths";
import type { SitePage } from "./site-page";

/** The page of a father among others. */
export const toFatherPage = ({ id, name }: ChurchFather): SitePage => ({
  path: fatherPath(id),
  title: name,
  kind: "Church father",
  parent: "/church-fathers",
  references: [],
});

/** The pages of all fathers, in their order. */
export const fatherPages = (): SitePage[] => churchFathers.map(toFatherPage);

const fatherUrl = ({ id }: ChurchFather) => `${siteUrl}${fatherPath(id)}`;
const author = (father: ChurchFather) => ({ "@id": fatherUrl(father) });

/** A father as schema.org's Person, known by the address of his page. */
export const personThing = (father: ChurchFather) => ({
  "@type": "Person",
  "@id": fatherUrl(father),
  name: father.name,
  alternateName: father.fullName,
  description: father.description,
  jobTitle: father.title,
  url: fatherUrl(father),
});

/** His works as schema.org's CreativeWorks. */
export const workThings = (father: ChurchFather) =>
  father.majorWorks.map(({ title, date, about }) => ({
    "@type": "CreativeWork",
    name: title,
    temporal: date,
    description: about,
    author: author(father),
  }));

/** His words as schema.org's Quotations, each at its place on his page. */
export const quotationThings = (father: ChurchFather) =>
  father.notableQuotes.map((quote) => ({
    "@type": "Quotation",
    text: quote.text,
    url: `${fatherUrl(father)}#${quote.id}`,
    creator: author(father),
    isBasedOn: { "@type": "CreativeWork", name: `${quote.work}, ${quote.section}` },
  }));
