import { collectionVersesQuery, sharedCollectionParams } from "@/lib/collections/schema";
import { toNoticeSheet } from "@/lib/handouts/notice";
import { getSharedPage } from "@/lib/handouts/shared-page";
import { documentRoute } from "@/lib/http/document-route";
import { methods } from "@/lib/http/route";
import { site } from "@/lib/site/creator";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: documentRoute({
    query: collectionVersesQuery,
    params: sharedCollectionParams,
    make: (query, { token }) => getSharedPage(token, query),
    // A link that is withdrawn ends at once.
    cache: () => "no-store",
    toNotice: (notice) => toNoticeSheet(notice, site.title),
  }),
});
