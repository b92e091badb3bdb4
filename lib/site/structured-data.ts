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

/** An item's own address. */
export const itemUrl = (route: Route, anchor: string) => `${siteUrl}${route}#${anchor}`;

/** Who publishes all of it, as schema.org's Organization. */
export const publisher = { "@type": "Organization", name: site.title, url: `${siteUrl}/` };
