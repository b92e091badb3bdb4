import { IMMUTABLE_TEXT } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";
import { keptListParams, keptListResponse } from "@/lib/offline/schema";
import { getKeptList } from "@/lib/offline/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    params: keptListParams,
    response: keptListResponse,
    cache: IMMUTABLE_TEXT,
    // Made once per process, on a slow machine in seconds.
    deadlineMs: 10_000,
    handle: ({ params }) => getKeptList(params.translation),
  }),
});
