import type { MetadataRoute } from "next";
import { siteUrl } from "@/lib/site/creator";
import { ROUTES } from "@/lib/site/navigation";

/**
 * Every public page. No dates: they would have to be true, and a rebuild alone changes nothing a
 * reader sees.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return ROUTES.map((route) => ({ url: `${siteUrl}${route}` }));
}
