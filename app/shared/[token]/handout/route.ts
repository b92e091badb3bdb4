import { sharedCollectionParams } from "@/lib/collections/schema";
import { getCollectionSheet } from "@/lib/handouts/service";
import { sheetRoute } from "@/lib/handouts/sheet-route";
import { methods } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // A link that is withdrawn ends at once.
  GET: sheetRoute(
    sharedCollectionParams,
    ({ token }, query) => getCollectionSheet(token, query),
    () => "no-store",
  ),
});
