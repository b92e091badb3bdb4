import { ONE_DAY } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";
import { keptStudiesResponse } from "@/lib/offline/schema";
import { listStudies } from "@/lib/offline/studies";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    response: keptStudiesResponse,
    cache: ONE_DAY,
    handle: async () => listStudies(),
  }),
});
