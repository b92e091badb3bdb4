import { textCache } from "@/lib/bible/text-cache";
import { handoutParams } from "@/lib/handouts/schema";
import { getAnswerSheet } from "@/lib/handouts/service";
import { sheetRoute } from "@/lib/handouts/sheet-route";
import { methods } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: sheetRoute(
    handoutParams,
    ({ slug }, query) => getAnswerSheet(slug, query),
    ({ translation }) => textCache(translation),
  ),
});
