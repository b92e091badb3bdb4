import { site, siteUrl } from "./creator";
import type { Route } from "./navigation";

/** Home and this page, as schema.org's BreadcrumbList. */
export function breadcrumbs(route: Route, name: string) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: site.title, item: `${siteUrl}/` },
      { "@type": "ListItem", position: 2, name, item: `${siteUrl}${route}` },
    ],
  };
}

/** A step of the way to a page: its name and its path. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way from home to a page below a route, the page itself last, as a BreadcrumbList. */
export function breadcrumbTrail(crumbs: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: site.title, path: "/" }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

/** Who publishes all of it, as schema.org's Organization. */
export const publisher = { "@type": "Organization", name: site.title, url: `${siteUrl}/` };

/** An editorial page as schema.org's Article, but for what is particular to its kind. */
export function articleAbout({
  url,
  headline,
  description,
  image,
}: {
  /** Absolute, as `image` is. */
  url: string;
  headline: string;
  description: string;
  image: string;
}) {
  return {
    "@type": "Article",
    "@id": url,
    url,
    mainEntityOfPage: url,
    headline,
    description,
    image,
    inLanguage: "en",
    author: publisher,
    publisher,
  };
}
