import { methods, route } from "@/lib/http/route";
import { CHECK_DEADLINE_MS, MAX_CHECK_BODY_BYTES } from "@/lib/quotation-check/constants";
import { checkBody, checkResponse } from "@/lib/quotation-check/schema";
import { checkQuotations } from "@/lib/quotation-check/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({
    body: checkBody,
    response: checkResponse,
    deadlineMs: CHECK_DEADLINE_MS,
    maxBodyBytes: MAX_CHECK_BODY_BYTES,
    handle: ({ body, request }) => checkQuotations(body.text, { from: request }),
  }),
});
