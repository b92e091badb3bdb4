import "server-only";
import type { ZodType, z } from "zod";
import { documentRoute } from "@/lib/http/document-route";
import type { Handler } from "@/lib/http/route";
import { site } from "@/lib/site/creator";
import { toNoticeSheet } from "./notice";
import { type HandoutQuery, handoutQuery } from "./schema";

/** The handler of a sheet: `make` makes it of what `params` reads of the path. */
export function sheetRoute<P extends ZodType>(
  params: P,
  make: (params: z.output<P>, query: HandoutQuery) => Promise<string>,
  cacheOf: (query: HandoutQuery) => string,
): Handler {
  return documentRoute({
    query: handoutQuery,
    params,
    make: (query, path) => make(path as z.output<P>, query),
    cache: cacheOf,
    toNotice: (notice) => toNoticeSheet(notice, site.title),
  });
}
