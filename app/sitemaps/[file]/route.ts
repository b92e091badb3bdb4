import { notFound } from "next/navigation";
import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { xmlResponse } from "@/lib/http/xml-response";
import { BUILT_SITEMAPS, getBuiltSitemap } from "@/lib/sitemaps/service";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () => BUILT_SITEMAPS.map((file) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const sitemap = getBuiltSitemap((await params).file);
  return sitemap === null ? notFound() : xmlResponse(sitemap, "application/xml", IMMUTABLE_TEXT);
}
