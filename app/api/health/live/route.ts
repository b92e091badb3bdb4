import { methods, route } from "@/lib/http/route";

/** 200 as long as the process answers at all, whatever the database does. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ handle: async () => ({ status: "live" }) }),
});
