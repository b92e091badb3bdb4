import type { MetadataRoute } from "next";
import { siteUrl } from "@/lib/site/creator";

/** Pages may be indexed; the calls behind them are not pages. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
