import { methods, route } from "@/lib/http/route";
import { eventAnalysisResponse, eventParams } from "@/lib/validation/schema";
import { getEventAnalysis } from "@/lib/validation/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    params: eventParams,
    response: eventAnalysisResponse,
    handle: ({ params }) => getEventAnalysis(params.eventId),
  }),
});
