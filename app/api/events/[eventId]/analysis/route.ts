import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";
import { getEventAnalysis as eventAnalysisOperation } from "@/lib/validation/operations";
import { getEventAnalysis } from "@/lib/validation/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(eventAnalysisOperation, {
    handle: ({ params }) => getEventAnalysis(params.eventId),
  }),
});
