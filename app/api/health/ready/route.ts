import { checkReadiness } from "@/lib/health/service";
import { methods, route } from "@/lib/http/route";

/** 200 only when visitors should be sent here; 503 otherwise. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ handle: checkReadiness }),
});
