import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { xmlResponse } from "@/lib/http/xml-response";
import { getSitemapIndex } from "@/lib/sitemaps/service";

export const dynamic = "force-static";

export const GET = () => xmlResponse(getSitemapIndex(), "application/xml", IMMUTABLE_TEXT);
