import { methods, route } from "@/lib/http/route";
import { feedParams } from "@/lib/reading-plans/reminders/schema";
import { feedAnswer } from "@/lib/reading-plans/reminders/service";
import { reading } from "@/lib/workspaces/data";

// A calendar that asks has no cookie: the token of the address is all it needs.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    params: feedParams,
    handle: ({ params: { token }, request }) => feedAnswer(reading(), token, request),
  }),
});
